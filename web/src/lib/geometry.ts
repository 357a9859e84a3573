/** Plane geometry for drawing: points, outlines, and paths for SVG. */
export type Point = readonly [number, number];

const short = (value: number) => String(Math.round(value * 100) / 100);

/** A closed path through the points, its corners rounded. */
export function outline(points: readonly Point[], radius: number): string {
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const part = Math.min(radius / length, 0.5);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const corners = points.map((corner, i) => {
    const before = towards(corner, points.at(i - 1) ?? corner);
    const after = towards(corner, points[(i + 1) % points.length] ?? corner);
    return `${i ? 'L' : 'M'}${at(before)}Q${at(corner)} ${at(after)}`;
  });
  return `${corners.join('')}Z`;
}

export function scaled(points: readonly Point[], factor: number): Point[] {
  return points.map(([x, y]) => [x * factor, y * factor]);
}

export function radiusOf(points: readonly Point[]): number {
  return Math.max(0, ...points.map(([x, y]) => Math.hypot(x, y)));
}

/** The smallest convex outline around the points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 1e-9) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Corners that lie almost on a straight line are left out, so that rounding finds real corners only. */
export function straightened(points: readonly Point[], tolerance: number): Point[] {
  return points.filter((point, i) => {
    const [before, after] = [points.at(i - 1) ?? point, points[(i + 1) % points.length] ?? point];
    const base = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return Math.abs(turn(before, point, after)) / base > tolerance;
  });
}

/** Whether two directions are the same line, within a few degrees. */
export function parallel(a: Point, b: Point): boolean {
  const size = Math.hypot(...a) * Math.hypot(...b);
  return size > 0 && Math.abs(a[0] * b[1] - a[1] * b[0]) / size < 0.08;
}

/** How far a point lies from the line through (from, to), and where along it, from the middle. */
export function fromLine(point: Point, from: Point, to: Point): { distance: number; along: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [px, py] = [point[0] - (from[0] + to[0]) / 2, point[1] - (from[1] + to[1]) / 2];
  return { distance: Math.abs(px * dy - py * dx) / length, along: (px * dx + py * dy) / length };
}

export function degrees(dx: number, dy: number): number {
  return (Math.atan2(dy, dx) * 180) / Math.PI;
}
