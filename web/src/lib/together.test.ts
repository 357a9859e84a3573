import { expect, it } from 'vitest';

import { places } from './together';

it('shares a place between equals', () => {
  expect(places([10, 30, 30, 5])).toEqual([3, 1, 1, 4]);
  expect(places([])).toEqual([]);
});
