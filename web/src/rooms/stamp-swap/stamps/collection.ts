/** Collections of stamps and cards, and Pinzetta's mat, wherever boards are drawn without the page. */
import type { Board, Cell } from '../../../lib/wire';

const KINDS = new Set(['yours', 'hers', 'mat']);

/** Above the items, for tokens: so many of a cell's units. */
const TOKENS = 0.85;
const EDGE = 0.35;

export function isCollection(board: Board): boolean {
  return board.cells.length > 0 && board.cells.every(({ kind }) => KINDS.has(kind ?? ''));
}

/** Where an item of a collection lies. */
export function pileOf({ data }: Cell): string {
  return data && 'pile' in data ? data.pile : '';
}

/** Items that lie together, from the left: a pile, what is reserved, or the whole mat. */
export function pilesOf(board: Board): Cell[][] {
  const piles = new Map<string, Cell[]>();
  for (const cell of board.cells) {
    const name = pileOf(cell);
    piles.set(name, [...(piles.get(name) ?? []), cell]);
  }
  return [...piles.values()];
}

/** A tray under a pile, in units of the board. */
export function trayUnder(pile: readonly Cell[]): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [pile.map(({ x }) => x), pile.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 1.1, Math.min(...ys) - 1 - TOKENS];
  return { x, y, width: Math.max(...xs) + 1.1 - x, height: Math.max(...ys) + 1.3 - y };
}

export function collectionView(
  { box: [x, y, width, height] }: Board,
  unit: number,
): { x: number; y: number; width: number; height: number } {
  return {
    x: (x - EDGE) * unit,
    y: (y - EDGE - TOKENS) * unit,
    width: (width + 2 * EDGE) * unit,
    height: (height + 2 * EDGE + TOKENS) * unit,
  };
}
