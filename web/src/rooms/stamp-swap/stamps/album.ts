/** A page of an album, wherever boards are drawn: its squares, and the stamps that lie on it. */
import type { Board, Cell } from '../../../lib/wire';
import { type StampFacts, stampOf, U } from './stamp';

/** Around the page, for its frame and the names of rows and columns. */
export const MARGIN = 22;

const PAGE = 'page';

export function isAlbum(board: Board): boolean {
  return board.cells.some(({ kind }) => kind === PAGE);
}

/** The squares of the page: other things may lie on the same table. */
export function squaresOf(board: Board): Cell[] {
  return board.cells.filter(({ kind }) => kind === PAGE);
}

/** So many squares to each side. */
export function sideOf(board: Board): number {
  return Math.sqrt(squaresOf(board).length);
}

/** A stamp on the page, by the square of its upper left corner. */
export interface Laid {
  id: string;
  facts: StampFacts;
  cell: Cell;
  last: boolean;
}

export function laidOn(board: Board): Laid[] {
  const at = new Map(squaresOf(board).map((cell) => [cell.id, cell]));
  return (board.pieces ?? []).flatMap((piece) => {
    const facts = stampOf(piece);
    const place = at.get(piece.cell ?? '');
    return facts && place ? [{ id: piece.id, facts, cell: place, last: piece.state === 'last' }] : [];
  });
}

/** What is seen of an album as one of a table's boards, where a square has so many units. */
export function albumView(board: Board, unit: number): { x: number; y: number; width: number; height: number } {
  const margin = (MARGIN * unit) / U;
  const whole = sideOf(board) * unit + 2 * margin;
  return { x: -unit / 2 - margin, y: -unit / 2 - margin, width: whole, height: whole };
}
