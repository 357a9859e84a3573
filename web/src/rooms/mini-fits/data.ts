/** What the room sends beyond what every scene has: read with care, as it comes over the wire. */
import type { Point } from '../../lib/geometry';
import type { Scene } from '../../lib/wire';

/** A piece as it is held: `name` is that of the first way that looks alike. */
export interface Way {
  name: string;
  squares: [number, number][];
  width: number;
  height: number;
}

/** Where a piece would rest, and what that does. Squares are counted from the lower left corner. */
export interface Offer {
  name: string;
  column: number;
  squares: [number, number][];
  lines: number[];
  buries: string[];
  shelters: { cell: string; symbol: string }[];
  covers: { cell: string; symbol: string }[];
  points: number;
}

export interface Sum {
  kind: string;
  symbol?: string;
  count: number;
  of?: number;
  each?: number;
  points: number;
}

export interface FrameData {
  start: string;
  aside: string[];
  chosen: boolean;
  passes: boolean;
  sits_out: boolean;
  points: number;
  sums: Sum[];
  pieces: { piece: string; name: string; squares: [number, number][] }[];
}

/** A slide of the best frame: nothing, if the piece is set aside; the lines that are complete then. */
export interface Step {
  piece: string;
  lines: number[];
  points: number;
}

export interface RoomData {
  columns: number;
  rows: number;
  round: number;
  rounds: number;
  pieces: Readonly<Record<string, Way[]>>;
  deck: string[];
  skipped: { piece: string; seats: number[] }[];
  card: string;
  piece: string;
  frames: FrameData[];
  offers: Readonly<Record<string, Offer>>;
  steps: Step[];
}

const NOTHING: RoomData = {
  columns: 0,
  rows: 0,
  round: 0,
  rounds: 0,
  pieces: {},
  deck: [],
  skipped: [],
  card: '',
  piece: '',
  frames: [],
  offers: {},
  steps: [],
};

export function dataOf(scene: Scene): RoomData {
  return { ...NOTHING, ...(scene.data as Partial<RoomData> | undefined) };
}

/** Counted downwards, as it is drawn: the lowest row of a shape is the last one. */
export function drawn(squares: readonly (readonly [number, number])[], rows: number): Point[] {
  return squares.map(([column, row]) => [column, rows - 1 - row]);
}

/** The squares of a cell that is named as `3-1`: column and line, from 1, from the lower left corner. */
export function squareOf(cell: string, rows: number): Point {
  const [column = 1, line = 1] = cell.split('-').map(Number);
  return [column - 1, rows - line];
}

/** Cards that were turned and placed: neither in the deck, nor skipped, nor on the table. */
export function cameOf({ pieces, deck, skipped, card }: RoomData): string[] {
  const elsewhere = new Set([...deck, ...skipped.map(({ piece }) => piece), card]);
  return Object.keys(pieces).filter((letter) => !elsewhere.has(letter));
}

/** The longest side that any piece has: so much air belongs above the frame. */
export function longest({ pieces }: RoomData): number {
  return Math.max(1, ...Object.values(pieces).flatMap((ways) => ways.map(({ height }) => height)));
}
