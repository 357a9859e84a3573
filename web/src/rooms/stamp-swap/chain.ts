/** Who took whose pile today, in the order in which it happened. */
import type { StoryLine } from '../../lib/wire';
import type { Pile } from './data';

export interface Taken {
  taker: number;
  from: number;
  pile: Pile;
}

/** Those for whom no pile was left, when all have chosen: they keep both of theirs. */
export function keepers(seats: readonly number[], taken: readonly Taken[]): number[] {
  return seats.filter((seat) => !taken.some(({ taker, from }) => taker === seat || from === seat));
}

const TAKES = /^take (large|small) from (\d+)$/;

/** The choices since everybody has split. */
export function takenToday(story: readonly StoryLine[]): Taken[] {
  const since = story.findLastIndex(({ text }) => text.startsWith('split '));
  return story.slice(since + 1).flatMap(({ actor, text, kind }) => {
    const [, pile, from] = (kind === 'take' && TAKES.exec(text)) || [];
    return pile && from ? [{ taker: actor, from: Number(from) - 1, pile: pile as Pile }] : [];
  });
}
