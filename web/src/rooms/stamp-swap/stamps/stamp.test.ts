import { describe, expect, it } from 'vitest';

import type { Board, Piece } from '../../../lib/wire';
import { albumView, isAlbum, laidOn } from './album';
import { formOf, motifOf, perforated, sidesOf, stampOf } from './stamp';

const facts = { stamp: 7, width: 2, height: 1, size: '2x1', colours: ['blue'], themes: ['space'], value: 2, marks: [] };

describe('a stamp', () => {
  it('has five teeth to a square on every side', () => {
    expect(perforated(2, 3).match(/a2\.1/g)).toHaveLength(5 * 2 * (2 + 3));
  });

  it('has a picture of its form, and those of a kind take turns', () => {
    expect([formOf(80, 80), formOf(80, 120), formOf(160, 80)]).toEqual(['square', 'tall', 'wide']);
    expect(motifOf('animals', 'square', 0)).not.toBe(motifOf('animals', 'square', 1));
    expect(motifOf('unknown', 'square', 0)).toBe('');
  });

  it('is told from other pieces by its facts', () => {
    expect(stampOf({ data: facts })).toBe(facts);
    expect(stampOf({ data: { card: 3, does: { id: '' }, tokens: 0 } })).toBeUndefined();
    expect(sidesOf('2x3')).toEqual({ width: 2, height: 3 });
  });
});

describe('an album', () => {
  const cell = (id: string, x: number, y: number, kind: string) => ({
    id,
    x,
    y,
    words: { id: '' },
    shape: 'square',
    kind,
  });
  const piece = (id: string, at: string, data: NonNullable<Piece['data']>, state = '') => ({
    id,
    words: { id: '' },
    shape: 'square',
    cell: at,
    data,
    state,
  });
  const board: Board = {
    id: 'page',
    words: { id: '' },
    box: [0, 0, 2, 2],
    cells: [
      cell('a1', 0, 0, 'page'),
      cell('b1', 1, 0, 'page'),
      cell('a2', 0, 1, 'page'),
      cell('b2', 1, 1, 'page'),
      cell('yours-1', 0, 4, 'yours'),
    ],
    pieces: [
      piece('7.0.0', 'a1', facts, 'last'),
      piece('7.0.1', 'b1', { stamp: 7 }),
      piece('item:yours-1', 'yours-1', facts),
    ],
  };

  it('has each stamp once, where its corner lies, and nothing that lies beside the page', () => {
    expect(isAlbum(board)).toBe(true);
    expect(laidOn(board).map(({ id, cell: at, last }) => [id, at.id, last])).toEqual([['7.0.0', 'a1', true]]);
  });

  it('is seen as a square with a margin', () => {
    expect(albumView(board, 40)).toEqual({ x: -42, y: -42, width: 124, height: 124 });
  });
});
