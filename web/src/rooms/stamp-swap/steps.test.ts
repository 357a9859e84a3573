import { expect, it } from 'vitest';

import type { StoryLine } from '../../lib/wire';
import { byDay, stepsOf } from './steps';

const line = (actor: number, text: string, kind = ''): StoryLine => ({ actor, text, words: { id: text }, kind });
const step = (text: string): StoryLine => line(-2, text, 'step');
const event = (text: string): StoryLine => line(-1, text, 'event');

it('tells what she did since the player acted, with the cards that were turned for it', () => {
  const story = [
    step('tokens 1 2'),
    line(0, 'split 1'),
    step('piles large 2 small 1'),
    line(-1, 'decision 3', 'card'),
    step('minus 0 large 2 small 1'),
  ];
  expect(stepsOf(story).map(({ number }) => number)).toEqual([2, 3, 4]);
});

it('tells nothing of the items that were drawn', () => {
  const story = [line(0, 'contest 3'), event('event 4'), line(-1, 'draw 17'), step('tokens 1')];
  expect(stepsOf(story).map((one) => one.line.text)).toEqual(['event 4', 'tokens 1']);
  expect(stepsOf([line(0, 'take large')])).toEqual([]);
});

it('has no end, and begins a new day with its first event card', () => {
  const evening = Array.from({ length: 9 }, (_, i) => step(`${i + 1} to both`));
  const night = stepsOf([line(0, 'contest 3'), ...evening]);
  const morning = stepsOf([
    line(0, 'contest 3'),
    ...evening,
    event('event 4'),
    line(-1, 'draw 17'),
    event('event 5'),
    step('tokens 1'),
  ]);
  const counted = (groups: ReturnType<typeof byDay>) => groups.map(({ day, steps }) => [day, steps.length]);
  expect(counted(byDay(night, 1, false))).toEqual([[1, 9]]);
  expect(counted(byDay(night, 2, true))).toEqual([[1, 9]]);
  expect(counted(byDay(morning, 2, false))).toEqual([
    [1, 9],
    [2, 3],
  ]);
  expect(byDay([], 1, true)).toEqual([]);
});
