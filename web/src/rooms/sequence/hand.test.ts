import { expect, it } from 'vitest';

import type { Piece, Scene } from '../../lib/wire';
import { cellsFor, offeredAs, sorted } from './hand';

const card = (id: string, name: string, cells: string[] = []): Piece => ({
  id,
  words: { id: '' },
  shape: 'card',
  data: { card: name, rank: '', suit: '', eyes: 0, cells, dead: false },
});

const scene: Scene = {
  words: { id: '' },
  boards: [],
  tray: [card('card:2S', '2S', ['b1']), card('card:AH', 'AH'), card('card:2S:2', '2S', ['b1'])],
  data: {
    kind: 'sequence',
    teams: [],
    seats: [],
    turn: 0,
    dealer: 0,
    pile: 0,
    thrown: 0,
    latest: -1,
    orders: {
      suit: ['card:2S', 'card:2S:2', 'card:AH'],
      rank: ['card:AH', 'card:2S', 'card:2S:2'],
      worth: ['card:2S:2', 'card:2S', 'card:AH'],
    },
  },
};
const ids = (pieces: readonly Piece[]): string[] => pieces.map(({ id }) => id);

it.each(['suit', 'rank', 'worth'] as const)('holds the cards in the order that was sent for %s', (order) => {
  expect(ids(sorted(scene, order))).toEqual(scene.data?.kind === 'sequence' ? scene.data.orders[order] : []);
});

it('leaves them as they were drawn, if that is wanted', () => {
  expect(ids(sorted(scene, 'drawn'))).toEqual(ids(scene.tray ?? []));
});

it('points at the cells of its targets; while others play, at those it could go to', () => {
  const [, , twin] = scene.tray ?? [];
  expect([...cellsFor(scene, twin)]).toEqual(['b1']);
  const mine = { ...scene, targets: [{ action: '', words: { id: '' }, piece: 'card:2S', cell: 'd4' }] };
  expect(twin && offeredAs(mine, twin)).toBe('card:2S');
  expect([...cellsFor(mine, twin)]).toEqual(['d4']);
  expect([...cellsFor(scene, undefined)]).toEqual([]);
});
