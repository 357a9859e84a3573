import { expect, it } from 'vitest';

import { lineOf, recordIn } from './records';

it('finds the line that was refused', () => {
  const problem = { code: 'no-such-cell', words: { id: 'refused-no-such-cell' } };
  expect(lineOf({ ...problem, place: 'line 9' })).toBe(9);
  expect(lineOf({ ...problem, place: '3: 978@z9' })).toBeUndefined();
  expect(lineOf(problem)).toBeUndefined();
});

it('takes the record among several files', () => {
  const files = ['notes.txt', 'Game.LUDO'].map((name) => new File([], name));
  expect(recordIn(files)?.name).toBe('Game.LUDO');
  expect(recordIn(files.slice(0, 1))?.name).toBe('notes.txt');
  expect(recordIn([])).toBeUndefined();
});
