import { written } from '../lib/points';
import { format, t } from '../lib/texts.svelte';
import type { EnteredItem, Question } from '../lib/wire';
import { kindOf } from './items';

/** `2. small square, rare, value 3`: an item by its number and all that is known of it. */
export function labelOf(question: Question, one: EnteredItem, at: number): string {
  const marks = [one.rare ? t('ui-companion-rare') : '', one.down ? t('ui-companion-down') : ''].filter(Boolean);
  const value = typeof one.value === 'number' ? t('ui-companion-value', { value: written(one.value) }) : '';
  const named = kindOf(question, one);
  return [`${at + 1}.`, named ? format(named.words) : t('ui-companion-size-missing'), ...marks, value]
    .filter(Boolean)
    .join(' ');
}
