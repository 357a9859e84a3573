import { expect, it } from 'vitest';

import type { StoryLine } from '../../lib/wire';
import { byDay, stepsOf } from './steps';

const line = (actor: number, text: string): StoryLine => ({ actor, text, words: { id: text } });

it('tells what she did since the player acted, with the cards that were turned for it', () => {
  const story = [line(-2, 'tokens 1 2'), line(0, 'split 1'), line(-2, 'piles large 2 small 1'), line(-1, 'decision 3'), line(-2, 'minus 0 large 2 small 1')];
  expect(stepsOf(story).map((step) => step.number)).toEqual([2, 3, 4]);
});

it('tells nothing of the items that were drawn', () => {
  const story = [line(0, 'contest 3'), line(-1, 'event 4'), line(-1, 'draw 17'), line(-2, 'tokens 1')];
  expect(stepsOf(story).map((step) => step.line.text)).toEqual(['event 4', 'tokens 1']);
  expect(stepsOf([line(0, 'take large')])).toEqual([]);
});

it('has no end, and begins a new day with its first event card', () => {
  const evening = Array.from({ length: 9 }, (_, i) => line(-2, `${i + 1} to both`));
  const night = stepsOf([line(0, 'contest 3'), ...evening]);
  const morning = stepsOf([line(0, 'contest 3'), ...evening, line(-1, 'event 4'), line(-1, 'draw 17'), line(-1, 'event 5'), line(-2, 'tokens 1')]);
  const told = (groups: ReturnType<typeof byDay>) => groups.map(({ day, steps }) => [day, steps.length]);
  expect(told(byDay(night, 1, false))).toEqual([[1, 9]]);
  expect(told(byDay(night, 2, true))).toEqual([[1, 9]]);
  expect(told(byDay(morning, 2, false))).toEqual([[1, 9], [2, 3]]);
  expect(byDay([], 1, true)).toEqual([]);
});
