// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Dragging } from '../lib/dragging.svelte';
import { offersOf } from '../lib/offers';
import { change } from '../lib/settings.svelte';
import type { Scene } from '../lib/wire';
import { board as boardOf, piece, scene as sceneOf, target, words } from '../testing/fixtures';
import PlayBoard from './PlayBoard.svelte';

const refusal = { cells: ['b2'], words: words('too-far') };

function playBoard(inScene: Partial<Scene> = {}, more: object = {}) {
  const scene = sceneOf({ refusals: [refusal], ...inScene });
  const board = scene.boards[0]!;
  const [ontake, onpick, onwhy] = [vi.fn(), vi.fn(), vi.fn()];
  const offers = offersOf(scene, board, '');
  render(PlayBoard, {
    board,
    scene,
    offers,
    considered: '',
    drag: new Dragging(),
    flying: '',
    asked: true,
    ontake,
    onpick,
    onwhy,
    ...more,
  });
  return { ontake, onpick, onwhy };
}

const cell = (id: string) => document.querySelector<SVGElement>(`[data-cell=${id}]`)!;

beforeEach(() => change({ confirm: 'touch' }));

describe('a board that is played on', () => {
  it('tells how every row stands', () => {
    const rows = ['open', 'complete', 'broken'].map((state) => ({
      id: state,
      state,
      cells: ['a1', 'b1'],
      words: words(`row-${state}`),
    }));
    playBoard({ boards: [boardOf({ rows })] });
    const list = screen.getByRole('list', { name: 'ui-row-list' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'row-open',
      'row-complete',
      'row-broken',
    ]);
  });

  it('names what lies on each cell, what can be done there, or why nothing can', () => {
    playBoard();
    expect(cell('a1').getAttribute('aria-label')).toBe('cell-a1. laid');
    expect(cell('b1').getAttribute('aria-label')).toBe('cell-b1. ui-cell-empty. do-lay-b1');
    expect(cell('b2').getAttribute('aria-label')).toBe('cell-b2. ui-cell-empty. too-far');
    const open = [...document.querySelectorAll('[data-cell][aria-disabled=false]')];
    expect(open.map((one) => one.getAttribute('data-cell'))).toEqual(['b1', 'a2']);
  });

  it('takes what is offered, and answers why elsewhere', async () => {
    const { ontake, onwhy } = playBoard();
    await fireEvent.click(cell('b1'));
    expect(ontake).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'lay-b1' }));
    await fireEvent.click(cell('b2'));
    expect(onwhy).toHaveBeenLastCalledWith('b2');
    expect(ontake).toHaveBeenCalledTimes(1);
  });

  it('waits for a second press where somebody wants that', async () => {
    change({ confirm: 'always' });
    const { ontake } = playBoard();
    await fireEvent.click(cell('b1'));
    expect(ontake).not.toHaveBeenCalled();
    expect(cell('b1').classList.contains('hot')).toBe(true);
    await fireEvent.click(cell('b1'));
    expect(ontake).toHaveBeenCalledTimes(1);
  });

  it('is walked with the arrow keys, and one stop for Tab', async () => {
    const { ontake } = playBoard();
    const stops = [...document.querySelectorAll('[data-cell][tabindex="0"]')];
    expect(stops.map((one) => one.getAttribute('data-cell'))).toEqual(['b1']);
    cell('b1').focus();
    await fireEvent.keyDown(cell('b1'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell('b2'));
    await fireEvent.keyDown(cell('b2'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(cell('a2'));
    await fireEvent.keyDown(cell('a2'), { key: 'Enter' });
    expect(ontake).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'lay-a2' }));
  });

  it('shows what placing would do', async () => {
    const effects = [{ kind: 'completes', words: words('makes-a-row') }];
    playBoard({ targets: [target('lay-b1', { cell: 'b1', effects })] });
    expect(document.querySelector('[data-chips]')).toBeNull();
    await fireEvent.pointerEnter(cell('b1'), { pointerType: 'mouse' });
    expect(document.querySelector('[data-chips]')?.textContent).toContain('makes-a-row');
  });

  it('gives nothing away without hints', () => {
    playBoard({}, { hints: false });
    expect(cell('b1').getAttribute('aria-label')).toBe('cell-b1. ui-cell-empty');
    expect(cell('b2').getAttribute('aria-disabled')).toBe('false');
  });

  it('lets a piece on it be chosen', async () => {
    const { onpick } = playBoard({
      tray: [piece('held')],
      targets: [target('x', { cell: 'b1', piece: 'laid' }), target('y', { cell: 'b1', piece: 'held' })],
    });
    expect(cell('a1').getAttribute('aria-label')).toBe('cell-a1. laid. ui-pick');
    await fireEvent.click(cell('a1'));
    expect(onpick).toHaveBeenCalledExactlyOnceWith('laid');
  });
});

describe('the picture of a board', () => {
  const bodies = () => document.querySelectorAll('.piece-body').length;

  it('has every piece once, and none that is still on its way', () => {
    playBoard();
    expect(bodies()).toBe(1);
    document.body.replaceChildren();
    playBoard({}, { flying: 'laid' });
    expect(bodies()).toBe(0);
  });

  it('lets what is not on offer step back', () => {
    playBoard();
    expect(document.querySelectorAll('.well').length).toBe(4);
    expect(document.querySelectorAll('.well.free').length).toBe(2);
    expect(document.querySelectorAll('.well.shut').length).toBe(1); // b2: on a1 something lies
    expect(screen.getByRole('group', { name: 'my-board' })).toBeTruthy();
  });
});
