import { expect, it } from 'vitest';

import { withRoom } from './marks';

const at = (...stops: number[]) => stops.map((stop) => ({ stop }));

it('labels only marks whose labels do not lie over each other', () => {
  expect([...withRoom(at(6, 9, 11), 19, 190)]).toEqual([6, 11]);
  expect([...withRoom(at(6, 9, 11), 19, 450)]).toEqual([6, 9, 11]);
});

it('goes from left to right, whatever the order', () => {
  expect([...withRoom(at(11, 9, 6), 19, 190)]).toEqual([6, 11]);
});
