import { expect, it } from 'vitest';

import { inMilliseconds } from './motion';

it('reads times as they are written, and as they are pressed', () => {
  expect(['220ms', ' 220ms', '.22s', '0.32s ', '', 'none'].map(inMilliseconds)).toEqual([220, 220, 220, 320, 0, 0]);
});
