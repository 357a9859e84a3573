import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * The client draws what it is sent. It makes no points: it shows, compares and sorts them, and that is all. And what is
 * not of one game knows none: neither by its name, nor by its messages, nor by its rules.
 *
 * What this cannot see: a rule that is applied without points and without a name. The types of what a room sends are
 * the place to keep that out.
 */
const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const OF_ONE_GAME = /^rooms\/[^/]+\//;
const LISTS_ROOMS = ['rooms/index.ts', 'rooms/styles.css'];
const NAMES =
  /take.?it.?easy|sequence\b|triomino|mini.?fits|stamp.?swap|pinzetta|['"`](tie|seq|tri|fit|sts)-|\b(TIE|SEQ|TRI|FIT|STS)-[A-Z]?\d/i;
/** What is in only one of the boxes. */
const THINGS =
  /\b(beams?|jacks?|suits?|triangles?|polyomino(es)?|exhibitors?|forever)\b|\['(number|length|piece|card|symbol|seat)'\]/i;
const IMPORT = /(?:from|import|@import) '(\.[^']*)'/g;

const POINTS = new Set(['points', 'score', 'scores', 'bonus', 'worth']);
const { SyntaxKind } = ts;
const ARITHMETIC = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.SlashToken,
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.MinusEqualsToken,
  SyntaxKind.AsteriskEqualsToken,
]);

/** What an expression is about: `a.points ?? 0` is about points, `scoreOf(a)` about whatever the function gives. */
function about(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isCallExpression(node)) return about(node.expression);
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...about(child)));
  return found;
}

const isPoints = (node: ts.Node): boolean => about(node).some((name) => POINTS.has(name));

/** Who is ahead, and by how much. */
const compares = (node: ts.BinaryExpression): boolean =>
  node.operatorToken.kind === SyntaxKind.MinusToken && isPoints(node.left) && isPoints(node.right);

/** Every place in a script where points are made out of something. */
function making(script: string): string[] {
  const found: string[] = [];
  function walk(node: ts.Node): void {
    if (
      ts.isBinaryExpression(node) &&
      ARITHMETIC.has(node.operatorToken.kind) &&
      (isPoints(node.left) || isPoints(node.right)) &&
      !compares(node)
    )
      found.push(node.getText());
    if (
      (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
      [SyntaxKind.PlusPlusToken, SyntaxKind.MinusMinusToken].includes(node.operator) &&
      isPoints(node.operand)
    )
      found.push(node.getText());
    ts.forEachChild(node, walk);
  }
  walk(ts.createSourceFile('script.ts', script, ts.ScriptTarget.Latest, true));
  return found;
}

/** The scripts of a component, and the expressions between its tags. */
function scriptOf(component: string): string {
  const script = /<script[^>]*>([\s\S]*?)<\/script>/g;
  const markup = component.replace(script, '').replace(/<style[\s\S]*<\/style>/, '');
  const expressions = [...markup.matchAll(/\{(?:[#:@]\w+ )?([^{}/][^{}]*)\}/g)].map(
    ([, expression]) => `;(${expression ?? ''});`,
  );
  return [...[...component.matchAll(script)].map(([, text]) => text ?? ''), ...expressions].join('\n');
}

/** All that we write; `tests`: those instead. This one has to name what it looks for. */
async function sources(folder = SOURCE, tests = false): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path, tests);
      if (!/\.(ts|svelte|css)$/.test(path) || /no-rules\.test\.ts$|wire\.ts$/.test(path)) return [];
      if (path.endsWith('.test.ts') !== tests) return [];
      return [{ path: relative(SOURCE, path), text: await readFile(path, 'utf8') }];
    }),
  );
  return found.flat();
}

it('makes no points', async () => {
  const all = await sources();
  expect(all.length).toBeGreaterThan(100);
  expect(
    all.flatMap(({ path, text }) =>
      making(path.endsWith('.svelte') ? scriptOf(text) : path.endsWith('.css') ? '' : text).map(
        (place) => `${path}: ${place}`,
      ),
    ),
  ).toEqual([]);
});

it('names no game in tests of what all games share', async () => {
  const generic = (await sources(SOURCE, true)).filter(({ path }) => !OF_ONE_GAME.test(path));
  expect(generic.length).toBeGreaterThan(20);
  expect(generic.filter(({ text }) => NAMES.test(text)).map(({ path }) => path)).toEqual([]);
});

it('names no game where all games are drawn', async () => {
  const generic = (await sources()).filter(({ path }) => !OF_ONE_GAME.test(path) && !LISTS_ROOMS.includes(path));
  const lines = generic.flatMap(({ path, text }) =>
    text.split('\n').map((line, number) => ({ line, place: `${path}:${number + 1}` })),
  );
  expect(generic.map(({ path }) => path)).toContain('styles/pieces.css');
  const found = lines.filter(({ line }) => NAMES.test(line) || THINGS.test(line));
  expect(found.map(({ line, place }) => `${place}: ${line.trim()}`)).toEqual([]);
});

/** The room that a file lies in, if it lies in one. */
const roomOf = (path: string): string => OF_ONE_GAME.exec(path)?.[0] ?? '';

it('opens rooms only where they are listed', async () => {
  const found = (await sources())
    .filter(({ path }) => !LISTS_ROOMS.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)].map(([, spec = '']) => ({ path, to: join(dirname(path), spec) })),
    );
  expect(found.length).toBeGreaterThan(500);
  const foreign = found.filter(({ path, to }) => roomOf(to) && roomOf(to) !== roomOf(path));
  expect(foreign.map(({ path, to }) => `${path}: ${to}`)).toEqual([]);
});

it.each([
  'const total = a.points + b.points;',
  'sum += line.points;',
  'const all = lines.reduce((sum, { points }) => sum + points, 0);',
  'const row = cells.length * score;',
  'let points = 0; points++;',
  'const bridge = target.points + 40;',
  'const then = worth(board) * 2;',
])('notices %s', (script) => {
  expect(making(script)).not.toEqual([]);
});

it.each([
  'all.toSorted((a, b) => b.points - a.points);',
  'const ahead = (rival.points ?? 0) - (own.points ?? 0);',
  'const text = written(points);',
  'const x = left + width;',
])('lets pass %s', (script) => {
  expect(making(script)).toEqual([]);
});

it('reads the expressions of a component, too', () => {
  expect(
    making(
      scriptOf(
        '<script lang="ts">let { score } = $props();</script>\n<b>{score.points + 5}</b>\n{#if score.points * 2}x{/if}',
      ),
    ),
  ).toHaveLength(2);
});
