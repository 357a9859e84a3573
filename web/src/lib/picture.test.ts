import { describe, expect, it } from 'vitest';

import { fileName } from './download';
import { withinLetters, withinWeights, wrapped } from './picture';

describe('the type inside a picture', () => {
  it('is found by weight', () => {
    expect(withinWeights('100 900', 560)).toBe(true);
    expect(withinWeights('400', 700)).toBe(false);
    expect(withinWeights('bold', 700)).toBe(true);
    expect(withinWeights('', 700)).toBe(false);
  });

  it('is found by letters', () => {
    const latin = 'U+0000-00FF, U+131, U+2000-206F';
    expect(withinLetters(latin, 'Ana')).toBe(true);
    expect(withinLetters(latin, 'łż')).toBe(false);
    expect(withinLetters(latin, 'łż–')).toBe(true);
    expect(withinLetters('U+01??', 'ł')).toBe(true);
    expect(withinLetters('', 'ł')).toBe(true);
  });
});

it('breaks lines between words and says that something is missing', () => {
  expect(wrapped('sixteen short of Club', 12, 2)).toEqual(['sixteen', 'short of Cl…']);
  expect(wrapped('short of Club', 13, 2)).toEqual(['short of Club']);
  expect(wrapped('Konstantynopolitanka', 10, 1)).toEqual(['Konstanty…']);
  expect(wrapped('', 10, 2)).toEqual([]);
});

it('makes plain names for files', () => {
  expect(fileName('Some Good Game', 'Łucja Żółć')).toBe('some-good-game-lucja-zolc');
  expect(fileName('…')).toBe('ludoteka');
});
