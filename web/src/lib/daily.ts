import { isRecord, recallKept } from './kept';
import { keepFor, randomHex, remembered } from './person';

/** The day by which challenges go: the same one everywhere. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** By which the house knows this device again on the same day. */
export function dailyNonce(): string {
  return remembered('nonces', 'daily', () => randomHex(16));
}

/** My table of a day's challenge, if I have taken it on here. */
export function myDaily(game: string, day: string): string {
  const table = (recallKept('dailies', isRecord) ?? {})[`${game} ${day}`];
  return typeof table === 'string' ? table : '';
}

export function noteDaily(game: string, day: string, table: string): void {
  keepFor('dailies', `${game} ${day}`, table);
}
