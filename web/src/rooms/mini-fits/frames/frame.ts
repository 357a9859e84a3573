/** Frames that are filled from above: squares in lines, pieces of several squares, symbols printed on some of them. */
import type { Point } from '../../../lib/geometry';
import type { Board, Cell, Piece, Scene } from '../../../lib/wire';

export const U = 52; // a square, in the unit in which frames are drawn
export const WALL = 0.64; // squares that a wall takes, with the air beside it
export const AIR = 1; // squares of air above, at least
export const FLOOR = 0.5; // squares below the lowest line

export interface Laid {
  id: string;
  letter: string;
  squares: Point[];
  state: string;
}

export interface Printed {
  x: number;
  y: number;
  symbol: string;
  text: string;
  tone: string;
}

export interface Line {
  y: number;
  number: number;
  state: string;
  points: number;
}

export interface Frame {
  /** Whose: it has a colour by that. */
  seat: number;
  columns: number;
  rows: number;
  /** Rows above the frame that something reaches. */
  above: number;
  pieces: Laid[];
  /** What is to be seen of what is printed. */
  printed: Printed[];
  lines: Line[];
}

export function isFrame(board: Board): boolean {
  return board.id.startsWith('frame');
}

/** The frame with its walls, and air above it, in another unit. */
export function frameView(board: Board, unit: number): { x: number; y: number; width: number; height: number } {
  const [top, [columns, rows]] = [board.box[1] - AIR, [board.rows?.[0]?.cells.length ?? 0, board.rows?.length ?? 0]];
  return {
    x: (-0.5 - WALL) * unit,
    y: top * unit,
    width: (columns + 2 * WALL) * unit,
    height: (rows - 0.5 + FLOOR - top) * unit,
  };
}

export function frameOf(board: Board): Frame {
  const at = new Map(board.cells.map((cell) => [cell.id, cell]));
  const pieces = laid(board.pieces ?? [], at);
  const covered = new Set(pieces.flatMap(({ squares }) => squares.map(String)));
  const lines = (board.rows ?? []).map(({ cells, state, points = 0 }, i) => ({
    y: at.get(cells[0] ?? '')?.y ?? 0,
    number: i + 1,
    state,
    points,
  }));
  return {
    seat: Math.max(0, board.seat ?? 0),
    columns: board.rows?.[0]?.cells.length ?? 0,
    rows: lines.length,
    above: Math.max(0, -board.box[1] - 0.5),
    pieces,
    printed: board.cells.filter((cell) => !covered.has(`${cell.x},${cell.y}`)).flatMap(printedOn),
    lines,
  };
}

/** Squares that belong to one piece are drawn as one; a square of nobody is one by itself. */
function laid(pieces: readonly Piece[], at: ReadonlyMap<string, Cell>): Laid[] {
  const found = new Map<string, Laid>();
  for (const piece of pieces) {
    const { id, cell = '', state = '' } = piece;
    const there = at.get(cell);
    if (!there) continue;
    const letter = letterOf(piece);
    const known = found.get(letter || id);
    if (known) known.squares.push([there.x, there.y]);
    else found.set(letter || id, { id: letter || id, letter, squares: [[there.x, there.y]], state });
  }
  return [...found.values()];
}

function printedOn({ kind, marks = [], x, y }: Cell): Printed[] {
  const [mark] = marks;
  if (!mark || (kind !== 'symbol' && kind !== 'penalty')) return [];
  const symbol = kind === 'symbol' ? (mark.text ?? '') : '';
  return [{ x, y, symbol, text: symbol ? '' : (mark.text ?? ''), tone: mark.tone ?? '' }];
}

/** The squares of a piece that has several, counted downwards; nothing, if it is no such piece. */
export function squaresOf({ data }: Piece): Point[] | undefined {
  if (!data || !('squares' in data) || data.squares.length === 0) return undefined;
  const top = Math.max(...data.squares.map(([, y]) => y));
  return data.squares.map(([x, y]) => [x, top - y]);
}

/** The letter of a piece; nothing, if it has none. */
export function letterOf({ data }: Piece): string {
  return data && 'piece' in data ? data.piece : '';
}

/** What a piece in hand is called as it is turned. */
export function turnedName({ data }: Piece): string {
  return data && 'squares' in data ? data.name : '';
}

/** Pieces have one colour; its shades only keep neighbours apart. */
export function shadeOf(tones: Scene['tones'], letter: string): number {
  const shades = [...new Set(Object.values(tones ?? {}).flatMap(({ fill, pattern }) => (pattern ? [] : [fill])))];
  return Math.max(0, shades.indexOf(tones?.[letter]?.fill ?? '')) % 3;
}

/** Of a shape, the square that its name stands on: the leftmost, and of these the lowest. */
export function namedSquare(squares: readonly Point[]): Point {
  return [...squares].sort((a, b) => a[0] - b[0] || b[1] - a[1])[0] ?? [0, 0];
}
