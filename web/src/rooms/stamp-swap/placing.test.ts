import { describe, expect, it } from 'vitest';

import type { Cell } from '../../lib/wire';
import { neighbour, snapped } from './placing';

const square = (x: number, y: number): Cell => ({
  id: `${'abcdef'[x]}${y + 1}`,
  x,
  y,
  words: { id: '' },
  shape: 'square',
  kind: 'page',
});
const page = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => square(x, y)));

describe('a stamp over the page', () => {
  it('is drawn to the place on offer that is nearest to its corner', () => {
    expect(snapped([square(0, 0), square(2, 1)], 1.9, 1.2, { width: 2, height: 2 })).toBe('a1');
    expect(snapped([square(0, 0), square(2, 1)], 2.7, 1.8, { width: 2, height: 2 })).toBe('c2');
  });

  it('is drawn to none that is far away', () => {
    expect(snapped([square(0, 0)], 3.5, 3.5, { width: 1, height: 1 })).toBe('');
    expect(snapped([], 1, 1, { width: 1, height: 1 })).toBe('');
  });
});

describe('walking over the page', () => {
  it('goes one square on, and stops at the edge', () => {
    expect(neighbour(page, square(1, 1), 'ArrowRight')?.id).toBe('c2');
    expect(neighbour(page, square(1, 1), 'ArrowUp')?.id).toBe('b1');
    expect(neighbour(page, square(3, 3), 'ArrowRight')).toBeUndefined();
    expect(neighbour(page, square(1, 1), 'x')).toBeUndefined();
  });
});
