import { describe, expect, it } from 'vitest';

import { added, choicesOf, type Entered, isEntered, NEW_ROUND, NOTHING, stepBack, withRound } from './ledger';

const empty: Entered = { options: {}, names: ['Ana', 'Bo', ''], rounds: [NEW_ROUND] };

describe('a ledger', () => {
  it('is taken back step by step, across rounds', () => {
    const played = added(empty, { seat: 0, tile: '125' });
    const over = withRound(played, (round) => ({ ...round, ended: 'blocked', racks: ['', '000', ''] }));
    const next = { ...over, rounds: [...over.rounds, NEW_ROUND] };
    expect(stepBack(next)).toEqual(over);
    expect(stepBack(over)).toEqual(played);
    expect(stepBack(played)).toEqual(empty);
    expect(stepBack(empty)).toEqual(empty);
  });

  it('is recalled only if it makes sense', () => {
    expect(isEntered(JSON.parse(JSON.stringify(empty)))).toBe(true);
    expect(isEntered({ options: {}, names: ['Ana'], rounds: [{}] })).toBe(false);
    expect(isEntered({ options: {}, names: ['Ana', 'Bo'], rounds: [] })).toBe(false);
  });

  it('offers what the room says, and nothing before it has said anything', () => {
    expect(choicesOf(null)).toMatchObject({ bonuses: [], draws: 0, follow: [], out: -1 });
    expect(choicesOf({ words: { id: '' }, boards: [], data: { ...NOTHING, draws: 38, follow: [1] } }).draws).toBe(38);
  });
});
