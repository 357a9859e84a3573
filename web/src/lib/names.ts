import { t } from './texts.svelte';

/** Letters of a name; the server refuses more. */
export const LONGEST_NAME = 40;

interface Sitting {
  kind: string;
  name?: string;
  /** It is my only seat here. */
  you?: boolean;
}

/** What earlier versions stored as a name, in the language of that day, where nobody had entered any. */
const PLACEHOLDER = /^(Player|Gracz|Jogador) \d+$/;

export function isPlaceholder(name: string): boolean {
  return PLACEHOLDER.test(name);
}

export function levelOf(kind: string): string {
  return kind.startsWith('bot:') ? kind.slice('bot:'.length) : '';
}

/** What a seat is called: my own "You", one without a name by what sits there. */
export function nameOf(seat: Sitting | undefined, number: number): string {
  if (!seat) return t('ui-seat', { number: number + 1 });
  if (seat.you) return t('ui-you-name');
  const level = levelOf(seat.kind);
  return seat.name || (level ? t(`bot-${level}`) : t('ui-seat', { number: number + 1 }));
}
