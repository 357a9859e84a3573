// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Progress, Review } from '../lib/wire';
import { scene, words } from '../testing/fixtures';
import { reasonsOf } from './advice';
import CoachCard from './CoachCard.svelte';

const api = vi.hoisted(() => ({
  reviewOf: vi.fn<() => Promise<Review>>(),
  progressOf: vi.fn<() => Promise<Progress>>(),
}));
vi.mock('../lib/api', () => api);

const way = (action: string, expected: number) => ({ action, words: words(action), cell: '', expected });
const review: Review = {
  moves: [
    { stop: 2, ways: [way('fine', 50)], chosen: 0, cost: 0 },
    {
      stop: 5,
      ways: [way('best', 40), way('second', 39), way('third', 38), way('fourth', 37), way('taken', 30)],
      chosen: 4,
      cost: 10,
    },
  ],
  costliest: [1],
  cost: 10,
};
const onlook = vi.fn();
const props = { table: 'table', seat: 0, name: 'Ada', mine: true, looked: null, onlook, scene: scene() };

beforeEach(() => {
  onlook.mockClear();
  api.reviewOf.mockResolvedValue(review);
});

it('lists the costliest moves, and lets each be looked at', async () => {
  render(CoachCard, props);
  await fireEvent.click(await screen.findAllByRole('button', { name: 'ui-coach-turn' }).then((found) => found.at(-1)!));
  expect(onlook).toHaveBeenCalledExactlyOnceWith(review.moves[1]);
  expect(screen.getByRole('group', { name: 'ui-coach-strip' }).querySelectorAll('button').length).toBe(2);
});

it('shows the best ways and the one that was taken', async () => {
  render(CoachCard, { ...props, looked: review.moves[1]! });
  const list = await screen.findByRole('list', { name: 'ui-coach-turn' });
  expect([...list.querySelectorAll('.what')].map(({ textContent }) => textContent)).toEqual([
    'best',
    'second',
    'third',
    'taken',
  ]);
  expect(list.querySelector('.taken')?.textContent).toContain('ui-coach-taken');
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
});

it('tells how far it has come, until it is there', async () => {
  vi.useFakeTimers();
  api.reviewOf.mockReturnValue(new Promise(() => undefined));
  api.progressOf.mockResolvedValue({ done: 2, of: 6 });
  render(CoachCard, props);
  await vi.advanceTimersByTimeAsync(1000);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'ui-coach-working' });
  expect([bar.value, bar.max]).toEqual([2, 6]);
  vi.useRealTimers();
});

it('keeps rounds apart, and counts the turns of each', async () => {
  const move = review.moves[1]!;
  api.reviewOf.mockResolvedValue({ ...review, moves: [review.moves[0]!, move, { ...move, round: 2 }] });
  render(CoachCard, props);
  const strip = await screen.findByRole('group', { name: 'ui-coach-strip' });
  expect([...strip.querySelectorAll('.strip')].map(({ children }) => children.length)).toEqual([2, 1]);
  expect([...strip.querySelectorAll('.no')].map(({ textContent }) => textContent)).toEqual(['1', '2', '1']);
  expect(screen.getAllByText('ui-coach-round').length).toBe(2);
});

it('says what only one of the two would have done', async () => {
  const effect = (name: string) => ({ kind: 'breaks', words: words(name), row: 'x' });
  const ways = [
    { ...way('best', 40), effects: [effect('both'), effect('extends')] },
    { ...way('taken', 30), effects: [effect('breaks'), effect('both')] },
  ];
  const reasoned: Review = { moves: [{ stop: 1, ways, chosen: 1, cost: 10 }], costliest: [0], cost: 10 };
  expect(reasonsOf(reasoned.moves[0]!)).toEqual({ taken: 'breaks', best: 'extends' });
  api.reviewOf.mockResolvedValue(reasoned);
  render(CoachCard, props);
  expect((await screen.findAllByText('ui-coach-why')).length).toBe(2);
});

it('is not there where the server has no review', async () => {
  api.reviewOf.mockRejectedValue(new Error('none'));
  render(CoachCard, props);
  expect(screen.getByRole('heading', { name: 'ui-coach' })).toBeTruthy();
  await vi.waitUntil(() => screen.queryByRole('heading') === null);
});
