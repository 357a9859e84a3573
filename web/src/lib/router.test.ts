import { describe, expect, it } from 'vitest';

import { pathOf, type Route, routeOf } from './router';

describe('routes', () => {
  it.each<[string, Route]>([
    ['/', { page: 'home' }],
    ['', { page: 'home' }],
    ['/new/goofspiel', { page: 'new', game: 'goofspiel' }],
    ['/new/goofspiel/', { page: 'new', game: 'goofspiel' }],
    ['/table/0aF_9-z', { page: 'table', table: '0aF_9-z' }],
    ['/t/0aF_9-z', { page: 'table', table: '0aF_9-z' }],
    ['/rules/goofspiel', { page: 'rules', game: 'goofspiel' }],
    ['/caller/goofspiel', { page: 'caller', game: 'goofspiel' }],
    ['/sheet/goofspiel', { page: 'sheet', game: 'goofspiel' }],
    ['/companion', { page: 'companion' }],
    ['/companion/x', { page: 'lost' }],
    ['/games', { page: 'games' }],
    ['/daily', { page: 'daily' }],
    ['/games/x', { page: 'lost' }],
    ['/me', { page: 'me' }],
    ['/me/x', { page: 'lost' }],
    ['/rules', { page: 'lost' }],
    ['/table', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
    ['/table/%2e%2e', { page: 'lost' }],
    ['/elsewhere/x', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('lead back to their paths', () => {
    for (const path of [
      '/',
      '/games',
      '/daily',
      '/companion',
      '/me',
      '/new/x',
      '/table/abc',
      '/rules/x',
      '/caller/x',
      '/sheet/x',
    ])
      expect(pathOf(routeOf(path))).toBe(path);
  });
});
