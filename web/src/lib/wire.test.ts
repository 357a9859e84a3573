import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { types } from '../../types.mjs';

it('wire.ts says what schema.json says (npm run types)', async () => {
  expect(await types()).toBe(await readFile(new URL('wire.ts', import.meta.url), 'utf8'));
}, 20_000);
