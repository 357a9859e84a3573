import { expect, it } from 'vitest';

import { byDay } from './points';

it('sorts points into the days that brought them, and what no day brought to the end', () => {
  const what = { id: 'sts-contest' };
  const lines = [
    { kind: 'discarded', points: -2, words: { id: 'sts-line-discarded' } },
    { kind: 'contest', points: 9, words: { id: 'sts-line-day' }, data: { day: 2, what } },
    { kind: 'exhibitor', points: 3, words: { id: 'sts-line-day' }, data: { day: 1, what } },
    { kind: 'bonus', points: 1, words: { id: 'sts-line-day' }, data: { day: 2, what: { id: 'sts-line-bonus' } } },
  ];
  expect(byDay(lines).map(({ day, lines }) => [day, lines.length])).toEqual([
    [1, 1],
    [2, 2],
    [0, 1],
  ]);
  expect(byDay(lines)[1]?.lines.map(({ words }) => words.id)).toEqual(['sts-contest', 'sts-line-bonus']);
});
