/** What the room sends beyond what every scene has. */
import { t } from '../../lib/texts.svelte';
import type { Board, Cell, Piece, Scene, StampData, StampSplit, StampTake, Words } from '../../lib/wire';
import { pileOf } from './stamps/collection';
import { tokensOn } from './stamps/stamp';

export type {
  StampChoice as Choice,
  StampContest as Contest,
  StampData as RoomData,
  StampDecks as Decks,
  StampExhibitor as Exhibitor,
  StampOdds as Odds,
  StampOutcome as Outcome,
  StampPinzetta as Pinzetta,
  StampRival as Rival,
  StampSeveral as SeveralData,
  StampSplit as Split,
} from '../../lib/wire';

export type Pile = StampTake['pile'];
export type DayStep = StampData['step'];
export type Side = 'hers' | 'pool' | 'theirs' | 'yours';

/** For pictures of single pieces, which have none. */
export const NOTHING: StampData = {
  kind: 'stamp-swap',
  phase: '',
  step: 'collect',
  day: 1,
  level: 1,
  full: false,
  built_in: false,
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

export function dataOf({ data }: Scene): StampData {
  return data?.kind === 'stamp-swap' ? { ...NOTHING, ...data } : NOTHING;
}

/** Against whom, and how strong: of several, everybody is at the table anyway. */
export function opponentOf(scene: Scene): string {
  const { pinzetta, level } = dataOf(scene);
  return pinzetta ? t('sts-ui-against', { level }) : '';
}

/** Is what is printed our own, and not that of the box? */
export function isBuiltIn(scene: Scene): boolean {
  return dataOf(scene).built_in;
}

/** An item of a collection: where it lies, what it is, and what is known about it. */
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
export function itemsOf(board: Board, data: StampData, side: Side, seat?: number): Item[] {
  const theirs = (cell: Cell): boolean =>
    seat === undefined || (cell.data && 'pile' in cell.data && cell.data.seat === seat) === true;
  return board.cells
    .filter((cell) => cell.kind === side && theirs(cell))
    .flatMap((cell) => {
      const piece = board.pieces?.find((one) => one.cell === cell.id);
      const known = data.items[cell.id];
      if (!piece) return [];
      return [
        {
          cell,
          piece,
          pile: pileOf(cell),
          tokens: tokensOn(piece),
          down: known?.down ?? false,
          fits: known?.fits ?? null,
          why: known?.why ?? [],
        },
      ];
    });
}

/** The split that makes exactly these the large pile. */
export function splitOf(data: StampData, large: ReadonlySet<string>): (StampSplit & { action: string }) | undefined {
  const found = Object.entries(data.splits).find(
    ([, { cells }]) => cells.length === large.size && cells.every((cell) => large.has(cell)),
  );
  return found && { ...found[1], action: found[0] };
}

/** How many items the large pile needs: as many as it has in every split on offer; nothing where that is free. */
export function largeSize(data: StampData): number {
  const sizes = new Set(Object.values(data.splits).map(({ cells }) => cells.length));
  return sizes.size === 1 ? ([...sizes][0] ?? 0) : 0;
}
