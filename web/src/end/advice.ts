import { format, t, texts } from '../lib/texts.svelte';
import type { Effect, Review, ReviewedMove, Way } from '../lib/wire';

/** What was lost, with its sign; what hardly differs is nothing. */
export function loss(points: number): string {
  if (points < 0.05) return '0';
  const number = new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `−${number.format(points)}`;
}

const CELL = /^[a-z]\d+$/; // a name that people can read

/** Moves by round, each with its index in the review. */
export function byRound({ moves }: Review): { round: number; moves: { move: ReviewedMove; index: number }[] }[] {
  const rounds = new Map<number, { move: ReviewedMove; index: number }[]>();
  moves.forEach((move, index) => {
    const round = move.round ?? 1;
    rounds.set(round, [...(rounds.get(round) ?? []), { move, index }]);
  });
  return [...rounds].map(([round, moves]) => ({ round, moves }));
}

/** Which turn of its round a move is, from 1. */
export function turnOf(review: Review, index: number): number {
  const round = review.moves[index]?.round ?? 1;
  return review.moves.slice(0, index + 1).filter((one) => (one.round ?? 1) === round).length;
}

/** What the coach says of a move, in a line: "Turn 10: C5, not D2 (−7.8)"; of several rounds, in which. */
export function adviceOn(review: Review, index: number): string {
  const move = review.moves[index];
  if (!move) return '';
  const sentence = judged(move, turnOf(review, index));
  return byRound(review).length > 1 ? t('ui-coach-in-round', { round: move.round ?? 1, sentence }) : sentence;
}

function judged(move: ReviewedMove, number: number): string {
  const [best, taken] = [move.ways[0], move.ways[move.chosen]];
  if (!best || !taken || move.chosen === 0 || move.cost < 0.05) {
    return t('ui-coach-fine', { number, best: best ? nameOf(best, CELL.test(best.cell)) : '' });
  }
  const short = CELL.test(best.cell) && CELL.test(taken.cell) && best.cell !== taken.cell;
  return t('ui-coach-turn', { number, best: nameOf(best, short), taken: nameOf(taken, short), cost: loss(move.cost) });
}

const nameOf = (way: Way, short: boolean): string => (short ? way.cell.toUpperCase() : format(way.words));

/** Why, as far as the table can tell: what only one of the two would have done. */
export function reasonsOf(move: ReviewedMove): { taken: string; best: string } {
  const [best, taken] = [move.ways[0]?.effects ?? [], move.ways[move.chosen]?.effects ?? []];
  return { taken: only(taken, best), best: only(best, taken) };
}

function only(some: readonly Effect[], others: readonly Effect[]): string {
  const known = new Set(others.map(alike));
  return some
    .filter((effect) => !known.has(alike(effect)))
    .map(({ words }) => format(words))
    .join(' · ');
}

const alike = ({ row, words }: Effect): string => `${row ?? ''} ${format(words)}`;

/** The costliest moves, to be marked on the way through the game. */
export function marksOf(review: Review): { stop: number; label: string; name: string; move: ReviewedMove }[] {
  return review.costliest.flatMap((index) => {
    const move = review.moves[index];
    return move ? [{ stop: move.stop, label: loss(move.cost), name: adviceOn(review, index), move }] : [];
  });
}
