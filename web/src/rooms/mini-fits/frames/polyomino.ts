/** Outlines of shapes made of squares. A square is its column and its row, counted downwards, as they lie on the screen. */
import { outline, type Point } from '../../../lib/geometry';

const WAYS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]; // clockwise

/** The borders of a shape, clockwise, as corners of squares; what it encloses but does not cover comes counter-clockwise. */
export function borders(squares: readonly Point[]): Point[][] {
  const covered = new Set(squares.map(String));
  const edges = new Map<string, Point>(); // by start and way: every edge has the shape on its right
  for (const [x, y] of squares) {
    const corners: Point[] = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ];
    const neighbours: Point[] = [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ];
    neighbours.forEach((other, way) => {
      const corner = corners[way] as Point;
      if (!covered.has(String(other))) edges.set(edgeOf(corner, way), corner);
    });
  }
  const found: Point[][] = [];
  while (edges.size > 0) found.push(walk(edges));
  return found;
}

const edgeOf = (start: Point, way: number): string => `${start.join()}>${way}`;

/** Follow the edges once around, and take them away; only corners are kept. */
function walk(edges: Map<string, Point>): Point[] {
  const [first, start] = [...edges][0] as [string, Point];
  const corners: Point[] = [];
  let [at, way] = [start, Number(first.split('>')[1])];
  while (edges.delete(edgeOf(at, way))) {
    const [dx, dy] = WAYS[way] as Point;
    at = [at[0] + dx, at[1] + dy];
    // To the right first: squares that touch only at a corner stay apart.
    const next = [1, 0, 3].map((turn) => (way + turn) % 4).find((other) => edges.has(edgeOf(at, other))) ?? way;
    if (next !== way) corners.push(at);
    way = next;
  }
  const closing = Number(first.split('>')[1]);
  if (corners.at(-1)?.join() !== start.join() && way !== closing) corners.push(start);
  return corners;
}

/** The shape as a path in squares of this size, a little smaller all around, with round corners. */
export function pathOf(squares: readonly Point[], size: number, inset: number, radius: number): string {
  return borders(squares)
    .map((corners) =>
      outline(
        corners.map((_, i) => inwards(corners, i, size, inset)),
        radius,
      ),
    )
    .join('');
}

function inwards(corners: readonly Point[], i: number, size: number, inset: number): Point {
  const [corner, before, after] = [corners[i], corners.at(i - 1), corners[(i + 1) % corners.length]] as [
    Point,
    Point,
    Point,
  ];
  const [[nx, ny], [mx, my]] = [inner(before, corner), inner(corner, after)];
  return [corner[0] * size + inset * (nx + mx), corner[1] * size + inset * (ny + my)];
}

/** From an edge into the shape. */
function inner(from: Point, to: Point): Point {
  return [-Math.sign(to[1] - from[1]), Math.sign(to[0] - from[0])];
}

/** How many columns and rows it takes. */
export function sizeOf(squares: readonly Point[]): Point {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
}
