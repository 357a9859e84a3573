import { beforeEach, describe, expect, it, vi } from 'vitest';

import { isString, listOf, optional, recordOf, stored, storedByTable, storedText } from './storage';

let held: Map<string, string>;

beforeEach(() => {
  held = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => held.set(name, text),
  });
});

describe('a stored value', () => {
  it('is read as it was written, under its name', () => {
    const names = stored('names', listOf(isString));
    names.write(['Ada', 'Bo']);
    expect(held).toEqual(new Map([['ludoteka.names', '["Ada","Bo"]']]));
    expect(names.read()).toEqual(['Ada', 'Bo']);
  });

  it('is as if never stored where it makes no sense', () => {
    for (const nonsense of ['{', '7', 'null', '{"a":1}']) {
      held.set('ludoteka.names', nonsense);
      expect(stored('names', listOf(isString)).read()).toEqual([]);
      expect(stored('names', optional(isString)).read()).toBeUndefined();
    }
    held.set('ludoteka.names', '["Ada",7,null]');
    expect(stored('names', listOf(isString)).read()).toEqual(['Ada']);
    expect(stored('names', recordOf(isString)).read()).toEqual({});
    held.set('ludoteka.names', '{"a":"Ada","b":7}');
    expect(stored('names', recordOf(isString)).read()).toEqual({ a: 'Ada' });
  });

  it('is not there where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    const name = storedText('name');
    name.write('Ada');
    expect(name.read()).toBe('');
    expect(stored('names', listOf(isString)).read()).toEqual([]);
  });

  it('may be a text, which is no JSON', () => {
    storedText('theme').write('dark');
    expect(held.get('ludoteka.theme')).toBe('dark');
  });
});

describe('a text for each table', () => {
  it('is made once', () => {
    const nonces = storedByTable('nonces');
    expect(nonces.readOrMake('t1', () => 'first')).toBe('first');
    expect(nonces.readOrMake('t1', () => 'second')).toBe('first');
    expect(nonces.read('t2')).toBe('');
  });

  it('is there for the newest tables only', () => {
    const nonces = storedByTable('nonces');
    for (let i = 0; i < 41; i++) nonces.write(`t${i}`, String(i));
    expect(nonces.read('t0')).toBe('');
    expect(nonces.read('t1')).toBe('1');
    expect(nonces.read('t40')).toBe('40');
  });
});
