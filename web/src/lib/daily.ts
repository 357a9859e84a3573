import { nonceFor } from './person';
import { storedByTable } from './storage';

const dailies = storedByTable('dailies'); // by game and day

/** The day by which challenges go: the same one everywhere. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** By which the server knows this device again on the same day. */
export function dailyNonce(): string {
  return nonceFor('daily');
}

/** My table of a day's challenge, if I have taken it on here. */
export function myDaily(game: string, day: string): string {
  return dailies.read(`${game} ${day}`);
}

export function noteDaily(game: string, day: string, table: string): void {
  dailies.write(`${game} ${day}`, table);
}
