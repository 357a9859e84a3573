import { expect, test } from 'vitest';

import type { StoryLine } from '../../lib/wire';
import { takenToday } from './chain';

function line(actor: number, text: string, kind = ''): StoryLine {
  return { actor, text, words: { id: 'x' }, kind };
}

test('who took whose pile since everybody has split, in order', () => {
  const story = [
    line(0, 'split a b'),
    line(1, 'take small from 1', 'take'),
    line(1, 'split a c'),
    line(0, 'split a b c'),
    line(2, 'take large from 1', 'take'),
    line(-1, 'reveal'),
    line(0, 'take small from 3', 'take'),
    line(0, '17@c4'),
  ];
  expect(takenToday(story)).toEqual([
    { taker: 2, from: 0, pile: 'large' },
    { taker: 0, from: 2, pile: 'small' },
  ]);
});
