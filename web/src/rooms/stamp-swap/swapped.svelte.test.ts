// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';

import { keepers } from './chain';
import { NOTHING, type RoomData } from './data';
import { SwapOver } from './swapped.svelte';

const table = { seats: [] } as unknown as RoomData['table'];

function watch(first: Partial<RoomData>) {
  let data = $state.raw<RoomData>({ ...NOTHING, table, ...first });
  let over: SwapOver | undefined;
  const stop = $effect.root(() => {
    over = new SwapOver(() => data);
  });
  flushSync();
  const go = (next: Partial<RoomData>): boolean | undefined => {
    data = { ...data, ...next };
    flushSync();
    return over?.open;
  };
  return { go, stop, close: () => over?.close() };
}

test('who took what stays in sight until it was looked at, once', () => {
  const { go, close, stop } = watch({ day: 1, step: 'choose' });
  expect(go({ step: 'exhibit' })).toBe(true);
  expect(go({ empty: 100 })).toBe(true);
  close();
  expect(go({ empty: 90 })).toBe(false);
  expect(go({ day: 2, step: 'collect' })).toBe(false);
  stop();
});

test('a page that comes later, a step taken back and a game alone show nothing', () => {
  const later = watch({ day: 1, step: 'exhibit' });
  expect(later.go({ empty: 1 })).toBe(false);
  later.stop();
  const back = watch({ day: 1, step: 'choose' });
  expect(back.go({ step: 'exhibit' })).toBe(true);
  expect(back.go({ step: 'choose' })).toBe(false);
  back.stop();
  const alone = watch({ day: 1, step: 'choose', table: null });
  expect(alone.go({ step: 'exhibit' })).toBe(false);
  alone.stop();
});

test('who neither took nor lost a pile keeps both', () => {
  expect(
    keepers(
      [0, 1, 2],
      [
        { taker: 1, from: 2, pile: 'large' },
        { taker: 2, from: 1, pile: 'small' },
      ],
    ),
  ).toEqual([0]);
  expect(keepers([0, 1], [{ taker: 1, from: 0, pile: 'large' }])).toEqual([]);
});
