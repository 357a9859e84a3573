import { storedByTable } from './storage';

const nonces = storedByTable('nonces');
const shares = storedByTable('shares');
const commits = storedByTable('commits');

/** The long random text by which a table knows me again, should its answer not have reached me. */
export function nonceFor(table: string): string {
  return nonces.readOrMake(table, () => randomHex(16));
}

/** My share in the chance of a game: nobody else knows it before I am ready. There is one for each table, however often
 * it is sent: else a server could ask until it likes what comes of it. */
export function shareFor(table: string): string {
  return shares.readOrMake(table, () => randomHex(32));
}

/** The commitment to the server's share, as this browser saw it first. */
export function noteCommit(table: string, commit: string): void {
  if (commit) commits.readOrMake(table, () => commit);
}

/** What was noted of a table before its game; empty where nothing was. */
export function noted(table: string): { commit: string; share: string } {
  return { commit: commits.read(table), share: shares.read(table) };
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
