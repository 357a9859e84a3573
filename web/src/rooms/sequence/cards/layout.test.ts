import { expect, it } from 'vitest';

import { DOT, strokeEnd } from './layout';

it('ends the line through a sequence inside its squares', () => {
  const [half, drop] = [250, 15];
  for (const angle of [0, 45, 90, -90, 135]) {
    const lowest = Math.abs(Math.sin((angle * Math.PI) / 180)) * drop + strokeEnd(half, angle, drop) + DOT;
    expect(lowest).toBeLessThan(half);
  }
});

it('loses nothing along a row', () => {
  expect(strokeEnd(250, 0, 15)).toBe(strokeEnd(250, 0, 0));
});
