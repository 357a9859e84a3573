import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { LONGEST_NAME } from './names';

it('lets names be as long as the server does', async () => {
  const table = await readFile(new URL('../../../src/ludoteka/table/setup.py', import.meta.url), 'utf8');
  expect(/^LONGEST_NAME = (\d+)$/m.exec(table)?.[1]).toBe(String(LONGEST_NAME));
});
