import { describe, expect, it } from 'vitest';

import { filtered, nextGame, turnOf, type Wish } from './games';
import type { TableInfo } from './wire';

const scene = { boards: [] } as unknown as TableInfo['scene'];

function table(name: string, changed: string, more: Partial<TableInfo> = {}): TableInfo {
  return {
    table: name,
    game: 'chess',
    options: {},
    seats: [{ kind: 'human' }, { kind: 'human' }],
    scores: [0, 0],
    over: false,
    stage: 'playing',
    changed,
    scene,
    mine: [0],
    waiting: [1],
    ...more,
  };
}

const old = table('old', '2026-01-01', { waiting: [0] });
const recent = table('recent', '2026-01-03', { waiting: [0, 1] });
const theirs = table('theirs', '2026-01-04', {
  game: 'go',
  seats: [{ kind: 'human' }, { kind: 'human', name: 'Łucja' }],
});
const over = table('over', '2026-01-05', { over: true, waiting: [] });
const all = [over, theirs, recent, old];

describe('whose turn it is', () => {
  it('is mine if a seat of mine is waited for, or nobody is', () => {
    expect(all.map(turnOf)).toEqual(['over', 'theirs', 'mine', 'mine']);
    expect(turnOf(table('x', '', { waiting: [] }))).toBe('mine');
    expect(turnOf(table('x', '', { stage: 'gathering', waiting: [] }))).toBe('gathering');
  });

  it('decides what to continue: what has waited longest for me, else the latest', () => {
    expect(nextGame(all)).toBe(old);
    expect(nextGame([over, theirs])).toBe(theirs);
    expect(nextGame([over])).toBeUndefined();
  });
});

describe('my games', () => {
  const words = ({ seats }: TableInfo) => seats.map(({ name }) => name ?? '').join(' ');
  const found = (wish: Partial<Wish>) =>
    filtered(all, { text: '', game: '', show: 'all', ...wish }, words).map((one) => one.table);

  it('begin with those that wait for me', () => {
    expect(found({})).toEqual(['recent', 'old', 'theirs', 'over']);
  });

  it('are filtered by game, state and words, whatever the accents', () => {
    expect(found({ game: 'go' })).toEqual(['theirs']);
    expect(found({ show: 'mine' })).toEqual(['recent', 'old']);
    expect(found({ show: 'going' })).toEqual(['recent', 'old', 'theirs']);
    expect(found({ show: 'over' })).toEqual(['over']);
    expect(found({ text: ' lucja ' })).toEqual(['theirs']);
    expect(found({ text: 'nobody' })).toEqual([]);
  });
});
