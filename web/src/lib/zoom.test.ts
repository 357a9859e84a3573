import { describe, expect, it } from 'vitest';

import { CLOSEST, frameOf, panned, WHOLE, within, zoomed } from './zoom';

const BOARD = { x: -10, y: -20, width: 200, height: 100 };

describe('zoom', () => {
  it('shows all of it at first', () => {
    expect(frameOf(BOARD, WHOLE)).toEqual(BOARD);
  });

  it('keeps the point under the fingers where it is', () => {
    const look = zoomed(WHOLE, 2, 0.25, 0.5);
    const frame = frameOf(BOARD, look);
    expect(frame.width).toBe(100);
    expect(frame.x + 0.25 * frame.width).toBeCloseTo(BOARD.x + 0.25 * BOARD.width);
  });

  it('goes neither beyond the edges nor too close', () => {
    expect(zoomed(WHOLE, 100).factor).toBe(CLOSEST);
    expect(zoomed(WHOLE, 0.1)).toEqual(WHOLE);
    expect(frameOf(BOARD, panned(zoomed(WHOLE, 2), 5, 5))).toEqual({ x: -10, y: -20, width: 100, height: 50 });
    expect(within({ factor: 2, x: 9, y: -9 })).toEqual({ factor: 2, x: 0.75, y: 0.25 });
  });
});
