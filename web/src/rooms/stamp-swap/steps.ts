/** Which entries of the log tell what Pinzetta has just done. */
import type { StoryLine } from '../../lib/wire';

/** The kinds that the table gives them: what she does, the cards that are turned for it, and those of the morning. */
const LISTED = new Set(['step', 'card', 'event']);

export interface Step {
  line: StoryLine;
  number: number;
}

/** Her steps, and the cards that were turned for them, since the player acted last; the newest is the last. */
export function stepsOf(story: readonly StoryLine[]): Step[] {
  const since = story.findLastIndex(({ actor }) => actor >= 0) + 1;
  const lines = story.map((line, number) => ({ line, number })).slice(since);
  return lines.filter(({ line: { kind } }) => LISTED.has(kind ?? ''));
}

/** The same by day: what comes before the first event card of today is of the day before. `dawn`: none is turned yet. */
export function byDay(steps: readonly Step[], today: number, dawn: boolean): { day: number; steps: Step[] }[] {
  const first = steps.findIndex(({ line: { kind } }) => kind === 'event');
  const until = first >= 0 ? first : dawn ? steps.length : 0;
  const days = [
    { day: today - 1, steps: steps.slice(0, until) },
    { day: today, steps: steps.slice(until) },
  ];
  return days.filter((one) => one.day > 0 && one.steps.length > 0);
}
