/** The part of a picture that is looked at. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What to look at: how close, and around which point (0 to 1 across the whole). */
export interface Look {
  factor: number;
  x: number;
  y: number;
}

export const CLOSEST = 3;
export const WHOLE: Look = { factor: 1, x: 0.5, y: 0.5 };

/** The same look, but not beyond the edges and not closer than is useful. */
export function within({ factor, x, y }: Look, closest = CLOSEST): Look {
  const close = Math.min(closest, Math.max(1, factor));
  const half = 0.5 / close;
  const inside = (value: number) => Math.min(1 - half, Math.max(half, value));
  return { factor: close, x: inside(x), y: inside(y) };
}

/** Closer or farther by `times`, so that the point under (atX, atY), 0 to 1 across what is seen, stays there. */
export function zoomed(look: Look, times: number, atX = 0.5, atY = 0.5, closest = CLOSEST): Look {
  const factor = Math.min(closest, Math.max(1, look.factor * times));
  const shift = (middle: number, at: number) => middle + (at - 0.5) / look.factor - (at - 0.5) / factor;
  return within({ factor, x: shift(look.x, atX), y: shift(look.y, atY) }, closest);
}

/** Moved by a part of what is seen. */
export function panned(look: Look, dx: number, dy: number): Look {
  return within({ ...look, x: look.x - dx / look.factor, y: look.y - dy / look.factor }, look.factor);
}

/** How to look at the whole so that one sees this frame: what is looked at stays when the whole has grown. */
export function lookAt(whole: Frame, frame: Frame): Look {
  const factor = Math.max(1, Math.min(whole.width / frame.width, whole.height / frame.height));
  const [x, y] = [
    (frame.x + frame.width / 2 - whole.x) / whole.width,
    (frame.y + frame.height / 2 - whole.y) / whole.height,
  ];
  return within({ factor, x, y }, factor);
}

/** Moved as little as need be to have a point (0 to 1 across the whole) well inside what is seen. */
export function revealing(look: Look, x: number, y: number): Look {
  const reach = 0.36 / look.factor;
  const nearer = (middle: number, point: number) => Math.min(point + reach, Math.max(point - reach, middle));
  return within({ ...look, x: nearer(look.x, x), y: nearer(look.y, y) }, look.factor);
}

/** How much of the screen is left free on each side, in pixels. */
export interface Pads {
  top: number;
  bottom: number;
  aside: number;
}

/** A frame of the proportions of the screen in which a box is seen whole, but no larger than `most` pixels a unit. */
export function fitted(box: Frame, screen: { width: number; height: number }, pads: Pads, most: number): Frame {
  const free = {
    width: Math.max(1, screen.width - 2 * pads.aside),
    height: Math.max(1, screen.height - pads.top - pads.bottom),
  };
  const scale = Math.min(free.width / box.width, free.height / box.height, most);
  const [width, height] = [screen.width / scale, screen.height / scale];
  const y = box.y + box.height / 2 - (pads.top + free.height / 2) / scale;
  return { x: box.x + box.width / 2 - width / 2, y, width, height };
}

export function frameOf(whole: Frame, { factor, x, y }: Look): Frame {
  const [width, height] = [whole.width / factor, whole.height / factor];
  return { x: whole.x + x * whole.width - width / 2, y: whole.y + y * whole.height - height / 2, width, height };
}
