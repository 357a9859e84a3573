// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import type { Board, Scene } from '../../lib/wire';
import { dataOf, itemsOf, largeSize, NOTHING, splitOf } from './data';

const scene: Scene = {
  words: { id: '' },
  boards: [],
  data: {
    ...NOTHING,
    items: { 'yours-1': { down: true, fits: false, why: [{ id: 'sts-why-card' }] } },
    splits: {
      'split 1 2': { cells: ['yours-1', 'yours-2'], large: 4, small: 1 },
      'split 1 3': { cells: ['yours-1', 'yours-3'], large: 2, small: 3 },
    },
  },
};
const data = dataOf(scene);

describe('what the room is told', () => {
  it('has a sensible nothing for whatever is missing', () => {
    expect(dataOf({ words: { id: '' }, boards: [] }).contests).toEqual([]);
    expect(data.piles.hers.large).toBe(0);
  });

  it('finds the items of a side with what is said about them', () => {
    const cell = (id: string, kind: string) => ({
      id,
      x: 0,
      y: 0,
      words: { id: '' },
      shape: 'item',
      kind,
      data: { pile: 'large' },
    });
    const piece = (at: string) => ({
      id: `item:${at}`,
      words: { id: '' },
      shape: 'item',
      cell: at,
      data: { token: true, tokens: 2 },
    });
    const board: Board = {
      id: 'page',
      words: { id: '' },
      box: [0, 0, 1, 1],
      cells: [cell('yours-1', 'yours'), cell('hers-1', 'hers'), cell('yours-2', 'yours')],
      pieces: [piece('yours-1'), piece('hers-1')],
    };
    const [item, ...others] = itemsOf(board, data, 'yours');
    expect(item).toMatchObject({ pile: 'large', tokens: 2, down: true, fits: false });
    expect(others).toEqual([]);
    expect(itemsOf(board, data, 'hers')[0]).toMatchObject({ down: false, fits: null, why: [] });
  });
});

describe('splitting', () => {
  it('finds the action that makes these the large pile', () => {
    expect(largeSize(data)).toBe(2);
    expect(splitOf(data, new Set(['yours-3', 'yours-1']))).toMatchObject({ action: 'split 1 3', large: 2, small: 3 });
    expect(splitOf(data, new Set(['yours-1']))).toBeUndefined();
    expect(splitOf(data, new Set(['yours-2', 'yours-3']))).toBeUndefined();
  });
});
