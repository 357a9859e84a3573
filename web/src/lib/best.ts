import { isRecord, recordOf, stored } from './storage';

/** The best score that somebody reached alone in a variant, at which table, and the best before it (null: none). */
export interface Best {
  points: number;
  table: string;
  before: number | null;
}

const bests = stored('best', recordOf(isBest));

/** The variant that a score belongs to. */
export function variantOf(game: string, options: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [game, ...pairs.sort()].join(' ');
}

/** What is to be stored after a game that ended with so many points. */
export function beaten(best: Best | undefined, points: number, table: string): Best {
  return best && best.points >= points ? best : { points, table, before: best?.points ?? null };
}

/** The words for a game that ended at this table, and their facts. */
export function recordWords(best: Best, table: string): { id: string; facts: Record<string, number> } {
  if (best.table !== table) return { id: 'ui-record', facts: { best: best.points } };
  return best.before === null
    ? { id: 'ui-record-first', facts: {} }
    : { id: 'ui-record-new', facts: { before: best.before } };
}

function isBest(value: unknown): value is Best {
  return (
    isRecord(value) &&
    typeof value['points'] === 'number' &&
    typeof value['table'] === 'string' &&
    (value['before'] === null || typeof value['before'] === 'number')
  );
}

/** What this browser stores for a variant. */
export function bestOf(variant: string): Best | undefined {
  return bests.read()[variant];
}

export function saveBest(variant: string, best: Best): void {
  bests.write({ ...bests.read(), [variant]: best });
}
