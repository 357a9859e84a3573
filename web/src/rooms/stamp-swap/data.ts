/** What the room sends beyond what every scene has: read with care, as it comes over the wire. */
import { t } from '../../lib/texts.svelte';
import type { Board, Cell, Piece, Scene, Words } from '../../lib/wire';

export interface Contest {
  id: number;
  category: string;
  words: Words;
  /** What scores, and how much. */
  score: Words;
  now: number;
  /** How far it has come, in a few words; nothing where the points say it. */
  so_far?: Words | null;
  /** The day on which it was scored; 0: not yet. */
  ticket: number;
  scored: number;
}

/** A card, or what is printed on the own mat: scores every day (`show`), at the end, or otherwise. */
export interface Exhibitor {
  number?: number;
  words: Words;
  kind: 'show' | 'end' | 'other';
  now: number;
}

export interface Pinzetta {
  points: number;
  lines: { words: Words; points: number }[];
  targets: Words[];
  /** What her level brings at the end: less than nothing, or in introductory mode all that she gets. */
  level: number;
  /** `each`: what an item there brings, once it is known; `points`: what all of them do. */
  fields: { name: string; words: Words; count: number; each?: number; points?: number }[];
  took: Pile | '';
  decision: number;
  crossed: number;
  swapped: string[];
}

export interface Split {
  cells: string[];
  large: number;
  small: number;
}

/** What would score then, where a stamp comes to lie on one of these squares: only what would be different. */
export interface Outcome {
  then: Readonly<Record<string, number>>;
  cells: string[];
}

export type Pile = 'large' | 'small';
export type Side = 'hers' | 'yours';

export interface RoomData {
  phase: string;
  day: number;
  level: number;
  full: boolean;
  /** The content is our own, not that of the box. */
  house: boolean;
  empty: number;
  /** Those that are left. */
  tickets: number;
  contests: Contest[];
  cards: Exhibitor[];
  mat: Exhibitor | null;
  /** What the end would bring now. */
  end: { forever: number; stamps: number; values: number; finale: number };
  /** What each day brought, and last what none of them did. */
  days: number[];
  pinzetta: Pinzetta;
  piles: Readonly<Record<Side, Readonly<Record<Pile, number>>>>;
  items: Readonly<Record<string, { down: boolean; fits: boolean | null; why: Words[] }>>;
  /** By action: the cells whose items would make the large pile, and what the piles would be worth to Pinzetta. */
  splits: Readonly<Record<string, Split>>;
  /** By piece: stamps that can be placed, or tried, with their places; where most would be scored comes first. */
  would: Readonly<Record<string, Outcome[]>>;
}

const NOTHING: RoomData = {
  phase: '',
  day: 1,
  level: 1,
  full: false,
  house: false,
  empty: 0,
  tickets: 0,
  contests: [],
  cards: [],
  mat: null,
  end: { forever: 0, stamps: 0, values: 0, finale: 0 },
  days: [],
  pinzetta: { points: 0, lines: [], targets: [], level: 0, fields: [], took: '', decision: 0, crossed: 0, swapped: [] },
  piles: { hers: { large: 0, small: 0 }, yours: { large: 0, small: 0 } },
  items: {},
  splits: {},
  would: {},
};

export function dataOf(scene: Scene): RoomData {
  return { ...NOTHING, ...(scene.data as Partial<RoomData> | undefined) };
}

/** Against whom, and how strong. */
export function opponentOf(scene: Scene): string {
  return t('ui-stamps-against', { level: dataOf(scene).level });
}

/** Is what is printed our own, and not that of the box? */
export function isHouse(scene: Scene): boolean {
  return dataOf(scene).house;
}

/** An item of a collection: where it lies, what it is, and what is told about it. */
export interface Item {
  cell: Cell;
  piece: Piece;
  pile: string;
  tokens: number;
  down: boolean;
  fits: boolean | null;
  why: Words[];
}

export function itemsOf(board: Board, data: RoomData, side: Side): Item[] {
  return board.cells.filter(({ kind }) => kind === side).flatMap((cell) => {
    const piece = board.pieces?.find((one) => one.cell === cell.id);
    const told = data.items[cell.id];
    if (!piece) return [];
    return [{ cell, piece, pile: String(cell.data?.['pile'] ?? ''), tokens: Number(piece.data?.['tokens'] ?? 0), down: told?.down ?? false, fits: told?.fits ?? null, why: told?.why ?? [] }];
  });
}

/** The split that makes exactly these the large pile. */
export function splitOf(data: RoomData, large: ReadonlySet<string>): (Split & { action: string }) | undefined {
  const found = Object.entries(data.splits).find(([, { cells }]) => cells.length === large.size && cells.every((cell) => large.has(cell)));
  return found && { ...found[1], action: found[0] };
}

/** How many items the large pile needs: as many as it has in any split on offer. */
export function largeSize(data: RoomData): number {
  return Object.values(data.splits)[0]?.cells.length ?? 0;
}
