/** What the room sends beyond what every scene has: read with care, as it comes over the wire. */
import type { Board, NoTarget, Piece, Scene, Target, Words } from '../../lib/wire';

export interface Offer {
  numbers: number[];
  points: number;
  bonus?: string;
  words?: Words;
}

export interface Turn {
  seat: number;
  drawn: number;
  cost: number;
  points: number;
  /** The seat's points in this round after it. */
  total: number;
  tile?: string;
  gained?: number;
  bonus?: string;
  words?: Words;
}

export interface SeatData {
  tiles: number;
  /** In this round. */
  points: number;
  lot: string;
  rack: string[];
  sums: { kind: string; points: number; words: Words }[];
}

export interface RoomData {
  turn: number;
  starter: number;
  round: number;
  goal: number;
  /** Points are counted. */
  counts: boolean;
  pool: number;
  drawn: number;
  draws: number;
  /** For the tiles drawn in this turn. */
  paid: number;
  /** For laying nothing after all draws; 0 if that cannot happen in this turn. */
  stuck_cost: number;
  /** All draws of a turn and `stuck_cost`. */
  stuck_total: number;
  ended: string;
  /** In a blocked round the lowest rack gains; else everybody loses the own rack. */
  lowest_gains: boolean;
  offers: Record<string, Offer>;
  misfits: Record<string, NoTarget[]>;
  turns: Turn[];
  seats: SeatData[];
}

const NOTHING: RoomData = {
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
  offers: {},
  misfits: {},
  turns: [],
  seats: [],
};

export function dataOf(scene: Scene): RoomData {
  return { ...NOTHING, ...(scene.data as Partial<RoomData> | undefined) };
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
export function lying(scene: Scene, target: Target, piece: Piece): Piece {
  const offer = dataOf(scene).offers[target.action];
  const cell = scene.boards[0]?.cells.find(({ id }) => id === target.cell);
  return offer && cell ? { ...piece, shape: cell.shape, data: { ...piece.data, numbers: offer.numbers } } : piece;
}

/** Where each seat laid its last tile; the latest of them stands out most. */
export function recentOf(board: Board): Map<string, string> {
  const found = new Map<unknown, string>();
  let last = '';
  for (const { cell = '', state, data } of board.pieces ?? []) {
    found.set(data?.['seat'], cell);
    if (state === 'last') last = cell;
  }
  return new Map([...found.values()].map((cell) => [cell, cell === last ? 'last' : 'recent']));
}

/** Turns in rows, one for each time round the table: by seat. */
export function rowsOf({ turns, starter, seats }: Pick<RoomData, 'turns' | 'starter' | 'seats'>): Map<number, Turn>[] {
  const rows: Map<number, Turn>[] = [];
  let before = Infinity;
  for (const turn of turns) {
    const place = (turn.seat - starter + seats.length) % seats.length;
    if (place <= before) rows.push(new Map());
    rows.at(-1)?.set(turn.seat, turn);
    before = place;
  }
  return rows;
}

/** The seats in the order of play. */
export function orderOf({ starter, seats }: Pick<RoomData, 'starter' | 'seats'>): number[] {
  return seats.map((_, i) => (i + Math.max(0, starter)) % seats.length);
}

/** Points do not say who won: none were counted, or the last round decided among those who had enough. */
export function wonOtherwise(scene: Scene): boolean {
  const most = Math.max(...(scene.scores ?? []).map(({ points }) => points));
  return !dataOf(scene).counts || (scene.winners ?? []).some((seat) => scene.scores?.[seat]?.points !== most);
}
