/** What the room sends beyond what every scene has. */
import type { Board, NoTarget, Piece, Scene, Target, TriominosData, TriominosTurn } from '../../lib/wire';

export type {
  TriominosData as RoomData,
  TriominosOffer as Offer,
  TriominosSeat as SeatData,
  TriominosTurn as Turn,
} from '../../lib/wire';

/** For pictures of single pieces, which have none. */
export const NOTHING: TriominosData = {
  kind: 'triominos',
  turn: -1,
  starter: -1,
  round: 1,
  goal: 0,
  counts: true,
  pool: 0,
  drawn: 0,
  draws: 0,
  paid: 0,
  stuck_cost: 0,
  stuck_total: 0,
  ended: '',
  lowest_gains: false,
  open: [],
  offers: {},
  misfits: {},
  turns: [],
  seats: [],
};

export function dataOf({ data }: Scene): TriominosData {
  return data?.kind === 'triominos' ? { ...NOTHING, ...data } : NOTHING;
}

/** Why a tile of mine does not go there. */
export function misfit(scene: Scene, piece: string, cell: string): NoTarget | undefined {
  return dataOf(scene).misfits[piece]?.find(({ cells }) => cells.includes(cell));
}

/** In how many places a tile goes, however it is turned there. */
export function placesOf(scene: Scene, piece: string): number {
  return new Set(
    (scene.targets ?? []).flatMap((target) => (target.piece === piece && target.cell ? [target.cell] : [])),
  ).size;
}

/** The tile as it will lie: turned as it has to be. */
export function placed(scene: Scene, target: Target, piece: Piece): Piece {
  const offer = dataOf(scene).offers[target.action];
  const cell = scene.boards[0]?.cells.find(({ id }) => id === target.cell);
  const { data } = piece;
  if (!offer || !cell || !data || !('numbers' in data)) return piece;
  return { ...piece, shape: cell.shape, data: { ...data, numbers: offer.numbers } };
}

/** Where each seat laid its last tile; the latest of them stands out most. */
export function recentOf(board: Board): Map<string, string> {
  const found = new Map<number | undefined, string>();
  let last = '';
  for (const { cell = '', state, data } of board.pieces ?? []) {
    found.set(data && 'numbers' in data ? data.seat : undefined, cell);
    if (state === 'last') last = cell;
  }
  return new Map([...found.values()].map((cell) => [cell, cell === last ? 'last' : 'recent']));
}

/** Turns in rows, one for each time round the table: by seat. */
export function rowsOf({
  turns,
  starter,
  seats,
}: Pick<TriominosData, 'turns' | 'starter' | 'seats'>): Map<number, TriominosTurn>[] {
  const rows: Map<number, TriominosTurn>[] = [];
  let before = Infinity;
  for (const turn of turns) {
    const place = (turn.seat - starter + seats.length) % seats.length;
    if (place <= before) rows.push(new Map());
    rows.at(-1)?.set(turn.seat, turn);
    before = place;
  }
  return rows;
}

/** The tiles of mine that go on a cell. */
export function fitting(scene: Scene, cell: string): Set<string> {
  return new Set((scene.targets ?? []).flatMap((target) => (target.cell === cell && target.piece) || []));
}

/** Tiles that have a place before those that have none, and what was just drawn before the rest of its kind. */
export function playableFirst(scene: Scene, fresh: ReadonlySet<string>): Piece[] {
  const rank = ({ id }: Piece) => (placesOf(scene, id) > 0 ? 0 : 2) + (fresh.has(id) ? 0 : 1);
  return [...(scene.tray ?? [])].sort((a, b) => rank(a) - rank(b));
}

/** Points do not say who won: none were counted, or the last round decided among those who had enough. */
export function wonOtherwise(scene: Scene): boolean {
  const most = Math.max(...(scene.scores ?? []).map(({ points }) => points));
  return !dataOf(scene).counts || (scene.winners ?? []).some((seat) => scene.scores?.[seat]?.points !== most);
}
