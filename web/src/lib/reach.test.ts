import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { look, reach, reaching } from './reach.svelte';

let there: boolean;
let looked: number;

beforeEach(async () => {
  there = true;
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', () => {
    looked += 1;
    return there ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('away'));
  });
  await look(); // a test in another file may have found the server away
  vi.useFakeTimers();
  [there, looked] = [false, 0];
});

afterEach(async () => {
  there = true;
  await look();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('notes that the server is away, and looks for it until it is back', async () => {
  expect(reach.away).toBe(false);
  await expect(reaching(Promise.reject(new TypeError('away')))).rejects.toThrow('away');
  await expect(reaching(Promise.reject(new TypeError('away')))).rejects.toThrow('away');
  expect(reach.away).toBe(true);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(looked).toBe(4); // after 2, 6, 14 and 30 seconds
  there = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reach.away).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looked).toBe(5);
});

it('knows nothing against a server that answers, whatever it says', async () => {
  await reaching(Promise.resolve(new Response('', { status: 500 })));
  expect(reach.away).toBe(false);
});
