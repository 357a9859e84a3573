// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';

import { Replay } from '../lib/replay.svelte';
import type { ReplayStop } from '../lib/wire';
import { scene, words } from '../testing/fixtures';
import ReplayBar from './ReplayBar.svelte';

const LAST = 3;
vi.mock('../lib/api', () => ({
  replayOf: (_: string, stop: number): Promise<ReplayStop> =>
    Promise.resolve({
      stop,
      stops: LAST + 1,
      scene: scene({ scores: [{ seat: 0, points: 10 * stop, lines: [] }] }),
      story:
        stop === 0
          ? []
          : [
              { actor: 0, text: '', words: words(`mine-${stop}`) },
              { actor: 1, text: '', words: words(`theirs-${stop}`) },
            ],
    }),
}));

const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'human', name, mine: false }));
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const caption = () => document.querySelector('[data-caption]')?.textContent.trim() ?? '';

async function bar(common = false): Promise<Replay> {
  const replay = new Replay('table');
  render(ReplayBar, { replay, seat: 0, seats, common });
  await vi.waitUntil(() => document.querySelector('[data-caption]'));
  return replay;
}

it('stands at the end, and shows what the chosen seat did at each stop', async () => {
  const replay = await bar();
  expect([slider().value, slider().max]).toEqual(['3', '3']);
  await vi.waitUntil(() => caption() === 'mine-3');
  await fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  await vi.waitUntil(() => caption().startsWith('mine-2'));
  expect(caption()).toBe('mine-2ui-replay-points'); // before the end, with the points so far
  await fireEvent.keyDown(slider(), { key: 'Home' });
  expect(replay.at).toBe(0);
  await vi.waitUntil(() => caption().startsWith('ui-replay-begin'));
  await fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(replay.at).toBe(0);
});

it('names everybody where all play on one board', async () => {
  await bar(true);
  await vi.waitUntil(() => caption() === 'Ada: mine-3 · Bo: theirs-3');
});

it('plays from the beginning, pauses and gets faster', async () => {
  const replay = await bar();
  await fireEvent.click(screen.getByRole('button', { name: 'ui-replay-play' }));
  expect([replay.playing, replay.at]).toEqual([true, 0]);
  await fireEvent.click(screen.getByRole('button', { name: 'ui-replay-pause' }));
  expect(replay.playing).toBe(false);
  const speed = screen.getByRole('button', { name: /ui-replay-speed/ });
  await fireEvent.click(speed);
  expect(speed.textContent).toContain('2×');
});

it('moves by the slider and by the first button', async () => {
  const replay = await bar();
  await fireEvent.input(slider(), { target: { value: '1' } });
  expect(replay.at).toBe(1);
  await fireEvent.click(screen.getByRole('button', { name: 'ui-replay-first' }));
  expect(replay.at).toBe(0);
});
