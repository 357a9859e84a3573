import { expect, it } from 'vitest';

import type { Board, Cell } from '../../../lib/wire';
import { frameOf, isFrame, namedSquare, shadeOf, squaresOf } from './frame';

const WORDS = { id: 'x' };
const cell = (x: number, y: number, more: Partial<Cell> = {}): Cell => ({
  id: `${x + 1}-${2 - y}`,
  x,
  y,
  words: WORDS,
  shape: 'square',
  ...more,
});
const star: Partial<Cell> = { kind: 'symbol', marks: [{ kind: 'glyph', text: 'star', tone: 'star' }] };
const board: Board = {
  id: 'frame0',
  words: WORDS,
  box: [-0.5, -1.5, 2, 4],
  cells: [cell(0, -1, { kind: 'above' }), cell(0, 0), cell(1, 0, star), cell(0, 1), cell(1, 1, star)],
  pieces: [
    { id: '0:C:0', words: WORDS, shape: 'square', cell: '1-1', data: { piece: 'C' } },
    { id: '0:C:1', words: WORDS, shape: 'square', cell: '2-1', data: { piece: 'C' } },
    { id: '0:Z:0', words: WORDS, shape: 'square', cell: '1-2', state: 'last' },
  ],
  rows: [
    { id: 'line-1', cells: ['1-1', '2-1'], state: 'complete', words: WORDS, points: 1 },
    { id: 'line-2', cells: ['1-2', '2-2'], state: 'live', words: WORDS },
  ],
};

it('puts the squares of a piece together, and leaves what is covered out', () => {
  const frame = frameOf(board);
  expect(isFrame(board)).toBe(true);
  expect([frame.columns, frame.rows, frame.above]).toEqual([2, 2, 1]);
  expect(frame.pieces.map(({ letter, squares, state }) => [letter, squares, state])).toEqual([
    [
      'C',
      [
        [0, 1],
        [1, 1],
      ],
      '',
    ],
    ['', [[0, 0]], 'last'],
  ]);
  expect(frame.printed.map(({ x, y, symbol }) => [x, y, symbol])).toEqual([[1, 0, 'star']]);
  expect(frame.lines.map(({ y, number, state }) => [y, number, state])).toEqual([
    [1, 1, 'complete'],
    [0, 2, 'live'],
  ]);
});

it('finds the shade of a piece, and the square for its name', () => {
  const tones = {
    A: { fill: '#1', ink: '' },
    B: { fill: '#2', ink: '' },
    C: { fill: '#1', ink: '' },
    star: { fill: '#3', ink: '', pattern: 'star' },
  };
  expect(['A', 'B', 'C', 'D'].map((letter) => shadeOf(tones, letter))).toEqual([0, 1, 0, 0]);
  expect(
    namedSquare([
      [1, 0],
      [0, 1],
      [0, 0],
    ]),
  ).toEqual([0, 1]);
});

it('reads the squares of a piece in the hand', () => {
  const piece = { id: 'card:C', words: WORDS, shape: 'C' };
  expect(squaresOf(piece)).toBeUndefined();
  expect(
    squaresOf({
      ...piece,
      data: {
        piece: 'C',
        name: 'C',
        orientation: 0,
        squares: [
          [0, 0],
          [0, 1],
          [1, 0],
        ],
      },
    }),
  ).toEqual([
    [0, 1],
    [0, 0],
    [1, 1],
  ]);
});
