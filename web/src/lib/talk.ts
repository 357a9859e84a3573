import { isRecord, recallKept } from './kept';
import { keepFor } from './person';
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

/** By which somebody is muted: people change seats before a game, but not their names. */
export function voiceOf({ name, seat }: Pick<TalkLine, 'name' | 'seat'>): string {
  return name || `#${seat}`;
}

export function mutedAt(table: string): string[] {
  const kept = (recallKept('muted', isRecord) ?? {})[table];
  return typeof kept === 'string' && kept ? kept.split('\n') : [];
}

export function mute(table: string, voices: readonly string[]): void {
  keepFor('muted', table, voices.join('\n'));
}
