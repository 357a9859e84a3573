import { format, t, texts } from '../lib/texts.svelte';
import type { ReviewedMove, Way } from '../lib/wire';

/** What was lost, with its sign; what hardly differs is nothing. */
export function loss(points: number): string {
  if (points < 0.05) return '0';
  const number = new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `−${number.format(points)}`;
}

const CELL = /^[a-z]\d+$/; // a name that people can read

/** What the coach says of a move, in a line: "Turn 10: C5, not D2 (−7.8)". */
export function adviceOn(move: ReviewedMove, index: number): string {
  const [best, taken] = [move.ways[0], move.ways[move.chosen]];
  const number = index + 1;
  if (!best || !taken || move.chosen === 0 || move.cost < 0.05) {
    return t('ui-coach-fine', { number, best: best ? nameOf(best, CELL.test(best.cell)) : '' });
  }
  const short = CELL.test(best.cell) && CELL.test(taken.cell) && best.cell !== taken.cell;
  return t('ui-coach-turn', { number, best: nameOf(best, short), taken: nameOf(taken, short), cost: loss(move.cost) });
}

const nameOf = (way: Way, short: boolean): string => (short ? way.cell.toUpperCase() : format(way.words));
