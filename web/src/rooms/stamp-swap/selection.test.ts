// @vitest-environment happy-dom
/* The stamp that is shown as chosen is the one that is placed, whatever the mouse has been through before. */
import { render } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { Dragging } from '../../lib/dragging.svelte';
import type { Piece, Scene } from '../../lib/wire';
import Waiting from './Waiting.svelte';

const PIECES = ['one', 'two'].map(
  (id) =>
    ({
      id,
      words: { id },
      data: { stamp: 1, width: 2, height: 2, size: '2x2', colours: ['blue'], themes: ['space'], value: 1, marks: [] },
    }) as unknown as Piece,
);
const targets = PIECES.map(({ id }) => ({ action: id, words: { id }, kind: 'place', cell: 'a1', piece: id }));
const scene = { words: { id: 'x' }, tray: PIECES, targets } as unknown as Scene;

let drag: Dragging;
const [onchoose, onlift, ondrop] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  vi.clearAllMocks();
  drag = new Dragging();
  drag.onlift = onlift;
  drag.ondrop = ondrop;
  drag.snap = () => 'a1';
});

function waiting(): HTMLElement {
  const { container } = render(Waiting, {
    scene,
    chosen: '',
    drag,
    busy: false,
    unit: 20,
    narrow: false,
    onchoose,
    ontake: vi.fn(),
  });
  const button = container.querySelector<HTMLElement>('[data-stamp=one]');
  if (!button) throw new Error('no stamp');
  return button;
}

function point(on: EventTarget, type: string, at: number, more: PointerEventInit = {}): void {
  const common = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true };
  on.dispatchEvent(new PointerEvent(type, { ...common, clientX: at, clientY: 0, ...more }));
}

function click(on: EventTarget): void {
  on.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
}

test('a hasty click that moves the mouse chooses, and does not put down at once what it chose', () => {
  const button = waiting();
  drag.snap = () => '';
  point(button, 'pointerdown', 0, { buttons: 1 });
  point(window, 'pointermove', 9, { buttons: 1 });
  point(window, 'pointerup', 9);
  click(button);
  expect(onlift).toHaveBeenCalledWith(PIECES[0]);
  expect(onchoose).not.toHaveBeenCalled();
  point(button, 'pointerdown', 0, { buttons: 1 });
  point(window, 'pointerup', 0);
  click(button);
  expect(onchoose).toHaveBeenCalledWith('one', false);
});

test('a mouse button let go outside the window ends the drag at the next move', () => {
  const button = waiting();
  point(button, 'pointerdown', 0, { buttons: 1 });
  point(window, 'pointermove', 9, { buttons: 1 });
  expect(drag.piece?.id).toBe('one');
  point(window, 'pointermove', 40, { buttons: 0 });
  expect(drag.piece).toBeNull();
  point(window, 'pointerup', 40);
  expect(ondrop).not.toHaveBeenCalled();
});

test('a press lifts nothing later, when its release was lost before the mouse moved', () => {
  const button = waiting();
  point(button, 'pointerdown', 0, { buttons: 1 });
  point(window, 'pointermove', 60, { buttons: 0 });
  expect(onlift).not.toHaveBeenCalled();
});

test('a finger whose touch was cancelled or lost does not block the next one', () => {
  const button = waiting();
  const touch = (pointerId: number): PointerEventInit => ({ pointerId, pointerType: 'touch', buttons: 1 });
  point(button, 'pointerdown', 0, touch(2));
  point(window, 'pointermove', 9, touch(2));
  point(window, 'pointercancel', 9, touch(2));
  expect(drag.piece).toBeNull();
  point(button, 'pointerdown', 0, touch(3));
  point(window, 'pointermove', 9, touch(3));
  point(button, 'pointerdown', 0, touch(4)); // the release of 3 never came
  point(window, 'pointermove', 9, touch(4));
  point(window, 'pointerup', 9, touch(4));
  expect(ondrop).toHaveBeenCalledExactlyOnceWith('a1', true);
});
