import { describe, expect, it } from 'vitest';

import { inWords, spell, USUAL } from './terms';

const say = (id: string, facts: Record<string, unknown> = {}): string => [id, ...Object.values(facts)].join(' ');

describe('terms of a table', () => {
  it('have times in the largest unit that fits', () => {
    expect(spell(90)).toEqual({ id: 'ui-seconds', facts: { count: 90 } });
    expect(spell(120)).toEqual({ id: 'ui-minutes', facts: { count: 2 } });
    expect(spell(172_800)).toEqual({ id: 'ui-days', facts: { count: 2 } });
  });

  it('are said in a few words', () => {
    expect(inWords(USUAL, say)).toEqual([
      'ui-terms-private',
      'ui-terms-no-clock',
      'ui-terms-takeover ui-minutes 5',
      'ui-terms-watch',
      'ui-terms-phrases',
    ]);
    const blitz = {
      public: true,
      watching: false,
      talk: true,
      takeover: 0,
      clock: { kind: 'game', seconds: 300, increment: 5 },
    } as const;
    expect(inWords(blitz, say, false)).toEqual(['ui-terms-per-game-more ui-minutes 5 ui-seconds 5']);
    expect(inWords(blitz, say)).toContain('ui-terms-no-watch');
  });
});
