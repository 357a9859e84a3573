import type { TransitionConfig } from 'svelte/transition';

import { moves, time } from '../../../lib/motion';

/** What lights up does so when the piece that brings it about has come to rest; if anybody looks. */
export function light(_: Element, watched: boolean): TransitionConfig {
  return watched && moves()
    ? { delay: time('--draw'), duration: time('--draw'), css: (t) => `opacity: ${t}` }
    : { duration: 0 };
}
