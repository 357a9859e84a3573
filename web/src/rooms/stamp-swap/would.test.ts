// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../lib/texts.svelte', () => ({ t: (id: string) => id }));

import type { StampData } from '../../lib/wire';
import { NOTHING } from './data';
import { changed, changesAt, placesFor, squaresIn } from './would';

const WORDS = { id: '' };
const CONTEST = { words: WORDS, score: WORDS, so_far: null, ticket: 0, scored: 0 };
const data: StampData = {
  ...NOTHING,
  contests: [
    { ...CONTEST, id: 6, category: 'colour', now: 3 },
    { ...CONTEST, id: 8, category: 'theme', now: 1 },
  ],
  mat: { words: WORDS, kind: 'show', now: 2 },
  cards: [{ number: 4, words: WORDS, kind: 'end', now: 0 }],
  end: { forever: 0, stamps: 0, values: 7, finale: 0 },
  would: {
    'stamp:9': {
      anywhere: { values: 9 },
      places: [
        { cells: 'b-c2', then: { 'c-6': 5 } },
        { cells: 'a1', then: {} },
      ],
    },
  },
};

describe('a stamp on a place', () => {
  it('changes what the table says, and nothing where it says nothing', () => {
    expect(changesAt(data, 'stamp:9', 'c2')).toEqual({ 'c-6': 5, values: 9 });
    expect(changesAt(data, 'stamp:9', 'l1')).toEqual({});
    expect(changesAt(data, undefined, 'c2')).toEqual({});
    expect(changesAt(data, 'stamp:1', 'c2')).toEqual({});
  });

  it('fits on the squares that are told, the best first', () => {
    expect(placesFor(data, 'stamp:9')).toEqual(['b2', 'c2', 'a1']);
    expect(placesFor(data, undefined)).toEqual([]);
  });

  it('can lie on squares that are sent row by row', () => {
    expect(squaresIn('a-c1 e1 k-l12')).toEqual(['a1', 'b1', 'c1', 'e1', 'k12', 'l12']);
    expect(squaresIn('')).toEqual([]);
  });

  it('is told line by line, with what is scored now', () => {
    const lines = changed(data, changesAt(data, 'stamp:9', 'b2')).map(({ key, now, then }) => [key, now, then]);
    expect(lines).toEqual([
      ['c-6', 3, 5],
      ['values', 7, 9],
    ]);
  });
});
