/** Boards of printed cards lie flat: cells side by side on a cloth, points nowhere on it. */
import type { Board } from '../../../lib/wire';

/** A cell is that wide in the unit in which cards are drawn: a card and the gap beside it. */
export const CARD_WIDTH = 71.2;

export function isCardBoard(board: Board): boolean {
  return board.cells[0]?.shape === 'card';
}
