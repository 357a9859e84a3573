/** A reveal in beats: it goes on by itself, can be skipped to its end and shown again. */
import { onDestroy } from 'svelte';

import { moves } from '../../lib/motion';

const BEAT = 1100; // ms between two of them

export class Beats {
  readonly #last: () => number;
  #shown = $state(Number.POSITIVE_INFINITY);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `last`: how many there are by now. */
  constructor(last: () => number) {
    this.#last = last;
    onDestroy(() => this.#stop());
  }

  /** So many are seen. */
  get now(): number {
    return Math.min(this.#shown, this.#last());
  }

  get running(): boolean {
    return this.now < this.#last();
  }

  /** From the beginning; at once where nothing may move. */
  show = (): void => {
    this.#stop();
    if (!moves()) return;
    this.#shown = 0;
    this.#timer = setInterval(() => {
      this.#shown += 1;
      if (!this.running) this.skip();
    }, BEAT);
  };

  /** To the end. */
  skip = (): void => {
    this.#stop();
    this.#shown = Number.POSITIVE_INFINITY;
  };

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
