/** What the room sends beyond what every scene has. */
import type { Board, Cell, Piece, Scene, SequenceCard, SequenceChip, SequenceData } from '../../lib/wire';

export type {
  SequenceCloseLine as CloseLine,
  SequenceData as RoomData,
  SequenceSeat as SeatData,
  SequenceTeam as TeamData,
} from '../../lib/wire';

/** For pictures of single pieces, which have none. */
const NOTHING: SequenceData = {
  kind: 'sequence',
  teams: [],
  seats: [],
  turn: -1,
  dealer: -1,
  pile: 0,
  thrown: 0,
  latest: -1,
  orders: { suit: [], rank: [], worth: [] },
};

export function dataOf({ data }: Scene): SequenceData {
  return data?.kind === 'sequence' ? { ...NOTHING, ...data } : NOTHING;
}

/** What is known of a card in the hand. */
export function cardOf(piece: Piece | undefined): SequenceCard | undefined {
  const data = piece?.data;
  return data && 'eyes' in data ? data : undefined;
}

export function chipOf(piece: Piece | undefined): SequenceChip | undefined {
  const data = piece?.data;
  return data && 'locked' in data ? data : undefined;
}

/** The card that a cell shows. */
export function faceOf({ data }: Cell): string {
  return data && 'card' in data ? data.card : '';
}

export function facesOf(board: Board): Map<string, string> {
  return new Map(board.cells.map((cell) => [cell.id, faceOf(cell)]));
}

/** Where each seat played last; the latest of them stands out most, even if it took a chip away. */
export function recentOf(scene: Scene): Map<string, string> {
  const { seats, latest } = dataOf(scene);
  const found = new Map<string, string>();
  for (const { last } of seats) if (last.cell) found.set(last.cell, 'recent');
  const cell = seats[latest]?.last.cell;
  if (cell) found.set(cell, 'last');
  return found;
}
