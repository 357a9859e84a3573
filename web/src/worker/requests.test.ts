import { expect, test } from 'vitest';

import { handlingOf } from './requests';

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
