// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { board, scene } from '../testing/fixtures';
import { soundOf } from './sound-of';
import { change } from './settings.svelte';
import { play } from './sounds';

const made = vi.fn();
const param = {
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
};
const node = () => ({ gain: param, frequency: param, connect: (to: unknown) => to, start: made, stop: vi.fn() });

class Audio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.resolve();
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

let reduced = false;

beforeEach(() => {
  made.mockClear();
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
});

afterEach(() => {
  reduced = false;
  change({ volume: 0 });
  vi.unstubAllGlobals();
});

it('is silent by default, and where nothing may move', () => {
  play('win');
  change({ volume: 0.5 });
  reduced = true;
  play('win');
  expect(made).not.toHaveBeenCalled();
});

it('sounds as loud as it is wished', () => {
  change({ volume: 0.5 });
  play('turn');
  expect(made).toHaveBeenCalledTimes(4);
  expect(param.linearRampToValueAtTime.mock.calls[0]?.[0]).toBeCloseTo(0.16);
  play('chip');
  expect(made).toHaveBeenCalledTimes(6);
});

it('hears what was laid, and a line that was completed', () => {
  const piece = { id: 'p', words: { id: 'p' }, shape: 's', cell: 'a1' };
  const row = { id: 'r', cells: ['a1'], words: { id: 'r' } };
  const empty = scene({ boards: [board({ pieces: [], rows: [{ ...row, state: 'open' }] })] });
  const laid = scene({ boards: [board({ pieces: [piece], rows: [{ ...row, state: 'open' }] })] });
  const done = scene({ boards: [board({ pieces: [piece], rows: [{ ...row, state: 'complete' }] })] });
  expect([soundOf(empty, laid, 'chip'), soundOf(laid, done, 'chip'), soundOf(laid, laid, 'chip')]).toEqual([
    'chip',
    'line',
    undefined,
  ]);
  expect(soundOf(laid, empty, 'piece')).toBeUndefined();
});
