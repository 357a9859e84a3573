import { storedByTable } from './storage';
import type { TalkLine } from './wire';

/** Phrases that everybody reads in their own language; a test compares them with the table's. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-done',
  'thanks',
  'moment',
  'your-turn',
  'oops',
  'sorry',
  'good-game',
  'again',
  'bye',
] as const;
export const LONGEST = 200;

const muted = storedByTable('muted');

/** By which somebody is muted: people change seats before a game, but not their names. */
export function voiceOf({ name, seat }: Pick<TalkLine, 'name' | 'seat'>): string {
  return name || `#${seat}`;
}

export function mutedAt(table: string): string[] {
  const voices = muted.read(table);
  return voices ? voices.split('\n') : [];
}

export function mute(table: string, voices: readonly string[]): void {
  muted.write(table, voices.join('\n'));
}
