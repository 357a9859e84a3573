import { describe, expect, it } from 'vitest';

import { nextViewer } from './connection.svelte';

const seats = [true, true, false].map((mine) => ({ kind: 'human', name: '', mine }));

describe('people at one screen', () => {
  it('look from the first of their seats that is asked', () => {
    expect(nextViewer({ viewer: 0, waiting: [1], offered: [], seats })).toBe(1);
    expect(nextViewer({ viewer: 1, waiting: [0, 1], offered: [], seats })).toBe(0);
    expect(nextViewer({ viewer: 1, waiting: [1], offered: [], seats })).toBeUndefined();
    expect(nextViewer({ viewer: 1, waiting: [2], offered: [], seats })).toBeUndefined();
    expect(nextViewer({ viewer: -1, waiting: [0], offered: [], seats })).toBeUndefined();
  });

  it('keep the screen while they may still do something', () => {
    expect(nextViewer({ viewer: 0, waiting: [1], offered: [0], seats })).toBeUndefined();
    expect(nextViewer({ viewer: 0, waiting: [1], offered: [1], seats })).toBe(1);
  });
});
