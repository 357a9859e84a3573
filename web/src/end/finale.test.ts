// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Finale } from './finale.svelte';

let reduced = false;
let frames: ((now: number) => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('requestAnimationFrame', (then: (now: number) => void) => frames.push(then));
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

afterEach(() => {
  reduced = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (now: number) => frames.pop()?.(now);

it('lights lines one by one and counts, then tells the sentence', () => {
  const finale = new Finale(true);
  finale.begin();
  expect([finale.told, finale.counted(90), finale.line(3)]).toEqual([false, 0, 0]);
  pass(500);
  expect([finale.told, finale.counted(90), finale.line(3)]).toEqual([false, 30, 1]);
  pass(1000);
  expect([finale.counted(90), finale.line(3)]).toEqual([60, 2]);
  pass(1500);
  expect([finale.told, finale.over, finale.counted(90), finale.line(3)]).toEqual([true, false, 90, -1]);
  pass(2000);
  expect(finale.over).toBe(true);
  expect(frames).toEqual([]);
});

it('never counts below nothing, though a frame may be older than its request', () => {
  const finale = new Finale(true);
  finale.begin();
  pass(-30);
  expect([finale.counted(90), finale.line(3)]).toEqual([0, 0]);
});

it('can be skipped', () => {
  const finale = new Finale(true);
  finale.begin();
  pass(300);
  finale.skip();
  expect([finale.over, finale.counted(90), finale.line(3)]).toEqual([true, 90, -1]);
});

it('is not there for an old game, nor where nothing may move', () => {
  expect(new Finale(false).over).toBe(true);
  reduced = true;
  const still = new Finale(true);
  still.begin();
  expect([still.over, still.counted(90)]).toEqual([true, 90]);
  expect(frames).toEqual([]);
});
