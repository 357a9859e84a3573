/** Triangular tiles with a number in each corner, drawn with sides of length 100. Knows no game. */
import { radiusOf, type Point } from '../../../lib/geometry';
import type { Board, Piece, Scene } from '../../../lib/wire';

export const SIDE = 100;
const ROUND = 5.5; // the corners of a tile
const GAP = 1.1; // between a tile's edge and the line on which it meets its neighbour
const SECTOR = 45; // of the disc around a point where corners meet

export function isTriangular(board: Board): boolean {
  return board.cells[0]?.shape === 'up' || board.cells[0]?.shape === 'down';
}

export function numbersOf(piece: Piece | undefined): number[] | undefined {
  const data = piece?.data;
  return data && 'numbers' in data ? data.numbers : undefined;
}

/** The corners of a shape of the scene, clockwise from its base point, with sides of 100. */
export function cornersOf(shapes: Scene['shapes'], shape: string): Point[] {
  const points = shapes?.[shape] ?? [];
  const [a, b] = points;
  const side = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 1;
  return points.map(([x, y]) => [(x / side) * SIDE, (y / side) * SIDE]);
}

/** How long a side is where the radius of a shape is `unit` times its own: the factor from our 100 to the board. */
export function scaleOf(shapes: Scene['shapes'], unit: number): number {
  const points = shapes?.['up'] ?? [];
  const [a, b] = points;
  return a && b && radiusOf(points) ? (Math.hypot(a[0] - b[0], a[1] - b[1]) * unit) / SIDE : 1;
}

export function middleOf(corners: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => corners.reduce((all, corner) => all + corner[axis], 0) / (corners.length || 1);
  return [sum(0), sum(1)];
}

/** From a corner towards the middle, by a part of the way. */
export function inward(corner: Point, middle: Point, part: number): Point {
  return [corner[0] + (middle[0] - corner[0]) * part, corner[1] + (middle[1] - corner[1]) * part];
}

const at = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

interface Corner {
  point: Point;
  /** Around which the corner is rounded. */
  centre: Point;
  /** Along the sides that meet here, and from them into the tile: to the next corner, to the one before. */
  ways: { along: Point; into: Point }[];
}

function cornersFrom(points: readonly Point[], round: number, gap: number): Corner[] {
  const middle = middleOf(points);
  return points.map((point, i) => {
    const others = [points[(i + 1) % 3] ?? point, points[(i + 2) % 3] ?? point];
    const ways = others.map((other) => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1;
      const along: Point = [(other[0] - point[0]) / length, (other[1] - point[1]) / length];
      const side = Math.sign(along[0] * (middle[1] - point[1]) - along[1] * (middle[0] - point[0])) || 1;
      return { along, into: [-along[1] * side, along[0] * side] as Point };
    });
    const radius = Math.hypot(point[0] - middle[0], point[1] - middle[1]) || 1;
    const centre = inward(point, middle, (2 * (round + gap)) / radius); // the corner is 60 degrees wide
    return { point, centre, ways };
  });
}

function tangent({ centre, ways }: Corner, way: number, round: number): Point {
  const into = ways[way]?.into ?? [0, 0];
  return [centre[0] - into[0] * round, centre[1] - into[1] * round];
}

/** The outline of a tile, its corners rounded; larger or smaller than the tile itself by `grown`. */
export function tileOutline(points: readonly Point[], grown = 0): string {
  const round = ROUND + grown;
  const corners = cornersFrom(points, ROUND, GAP);
  const parts = corners.map(
    (corner, i) =>
      `${i ? 'L' : 'M'}${at(tangent(corner, 1, round))}A${round} ${round} 0 0 1 ${at(tangent(corner, 0, round))}`,
  );
  return `${parts.join('')}Z`;
}

/** For each corner, the part of the disc around its point that lies on the tile. */
export function sectors(points: readonly Point[]): string[] {
  const reach = Math.sqrt(SECTOR * SECTOR - GAP * GAP);
  return cornersFrom(points, ROUND, GAP).map((corner) => {
    const [end, start] = corner.ways.map(({ along, into }): Point => [
      corner.point[0] + along[0] * reach + into[0] * GAP,
      corner.point[1] + along[1] * reach + into[1] * GAP,
    ]);
    if (!start || !end) return '';
    return `M${at(start)}L${at(tangent(corner, 1, ROUND))}A${ROUND} ${ROUND} 0 0 1 ${at(tangent(corner, 0, ROUND))}L${at(end)}A${SECTOR} ${SECTOR} 0 0 1 ${at(start)}Z`;
  });
}
