import { t } from './texts.svelte';

/** Letters of a name; the server refuses more. */
export const LONGEST_NAME = 40;

interface Sitting {
  kind: string;
  name?: string;
}

export function levelOf(kind: string): string {
  return kind.startsWith('bot:') ? kind.slice('bot:'.length) : '';
}

/** What a seat is called; one without a name by what sits there. */
export function nameOf(seat: Sitting | undefined, number: number): string {
  if (!seat) return t('ui-seat', { number: number + 1 });
  const level = levelOf(seat.kind);
  return seat.name || (level ? t(`bot-${level}`) : t('ui-seat', { number: number + 1 }));
}
