import { nonceFor } from './person';
import { isString, listOf, stored } from './storage';

const days = stored('daily-days', listOf(isString));
const MOST_DAYS = 800;
const DAY = 24 * 60 * 60 * 1000;

/** So many days of a week keep it. */
export const KEEPS = 5;

/** The day by which challenges go: the same one everywhere. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** By which the server knows this device again on the same day. */
export function dailyNonce(): string {
  return nonceFor('daily');
}

/** A challenge was taken on, on these days, here or on another device. */
export function noteDays(...played: readonly string[]): void {
  days.write([...new Set([...days.read(), ...played])].sort().slice(-MOST_DAYS));
}

/** The days on which a challenge was taken on here. */
export function playedDays(): string[] {
  return days.read();
}

/** The seven days of a week, from Monday on; `ago`: so many weeks before this one. */
export function weekOf(now: Date, ago = 0): string[] {
  const monday = now.getTime() - (((now.getUTCDay() + 6) % 7) + 7 * ago) * DAY;
  return Array.from({ length: 7 }, (_, number) => today(new Date(monday + number * DAY)));
}

/** How many weeks in a row were kept. The current one counts once it is, and breaks nothing before. */
export function weeksKept(played: readonly string[], now: Date): number {
  const kept = (ago: number): boolean => weekOf(now, ago).filter((day) => played.includes(day)).length >= KEEPS;
  let ago = 1;
  while (kept(ago)) ago += 1;
  return ago - 1 + (kept(0) ? 1 : 0);
}
