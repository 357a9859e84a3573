/** Points day by day, as they were made. */
import type { ScoreLine, Words } from '../../lib/wire';

export interface DayOfPoints {
  /** 0: none of the days. */
  day: number;
  lines: { words: Words; points: number; line: ScoreLine }[];
}

/** Lines that name their day go there without naming it again; the others come last. */
export function byDay(lines: readonly ScoreLine[]): DayOfPoints[] {
  const days = new Map<number, DayOfPoints>();
  for (const line of lines) {
    const { data, words, points } = line;
    const { day, what } = data && 'day' in data ? data : { day: 0, what: words };
    const found = days.get(day) ?? { day, lines: [] };
    found.lines.push({ words: what, points, line });
    days.set(day, found);
  }
  return [...days.values()].sort((one, other) => (one.day || Infinity) - (other.day || Infinity));
}
