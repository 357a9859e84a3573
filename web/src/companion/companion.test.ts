import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Question } from '../lib/wire';
import { changed, firstMissing, isComplete, isMissing, valuesFor } from './items';
import { allSessions, forgetSession, saveSession, type SavedSession, openSession, saveOpen } from './sessions';

const words = { id: 'x' };
const question: Question = {
  kind: 'yours',
  form: 'items',
  words,
  most: 3,
  kinds: [
    { size: '2x2', words, valued: true, rare: true, down: true },
    { size: 'card', words },
  ],
  values: [0, 1, 2],
  rare_values: [5, 6],
};

describe('items', () => {
  it('are asked only for what matters', () => {
    expect(valuesFor(question, { size: '2x2' })).toEqual([0, 1, 2]);
    expect(valuesFor(question, { size: '2x2', rare: true })).toEqual([5, 6]);
    expect(valuesFor(question, { size: '2x2', down: true })).toEqual([]);
    expect(valuesFor(question, { size: 'card' })).toEqual([]);
    expect(isMissing(question, { size: '' })).toBe(true);
    expect(isMissing(question, { size: '2x2' })).toBe(true);
    expect(isMissing(question, { size: '2x2', value: 0 })).toBe(false);
    expect(isMissing(question, { size: 'card' })).toBe(false);
  });

  it('forget what no longer means anything', () => {
    expect(changed(question, { size: '2x2', value: 2 }, { rare: true })).toEqual({
      size: '2x2',
      rare: true,
      down: false,
    });
    expect(changed(question, { size: '2x2', down: true }, { size: 'card' })).toEqual({
      size: 'card',
      rare: false,
      down: false,
    });
    expect(changed(question, { size: '2x2' }, { value: 1 })).toEqual({
      size: '2x2',
      rare: false,
      down: false,
      value: 1,
    });
  });

  it('are complete when there are enough, and nothing is missing', () => {
    expect(isComplete(question, [])).toBe(false);
    expect(isComplete(question, [{ size: 'card' }, { size: '2x2', value: 1 }])).toBe(true);
    expect(isComplete(question, [{ size: 'card' }, { size: '2x2' }])).toBe(false);
    expect(firstMissing(question, [{ size: 'card' }, { size: '2x2' }], 0)).toBe(1);
    expect(firstMissing(question, [{ size: 'card' }], 0)).toBe(0);
  });
});

describe('saved sessions', () => {
  const one: SavedSession = {
    id: 'a',
    name: 'Friday',
    begun: '2026-11-16T10:00:00Z',
    options: {},
    components: 'none',
    quick: false,
    entries: [],
  };

  beforeEach(() => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, text: string) => store.set(name, text),
    });
  });

  it('are several, the newest first, and one is open', () => {
    saveSession(one);
    saveSession({ ...one, id: 'b' });
    saveSession({ ...one, entries: [{ kind: 'targets', numbers: [1] }] });
    expect(allSessions().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(allSessions()[0]?.entries).toHaveLength(1);
    saveOpen('b');
    expect(openSession()?.id).toBe('b');
    expect(forgetSession('b').map(({ id }) => id)).toEqual(['a']);
    expect(openSession()).toBeUndefined();
  });

  it('of older versions are read', () => {
    const { components: _, ...older } = one;
    localStorage.setItem('ludoteka.companion', JSON.stringify([{ ...older, pack: 'house' }]));
    expect(allSessions()).toEqual([{ ...one, components: 'built-in' }]);
  });

  it('that make no sense are left out', () => {
    localStorage.setItem('ludoteka.companion', JSON.stringify([one, { id: 3 }, null, { ...one, entries: [7] }]));
    expect(allSessions()).toEqual([one]);
    localStorage.setItem('ludoteka.companion', '{');
    expect(allSessions()).toEqual([]);
  });
});
