/** Points day by day, as they were made. */
import { wordsOf } from '../../lib/facts';
import type { ScoreLine, Words } from '../../lib/wire';

export interface DayOfPoints {
  /** 0: none of the days. */
  day: number;
  lines: { words: Words; points: number }[];
}

/** Lines that name their day go there without naming it again; the others come last. */
export function byDay(lines: readonly ScoreLine[]): DayOfPoints[] {
  const days = new Map<number, DayOfPoints>();
  for (const { words, points } of lines) {
    const day = Number(words.args?.['day'] ?? 0);
    const found = days.get(day) ?? { day, lines: [] };
    found.lines.push({ words: wordsOf(words.args, 'what') ?? words, points });
    days.set(day, found);
  }
  return [...days.values()].sort((one, other) => (one.day || Infinity) - (other.day || Infinity));
}
