import { describe, expect, it } from 'vitest';

import { seatToLookFrom } from './link.svelte';

const seats = [true, true, false].map((mine) => ({ kind: 'human', name: '', mine }));

describe('people at one screen', () => {
  it('look from the first of their seats that is asked', () => {
    expect(seatToLookFrom({ viewer: 0, waiting: [1], offered: [], seats })).toBe(1);
    expect(seatToLookFrom({ viewer: 1, waiting: [0, 1], offered: [], seats })).toBe(0);
    expect(seatToLookFrom({ viewer: 1, waiting: [1], offered: [], seats })).toBeUndefined();
    expect(seatToLookFrom({ viewer: 1, waiting: [2], offered: [], seats })).toBeUndefined();
    expect(seatToLookFrom({ viewer: -1, waiting: [0], offered: [], seats })).toBeUndefined();
  });

  it('keep the screen while they may still do something', () => {
    expect(seatToLookFrom({ viewer: 0, waiting: [1], offered: [0], seats })).toBeUndefined();
    expect(seatToLookFrom({ viewer: 0, waiting: [1], offered: [1], seats })).toBe(1);
  });
});
