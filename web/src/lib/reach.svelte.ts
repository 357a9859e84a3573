/** Whether the server can be reached. While it cannot, we look for it again by ourselves, at growing intervals. */
import { untrack } from 'svelte';

const FIRST_WAIT = 2000; // ms
const LONGEST_WAIT = 30_000;

const state = $state({ away: false });
let wait = FIRST_WAIT;
let next: ReturnType<typeof setTimeout> | undefined;

export const reach = {
  get away(): boolean {
    return state.away;
  },
};

/** An answer, whoever waits for it; takes note if there is none. */
export async function reaching(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    noteAway();
    throw error;
  }
}

export function noteAway(): void {
  if (state.away) return;
  state.away = true;
  wait = FIRST_WAIT;
  next = setTimeout(look, wait);
  addEventListener('online', look);
}

/** Look for it now. */
export async function look(): Promise<void> {
  if (!state.away) return;
  clearTimeout(next);
  const there = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (!state.away) return;
  if (there?.ok) {
    state.away = false;
    removeEventListener('online', look);
    return;
  }
  wait = Math.min(2 * wait, LONGEST_WAIT);
  next = setTimeout(look, wait);
}

/** Runs whenever the server is back, as long as the component is there. */
export function whenBack(run: () => void): void {
  let was = false;
  $effect(() => {
    const { away } = reach;
    if (was && !away) untrack(run);
    was = away;
  });
}
