import { beforeEach, expect, it, vi } from 'vitest';

import { forgetTable, savedTables, saveTable, tokenFor } from './saved';
import { groupOf, saveGroup } from './together';

let held: Map<string, string>;

beforeEach(() => {
  held = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => held.set(name, text),
  });
});

it('lists tables with the newest first, each once', () => {
  saveTable({ table: 'a', token: '1' });
  saveTable({ table: 'b', token: '2' });
  saveTable({ table: 'a', token: '3' });
  expect(savedTables()).toEqual([
    { table: 'a', token: '3' },
    { table: 'b', token: '2' },
  ]);
  expect(tokenFor('b')).toBe('2');
  forgetTable('b');
  expect(tokenFor('b')).toBe('');
});

it('reads what earlier versions stored, and leaves out what is no table', () => {
  held.set('ludoteka.tables', '[{"table":"a","token":"1"},{"table":7,"token":"2"},null,"a"]');
  expect(savedTables()).toEqual([{ table: 'a', token: '1' }]);
  held.set('ludoteka.together', '{"a":["a","b"],"c":"d","e":[7]}');
  expect(groupOf('b')).toEqual(['a', 'b']);
  expect(groupOf('d')).toEqual([]);
  saveGroup('x', ['x', 'y']);
  expect(groupOf('y')).toEqual(['x', 'y']);
});
