import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

/**
 * The client draws what it is sent: no rule and no number of a game may creep in. Only rooms/ knows games by name (for
 * the colour of a box and its picture), and even there nothing is counted.
 */
const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const GAMES = /take.?it.?easy|\btie[-_]|sequence\b|triomino|mini.?fits|stamp.?swap/i;
// Points are shown, compared and sorted, but never made: nothing is added to them or multiplied into them.
const MAKING_POINTS = /\bpoints\s*[-+*]=|\bpoints\s*[-+*]\s*\d|\d\s*\*\s*\w*\.?(length|points)\b|reduce\([^)]*points/;

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)])),
  );
  return found.flat().filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|wire\.ts$/.test(path));
}

async function guilty(pattern: RegExp, except: RegExp): Promise<string[]> {
  const paths = (await sources(SOURCE)).filter((path) => !except.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return paths.flatMap((path, i) =>
    (texts[i] ?? '').split('\n').flatMap((line, number) => (pattern.test(line) ? [`${path}:${number + 1}: ${line.trim()}`] : [])),
  );
}

it('knows games by name only where their boxes are painted', async () => {
  expect(await guilty(GAMES, /\/rooms\//)).toEqual([]);
});

it('makes no points', async () => {
  expect(await guilty(MAKING_POINTS, /^$/)).toEqual([]);
});
