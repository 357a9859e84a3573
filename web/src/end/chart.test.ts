import { expect, it } from 'vitest';

import { endsOf, ticksOf } from './chart';

it('marks round values', () => {
  expect(ticksOf(0, 191)).toEqual([0, 50, 100, 150]);
  expect(ticksOf(0, 2)).toEqual([0, 1, 2]);
  expect(ticksOf(-23, 40)).toEqual([-20, 0, 20, 40]);
});

it('keeps labels apart and in sight, in their order', () => {
  expect(endsOf([50, 20], 142)).toEqual([50, 20]);
  expect(endsOf([52, 50, 51], 142)).toEqual([78, 50, 64]);
  expect(endsOf([140, 141], 142)).toEqual([128, 142]);
});
