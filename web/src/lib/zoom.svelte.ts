import { type Frame, frameOf, type Look, panned, WHOLE, zoomed } from './zoom';

const STEP = 1.6;
const SLACK = 8; // px that a finger may tremble before it moves the picture

/** Looking closer at a board: by buttons, with two fingers, and moved with one. */
export class Zoom {
  look = $state.raw<Look>(WHOLE);
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = false;

  get whole(): boolean {
    return this.look.factor === 1;
  }

  frame(whole: Frame): Frame {
    return frameOf(whole, this.look);
  }

  closer(): void {
    this.look = zoomed(this.look, STEP);
  }

  farther(): void {
    this.look = zoomed(this.look, 1 / STEP);
  }

  all(): void {
    this.look = WHOLE;
  }

  /** Gestures on the element that holds the picture. A click that ends a movement is none. */
  gestures = (element: HTMLElement): (() => void) => {
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && this.whole) return;
      if (this.#fingers.size === 0) this.#moved = false;
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => this.#move(event, element.getBoundingClientRect());
    const up = (event: PointerEvent) => void this.#fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (!this.#moved) return;
      this.#moved = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  };

  #move({ pointerId, clientX: x, clientY: y }: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.get(pointerId);
    if (!before) return;
    const other = [...this.#fingers].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(x - other.x, y - other.y)];
      const [midX, midY] = [((x + other.x) / 2 - box.x) / box.width, ((y + other.y) / 2 - box.y) / box.height];
      this.look = zoomed(this.look, is / (was || 1), midX, midY);
      this.#moved = true;
    } else if (!this.whole && (this.#moved || Math.hypot(x - before.x, y - before.y) > SLACK)) {
      this.look = panned(this.look, (x - before.x) / box.width, (y - before.y) / box.height);
      this.#moved = true;
    } else return;
    this.#fingers.set(pointerId, { x, y });
  }
}
