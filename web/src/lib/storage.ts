/**
 * What this browser stores for us: the only module that touches localStorage. It may be switched off or full, and what
 * lies there may come from another version: then the value is as if it had never been stored.
 */
const PREFIX = 'ludoteka.';
const MOST_TABLES = 40; // that have a text of their own under one name

export interface Stored<T> {
  read: () => T;
  write: (value: T) => void;
}

/** A value stored as JSON. `parse` gets what was found (undefined: nothing, or no JSON) and returns a sound value. */
export function stored<T>(name: string, parse: (found: unknown) => T): Stored<T> {
  return {
    read: () => parse(parsed(getItem(name))),
    write: (value) => setItem(name, JSON.stringify(value)),
  };
}

/** A short text, stored as it is; empty where there is none. */
export function storedText(name: string): Stored<string> {
  return { read: () => getItem(name) ?? '', write: (value) => setItem(name, value) };
}

export interface StoredByTable {
  /** Empty where there is none. */
  read: (table: string) => string;
  write: (table: string, value: string) => void;
  /** What is there, else what `make` returns, which is stored. */
  readOrMake: (table: string, make: () => string) => string;
}

/** For each table a text of its own; only the newest tables have one. */
export function storedByTable(name: string): StoredByTable {
  const all = stored(name, recordOf(isString));
  const read = (table: string): string => all.read()[table] ?? '';
  function write(table: string, value: string): void {
    const others = Object.entries(all.read()).filter(([other]) => other !== table);
    all.write(Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, value]]));
  }
  function readOrMake(table: string, make: () => string): string {
    const found = read(table);
    if (found) return found;
    const made = make();
    write(table, made);
    return made;
  }
  return { read, write, readOrMake };
}

/** The value if it is sound. */
export function optional<T>(is: (value: unknown) => value is T): (found: unknown) => T | undefined {
  return (found) => (is(found) ? found : undefined);
}

/** The sound values of a list. */
export function listOf<T>(is: (value: unknown) => value is T): (found: unknown) => T[] {
  return (found) => (Array.isArray(found) ? found.filter(is) : []);
}

/** The entries of a record whose values are sound. */
export function recordOf<T>(is: (value: unknown) => value is T): (found: unknown) => Record<string, T> {
  return (found) =>
    isRecord(found)
      ? Object.fromEntries(Object.entries(found).filter((entry): entry is [string, T] => is(entry[1])))
      : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isString);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getItem(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function setItem(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // not stored
  }
}
