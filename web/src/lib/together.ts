/** Tables with one deal that this browser has made: only their host knows them all before the end. */
import { isStrings, recordOf, stored } from './storage';

const MOST = 20;
const groups = stored<Record<string, readonly string[]>>('together', recordOf(isStrings));

export function saveGroup(first: string, tables: readonly string[]): void {
  const others = Object.entries(groups.read()).slice(-MOST);
  groups.write(Object.fromEntries([...others, [first, tables]]));
}

/** All tables that were made together with this one; none, if somebody else made them. */
export function groupOf(table: string): readonly string[] {
  return Object.values(groups.read()).find((tables) => tables.includes(table)) ?? [];
}

/** The places by points; equal points share a place. */
export function places(points: readonly number[]): number[] {
  return points.map((mine) => 1 + points.filter((other) => other > mine).length);
}
