/** Where a stamp would come to lie: the place on offer that is nearest to where it is held. */
import type { Cell } from '../../lib/wire';
import { directionOf } from '../../lib/walk';

/** Squares that a stamp may be away from a place and still be drawn to it. */
const REACH = 1.6;

/** Held with its middle at a point (in squares from the page's corner), a stamp snaps to one of the offered squares. */
export function snapped(
  offered: readonly Cell[],
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
): string {
  const [left, top] = [x - width / 2, y - height / 2];
  let best = { id: '', far: REACH };
  for (const { id, x: cx, y: cy } of offered) {
    const far = Math.hypot(cx - left, cy - top);
    if (far < best.far) best = { id, far };
  }
  return best.id;
}

const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** The square next to this one, in the direction of a key; nothing beyond the edge, or for another key. */
export function neighbour(squares: readonly Cell[], from: Cell, key: string): Cell | undefined {
  const direction = directionOf(key);
  if (!direction) return undefined;
  const [dx, dy] = STEPS[direction];
  return squares.find(({ x, y }) => x === from.x + dx && y === from.y + dy);
}
