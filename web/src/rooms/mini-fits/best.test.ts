import { expect, it } from 'vitest';

import type { Board } from '../../lib/wire';
import { boardAt } from './best';

const words = { id: 'x' };
const piece = (letter: string, index: number) => ({
  id: `0:${letter}:${index}`,
  words,
  shape: 'square',
  data: { piece: letter },
});
const whole: Board = {
  id: 'frame0',
  words,
  box: [0, 0, 1, 1],
  cells: [],
  pieces: [piece('F', 0), piece('F', 1), piece('T', 0)],
  rows: [
    { id: 'line-1', cells: [], state: 'complete', words, points: 1 },
    { id: 'line-2', cells: [], state: 'broken', words },
  ],
};
const steps = [
  { piece: 'F', lines: [], points: 0 },
  { piece: '', lines: [], points: 0 },
  { piece: 'T', lines: [1], points: 1 },
];

it('goes through the best frame slide by slide', () => {
  const seen = [0, 1, 2, 3].map((count) => boardAt(whole, { steps }, count));
  expect(seen.map(({ pieces }) => pieces?.length)).toEqual([0, 2, 2, 3]);
  expect(seen.map(({ pieces }) => pieces?.map(({ state }) => state).join())).toEqual(['', 'last,last', ',', ',,last']);
  expect(seen.map(({ rows }) => rows?.map(({ state }) => state))).toEqual([
    ['open', 'open'],
    ['open', 'open'],
    ['open', 'open'],
    ['complete', 'broken'],
  ]);
});
