import { describe, expect, it } from 'vitest';

import { matches } from './fair';

// printf 'abc' | sha256sum
const ABC = 'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('the fingerprint of a seed', () => {
  it('is computed here', async () => {
    expect(await matches('616263', ABC)).toBe(true);
    expect(await matches('616264', ABC)).toBe(false);
  });

  it('is not computed of what is no seed', async () => {
    expect(await matches('', ABC)).toBeNull();
    expect(await matches('xyz', ABC)).toBeNull();
  });
});
