/** Which entries of the log tell what Pinzetta has just done. */
import type { StoryLine } from '../../lib/wire';

const AUTOMA = -2;
const MOST = 8;
const CARDS = /^(event|decision|show) /;

/** Her steps, and the cards that were turned for them, since the player acted last; the newest is the last. */
export function stepsOf(story: readonly StoryLine[]): { line: StoryLine; number: number }[] {
  const since = story.findLastIndex(({ actor }) => actor >= 0) + 1;
  const lines = story.map((line, number) => ({ line, number })).slice(since);
  return lines.filter(({ line: { actor, text } }) => actor === AUTOMA || (actor < 0 && CARDS.test(text))).slice(-MOST);
}
