import { describe, expect, it } from 'vitest';

import { bandsOf, CELL, layOut, rowOf } from './layout';
import type { Board, Piece } from './wire';

const words = { id: 'w' };
const hexagon = Array.from({ length: 6 }, (_, i): [number, number] => [
  Math.cos((i * Math.PI) / 3),
  Math.sin((i * Math.PI) / 3),
]);
const cell = (id: string, x: number, y: number) => ({ id, x, y, words, shape: 'hexagon' });
const tile: Piece = {
  id: 't',
  words,
  shape: 'hexagon',
  cell: 'b',
  marks: [
    { kind: 'band', tone: '9', x: 0, y: -0.8, x2: 0, y2: 0.8, size: 0.4 },
    { kind: 'text', tone: '9', text: '9', x: 0, y: -0.6, size: 0.4 },
  ],
};
const board: Board = {
  id: 'board',
  words,
  box: [0, 0, 1, 1],
  cells: [cell('a', 0, 0), cell('b', 0, 1.73), cell('far', 9, 0)],
  pieces: [tile],
  rows: [{ id: 'r', cells: ['a', 'b'], state: 'broken', words }],
};

describe('a board laid out', () => {
  const layout = layOut(board, { hexagon });

  it('is drawn in our own unit, whatever the room’s is', () => {
    expect(layout.unit).toBeCloseTo(CELL);
    const tenfold = { ...board, cells: board.cells.map((c) => ({ ...c, x: 10 * c.x, y: 10 * c.y })) };
    const same = layOut(tenfold, { hexagon: hexagon.map(([x, y]) => [10 * x, 10 * y]) });
    expect(same.at.get('b')?.y).toBeCloseTo(layout.at.get('b')?.y ?? 0);
  });

  it('has a plate for each group of cells', () => {
    expect(layout.plates).toHaveLength(2);
  });

  it('finds the row that a mark belongs to', () => {
    const [band, text] = tile.marks ?? [];
    expect(band && rowOf(tile, band, layout)?.row.id).toBe('r');
    expect(text && rowOf(tile, text, layout)?.row.id).toBe('r');
  });

  it('keeps patterns clear of letters', () => {
    const [band] = bandsOf(tile, layout.unit);
    expect(band?.free[0]).toBeGreaterThan(-60 + 0.5 * 40);
    expect(band?.free[1]).toBeCloseTo(80);
  });

  it('draws nothing for shapes and cells it does not know', () => {
    const odd: Board = {
      ...board,
      cells: [{ ...cell('x', 0, 0), shape: 'unheard-of' }],
      rows: [{ id: 'r', cells: ['gone', 'x'], state: 'open', words }],
    };
    expect(() => layOut(odd, {})).not.toThrow();
  });
});
