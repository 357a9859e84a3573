import { expect, it } from 'vitest';

import { leaders } from './standings';

const seats = (...points: number[]) => points.map((of, seat) => ({ seat, points: of }));

it('nobody leads alone, or while all are level', () => {
  expect(leaders(seats(40))).toEqual([]);
  expect(leaders(seats(0, 0, 0))).toEqual([]);
});

it('all who are level at the top lead', () => {
  expect(leaders(seats(9, 27, 27)).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(leaders(seats(9, 27)).map(({ seat }) => seat)).toEqual([1]);
});
