import { expect, it, vi } from 'vitest';

import type { Piece } from '../../lib/wire';
import { captionOf } from './captions';

vi.mock('../../lib/texts.svelte', () => ({
  t: (id: string, args: Record<string, string> = {}) =>
    id === 'sts-and' ? Object.values(args).join(', ') : [id, ...Object.values(args)].join(' '),
  format: ({ id }: { id: string }) => id,
}));

const stamp = (facts: Record<string, unknown>): Piece => ({
  id: 'item',
  words: { id: 'words' },
  shape: 'item',
  data: {
    stamp: 7,
    width: 2,
    height: 3,
    size: '2x3',
    colours: ['blue'],
    themes: ['space'],
    value: 2,
    marks: [],
    ...facts,
  },
});

it('calls a size by the name of its class, and what is wider than high lying', () => {
  expect(captionOf(stamp({}))[1]).toBe('sts-size-2x3, sts-value\u00a02');
  expect(captionOf(stamp({ width: 3, height: 2 }))[1]).toBe('sts-lying sts-size-2x3, sts-value\u00a02');
  expect(captionOf(stamp({ width: 4, height: 2, size: 'double' }))[1]).toBe(
    'sts-lying sts-size-double, sts-value\u00a02',
  );
});

it('puts colour and theme together by a message, for each half of a double', () => {
  expect(captionOf(stamp({ colours: ['blue', 'green'], themes: ['space', 'animals'] }))[0]).toBe(
    'sts-halves sts-kind sts-colour-blue sts-theme-space sts-kind sts-colour-green sts-theme-animals',
  );
  expect(captionOf(stamp({ themes: [''], marks: ['rare'] }))[0]).toBe('sts-mark-rare, sts-colour-blue');
});

it('tells of a hidden stamp what its back tells', () => {
  const hidden = {
    id: 'item',
    words: { id: 'words' },
    shape: 'item',
    data: { hidden: true, size: '2x4', back: { id: 'sts-size-double' }, tokens: 0 },
  };
  expect(captionOf(hidden)).toEqual(['sts-ui-hidden', 'sts-size-double']);
});
