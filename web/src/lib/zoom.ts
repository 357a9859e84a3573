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
export function within({ factor, x, y }: Look): Look {
  const close = Math.min(CLOSEST, Math.max(1, factor));
  const half = 0.5 / close;
  const inside = (value: number) => Math.min(1 - half, Math.max(half, value));
  return { factor: close, x: inside(x), y: inside(y) };
}

/** Closer or farther by `times`, so that the point under (atX, atY), 0 to 1 across what is seen, stays there. */
export function zoomed(look: Look, times: number, atX = 0.5, atY = 0.5): Look {
  const factor = Math.min(CLOSEST, Math.max(1, look.factor * times));
  const shift = (middle: number, at: number) => middle + (at - 0.5) / look.factor - (at - 0.5) / factor;
  return within({ factor, x: shift(look.x, atX), y: shift(look.y, atY) });
}

/** Moved by a part of what is seen. */
export function panned(look: Look, dx: number, dy: number): Look {
  return within({ ...look, x: look.x - dx / look.factor, y: look.y - dy / look.factor });
}

export function frameOf(whole: Frame, { factor, x, y }: Look): Frame {
  const [width, height] = [whole.width / factor, whole.height / factor];
  return { x: whole.x + x * whole.width - width / 2, y: whole.y + y * whole.height - height / 2, width, height };
}
