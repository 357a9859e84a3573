/** What the room sends beyond what every scene has: read with care, as it comes over the wire. */
import { textOf } from '../../lib/facts';
import { t } from '../../lib/texts.svelte';
import type { Board, Cell, HelpCard, Piece, Scene, Words } from '../../lib/wire';

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
  /** The decision card for her mat, once it is drawn. */
  final: number;
  /** The show scoring cards that were drawn. */
  used: number[];
  decks: Decks;
  help: HelpCard[];
}

/** What is printed on her cards. */
export interface Decks {
  /** `fields`: what each item on a field brings at the end; nothing in introductory mode. */
  decisions: { number: number; crossed: number; fields: number[] }[];
  /** On the level that is played. */
  shows: { number: number; contests: { id: number; points: number }[] }[];
}

export interface Split {
  cells: string[];
  /** What the piles would be worth to Pinzetta, where she plays. */
  large?: number;
  small?: number;
}

/** Somebody at a table of several. */
export interface Rival {
  seat: number;
  points: number;
  /** What each day brought, and last what none of them did. */
  days: number[];
  tickets: number;
  forever: number;
  mat: Words | null;
  cards: Words[];
  /** Done before the others are. */
  ready: boolean;
  /** Has had a turn to choose today. */
  chosen: boolean;
  /** The pile that somebody took, and who. */
  taken: Pile | '';
  taker: number | null;
}

export interface SeveralData {
  /** What the top event card says. */
  rule: Words | null;
  events: number[];
  /** Whose turn it is, where one acts after the other. */
  turn: number | null;
  /** Who has the first player's token. */
  first: number;
  /** By action: whose pile would be taken. */
  takes: Readonly<Record<string, { seat: number; pile: Pile }>>;
  /** From the viewer on, clockwise. */
  seats: Rival[];
}

/** What would score then, where a stamp comes to lie on one of these squares: only what would be different. */
export interface Outcome {
  then: Readonly<Record<string, number>>;
  cells: string[];
}

export type Pile = 'large' | 'small';
export type Side = 'hers' | 'pool' | 'theirs' | 'yours';

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
  /** What the first places in forever stamps bring, and how many the imaginary player has; 0: there is none. */
  ladder: { points: number[]; imaginary: number };
  /** What each day brought, and last what none of them did. */
  days: number[];
  /** Nobody, where several play. */
  pinzetta: Pinzetta | null;
  table: SeveralData | null;
  piles: Readonly<Record<'hers' | 'yours', Readonly<Record<Pile, number>>>>;
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
  ladder: { points: [], imaginary: 0 },
  days: [],
  pinzetta: null,
  table: null,
  piles: { hers: { large: 0, small: 0 }, yours: { large: 0, small: 0 } },
  items: {},
  splits: {},
  would: {},
};

export function dataOf(scene: Scene): RoomData {
  return { ...NOTHING, ...(scene.data as Partial<RoomData> | undefined) };
}

/** Against whom, and how strong: of several, everybody is at the table anyway. */
export function opponentOf(scene: Scene): string {
  const { pinzetta, level } = dataOf(scene);
  return pinzetta ? t('sts-ui-against', { level }) : '';
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

/** What lies on one side of the table; `seat`: whose, where it is another player's. */
export function itemsOf(board: Board, data: RoomData, side: Side, seat?: number): Item[] {
  const theirs = (cell: Cell): boolean => seat === undefined || cell.data?.['seat'] === seat;
  return board.cells
    .filter((cell) => cell.kind === side && theirs(cell))
    .flatMap((cell) => {
      const piece = board.pieces?.find((one) => one.cell === cell.id);
      const told = data.items[cell.id];
      if (!piece) return [];
      return [
        {
          cell,
          piece,
          pile: textOf(cell.data, 'pile'),
          tokens: Number(piece.data?.['tokens'] ?? 0),
          down: told?.down ?? false,
          fits: told?.fits ?? null,
          why: told?.why ?? [],
        },
      ];
    });
}

/** The split that makes exactly these the large pile. */
export function splitOf(data: RoomData, large: ReadonlySet<string>): (Split & { action: string }) | undefined {
  const found = Object.entries(data.splits).find(
    ([, { cells }]) => cells.length === large.size && cells.every((cell) => large.has(cell)),
  );
  return found && { ...found[1], action: found[0] };
}

/** How many items the large pile needs: as many as it has in every split on offer; nothing where that is free. */
export function largeSize(data: RoomData): number {
  const sizes = new Set(Object.values(data.splits).map(({ cells }) => cells.length));
  return sizes.size === 1 ? ([...sizes][0] ?? 0) : 0;
}
