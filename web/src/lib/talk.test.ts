import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { PHRASES, voiceOf } from './talk';

it('offers the phrases that the table knows', async () => {
  const table = await readFile(fileURLToPath(new URL('../../../src/ludoteka/table/talk.py', import.meta.url)), 'utf8');
  const known = /PHRASES = \(([^)]*)\)/.exec(table)?.[1] ?? '';
  expect([...known.matchAll(/"([a-z-]+)"/g)].map(([, id]) => id)).toEqual([...PHRASES]);
});

it('mutes people by their names, and the nameless by their seats', () => {
  expect(voiceOf({ name: 'Ana', seat: 1 })).toBe('Ana');
  expect(voiceOf({ name: '', seat: 1 })).toBe('#1');
});
