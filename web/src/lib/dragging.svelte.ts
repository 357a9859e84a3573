import type { Piece } from './wire';

const SLACK = 6; // px that a press may tremble before it is a drag

/** A piece between the hand and the board. The board says what it snaps to, the page what happens then. */
export class Dragging {
  piece = $state.raw<Piece | null>(null);
  x = $state(0);
  y = $state(0);
  /** The cell that it would fall on. */
  over = $state('');

  /** It falls just now: no need to fly there. */
  dropping = false;

  /** The last press became a drag: the click that follows it on the same element is none. */
  dragged = false;

  snap: (x: number, y: number) => string = () => '';
  onlift: (piece: Piece) => void = () => undefined;
  ondrop: (cell: string, touching: boolean) => void = () => undefined;
  #release: (() => void) | undefined;

  grip(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0) return;
    if (this.#release && !event.isPrimary) return; // a second finger
    this.cancel(); // what was held when its release was lost
    this.dragged = false;
    const { pointerId, clientX, clientY, pointerType } = event;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      // The button was let go where nobody told us: outside the window, or under a dialog.
      if (pointerType === 'mouse' && now.buttons === 0) return this.cancel();
      if (!this.piece) {
        if (Math.hypot(now.clientX - clientX, now.clientY - clientY) < SLACK) return;
        this.piece = piece;
        this.dragged = true;
        this.onlift(piece);
      }
      now.preventDefault();
      [this.x, this.y] = [now.clientX, now.clientY];
      this.over = this.snap(now.clientX, now.clientY);
    };
    const up = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      const cell = this.piece ? this.over : '';
      this.cancel();
      this.dropping = true;
      if (cell) this.ondrop(cell, pointerType === 'touch');
      this.dropping = false;
    };
    const key = (now: KeyboardEvent) => {
      if (now.key !== 'Escape' || !this.piece) return;
      now.stopPropagation();
      this.cancel();
    };
    const cancel = () => this.cancel();
    addEventListener('pointermove', move, { passive: false });
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, true);
    this.#release = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key, true);
    };
  }

  cancel(): void {
    this.#release?.();
    this.#release = undefined;
    this.piece = null;
    this.over = '';
  }
}
