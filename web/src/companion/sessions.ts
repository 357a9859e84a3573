/** The sessions of the companion that this browser stores: each a log of what was entered. */
import type { Values } from '../lib/options';
import { isRecord, isString, listOf, optional, stored } from '../lib/storage';
import type { Answer, NewSession } from '../lib/wire';

export interface SavedSession {
  id: string;
  name: string;
  /** When it was begun, as ISO 8601. */
  begun: string;
  options: Values;
  components: NonNullable<NewSession['components']>;
  quick: boolean;
  entries: Answer[];
}

const sessions = stored('companion', (found) => listOf(isSession)(Array.isArray(found) ? found.map(upgraded) : found));
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

/** Older versions stored the components as `pack`, and Ludoteka's own as `house`. */
function upgraded(value: unknown): unknown {
  if (!isRecord(value) || !isString(value['pack'])) return value;
  const { pack, ...others } = value;
  return { ...others, components: pack === 'house' ? 'built-in' : pack };
}

function isSession(value: unknown): value is SavedSession {
  if (!isRecord(value) || !isRecord(value['options']) || !Array.isArray(value['entries'])) return false;
  return (
    [value['id'], value['name'], value['begun'], value['components']].every(isString) &&
    value['entries'].every((entry) => isRecord(entry) && typeof entry['kind'] === 'string')
  );
}
