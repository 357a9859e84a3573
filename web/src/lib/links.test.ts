import { describe, expect, it } from 'vitest';

import { keyIn, leadsTo, onlyHere, personalLink, tableLink } from './links';

describe('links to a table', () => {
  it('lead back to it, with the key if they have one', () => {
    expect(leadsTo(tableLink('https://x.example', 'ab12'))).toEqual({ table: 'ab12', token: '' });
    const mine = personalLink('http://192.168.0.7:8000', 'ab12', 'W1.s-g_n');
    expect(mine).toBe('http://192.168.0.7:8000/table/ab12#key=W1.s-g_n');
    expect(leadsTo(` ${mine} `)).toEqual({ table: 'ab12', token: 'W1.s-g_n' });
    expect(keyIn('#seat')).toBe('');
  });

  it('may be a code alone, and nothing else', () => {
    expect(leadsTo('ab12')).toEqual({ table: 'ab12', token: '' });
    expect(leadsTo('')).toBeUndefined();
    expect(leadsTo('hello there')).toBeUndefined();
    expect(leadsTo('https://x.example/rules/chess')).toBeUndefined();
  });

  it('are of no use to others on an address of this computer', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(onlyHere)).toBe(true);
    expect(onlyHere('192.168.1.4')).toBe(false);
  });
});
