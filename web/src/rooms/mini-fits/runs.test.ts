import { expect, it } from 'vitest';

import { runsOf } from './runs';

it('tells a shape row by row from the top, by the columns that it covers', () => {
  const bent = {
    height: 3,
    squares: [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
    ] as [number, number][],
  };
  expect(runsOf(bent)).toEqual([[[2, 3]], [[1, 2]], [[2, 2]]]);
});

it('keeps apart what does not touch', () => {
  const cup = {
    height: 2,
    squares: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
    ] as [number, number][],
  };
  expect(runsOf(cup)).toEqual([
    [
      [1, 1],
      [3, 3],
    ],
    [[1, 3]],
  ]);
});
