import type { Standing } from './standings';

/** How a game ended for one seat, in facts: words are put to it where it is shown. */
export interface Ending {
  rank: number;
  of: number;
  /** Seats with just as many points. */
  level: number[];
  /** How many points lie between this seat and `rivals`: the next below the first, else the first. */
  gap: number;
  rivals: number[];
  /** Seats with fewer points. */
  below: number[];
}

export function endingOf(ranks: readonly Standing[], seat: number): Ending | undefined {
  const own = ranks.find((one) => one.seat === seat);
  if (!own) return undefined;
  const below = ranks.filter(({ points }) => points < own.points);
  const rival = own.rank > 1 ? ranks[0] : below[0];
  const rivals = ranks.filter(({ points }) => points === rival?.points);
  return {
    rank: own.rank,
    of: ranks.length,
    level: seats(ranks.filter((one) => one !== own && one.points === own.points)),
    gap: rival ? Math.abs(rival.points - own.points) : 0,
    rivals: seats(rivals),
    below: seats(below),
  };
}

function seats(ranks: readonly Standing[]): number[] {
  return ranks.map(({ seat }) => seat);
}

export interface Sentence {
  id: string;
  facts: Record<string, unknown>;
}

/** The sentence about the distance to the others; `list` names seats. */
export function distance(ending: Ending, list: (seats: readonly number[]) => string): Sentence | undefined {
  const { rank, of, level, gap, rivals, below } = ending;
  if (of < 2) return undefined;
  if (rank === 1 && level.length > 0) return { id: 'ui-end-level', facts: { level: list(level) } };
  if (rank === 1) return { id: 'ui-end-ahead', facts: { gap, next: list(rivals) } };
  if (below.length === 0) return { id: 'ui-end-behind', facts: { gap, first: list(rivals) } };
  return { id: 'ui-end-behind-ahead', facts: { gap, first: list(rivals), below: list(below) } };
}

/** How a game of two ended for one of them. */
export function duelOf({ rank, level, gap }: Ending): Sentence {
  if (level.length > 0) return { id: 'ui-end-tied', facts: {} };
  return { id: rank === 1 ? 'ui-end-won' : 'ui-end-lost', facts: { gap } };
}

/** A share of a whole in percent, never rounded up to all of it. */
export function percent(part: number, whole: number, language: string): string {
  const share = whole > 0 ? Math.min(1, part / whole) : 1;
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share < 1 ? Math.min(share, 0.99) : 1);
}
