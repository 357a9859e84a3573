import { describe, expect, it } from 'vitest';

import { guestKeyIn, guestLink, keyIn, leadsTo, onlyHere, personalLink, tableLink } from './links';

describe('links to a table', () => {
  it('lead back to it, with the key if they have one', () => {
    expect(leadsTo(tableLink('https://x.example', 'ab12'))).toEqual({ table: 'ab12', token: '', guest: '' });
    const mine = personalLink('http://192.168.0.7:8000', 'ab12', 'W1.s-g_n');
    expect(mine).toBe('http://192.168.0.7:8000/table/ab12#key=W1.s-g_n');
    expect(leadsTo(` ${mine} `)).toEqual({ table: 'ab12', token: 'W1.s-g_n', guest: '' });
    expect(keyIn('#seat')).toBe('');
  });

  it('of a guest bring a key that is no token', () => {
    const link = guestLink('http://192.168.0.7:8000', 'ab12', 'W1.s-g_n');
    expect(link).toBe('http://192.168.0.7:8000/table/ab12#guest=W1.s-g_n');
    expect(leadsTo(link)).toEqual({ table: 'ab12', token: '', guest: 'W1.s-g_n' });
    expect(guestKeyIn('#key=W1')).toBe('');
    expect(keyIn('#guest=W1')).toBe('');
  });

  it('may be a code alone, and nothing else', () => {
    expect(leadsTo('ab12')).toEqual({ table: 'ab12', token: '', guest: '' });
    expect(leadsTo('')).toBeUndefined();
    expect(leadsTo('hello there')).toBeUndefined();
    expect(leadsTo('https://x.example/rules/chess')).toBeUndefined();
  });

  it('are of no use to others on an address of this computer', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(onlyHere)).toBe(true);
    expect(onlyHere('192.168.1.4')).toBe(false);
  });
});
