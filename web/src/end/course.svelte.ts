/** How a finished game came about, and the line of its score that somebody points at: it lights, and the replay goes there. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import { courseOf } from '../lib/api';
import type { Replay } from '../lib/replay.svelte';
import { tokenFor } from '../lib/saved';
import type { Course, Moment, ScoreLine, SeatScore } from '../lib/wire';

const KEY = Symbol('lines of a score');

export class PointedLine {
  course = $state.raw<Course | null>(null);
  /** It will not come: it is sealed, or there is no server. */
  missing = $state(false);
  readonly #replay: Replay;
  readonly #scores: () => readonly SeatScore[];
  #line = $state.raw<ScoreLine | null>(null);
  #kept = false; // by a click: it stays when the pointer leaves
  #before = 0;

  constructor(table: string, replay: Replay, scores: () => readonly SeatScore[]) {
    this.#replay = replay;
    this.#scores = scores;
    void courseOf(table, tokenFor(table)).then(
      (come) => (this.course = come),
      () => (this.missing = true), // points without their way
    );
  }

  /** The cells that light now. */
  readonly cells = $derived.by((): readonly string[] => {
    const moment = this.#line ? this.momentOf(this.#line) : undefined;
    const there = moment?.stop === this.#replay.at && this.#replay.shown?.stop === moment.stop;
    return there ? (moment.cells ?? []) : [];
  });

  momentOf(line: ScoreLine): Moment | undefined {
    const score = this.#scores().find(({ lines }) => lines?.includes(line));
    return score && this.course?.moments[score.seat]?.[score.lines?.indexOf(line) ?? -1];
  }

  show(line: ScoreLine): void {
    const moment = this.momentOf(line);
    if (!moment || this.#line === line) return;
    if (!this.#line) this.#before = this.#replay.at;
    this.#line = line;
    this.#kept = false;
    this.#replay.pause();
    this.#replay.go(moment.stop);
  }

  leave(line: ScoreLine): void {
    if (this.#line !== line || this.#kept) return;
    const there = this.momentOf(line)?.stop === this.#replay.at;
    this.#line = null;
    if (there) this.#replay.go(this.#before);
  }

  keep(line: ScoreLine): void {
    this.show(line);
    this.#kept = true;
  }

  /** For the element that shows a line: the mouse and the keys point at it. */
  readonly at =
    (line: ScoreLine): Attachment<HTMLElement> =>
    (node) => {
      if (!this.momentOf(line)) return;
      const show = () => this.show(line);
      const leave = () => this.leave(line);
      const keep = () => this.keep(line);
      const listeners = { pointerenter: show, pointerleave: leave, focus: show, blur: leave, click: keep };
      node.tabIndex = 0;
      node.dataset['line'] = '';
      for (const [event, then] of Object.entries(listeners)) node.addEventListener(event, then);
      return () => {
        for (const [event, then] of Object.entries(listeners)) node.removeEventListener(event, then);
      };
    };
}

export function provideLines(lines: PointedLine): void {
  setContext(KEY, lines);
}

/** What makes a line of a score one that can be pointed at; nothing, where no game is reviewed. */
export function lineHere(): PointedLine['at'] {
  return getContext<PointedLine | undefined>(KEY)?.at ?? (() => () => undefined);
}
