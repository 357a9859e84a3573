/** The sessions that this browser keeps: each a log of what was entered, and what lies on the table. */
import { isRecord, keep, recallKept } from '../lib/kept';
import type { Values } from '../lib/options';
import type { Entry, NewSession } from '../lib/wire';

export interface Kept {
  id: string;
  name: string;
  /** When it was begun, as ISO 8601. */
  begun: string;
  options: Values;
  pack: NonNullable<NewSession['pack']>;
  quick: boolean;
  entries: Entry[];
}

const PLACE = 'companion';
const OPEN = 'companion.open';

export function allKept(): Kept[] {
  return recallKept(PLACE, (value): value is unknown[] => Array.isArray(value))?.filter(isKept) ?? [];
}

/** The newest first. */
export function keepSession(one: Kept): Kept[] {
  return store([one, ...allKept().filter(({ id }) => id !== one.id)]);
}

export function forgetSession(id: string): Kept[] {
  return store(allKept().filter((one) => one.id !== id));
}

/** The one that was open when the page was left. */
export function openOne(): Kept | undefined {
  const id = recallKept(OPEN, (value): value is string => typeof value === 'string');
  return allKept().find((one) => one.id === id);
}

export function rememberOpen(id: string): void {
  keep(OPEN, id);
}

function store(sessions: Kept[]): Kept[] {
  keep(PLACE, sessions);
  return sessions;
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || !isRecord(value['options']) || !Array.isArray(value['entries'])) return false;
  const texts = [value['id'], value['name'], value['begun'], value['pack']];
  return (
    texts.every((text) => typeof text === 'string') &&
    value['entries'].every((one) => isRecord(one) && typeof one['kind'] === 'string')
  );
}
