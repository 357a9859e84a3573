import { t } from './texts.svelte';
import type { Words } from './wire';

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

/** The message that stands for a player without a name. */
const PLAYER = 'player';

/** What happened, as I would say it: the server leaves a player without a name to whoever reads it. */
export function toMe(words: Words, seats: readonly Sitting[]): Words {
  const args = Object.entries(words.args ?? {}).map(([name, fact]) => [
    name,
    isWords(fact) ? ofSeat(fact, seats) : fact,
  ]);
  return { ...words, args: Object.fromEntries(args) as Record<string, unknown> };
}

function ofSeat(fact: Words, seats: readonly Sitting[]): Words | string {
  const { number } = fact.args ?? {};
  return fact.id === PLAYER && seats[Number(number) - 1]?.you ? t('ui-you-name') : toMe(fact, seats);
}

function isWords(fact: unknown): fact is Words {
  return typeof fact === 'object' && fact !== null && 'id' in fact;
}
