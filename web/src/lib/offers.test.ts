import { describe, expect, it } from 'vitest';

import { ghostOf, offersOf } from './offers';
import { standings } from './standings';
import type { Board, Scene } from './wire';

const words = { id: 'w' };
const piece = (id: string, cell = '') => ({ id, words, shape: 's', cell });
const board: Board = {
  id: 'b',
  words,
  box: [0, 0, 1, 1],
  cells: [],
  pieces: [piece('p1', 'aside1'), piece('p2', 'aside2')],
};
const scene: Scene = {
  words,
  boards: [board],
  targets: [
    { action: 'x1', words, cell: 'v1', piece: 'p1' },
    { action: 'x2', words, cell: 'v1', piece: 'p2' },
    { action: 'done', words },
  ],
};

describe('what is on offer', () => {
  it('asks for a piece first, when there are several', () => {
    const open = offersOf(scene, board, '');
    expect(open.pieces.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(open.cells.size).toBe(0);
    expect(
      offersOf(scene, board, 'p2')
        .cells.get('v1')
        ?.map(({ action }) => action),
    ).toEqual(['x2']);
  });

  it('offers every piece that fits a cell where no piece need be chosen first, the pickiest first', () => {
    const wild = { ...scene, targets: [{ action: 'x0', words, cell: 'v2', piece: 'p1' }, ...(scene.targets ?? [])] };
    const open = offersOf(wild, board, '', true);
    expect(open.cells.get('v1')?.map(({ action }) => action)).toEqual(['x2', 'x1']);
    expect(
      offersOf(wild, board, 'p1', true)
        .cells.get('v1')
        ?.map(({ action }) => action),
    ).toEqual(['x1']);
  });

  it('has a button for what has no cell', () => {
    expect(offersOf(scene, board, '').buttons.map(({ action }) => action)).toEqual(['done']);
  });

  it('needs no choice for a single piece', () => {
    const single: Scene = {
      words,
      boards: [],
      tray: [piece('t')],
      targets: [{ action: 'a', words, cell: 'c', piece: 't' }],
    };
    const { pieces, cells } = offersOf(single, undefined, '');
    expect(pieces).toEqual([]);
    const target = cells.get('c')?.[0];
    expect(target && ghostOf(single, undefined, target)).toMatchObject({ id: 't', cell: 'c' });
  });
});

describe('standings', () => {
  it('share a rank on equal points', () => {
    const scores = [10, 30, 30, 5].map((points, seat) => ({ seat, points }));
    expect(standings(scores).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
});
