/** Entering items of cardboard: what a question asks about them, and what is still missing. */
import type { EnteredItem, ItemKind, Question } from '../lib/wire';

export function kindOf(question: Question, item: EnteredItem): ItemKind | undefined {
  return question.kinds?.find(({ size }) => size === item.size);
}

/** The values on offer for an item; none: its value is not asked for. */
export function valuesFor(question: Question, item: EnteredItem): readonly number[] {
  if (!kindOf(question, item)?.valued || item.down) return [];
  return (item.rare ? question.rare_values : question.values) ?? [];
}

export function isMissing(question: Question, item: EnteredItem): boolean {
  return !kindOf(question, item) || (valuesFor(question, item).length > 0 && typeof item.value !== 'number');
}

/** An item after a change; what no longer means anything is gone. */
export function changed(question: Question, item: EnteredItem, change: Partial<EnteredItem>): EnteredItem {
  const next = { ...item, ...change };
  const kind = kindOf(question, next);
  const [rare, down] = [Boolean(next.rare && kind?.rare), Boolean(next.down && kind?.down)];
  const fitting = { size: next.size, rare, down };
  const kept = typeof next.value === 'number' && valuesFor(question, fitting).includes(next.value);
  return kept ? { ...fitting, value: next.value ?? null } : fitting;
}

/** The place of the first item of which something is missing, else the place given. */
export function firstMissing(question: Question, items: readonly EnteredItem[], otherwise: number): number {
  const found = items.findIndex((item) => isMissing(question, item));
  return found < 0 ? otherwise : found;
}

export function isComplete(question: Question, items: readonly EnteredItem[]): boolean {
  const enough = items.length >= (question.least ?? 1) && items.length <= (question.most ?? 1);
  return enough && items.every((item) => !isMissing(question, item));
}
