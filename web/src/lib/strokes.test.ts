import { expect, it } from 'vitest';

import { Strokes } from './strokes';

it('meets each cell once, and the first when it leaves it', () => {
  const stroke = new Strokes();
  expect(stroke.over('a')).toEqual([]); // nothing has begun
  stroke.begin('a', true);
  expect(stroke.over('a')).toEqual([]);
  expect(stroke.over('b')).toEqual(['a', 'b']);
  expect(stroke.over('b')).toEqual([]);
  expect(stroke.over('a')).toEqual([]);
  expect(stroke.over('c')).toEqual(['c']);
  expect(stroke.isPress()).toBe(false);
  stroke.end();
  expect(stroke.over('d')).toEqual([]);
});

it('is a press, if it stays where it began', () => {
  const stroke = new Strokes();
  stroke.begin('a', false);
  expect(stroke.over('a')).toEqual([]);
  stroke.end();
  expect(stroke.isPress()).toBe(true);
  expect(stroke.isPress()).toBe(true); // a click of the keyboard has no stroke at all
});
