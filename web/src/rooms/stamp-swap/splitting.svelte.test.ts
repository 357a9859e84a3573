// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import type { Cell, Piece } from '../../lib/wire';
import { type Item, NOTHING } from './data';
import { Splitting } from './splitting.svelte';

function item(id: string, pile = 'unsplit'): Item {
  return {
    cell: { id } as Cell,
    piece: { id: `item:${id}` } as Piece,
    pile,
    tokens: 0,
    down: false,
    fits: null,
    why: [],
  };
}

const ids = (items: readonly Item[]) => items.map(({ cell }) => cell.id).join(' ');

test('against Pinzetta the large pile begins with as many as it needs, and a move undoes itself', () => {
  const items = [item('a'), item('kept', 'reserved'), item('b'), item('c')];
  const splits = { ab: { cells: ['a', 'b'] }, ac: { cells: ['a', 'c'] }, bc: { cells: ['b', 'c'] } };
  const splitting = new Splitting(
    () => items,
    () => ({ ...NOTHING, splits }),
  );
  expect([ids(splitting.large), ids(splitting.small), splitting.split?.action]).toEqual(['a b', 'c', 'ab']);
  splitting.move('b');
  expect([ids(splitting.large), splitting.split]).toEqual(['a', undefined]);
  splitting.move('c');
  expect(splitting.split?.action).toBe('ac');
  splitting.move('b');
  splitting.move('c');
  expect(splitting.split?.action).toBe('ab');
});

test('among several, whichever tray has more is the large pile', () => {
  const splits = { ab: { cells: ['a', 'b'] }, bc: { cells: ['b', 'c'] }, ac: { cells: ['a', 'c'] } };
  const splitting = new Splitting(
    () => [item('a'), item('b'), item('c')],
    () => ({ ...NOTHING, splits: { ...splits, abc: { cells: ['a', 'b', 'c'] } } }),
  );
  expect([ids(splitting.first), splitting.firstIsLarge]).toEqual(['a b', true]);
  splitting.move('a');
  expect([ids(splitting.first), splitting.firstIsLarge, splitting.split?.action]).toEqual(['b', false, 'ac']);
});
