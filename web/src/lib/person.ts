import { isRecord, keep, recallKept } from './kept';

const MOST = 40; // tables that are remembered in one place

/** The long random text by which a table knows me again, should its answer not have reached me. */
export function nonceFor(table: string): string {
  return remembered('nonces', table, () => randomHex(16));
}

/** My share in the chance of a game: nobody else knows it before everybody is ready. */
export function newShare(): string {
  return randomHex(32);
}

/** For each table a text of its own, the newest tables only. */
export function remembered(name: string, table: string, make: () => string): string {
  const found = keptFor(name, table);
  if (found) return found;
  const made = make();
  keepFor(name, table, made);
  return made;
}

export function keptFor(name: string, table: string): string {
  const found = (recallKept(name, isRecord) ?? {})[table];
  return typeof found === 'string' ? found : '';
}

export function keepFor(name: string, table: string, value: string): void {
  const others = Object.entries(recallKept(name, isRecord) ?? {}).filter(([one]) => one !== table);
  keep(name, Object.fromEntries([...others.slice(1 - MOST), [table, value]]));
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
