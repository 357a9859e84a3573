import { CLOSEST, type Frame, frameOf, type Look, lookAt, panned, revealing, WHOLE, within, zoomed } from './zoom';

const STEP = 1.6;
const SLACK = 8; // px that a finger may tremble before it moves the picture

/** Looking closer at a board: by buttons, with two fingers, and moved with one; where asked for, with the wheel. */
export class Zoom {
  look = $state.raw<Look>(WHOLE);
  /** How much closer is still of use. */
  closest = $state(CLOSEST);
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = false;
  #wheel: boolean;

  constructor({ wheel = false } = {}) {
    this.#wheel = wheel;
  }

  get whole(): boolean {
    return this.look.factor === 1;
  }

  frame(whole: Frame): Frame {
    return frameOf(whole, this.look);
  }

  closer(): void {
    this.look = zoomed(this.look, STEP, 0.5, 0.5, this.closest);
  }

  farther(): void {
    this.look = zoomed(this.look, 1 / STEP, 0.5, 0.5, this.closest);
  }

  all(): void {
    this.look = WHOLE;
  }

  /** Look at a point, 0 to 1 across the whole. */
  centre(x: number, y: number): void {
    this.look = within({ ...this.look, x, y }, this.closest);
  }

  /** Bring a point of the whole into sight, if it is not. */
  reveal(whole: Frame, x: number, y: number): void {
    if (!this.whole) this.look = revealing(this.look, (x - whole.x) / whole.width, (y - whole.y) / whole.height);
  }

  /** The whole has become another: go on seeing the same part of it. */
  keep(before: Frame, now: Frame): void {
    if (!this.whole) this.look = lookAt(now, frameOf(before, this.look));
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
    const wheel = (event: WheelEvent) => this.#turn(event, element.getBoundingClientRect());
    if (this.#wheel) element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  };

  /** The wheel: closer or farther around the pointer. At the whole it scrolls the page on. */
  #turn(event: WheelEvent, box: DOMRect): void {
    if (this.whole && event.deltaY > 0) return;
    event.preventDefault();
    const times = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / (event.ctrlKey ? 60 : 220));
    this.look = zoomed(
      this.look,
      times,
      (event.clientX - box.x) / box.width,
      (event.clientY - box.y) / box.height,
      this.closest,
    );
  }

  #move({ pointerId, clientX: x, clientY: y }: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.get(pointerId);
    if (!before) return;
    const other = [...this.#fingers].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(x - other.x, y - other.y)];
      const [midX, midY] = [((x + other.x) / 2 - box.x) / box.width, ((y + other.y) / 2 - box.y) / box.height];
      this.look = zoomed(this.look, is / (was || 1), midX, midY, this.closest);
      this.#moved = true;
    } else if (!this.whole && (this.#moved || Math.hypot(x - before.x, y - before.y) > SLACK)) {
      this.look = panned(this.look, (x - before.x) / box.width, (y - before.y) / box.height);
      this.#moved = true;
    } else return;
    this.#fingers.set(pointerId, { x, y });
  }
}
