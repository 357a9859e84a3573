/** Tables with one deal that this browser has made: only their host knows them all before the end. */
import { recall, remember } from './memory';

const MOST = 20;
type Groups = Record<string, string[]>;

export function rememberGroup(first: string, tables: readonly string[]): void {
  const kept = Object.entries(groups()).slice(-MOST);
  remember('together', JSON.stringify(Object.fromEntries([...kept, [first, tables]])));
}

/** All tables that were made together with this one; none, if somebody else made them. */
export function groupOf(table: string): readonly string[] {
  return Object.values(groups()).find((tables) => tables.includes(table)) ?? [];
}

function groups(): Groups {
  try {
    const kept: unknown = JSON.parse(recall('together') ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Groups) : {};
  } catch {
    return {};
  }
}

/** The places by points; equal points share a place. */
export function places(points: readonly number[]): number[] {
  return points.map((mine) => 1 + points.filter((other) => other > mine).length);
}
