import type { BoardKind } from '../rooms/props';
import { degrees, fromLine, hull, outline, parallel, type Point, radiusOf, scaled, straightened } from './geometry';
import type { Board, Cell, Mark, Piece, Row, Scene } from './wire';

/** The radius that the middle cell gets, whatever the room's unit is: strokes and letters are sized for it. */
export const CELL = 100;
const EDGE = 24; // of the plate, beyond what lies on it
const GAP = 14; // between two plates
const TAB = 134; // from the last cell's centre to the points of its row

type Shapes = NonNullable<Scene['shapes']>;

export interface PlacedCell {
  id: string;
  x: number;
  y: number;
  cell: Cell;
  shape: Point[];
}

export interface PlacedRow {
  row: Row;
  /** Middle, half the length and direction of the line through its cells. */
  x: number;
  y: number;
  half: number;
  angle: number;
  /** Where its points stand, and at which end that is: -1 before the first cell, 1 behind the last. */
  tab: Point;
  end: -1 | 1;
  /** The same spot at the other end. */
  opposite: Point;
}

export interface Layout {
  unit: number;
  cells: PlacedCell[];
  at: ReadonlyMap<string, PlacedCell>;
  rows: PlacedRow[];
  plates: string[];
  view: { x: number; y: number; width: number; height: number };
}

/** Everything about a board that follows from where things are, in our own unit; `kind`, if a room draws it its own way. */
export function layOut(board: Board, shapes: Shapes, kind?: BoardKind, narrow = false): Layout {
  const radii = board.cells.map((cell) => radiusOf(shapes[cell.shape] ?? [])).sort((a, b) => a - b);
  const unit = CELL / (radii[Math.floor(radii.length / 2)] || 1);
  const cells = board.cells.map((cell) => ({
    id: cell.id,
    x: cell.x * unit,
    y: (kind?.heightOf?.(cell, board) ?? cell.y) * unit,
    cell,
    shape: scaled(shapes[cell.shape] ?? [], unit),
  }));
  const at = new Map(cells.map((placed) => [placed.id, placed]));
  const rows = placeRows(board.rows ?? [], at);
  if (kind) return { unit, cells, at, rows, plates: [], view: (kind.view ?? clothUnder)(board, unit) };
  const [mainland = [], ...apart] = islands(cells);
  const coast = plateAround(mainland, rows);
  const edges = [
    coast,
    ...apart.map((island) => (narrow ? laidBelow(island, coast, rows) : pushedOff(island, coast, rows))),
  ];
  const [xs, ys] = [edges.flat().map(([x]) => x), edges.flat().map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - 6, Math.min(...ys) - 6];
  const view = { x, y, width: Math.max(...xs) + 6 - x, height: Math.max(...ys) + 16 - y };
  return { unit, cells, at, rows, plates: edges.map((edge) => outline(edge, 46)), view };
}

/** A cloth a little larger than the board: it stays as it is, whatever is finished on it. */
function clothUnder({ box: [x, y, width, height] }: Board, unit: number): Layout['view'] {
  return { x: x * unit - EDGE, y: y * unit - EDGE, width: width * unit + 2 * EDGE, height: height * unit + 2 * EDGE };
}

/** Cells that lie together share a plate; what stands apart has its own. */
function islands(cells: readonly PlacedCell[]): PlacedCell[][] {
  const found: PlacedCell[][] = [];
  for (const cell of cells) {
    const touched = found.filter((island) =>
      island.some(({ x, y }) => Math.hypot(x - cell.x, y - cell.y) < 2.05 * CELL),
    );
    for (const island of touched) found.splice(found.indexOf(island), 1);
    found.push([...touched.flat(), cell]);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** Move an island sideways until its plate is clear of the great one; the outline of that plate. */
function pushedOff(island: readonly PlacedCell[], coast: readonly Point[], rows: readonly PlacedRow[]): Point[] {
  const edge = plateAround(island, rows);
  const [xs, ys] = [edge.map(([x]) => x), edge.map(([, y]) => y)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const right = Math.min(...xs) + Math.max(...xs) > coast.reduce((sum, [x]) => sum + x, 0) * (2 / coast.length);
  const edges = crossings(coast, [top, (top + bottom) / 2, bottom]).concat(
    coast.filter(([, y]) => y > top && y < bottom).map(([x]) => x),
  );
  if (edges.length === 0) return edge;
  const shift = right
    ? Math.max(0, Math.max(...edges) + GAP - Math.min(...xs))
    : Math.min(0, Math.min(...edges) - GAP - Math.max(...xs));
  for (const cell of island) cell.x += shift;
  return edge.map(([x, y]) => [x + shift, y]);
}

/** On a narrow screen, lay an island flat below the great plate; the outline of its own. */
function laidBelow(island: readonly PlacedCell[], coast: readonly Point[], rows: readonly PlacedRow[]): Point[] {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(island.map((cell) => cell.x)), middle(island.map((cell) => cell.y))];
  const [centre, bottom] = [middle(coast.map(([px]) => px)), Math.max(...coast.map(([, py]) => py))];
  for (const cell of island) [cell.x, cell.y] = [centre + cell.y - y, bottom + CELL + cell.x - x];
  return plateAround(island, rows);
}

/** Where an outline crosses these heights. */
function crossings(outline: readonly Point[], heights: readonly number[]): number[] {
  return outline.flatMap(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1];
    return heights.flatMap((y) => (y1 < y !== y2 < y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : []));
  });
}

