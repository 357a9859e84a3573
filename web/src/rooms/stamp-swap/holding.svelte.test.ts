// @vitest-environment happy-dom
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';

import { Dragging } from '../../lib/dragging.svelte';
import type { Board, Cell, Piece, TableView, Target } from '../../lib/wire';
import type { Play } from '../../table/play.svelte';
import AlbumPage from './AlbumPage.svelte';
import { NOTHING, type RoomData } from './data';
import { Holding } from './holding.svelte';
import { MARGIN } from './stamps/album';
import { U } from './stamps/stamp';

const SIDE = 4;
const cells: Cell[] = Array.from({ length: SIDE * SIDE }, (_, at) => ({
  id: `${'abcd'.charAt(at % SIDE)}${Math.floor(at / SIDE) + 1}`,
  x: at % SIDE,
  y: Math.floor(at / SIDE),
  words: { id: 'sts-square' },
  shape: '',
  kind: 'page',
}));

function stamp(id: string): Piece {
  const data = {
    stamp: 1,
    width: 2,
    height: 2,
    size: '2x2',
    colours: ['blue'],
    themes: ['space'],
    value: 1,
    marks: [],
  };
  return { id, words: { id }, data } as unknown as Piece;
}

const board: Board = {
  id: 'page',
  words: { id: 'sts-page' },
  box: [0, 0, 4, 4],
  cells,
  pieces: [stamp('tried')],
  seat: 0,
};

function placing(...pieces: string[]): Target[] {
  const places = ['a1', 'b1', 'c3'];
  return pieces.flatMap((piece) =>
    places.map((cell) => ({ action: `${piece}@${cell}`, words: { id: 'x' }, kind: 'place', cell, piece })),
  );
}

function shownAt(data: Partial<RoomData>, targets: Target[] = [], tray: string[] = []): TableView {
  const scene = { words: { id: 'x' }, boards: [board], targets, tray: tray.map(stamp), data: { ...NOTHING, ...data } };
  return { viewer: 0, scene } as unknown as TableView;
}

function hold(first: TableView) {
  let shown = $state.raw(first);
  const play = { drag: new Dragging(), considered: '', why: '', take: vi.fn() };
  const holding = new Holding(
    () => shown,
    () => board,
    play as unknown as Play,
    () => undefined,
  );
  return { holding, play, go: (next: TableView) => (shown = next) };
}

test('what is shown as chosen is what a click places', () => {
  const { holding, play } = hold(shownAt({ phase: 'place' }, placing('one', 'two'), ['one', 'two']));
  expect(holding.held).toBeUndefined();
  expect(holding.places.size).toBe(0);
  void holding.choose('two', false);
  expect(holding.held?.id).toBe('two');
  expect([...holding.places]).toEqual(['a1', 'b1', 'c3']);
  holding.take('b1');
  expect(play.take).toHaveBeenCalledWith(expect.objectContaining({ action: 'two@b1' }));
});

test('a stamp that is dragged is the chosen one, and the last of them is in hand at once', () => {
  const { holding, play, go } = hold(shownAt({ phase: 'place' }, placing('one', 'two'), ['one', 'two']));
  play.drag.onlift(stamp('one'));
  expect(holding.held?.id).toBe('one');
  go(shownAt({ phase: 'place' }, placing('two'), ['two']));
  expect(holding.held?.id).toBe('two');
});

test('with a stamp in hand nobody is told to choose one first', () => {
  const { holding, play } = hold(shownAt({ phase: 'place' }, placing('one', 'two'), ['one', 'two']));
  play.why = 'a1';
  expect(holding.because).toBeUndefined();
  void holding.choose('one', false);
  play.why = 'a1';
  expect(holding.because?.words.id).toBe('refused-does-not-fit');
});

test('a tried stamp is put down when its step is over', () => {
  const would = { tried: { anywhere: {}, places: [{ cells: 'a-b1', then: {} }] } };
  const { holding, play, go } = hold(shownAt({ phase: 'take', day: 1, would }));
  holding.try('tried');
  expect([holding.tried, play.considered]).toEqual(['tried', 'a1']);
  go(shownAt({ phase: 'take', day: 2, would }));
  expect(holding.tried).toBe('');
  expect(holding.places.size).toBe(0);
});

test('on the page, a stamp that comes into hand later is placed by the first click', async () => {
  const [ontake, onwhy] = [vi.fn(), vi.fn()];
  const props = {
    board,
    held: undefined as Piece | undefined,
    trying: false,
    places: new Set<string>(),
    wordsAt: () => '',
    considered: '',
    drag: new Dragging(),
    ontake,
    onwhy,
    onletgo: vi.fn(),
  };
  const { container, rerender } = render(AlbumPage, props);
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('no page');
  const size = SIDE * U + 2 * MARGIN;
  svg.getBoundingClientRect = () => new DOMRect(0, 0, size, size);
  const click = () =>
    svg.dispatchEvent(
      new MouseEvent('click', { clientX: MARGIN + 2 * U + 2, clientY: MARGIN + U + 2, detail: 1, bubbles: true }),
    );
  click();
  expect(onwhy).toHaveBeenCalledWith('c2');
  await rerender({ ...props, held: stamp('one'), places: new Set(['a1', 'b1', 'c3']) });
  await tick();
  click();
  expect(ontake).toHaveBeenCalledWith('b1');
  expect(onwhy).toHaveBeenCalledTimes(1);
});
