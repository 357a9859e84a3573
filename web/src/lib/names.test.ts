import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { LONGEST_NAME, toMe } from './names';

it('lets names be as long as the server does', async () => {
  const table = await readFile(new URL('../../../src/ludoteka/table/setup.py', import.meta.url), 'utf8');
  expect(/^LONGEST_NAME = (\d+)$/m.exec(table)?.[1]).toBe(String(LONGEST_NAME));
});

it('calls me "You" where the server knows no name of mine, also inside a list', () => {
  const player = (number: number) => ({ id: 'player', args: { number } });
  const seats = [{ kind: 'bot:casual' }, { kind: 'human', you: true }];
  const words = (first: unknown, second: unknown) => ({
    id: 'x',
    args: { first, list: { id: 'list', args: { second } } },
  });
  expect(toMe(words(player(1), player(2)), seats)).toEqual(words(player(1), 'ui-you-name'));
  expect(toMe(words(player(2), 'Ana'), seats)).toEqual(words('ui-you-name', 'Ana'));
});
