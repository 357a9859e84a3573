// @vitest-environment happy-dom
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import Counted from './Counted.svelte';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.documentElement.style.setProperty('--draw', '320ms');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function after(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await tick();
}

it('counts in one go, whatever messages come meanwhile', async () => {
  let counted = $state({ points: 0 });
  const props = {
    get value() {
      return counted.points;
    },
  };
  const { container } = render(Counted, props);
  counted = { points: 100 };
  await after(0);
  const seen: number[] = [];
  for (let at = 0; at < 320; at += 40) {
    await after(40);
    seen.push(Number(container.textContent));
    counted = { points: at < 160 ? 100 : 120 }; // the same again, then more: a new end of the same way
    await after(0);
  }
  await after(32);
  expect(container.textContent).toBe('120');
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(seen[3]).toBeGreaterThan(30); // not begun again with every message
});

it('never shows more than there is', async () => {
  let value = $state(50);
  const { container } = render(Counted, {
    get value() {
      return value;
    },
  });
  value = 20;
  await tick();
  expect(container.textContent).toBe('20');
});
