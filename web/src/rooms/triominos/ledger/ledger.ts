/** Rounds played with cardboard: what was entered so far. */
import { isRecord } from '../../../lib/storage';
import type { Values } from '../../../lib/options';
import type { EnteredRound, EnteredTurn, Scene, TriominosLedgerData } from '../../../lib/wire';

export interface Entered {
  options: Values;
  names: readonly string[];
  rounds: readonly EnteredRound[];
}

export const NEW_ROUND: EnteredRound = { turns: [] };

/** The last round, changed. */
export function withRound(entered: Entered, change: (round: EnteredRound) => EnteredRound): Entered {
  const last = entered.rounds.at(-1) ?? NEW_ROUND;
  return { ...entered, rounds: [...entered.rounds.slice(0, -1), change(last)] };
}

export function added(entered: Entered, turn: EnteredTurn): Entered {
  return withRound(entered, (round) => ({ ...round, turns: [...(round.turns ?? []), turn] }));
}

/** One step back: the end of the round, else its last turn, else the end of the round before it. */
export function stepBack(entered: Entered): Entered {
  const last = entered.rounds.at(-1) ?? NEW_ROUND;
  if (last.ended) return withRound(entered, ({ turns = [] }) => ({ turns }));
  if (last.turns?.length) return withRound(entered, ({ turns = [] }) => ({ turns: turns.slice(0, -1) }));
  return entered.rounds.length > 1 ? { ...entered, rounds: entered.rounds.slice(0, -1) } : entered;
}

export function isEntered(value: unknown): value is Entered {
  if (!isRecord(value) || !isRecord(value['options'])) return false;
  const { names, rounds } = value;
  return (
    Array.isArray(names) &&
    names.length > 1 &&
    names.every((one) => typeof one === 'string') &&
    Array.isArray(rounds) &&
    rounds.length > 0 &&
    rounds.every(isRecord)
  );
}

export type { TriominosLedgerData as Choices } from '../../../lib/wire';

export const NOTHING: TriominosLedgerData = {
  kind: 'triominos-ledger',
  bonuses: [],
  draws: 0,
  follow: [],
  out: -1,
  pool: 0,
  goal: 0,
  turns: [],
  seats: [],
};

/** What can be entered next, and what the turns of the round brought. */
export function choicesOf(scene: Scene | null): TriominosLedgerData {
  return scene?.data?.kind === 'triominos-ledger' ? { ...NOTHING, ...scene.data } : NOTHING;
}
