/** What everybody sees of items that lie together. */
import type { Item } from './data';
import { stampOf } from './stamps/stamp';

export interface Sight {
  values: number;
  cards: number;
  hidden: number;
}

export function sightOf(items: readonly Item[]): Sight & Record<string, number> {
  const seen = items.filter(({ down }) => !down);
  const stamps = seen.flatMap(({ piece }) => stampOf(piece) ?? []);
  return {
    values: stamps.reduce((sum, { value }) => sum + value, 0),
    cards: seen.length - stamps.length,
    hidden: items.length - seen.length,
  };
}
