import { expect, it } from 'vitest';

import { leaders, roundsOf } from './standings';

const seats = (...points: number[]) => points.map((of, seat) => ({ seat, points: of }));

it('nobody leads alone, or while all are level', () => {
  expect(leaders(seats(40))).toEqual([]);
  expect(leaders(seats(0, 0, 0))).toEqual([]);
});

it('all who are level at the top lead', () => {
  expect(leaders(seats(9, 27, 27)).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(leaders(seats(9, 27)).map(({ seat }) => seat)).toEqual([1]);
});

it('a series is told round by round', () => {
  const words = { id: 'told' };
  const lines = [{ words, kind: 'earlier', points: 40 }, { words, kind: 'earlier', points: 7 }, { words, kind: 'row', points: 15 }];
  expect(roundsOf({ seat: 0, points: 62, lines })).toEqual([40, 7, 15]);
  expect(roundsOf({ seat: 0, points: 15 })).toEqual([15]);
});
