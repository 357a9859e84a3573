import { replayOf } from './api';
import { tokenFor } from './saved';
import type { ReplayStop } from './wire';

/** How fast it plays: seconds of looking at one stop. */
const SPEEDS = [0.5, 1, 2, 4] as const;
const LOOK = 1100; // ms at speed 1

/** A finished game to go through, stop by stop. Stops come from the server when they are near. */
export class Replay {
  /** The last stop; 0 until it is known. */
  last = $state(0);
  at = $state(0);
  /** What is on the screen: the stop asked for, or the one before until it has come. */
  shown = $state.raw<ReplayStop | null>(null);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);

  readonly #table: string;
  readonly #stops = new Map<number, Promise<ReplayStop>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
    void this.#begin();
  }

  get ended(): boolean {
    return this.at === this.last;
  }

  go(stop: number): void {
    this.at = Math.max(0, Math.min(this.last, stop));
    void this.#show(this.at);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.last === 0) return;
    this.playing = true;
    if (this.ended) this.go(0);
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  async #begin(): Promise<void> {
    try {
      this.last = (await this.#stop(0)).stops - 1;
      this.go(this.last);
    } catch {
      // no replay without the server; the end of the game is shown anyway
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const next = this.at + 1;
      const come = await this.#stop(next).catch(() => null);
      if (!this.playing) return;
      if (come === null || next > this.last) return this.pause();
      this.go(next);
      if (this.ended) this.pause();
      else this.#next();
    }, LOOK / this.speed);
  }

  async #show(stop: number): Promise<void> {
    const come = await this.#stop(stop).catch(() => null);
    if (come && this.at === stop) this.shown = come;
    for (const near of [stop + 1, stop - 1]) {
      if (near >= 0 && near <= this.last) void this.#stop(near).catch(() => null);
    }
  }

  #stop(stop: number): Promise<ReplayStop> {
    const known = this.#stops.get(stop);
    if (known) return known;
    const asked = replayOf(this.#table, stop, tokenFor(this.#table));
    this.#stops.set(stop, asked);
    asked.catch(() => this.#stops.delete(stop));
    return asked;
  }
}
