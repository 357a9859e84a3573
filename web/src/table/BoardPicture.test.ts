// @vitest-environment happy-dom
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { layOut } from '../lib/layout';
import type { Board, Mark, Piece } from '../lib/wire';
import { board as boardOf, piece, scene as sceneOf, words } from '../testing/fixtures';
import BoardPicture from './BoardPicture.svelte';

const TONES = { '7': { fill: '#123456', ink: '#fff' } };
const band: Mark = { kind: 'band', tone: '7', x: -0.5, x2: 0.5, size: 0.3 };
const lined = (id: string, cell: string): Piece => ({ ...piece(id, cell), marks: [band] });
const row = (state: string) => ({ id: 'r', cells: ['a1', 'b1'], state, words: words('row'), points: 14, tone: '7' });

function picture(more: Partial<Board> = {}, props: object = {}): HTMLElement {
  const scene = sceneOf({ tones: TONES, boards: [boardOf(more)] });
  const board = scene.boards[0]!;
  return render(BoardPicture, { board, scene, layout: layOut(board, scene.shapes ?? {}), ...props }).container;
}

it('writes the name of a cell while nothing lies there', () => {
  const names = [...picture().querySelectorAll('.cell-name')].map(({ textContent }) => textContent);
  expect(names).toEqual(['B1', 'A2', 'B2']);
});

it('leaves out a piece that is still on its way', () => {
  expect(picture({}, { flying: 'laid' }).querySelectorAll('.cell-name')).toHaveLength(4);
});

it.each([
  ['open', 0],
  ['live', 0],
  ['broken', 2],
  ['of-another-kind', 2],
])('fades the lines along a row that is %s: %i', (state, faded) => {
  const drawn = picture({ pieces: [lined('p', 'a1'), lined('q', 'b1')], rows: [row(state)] });
  expect(drawn.querySelectorAll('g.faded .band, g.faded rect[fill="#123456"]')).toHaveLength(faded);
});

it('writes the points of a complete row at its end, but not on a small picture', () => {
  const complete = { pieces: [lined('p', 'a1'), lined('q', 'b1')], rows: [row('complete')] };
  expect(picture(complete).querySelector('.tab-points')?.textContent).toBe('14');
  expect(picture(complete, { small: true }).querySelector('.tab-points')).toBeNull();
});

it('shows what the action under the pointer would do to a row', () => {
  const effect = { kind: 'completes', words: words('completes'), points: 14, row: 'r' };
  const drawn = picture({ rows: [row('live')] }, { effects: new Map([['r', effect]]) });
  expect(drawn.querySelector('.tab-points.good')?.textContent).toBe('+14');
});