function plateAround(cells: readonly PlacedCell[], rows: readonly PlacedRow[]): Point[] {
  const circle = (x: number, y: number, radius: number): Point[] =>
    Array.from({ length: 6 }, (_, i) => {
      const turn = ((i * 60 + 30) * Math.PI) / 180;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    });
  const corners = cells.flatMap(({ x, y, shape }) => shape.map(([dx, dy]): Point => [x + dx * 1.16, y + dy * 1.16]));
  const own = rows.filter(({ row }) => cells.some(({ id }) => id === row.cells[0]));
  // Room at both ends of each row, although its points stand at one: so the plate keeps the board's symmetry.
  const tabs = own.flatMap(({ tab, opposite }) => [...circle(...tab, 44 + EDGE), ...circle(...opposite, 44 + EDGE)]);
  return straightened(hull([...corners, ...tabs]), 6);
}

function placeRows(rows: readonly Row[], at: ReadonlyMap<string, PlacedCell>): PlacedRow[] {
  const lines = rows.flatMap((row) => {
    const cells = row.cells.flatMap((id) => at.get(id) ?? []);
    const [first, last] = [cells[0], cells.at(-1)];
    if (!first || !last || first === last) return [];
    const [dx, dy] = [last.x - first.x, last.y - first.y];
    const length = Math.hypot(dx, dy);
    return [{ row, first, last, way: [dx / length, dy / length] as Point, length, step: length / (cells.length - 1) }];
  });
  const taken: Point[] = [];
  const placed = new Map<Row, PlacedRow>();
  for (const group of directions(lines)) {
    const spots = (end: -1 | 1) => group.map((line) => tabOf(line, end));
    const clashes = (end: -1 | 1) => spots(end).filter((spot) => taken.some((other) => near(spot, other))).length;
    const end = clashes(-1) <= clashes(1) ? -1 : 1;
    for (const line of group) {
      const tab = tabOf(line, end);
      taken.push(tab);
      placed.set(line.row, {
        row: line.row,
        x: (line.first.x + line.last.x) / 2,
        y: (line.first.y + line.last.y) / 2,
        half: (line.length + line.step) / 2,
        angle: degrees(...line.way),
        tab,
        end,
        opposite: tabOf(line, end < 0 ? 1 : -1),
      });
    }
  }
  return lines.flatMap(({ row }) => placed.get(row) ?? []);
}

interface Line {
  row: Row;
  first: PlacedCell;
  last: PlacedCell;
  way: Point;
}

function tabOf({ first, last, way }: Line, end: -1 | 1): Point {
  const from = end < 0 ? first : last;
  return [from.x + end * way[0] * TAB, from.y + end * way[1] * TAB];
}

function near(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.8 * CELL;
}

function directions<L extends Line>(lines: readonly L[]): L[][] {
  const groups: L[][] = [];
  for (const line of lines) {
    const group = groups.find(([one]) => one && parallel(one.way, line.way));
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** A band on a piece in our unit: middle, half its length, width, and the part that no letter stands on. */
export interface Band {
  mark: Mark;
  x: number;
  y: number;
  half: number;
  width: number;
  angle: number;
  free: Point;
}

export function bandsOf(piece: Piece, unit: number): Band[] {
  const marks = piece.marks ?? [];
  return marks.flatMap((mark) => {
    if (mark.kind !== 'band') return [];
    const { from, to } = ends(mark, unit);
    const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
    const band = { mark, x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, half, width: (mark.size ?? 0) * unit };
    return [{ ...band, angle: degrees(to[0] - from[0], to[1] - from[1]), free: freePart(mark, marks, half, unit) }];
  });
}

function ends(mark: Mark, unit: number): { from: Point; to: Point } {
  return { from: [(mark.x ?? 0) * unit, (mark.y ?? 0) * unit], to: [(mark.x2 ?? 0) * unit, (mark.y2 ?? 0) * unit] };
}

function freePart(band: Mark, marks: readonly Mark[], half: number, unit: number): Point {
  let free: Point = [-half, half];
  for (const mark of marks) {
    if (mark.kind !== 'text' || !liesOn(mark, band)) continue;
    const { from, to } = ends(band, unit);
    const { along } = fromLine([(mark.x ?? 0) * unit, (mark.y ?? 0) * unit], from, to);
    const room = 0.63 * (mark.size ?? 0) * unit;
    free = half - along > half + along ? [along + room, free[1]] : [free[0], along - room];
  }
  return free;
}

/** Whether a letter stands on this band. */
function liesOn(text: Mark, band: Mark): boolean {
  if ((text.tone ?? '') !== (band.tone ?? '')) return false;
  const { from, to } = ends(band, 1);
  return fromLine([text.x ?? 0, text.y ?? 0], from, to).distance < (band.size ?? 0) / 2;
}

/** The row that a mark on a piece belongs to: through the piece's cell, along the band. */
export function rowOf(piece: Piece, mark: Mark, layout: Layout): PlacedRow | undefined {
  const marks = piece.marks ?? [];
  const band = mark.kind === 'band' ? mark : marks.find((other) => other.kind === 'band' && liesOn(mark, other));
  if (!band || !piece.cell) return undefined;
  const way: Point = [(band.x2 ?? 0) - (band.x ?? 0), (band.y2 ?? 0) - (band.y ?? 0)];
  return layout.rows.find(({ row, angle }) => {
    const turn = (angle * Math.PI) / 180;
    return row.cells.includes(piece.cell ?? '') && parallel(way, [Math.cos(turn), Math.sin(turn)]);
  });
}
