import { describe, expect, it } from 'vitest';

import { distance, duelOf, endingOf, percent } from './endings';
import { standings } from './standings';

const NAMES = ['You', 'Club', 'Marta', 'João'];
const list = (seats: readonly number[]) => seats.map((seat) => NAMES[seat]).join(' and ');
const ranked = (...points: number[]) => standings(points.map((won, seat) => ({ seat, points: won })));
const sentence = (seat: number, ...points: number[]) => {
  const ending = endingOf(ranked(...points), seat);
  return ending && distance(ending, list);
};

describe('how a game ended', () => {
  it('says how far ahead the first is', () => {
    expect(sentence(0, 174, 158, 142)).toEqual({ id: 'ui-end-ahead', facts: { gap: 16, next: 'Club' } });
    expect(sentence(0, 174, 158, 158)).toEqual({ id: 'ui-end-ahead', facts: { gap: 16, next: 'Club and Marta' } });
  });

  it('says how far behind the others are', () => {
    const facts = { gap: 16, first: 'Club', below: 'Marta and João' };
    expect(sentence(0, 158, 174, 142, 131)).toEqual({ id: 'ui-end-behind-ahead', facts });
    expect(sentence(3, 158, 174, 142, 131)).toEqual({ id: 'ui-end-behind', facts: { gap: 43, first: 'Club' } });
  });

  it('says who of two won, and by how much', () => {
    const duel = (...points: number[]) => {
      const ending = endingOf(ranked(...points), 0);
      return ending && duelOf(ending);
    };
    expect(duel(191, 103)).toEqual({ id: 'ui-end-won', facts: { gap: 88 } });
    expect(duel(103, 135)).toEqual({ id: 'ui-end-lost', facts: { gap: 32 } });
    expect(duel(103, 103)).toEqual({ id: 'ui-end-tied', facts: {} });
  });

  it('knows a shared place', () => {
    expect(sentence(0, 150, 150, 20)).toEqual({ id: 'ui-end-level', facts: { level: 'Club' } });
    expect(endingOf(ranked(10, 150, 10), 2)).toMatchObject({ rank: 2, of: 3, level: [0], gap: 140, below: [] });
  });

  it('says nothing of others where there are none', () => {
    expect(sentence(0, 158)).toBeUndefined();
    expect(endingOf(ranked(158), 1)).toBeUndefined();
  });
});

it('counts in percent, and only all is all of it', () => {
  expect(percent(158, 248, 'en')).toBe('64%');
  expect(percent(2, 3, 'pl').replace(/\s/, ' ')).toBe('67%');
  expect(percent(306, 307, 'en')).toBe('99%');
  expect(percent(307, 307, 'en')).toBe('100%');
  expect(percent(0, 0, 'en')).toBe('100%');
});
