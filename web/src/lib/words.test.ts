import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { pickLanguage } from './language';
import { Speaker, unbroken } from './words';

const english = new Speaker('en', [
  new FluentResource(`
placed = { $who } placed { $tile }
tile = the { $number } of { $suit }
suit-sun = suns
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won = Won with { points }
`),
]);

describe('words', () => {
  it('fill their facts', () => {
    expect(english.formatWords({ id: 'placed', args: { who: 'Ada', tile: 'it' } })).toBe('Ada placed it');
  });

  it('may hold words, which may hold words', () => {
    const tile = { id: 'tile', args: { number: 9, suit: { id: 'suit-sun' } } };
    expect(english.formatWords({ id: 'placed', args: { who: 'Ada', tile } })).toBe('Ada placed the 9 of suns');
  });

  it('count', () => {
    expect(english.format('won', { points: 1 })).toBe('Won with 1 point');
    expect(english.format('won', { points: 21 })).toBe('Won with 21 points');
  });

  it('count in Polish', () => {
    const polish = new Speaker('pl', [
      new FluentResource('p = { $n ->\n    [one] punkt\n    [few] punkty\n    [many] punktów\n   *[other] punktu\n }'),
    ]);
    expect([1, 2, 5, 12, 22, 25].map((n) => polish.format('p', { n }))).toEqual([
      'punkt',
      'punkty',
      'punktów',
      'punktów',
      'punkty',
      'punktów',
    ]);
  });

  it('that are missing say their id and stop nothing', () => {
    expect(english.formatWords({ id: 'nowhere' })).toBe('nowhere');
    expect(english.formatWords({ id: 'placed', args: { who: { id: 'nobody' }, tile: null } })).toBe(
      'nobody placed null',
    );
    expect(english.knows('nowhere')).toBe(false);
    expect(english.knows('tile')).toBe(true);
  });

  it('put no marks around what they fill in', () => {
    expect(english.format('placed', { who: 'A', tile: 'B' })).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe('a line is never broken', () => {
  it('inside a tile’s name or a product', () => {
    expect(unbroken('5-7-3')).toBe('5-\u20607-\u20603');
    expect(unbroken('3 × 9')).toBe('3\u00a0×\u00a09');
  });

  it('with a real minus, where it is one', () => {
    expect(unbroken('-3 for it, (-12) and 5-7')).toBe('−3 for it, (−12) and 5-\u20607');
    expect(unbroken('Cell -12,-1')).toBe('Cell -12,-1');
  });

  it('between a verb and its pronoun, but between words', () => {
    expect(unbroken('Coloque-a no tabuleiro')).toBe('Coloque-\u2060a no tabuleiro');
    expect(unbroken('sun-and-moon')).toBe('sun-and-moon');
    expect(unbroken('GOO-R6')).toBe('GOO-R6');
  });
});

describe('the language', () => {
  it('is what was chosen before, else the browser’s first that we speak', () => {
    expect(pickLanguage('pt', ['pl-PL'])).toBe('pt');
    expect(pickLanguage('', ['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(pickLanguage('', ['pt-BR'])).toBe('pt');
    expect(pickLanguage('xx', ['fr'])).toBe('en');
    expect(pickLanguage('', [])).toBe('en');
  });
});
