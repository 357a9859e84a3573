/** What the room sends beyond what every scene has. */
import { textOf } from '../../lib/facts';
import type { Board, Piece, Scene, SequenceData } from '../../lib/wire';

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
};

export function dataOf({ data }: Scene): SequenceData {
  return data?.kind === 'sequence' ? { ...NOTHING, ...data } : NOTHING;
}

export function cardOf(piece: Piece | undefined): string {
  return textOf(piece?.data, 'card');
}

/** The card that each cell shows. */
export function facesOf(board: Board): Map<string, string> {
  return new Map(board.cells.map(({ id, data }) => [id, textOf(data, 'card')]));
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
