/** Which entries of the log tell what Pinzetta has just done. */
import type { StoryLine } from '../../lib/wire';

const AUTOMA = -2;
const MOST = 8;

/** Her steps, and the cards that were turned for them, since the player acted last; the newest is the last. */
export function stepsOf(story: readonly StoryLine[]): { line: StoryLine; number: number }[] {
  const since = story.findLastIndex(({ actor }) => actor >= 0) + 1;
  const lines = story.map((line, number) => ({ line, number })).slice(since);
  const first = lines.findIndex(({ line }) => line.actor === AUTOMA);
  if (first < 0) return lines.slice(-1);
  const cards = lines.slice(Math.max(0, first - 1)).filter(({ line, number }) => line.actor === AUTOMA || story[number + 1]?.actor === AUTOMA || number === story.length - 1);
  return cards.slice(-MOST);
}
