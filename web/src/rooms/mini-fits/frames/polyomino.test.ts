import { expect, it } from 'vitest';

import type { Point } from '../../../lib/geometry';
import { borders, pathOf, sizeOf } from './polyomino';

const BEND: Point[] = [
  [0, 0],
  [0, 1],
  [1, 1],
];

it('follows the border of a shape clockwise, corner by corner', () => {
  expect(borders([[0, 0]])[0]?.toSorted()).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  const [around = [], ...more] = borders(BEND);
  expect(more).toEqual([]);
  expect(around.toSorted()).toEqual([
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ]);
});

it('keeps squares apart that touch at a corner only, and finds what is enclosed', () => {
  expect(
    borders([
      [0, 0],
      [1, 1],
    ]),
  ).toHaveLength(2);
  const ring: Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ];
  const found = borders(ring).map(({ length }) => length);
  expect(found).toEqual([4, 4]);
});

it('draws inside the squares', () => {
  expect(pathOf([[0, 0]], 10, 1, 0)).toMatch(/^M/);
  const numbers =
    pathOf(BEND, 10, 1, 2)
      .match(/-?\d+(\.\d+)?/g)
      ?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBe(1);
  expect(Math.max(...numbers)).toBe(19);
});

it('measures', () => {
  expect(sizeOf(BEND)).toEqual([2, 2]);
  expect(
    sizeOf([
      [2, 5],
      [3, 5],
      [4, 5],
    ]),
  ).toEqual([3, 1]);
});
