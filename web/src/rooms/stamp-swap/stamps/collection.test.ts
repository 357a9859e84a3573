import { describe, expect, it } from 'vitest';

import type { Board, Cell } from '../../../lib/wire';
import { collectionView, isCollection, pilesOf, trayUnder } from './collection';

const cell = (id: string, x: number, pile: string, kind = 'hers'): Cell => ({
  id,
  x,
  y: 0,
  words: { id: '' },
  shape: 'item',
  kind,
  data: { pile },
});
const board = (cells: Cell[]): Board => ({ id: 'page', words: { id: '' }, box: [0, -1, 6, 2], cells });
const piles = board([cell('hers-1', 1, 'large'), cell('hers-3', 3, 'large'), cell('hers-2', 6, 'small')]);

describe('a collection without a page', () => {
  it('is known by its cells', () => {
    expect(isCollection(piles)).toBe(true);
    expect(isCollection(board([cell('a1', 0, '', 'page'), cell('hers-1', 1, 'large')]))).toBe(false);
    expect(isCollection(board([]))).toBe(false);
  });

  it('lies in piles, each with a tray as wide as its items', () => {
    expect(pilesOf(piles).map((pile) => pile.map(({ id }) => id))).toEqual([['hers-1', 'hers-3'], ['hers-2']]);
    const { x, width } = trayUnder(pilesOf(piles)[0] ?? []);
    expect(width).toBeCloseTo(4.2);
    expect(x).toBeLessThan(0);
  });

  it('leaves room above for tokens', () => {
    expect(collectionView(piles, 10).y).toBeLessThan(-15);
  });
});
