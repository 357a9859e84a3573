/** The sessions of the companion that this browser stores: each a log of what was entered. */
import type { Values } from '../lib/options';
import { isRecord, isString, listOf, optional, stored } from '../lib/storage';
import type { Entry, NewSession } from '../lib/wire';

export interface SavedSession {
  id: string;
  name: string;
  /** When it was begun, as ISO 8601. */
  begun: string;
  options: Values;
  pack: NonNullable<NewSession['pack']>;
  quick: boolean;
  entries: Entry[];
}

const sessions = stored('companion', listOf(isSession));
const open = stored('companion.open', optional(isString));

export function allSessions(): SavedSession[] {
  return sessions.read();
}

/** The newest first. */
export function saveSession(session: SavedSession): SavedSession[] {
  return write([session, ...allSessions().filter(({ id }) => id !== session.id)]);
}

export function forgetSession(id: string): SavedSession[] {
  return write(allSessions().filter((session) => session.id !== id));
}

/** The one that was open when the page was left. */
export function openSession(): SavedSession | undefined {
  const id = open.read();
  return allSessions().find((session) => session.id === id);
}

export function saveOpen(id: string): void {
  open.write(id);
}

function write(all: SavedSession[]): SavedSession[] {
  sessions.write(all);
  return all;
}

function isSession(value: unknown): value is SavedSession {
  if (!isRecord(value) || !isRecord(value['options']) || !Array.isArray(value['entries'])) return false;
  return (
    [value['id'], value['name'], value['begun'], value['pack']].every(isString) &&
    value['entries'].every((entry) => isRecord(entry) && typeof entry['kind'] === 'string')
  );
}
