import { expect, test } from 'vitest';

import { handlingOf, isForEver, isWorthKeeping } from './requests';

const HERE = 'https://play.example.org';
const handling = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  handlingOf({ url: new URL(path, HERE).href, mode, method }, HERE);

test('pages, files, texts and rules can be had without the server', () => {
  expect(handling('/', 'navigate')).toBe('page');
  expect(handling('/table/abc', 'navigate')).toBe('page');
  expect(handling('/assets/index-1234.js')).toBe('file');
  expect(handling('/api/games')).toBe('answer');
  expect(handling('/api/texts/pl/shell/1234.ftl')).toBe('text');
  expect(handling('/api/texts')).toBeNull();
  expect(handling('/api/games/some-game/rulebook')).toBe('answer');
});

test('nothing of a game or a person is kept', () => {
  for (const path of [
    '/api/tables/abc',
    '/api/me',
    '/api/me/games',
    '/api/me/export',
    '/api/views/1234',
    '/api/health',
  ])
    expect(handling(path), path).toBeNull();
  expect(handling('/api/me/export', 'navigate')).toBeNull(); // a download
});

test('what changes something, and what is elsewhere, is left alone', () => {
  expect(handling('/api/games', 'cors', 'POST')).toBeNull();
  expect(handling('https://elsewhere.example.org/assets/a.js')).toBeNull();
});

const answer = (name: string, value: string, status = 200) => new Response('', { status, headers: { [name]: value } });

test('only a page is kept as the page', () => {
  expect(isWorthKeeping(answer('Content-Type', 'text/html; charset=utf-8'), true)).toBe(true);
  expect(isWorthKeeping(answer('Content-Type', 'image/png'), true)).toBe(false);
  expect(isWorthKeeping(answer('Content-Type', 'text/html', 500), true)).toBe(false);
  expect(isWorthKeeping(answer('Content-Type', 'application/json'), false)).toBe(true);
});

test('what may change is not kept for ever', () => {
  expect(isForEver(answer('Cache-Control', 'public, max-age=31536000, immutable'))).toBe(true);
  expect(isForEver(answer('Cache-Control', 'no-cache'))).toBe(false);
});
