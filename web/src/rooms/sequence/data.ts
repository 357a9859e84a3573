/** What the room sends beyond what every scene has: read with care, as it comes over the wire. */
import { textOf } from '../../lib/facts';
import type { Board, Piece, Scene, Words } from '../../lib/wire';

export interface CloseLine {
  cells: string[];
  missing: string[];
  cards: string[];
  have: number;
  words: Words;
}

export interface TeamData {
  colour: string;
  seats: number[];
  made: number;
  close: CloseLine[];
  words: Words;
}

export interface SeatData {
  team: number;
  cards: number;
  owed: boolean;
  last: { card?: string; cell?: string };
}

export interface RoomData {
  teams: TeamData[];
  seats: SeatData[];
  turn: number;
  dealer: number;
  pile: number;
  thrown: number;
  /** The seat that changed the board last. */
  latest: number;
}

const NOTHING: RoomData = { teams: [], seats: [], turn: -1, dealer: -1, pile: 0, thrown: 0, latest: -1 };

export function dataOf(scene: Scene): RoomData {
  return { ...NOTHING, ...(scene.data as Partial<RoomData> | undefined) };
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
