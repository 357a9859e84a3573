/** A round that is being read out to people with their own boards. */
import { isRecord } from './storage';
import type { Calls, Piece, Scene } from './wire';

export interface Round {
  calls: Calls;
  /** How many have been called. */
  called: number;
  /** Which of them is looked at, from 1; 0 before the first. */
  shown: number;
  /** The score sheet has it. */
  scored?: boolean;
}

export const PACES = [0, 5, 10, 15, 20, 30, 45, 60] as const;
export const RATES = [0.75, 1, 1.3] as const;

export function begun(calls: Calls): Round {
  return { calls, called: 0, shown: 0 };
}

/** One further: from an earlier one to the next, from the last called to a new one. */
export function onward(round: Round): Round {
  if (round.shown < round.called) return { ...round, shown: round.shown + 1 };
  const called = Math.min(round.called + 1, round.calls.pieces.length);
  return { ...round, called, shown: called };
}

/** Look at one that has been called already. */
export function lookAt(round: Round, number: number): Round {
  return { ...round, shown: Math.min(Math.max(number, Math.min(1, round.called)), round.called) };
}

export function isLookingBack({ called, shown }: Round): boolean {
  return shown < called;
}

export function isDone({ calls, called }: Round): boolean {
  return called === calls.pieces.length;
}

/** What was turned up and discarded just before the one that is looked at. */
export function skippedFor({ calls, shown }: Round): Piece[] {
  return calls.skipped?.[shown - 1] ?? [];
}

/** What was discarded after the last call. */
export function skippedLast(round: Round): Piece[] {
  return isDone(round) ? (round.calls.skipped?.[round.calls.pieces.length] ?? []) : [];
}

/** Everything that was discarded so far. */
export function discarded(round: Round): Piece[] {
  return [...(round.calls.skipped ?? []).slice(0, round.called).flat(), ...skippedLast(round)];
}

/** It is one of several of the same game. */
export function isOneOfSeveral({ calls }: Round): boolean {
  return calls.more === true || calls.round > 1;
}

/** What is known when so many have been called: enough of a scene to draw pieces and tallies by. */
export function sceneOf({ calls, called }: Pick<Round, 'calls' | 'called'>): Scene {
  const left = calls.left[called - 1];
  const tallies = calls.tallies.map((tally, i) => ({ ...tally, left: left?.[i] ?? tally.left }));
  return { words: { id: '' }, boards: [], shapes: calls.shapes, tones: calls.tones, tallies };
}

export function isRound(value: unknown): value is Round {
  if (!isRecord(value) || !isRecord(value['calls'])) return false;
  const { calls, called, shown } = value;
  return (
    Array.isArray(calls['pieces']) &&
    Array.isArray(calls['left']) &&
    typeof called === 'number' &&
    typeof shown === 'number'
  );
}

export interface VoiceLike {
  lang: string;
  localService: boolean;
  default: boolean;
  name: string;
}

/** The voice for a language: one of this machine before one from elsewhere; none rather than a foreign one. */
export function voiceFor<V extends VoiceLike>(voices: readonly V[], language: string): V | undefined {
  const speaking = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return speaking.find((voice) => voice.default) ?? speaking.find((voice) => voice.localService) ?? speaking[0];
}
