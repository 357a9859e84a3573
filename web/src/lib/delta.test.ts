import { describe, expect, it } from 'vitest';

import { merge } from './delta';

const old = {
  points: 3,
  note: 'thinks',
  pieces: [{ id: 'a' }, { id: 'b', cell: 'c1' }, { id: 'c' }],
  data: { deck: [1, 2], turn: { seat: 1, drawn: 0 } } as Record<string, unknown>,
};

describe('a patch', () => {
  it('replaces, removes and leaves members', () => {
    const made = merge(old, { '=': { points: 4 }, '-': ['note'] });
    expect(made).toEqual({ points: 4, pieces: old.pieces, data: old.data });
    expect(made.pieces).toBe(old.pieces);
  });

  it('goes into objects', () => {
    const made = merge(old, { '~': { data: { '=': { deck: [2] }, '~': { turn: { '=': { drawn: 1 } } } } } });
    expect(made.data).toEqual({ deck: [2], turn: { seat: 1, drawn: 1 } });
    expect(old.data.turn).toEqual({ seat: 1, drawn: 0 });
  });

  it('makes a list of old, new and patched items', () => {
    const made = merge(old, {
      '~': {
        pieces: [
          [2, 1],
          ['+', { id: 'd' }, { id: 'e' }],
          ['~', 1, { '-': ['cell'] }],
          [0, 1],
        ],
      },
    });
    expect(made.pieces).toEqual([{ id: 'c' }, { id: 'd' }, { id: 'e' }, { id: 'b' }, { id: 'a' }]);
    expect(made.pieces[0]).toBe(old.pieces[2]);
  });

  it('can add an item that is itself a list', () => {
    expect(
      merge(
        { places: [[1]] },
        {
          '~': {
            places: [
              [0, 1],
              ['+', [2, 3]],
            ],
          },
        },
      ),
    ).toEqual({ places: [[1], [2, 3]] });
  });
});
