/** What the room sends beyond what every scene has. */
import type { Point } from '../../lib/geometry';
import type { FitsData, Scene } from '../../lib/wire';

export type {
  FitsFrame as FrameData,
  FitsOffer as Offer,
  FitsStep as Step,
  FitsSum as Sum,
  FitsWay as Way,
} from '../../lib/wire';

export type RoomData = FitsData & Required<Pick<FitsData, 'steps'>>;

/** For pictures of single pieces, which have none. */
export const NOTHING: RoomData = {
  kind: 'mini-fits',
  columns: 0,
  rows: 0,
  side: 1,
  round: 0,
  rounds: 0,
  pieces: {},
  symbols: [],
  penalties: [],
  points: { line: 0, set: 0, boxes: 0, hole: 0 },
  deck: [],
  skips: [],
  skipped: [],
  card: '',
  piece: '',
  frames: [],
  offers: {},
  rank: null,
  steps: [],
};

export function dataOf({ data }: Scene): RoomData {
  return data?.kind === 'mini-fits' ? { ...NOTHING, ...data } : NOTHING;
}

/** Counted downwards, as it is drawn: the lowest row of a shape is the last one. */
export function drawn(squares: readonly (readonly [number, number])[], rows: number): Point[] {
  return squares.map(([column, row]) => [column, rows - 1 - row]);
}

/** The squares of a cell that is named as `3-1`: column and line, from 1, from the lower left corner. */
export function squareOf(cell: string, rows: number): Point {
  const [column = 1, line = 1] = cell.split('-').map(Number);
  return [column - 1, rows - line];
}

/** What became of a card: to come, to come but not for me, on the table, skipped, set aside by a seat, or placed. */
export type CardState = 'deck' | 'skips' | 'now' | 'skipped' | 'aside' | 'came';

/** All cards of a round in their order, which stays while they come and go. */
export function cardsOf(data: RoomData, seat: number): { letter: string; state: CardState }[] {
  const { pieces, deck, skips, skipped, card, frames } = data;
  const stateOf = (letter: string): CardState => {
    if (deck.includes(letter)) return skips.includes(letter) ? 'skips' : 'deck';
    if (letter === card) return 'now';
    if (skipped.some(({ piece }) => piece === letter)) return 'skipped';
    return frames[seat]?.aside.includes(letter) ? 'aside' : 'came';
  };
  return Object.keys(pieces).map((letter) => ({ letter, state: stateOf(letter) }));
}

/** The longest side that any piece has: so much air belongs above the frame. */
export function longest({ pieces }: RoomData): number {
  return Math.max(1, ...Object.values(pieces).flatMap((ways) => ways.map(({ height }) => height)));
}
