import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { LATIN, POLISH, TITLES } from './fonts.ts';

const PACKAGE = fileURLToPath(new URL('../../src/ludoteka', import.meta.url));
/** What a Latin font has letters for: the fonts never had arrows, suits and the like. */
const LETTERS = /[ -~\u00a0-\u024f\u2010-\u2026\u20ac\u2122\u2212]/u;

it.each([
  ['text', LATIN],
  ['titles', TITLES],
])('has each letter of our languages, for %s', (_, letters) => {
  const files = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ftl'));
  expect(files.length).toBeGreaterThan(40);
  const used = new Set(files.flatMap((file) => Array.from(readFileSync(`${PACKAGE}/${file}`, 'utf8'))));
  const lacking = [...used].filter((letter) => LETTERS.test(letter) && !(letters + POLISH).includes(letter));
  expect(lacking).toEqual([]);
});
