/** Boards of printed cards lie flat: cells side by side on a cloth, points nowhere on it. */
import type { Layout } from '../../../lib/layout';
import type { Board } from '../../../lib/wire';

/** A cell is that wide in the unit in which cards are drawn: a card and the gap beside it. */
export const CARD_WIDTH = 71.2;

export function isCardBoard(board: Board): boolean {
  return board.cells[0]?.shape === 'card';
}

/** Of a cell: where, on the cloth, letters and numbers stand. */
export const EDGE = 0.17;

/** The board, with room for letters above it and numbers at its left. */
export function clothWithEdge({ box: [x, y, width, height] }: Board, unit: number): Layout['view'] {
  const [near, far] = [0.34 * unit, 0.17 * unit];
  return {
    x: x * unit - near,
    y: y * unit - near,
    width: width * unit + near + far,
    height: height * unit + near + far,
  };
}

export const DOT = 9; // at both ends of the line through a sequence, half as wide
const AIR = 6;

/** How far the line through a sequence goes from its middle: with its dot it stays inside its squares, although it
 * lies lower than their middles by `drop`. */
export function strokeEnd(half: number, angle: number, drop: number): number {
  return half - DOT - AIR - drop * Math.abs(Math.sin((angle * Math.PI) / 180));
}
