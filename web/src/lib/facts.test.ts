import { expect, it } from 'vitest';

import { textOf } from './facts';

it('reads words and numbers, and nothing else', () => {
  const data = { card: 'QS', eyes: 0, cells: ['a1'], none: null };
  expect(['card', 'eyes', 'cells', 'none', 'other'].map((name) => textOf(data, name))).toEqual(['QS', '0', '', '', '']);
  expect(textOf(undefined, 'card')).toBe('');
});
