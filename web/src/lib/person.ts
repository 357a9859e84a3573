import { isRecord, keep, recallKept } from './kept';

const MOST = 40; // tables that are remembered in one place

/** The long random text by which a table knows me again, should its answer not have reached me. */
export function nonceFor(table: string): string {
  return remembered('nonces', table, () => randomHex(16));
}

const SHARES = 'shares';
const COMMITS = 'commits';

/** My share in the chance of a game: nobody else knows it before I am ready. One for each table, however often I say
 * that I am: else a house could ask until it likes what comes of it. */
export function shareFor(table: string): string {
  return remembered(SHARES, table, () => randomHex(32));
}

/** The fingerprint of the house's share, as this browser saw it first. */
export function noteCommit(table: string, commit: string): void {
  if (commit) remembered(COMMITS, table, () => commit);
}

/** What was noted of a table before its game; empty where nothing was. */
export function noted(table: string): { commit: string; share: string } {
  return { commit: keptFor(COMMITS, table), share: keptFor(SHARES, table) };
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
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
