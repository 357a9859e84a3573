/** The two seconds after the last move: the lines of my score light one by one, it counts, then the sentence is told. */
import { moves } from '../lib/motion';

const COUNTS = 1500; // ms, while lines light and points count
const SENTENCE = 500; // ms, after which all is as it stays

export class Finale {
  /** How much of it has passed, from 0 to 1; 1: it is over, or there is none. */
  part = $state(1);
  #frame = 0;

  /** `wanted`: the game has just ended before our eyes. */
  constructor(wanted: boolean) {
    if (wanted && moves()) this.part = 0;
  }

  /** From now on; nothing, if there is none. Returns how to end it early. */
  begin(): () => void {
    if (this.part === 1) return () => undefined;
    const begun = performance.now();
    const step = (now: number): void => {
      // The time of a frame may lie a little before the moment at which it was asked for.
      this.part = Math.min(1, Math.max(0, now - begun) / (COUNTS + SENTENCE));
      if (this.part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(this.#frame);
  }

  skip(): void {
    cancelAnimationFrame(this.#frame);
    this.part = 1;
  }

  get over(): boolean {
    return this.part === 1;
  }

  /** The sentence can be read. */
  get told(): boolean {
    return this.#counting === 1;
  }

  /** What is shown of a number: one tween, from nothing to all. */
  counted(whole: number): number {
    return Math.round(whole * this.#counting);
  }

  /** Which of so many lines lights now; none (-1) once all have. */
  line(lines: number): number {
    return this.told ? -1 : Math.min(lines - 1, Math.floor(lines * this.#counting));
  }

  get #counting(): number {
    return Math.min(1, (this.part * (COUNTS + SENTENCE)) / COUNTS);
  }
}
