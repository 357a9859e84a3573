/** Walking over places on a plane with the arrow keys. */
export interface Place {
  id: string;
  x: number;
  y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const WAYS: Record<Direction, readonly [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function directionOf(key: string): Direction | undefined {
  return KEYS[key];
}

/** Which side of the way a place lies on: the coordinate that a straight walk should keep. */
export function laneOf(place: Place, direction: Direction): number {
  return direction === 'left' || direction === 'right' ? place.y : place.x;
}

/**
 * The nearest place in that direction, within fifty degrees of it. On hexagons two are equally near: the one closer to
 * the `lane` on which the walk began is taken, so that walking on goes straight ahead.
 */
export function nearest<P extends Place>(
  places: readonly P[],
  from: Place,
  direction: Direction,
  lane = laneOf(from, direction),
): P | undefined {
  const [wayX, wayY] = WAYS[direction];
  let best: P | undefined;
  let bestCost = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
    if (along <= 0 || aside > along * 1.2) continue;
    const drift = Math.abs(laneOf(place, direction) - lane);
    const cost = Math.hypot(along, aside) + aside / 2 + 0.01 * drift;
    if (cost < bestCost - 1e-9) [best, bestCost] = [place, cost];
  }
  return best;
}

/** Walks from place to place by the arrow keys, straight ahead for as long as the direction does not turn. */
export class Walk {
  #lane: { axis: string; at: number } | undefined;

  next<P extends Place>(places: readonly P[], from: Place, direction: Direction): P | undefined {
    const axis = direction === 'left' || direction === 'right' ? 'y' : 'x';
    if (this.#lane?.axis !== axis) this.#lane = { axis, at: laneOf(from, direction) };
    return nearest(places, from, direction, this.#lane.at);
  }
}
