import { describe, expect, it } from 'vitest';

import { CLOSEST, fitted, frameOf, lookAt, panned, revealing, WHOLE, within, zoomed } from './zoom';

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

  it('sees the same part when the whole has grown', () => {
    const frame = frameOf(BOARD, zoomed(WHOLE, 2, 0.2, 0.7));
    const grown = { x: -50, y: -20, width: 280, height: 140 };
    expect(frameOf(grown, lookAt(grown, frame))).toEqual(frame);
  });

  it('brings a point into sight, and moves no more than that', () => {
    const look = { factor: 4, x: 0.5, y: 0.5 };
    expect(revealing(look, 0.52, 0.48)).toEqual(look);
    expect(revealing(look, 0.9, 0.5).x).toBeCloseTo(0.81);
    expect(revealing(look, 0, 0)).toEqual({ factor: 4, x: 0.125, y: 0.125 });
  });

  it('fits a box into a screen of any proportions, but shows nothing too large', () => {
    const pads = { top: 30, bottom: 10, aside: 0 };
    expect(fitted(BOARD, { width: 400, height: 340 }, pads, 9)).toEqual({ x: -10, y: -60, width: 200, height: 170 });
    const small = fitted(BOARD, { width: 400, height: 340 }, pads, 1);
    expect([small.width, small.height]).toEqual([400, 340]);
    const line = { x: 0, y: 0, width: 4000, height: 100 };
    expect(fitted(line, { width: 400, height: 340 }, pads, 1).width).toBe(4000);
  });
});
