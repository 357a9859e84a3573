import { describe, expect, it } from 'vitest';

import { pathOf, type Route, routeOf } from './router';

describe('routes', () => {
  it.each<[string, Route]>([
    ['/', { page: 'home' }],
    ['', { page: 'home' }],
    ['/new/take-it-easy', { page: 'new', game: 'take-it-easy' }],
    ['/new/take-it-easy/', { page: 'new', game: 'take-it-easy' }],
    ['/table/0aF_9-z', { page: 'table', table: '0aF_9-z' }],
    ['/t/0aF_9-z', { page: 'table', table: '0aF_9-z' }],
    ['/rules/take-it-easy', { page: 'rules', game: 'take-it-easy' }],
    ['/caller/take-it-easy', { page: 'caller', game: 'take-it-easy' }],
    ['/sheet/take-it-easy', { page: 'sheet', game: 'take-it-easy' }],
    ['/companion', { page: 'companion' }],
    ['/companion/x', { page: 'lost' }],
    ['/rules', { page: 'lost' }],
    ['/table', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
    ['/table/%2e%2e', { page: 'lost' }],
    ['/elsewhere/x', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('lead back to their paths', () => {
    for (const path of ['/', '/companion', '/new/sequence', '/table/abc', '/rules/sequence', '/caller/x', '/sheet/x'])
      expect(pathOf(routeOf(path))).toBe(path);
  });
});
