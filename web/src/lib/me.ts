/**
 * Who I am on this server: a profile without an account. The one module that knows its key, a long random text that this
 * browser makes when it is first needed; the server stores a hash of it. Whoever plays without any of this plays all the
 * same: nothing here fails loudly unless somebody asked for it.
 */
import { ask, post, Refused, withKey } from './api';
import { isPlaceholder } from './names';
import { randomHex } from './person';
import { forgetTable, onSaved, savedTables, saveTable, tokenFor } from './saved';
import { isString, listOf, stored, storedText } from './storage';
import type { Attached, Me, MyGame, MyGames, Pairing, PairingOwner, TableKey } from './wire';

const key = storedText('me'); // empty until the server knows it
const attached = stored('me-tables', listOf(isString)); // tables that the server knows to be mine
const left = stored('me-left', listOf(isString)); // tables of a profile that I have deleted: no other gets them
const name = storedText('name');
const MOST_AT_ONCE = 100;

export interface GamesWanted {
  game?: string;
  /** `turn`: it is my turn. */
  stage?: '' | 'turn' | 'gathering' | 'playing' | 'over';
  /** Part of an opponent's name. */
  search?: string;
  page?: number;
}

const NO_GAMES: MyGames = { games: [], total: 0, waiting: 0 };
/** Games on a page of `myGames`. */
export const PAGE = 20;

/** My key, for the server alone; empty while I have none. */
export function myKey(): string {
  return key.read();
}

let making: Promise<string> | undefined;

/** My key, made if there is none yet; empty if the server cannot be asked now. */
export function ensureKey(): Promise<string> {
  if (myKey()) return Promise.resolve(myKey());
  making ??= make().finally(() => (making = undefined));
  return making;
}

async function make(): Promise<string> {
  const made = randomHex(32);
  try {
    await post<Me>('/api/me', { name: isPlaceholder(name.read()) ? '' : name.read() }, withKey(made));
  } catch {
    return '';
  }
  key.write(made);
  attached.write([]);
  void share();
  return made;
}

/** The tables of this browser that the server does not know to be mine, and should. */
function unshared(): TableKey[] {
  const known = new Set([...attached.read(), ...left.read()]);
  return savedTables().filter(({ table }) => !known.has(table));
}

async function attach(): Promise<void> {
  const missing = unshared();
  for (let start = 0; start < missing.length; start += MOST_AT_ONCE) {
    const keys = missing.slice(start, start + MOST_AT_ONCE);
    await asMe(() => post<Attached>('/api/me/games', { keys }, withKey(myKey())));
    attached.write([...attached.read(), ...keys.map(({ table }) => table)]);
  }
}

/** Ask as myself. Where the server has forgotten me (another data folder, or deleted on another device), so do I. */
async function asMe<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'profile-unknown') forgetKey();
    throw error;
  }
}

function forgetKey(): void {
  key.write('');
  attached.write([]);
}

let sharing: Promise<void> = Promise.resolve();

/** A table was saved here: it is mine on my other devices, too. One after the other, so that each is sent once. */
function share(): Promise<void> {
  sharing = sharing.then(async () => {
    try {
      if (unshared().length > 0 && (await ensureKey())) await attach();
    } catch {
      // the next time
    }
  });
  return sharing;
}

onSaved(() => void share());

/** My games on all devices: where it is my turn, then running ones, then finished; newest first. */
export async function myGames(wanted: GamesWanted = {}): Promise<MyGames> {
  if (!myKey() && unshared().length === 0) return NO_GAMES;
  await share();
  if (!myKey()) throw new Error('no profile');
  const query = new URLSearchParams(
    Object.entries(wanted).flatMap(([one, value]) => (value ? [[one, String(value)]] : [])),
  );
  return asMe(() => ask<MyGames>(`/api/me/games?${query}`, { headers: withKey(myKey()) }));
}

export interface MyKeys {
  keys: readonly TableKey[];
  /** Of how many games of mine. */
  total: number;
}

/** The keys to my first games, in the order of `myGames`; to those of this browser alone while I have no profile. */
export async function myKeys(most: number): Promise<MyKeys> {
  try {
    await share();
    if (!myKey()) throw new Error('no profile');
    const first = await myGames();
    const pages = Math.ceil(Math.min(most, first.total) / PAGE);
    const others = Array.from({ length: Math.max(0, pages - 1) }, (_, number) => myGames({ page: number + 1 }));
    const found = [first, ...(await Promise.all(others))].flatMap(({ games }) => games);
    return { keys: found.slice(0, most).map(({ table, token }) => ({ table, token })), total: first.total };
  } catch (error) {
    if (myKey() && !(error instanceof Refused)) throw error; // the server is away: it will know later
    const here = savedTables();
    return { keys: here.slice(0, most), total: here.length };
  }
}

/** The key to my seat at a table, if need be from another device; undefined, if it is not mine. */
export async function keyToMySeat(table: string): Promise<TableKey | undefined> {
  const here = tokenFor(table);
  if (here) return { table, token: here };
  if (!myKey()) return undefined;
  try {
    const { token } = await ask<MyGame>(`/api/me/games/${encodeURIComponent(table)}`, { headers: withKey(myKey()) });
    attached.write([...attached.read(), table]); // the server need not be told
    saveTable({ table, token });
    return { table, token };
  } catch {
    return undefined;
  }
}

/** Take a table off my list, on all devices; `saveTable` puts it back. */
export async function removeGame(table: string): Promise<void> {
  if (myKey()) await asMe(() => remove(`/api/me/games/${encodeURIComponent(table)}`));
  attached.write(attached.read().filter((other) => other !== table));
  forgetTable(table);
}

export async function readMe(): Promise<Me | undefined> {
  if (!myKey()) return undefined;
  const me = await asMe(() => ask<Me>('/api/me', { headers: withKey(myKey()) }));
  if (me.name) name.write(me.name);
  return me;
}

export async function rename(to: string): Promise<Me> {
  await ensureKey();
  const body = JSON.stringify({ name: to });
  const headers = { 'Content-Type': 'application/json', ...withKey(myKey()) };
  const me = await asMe(() => ask<Me>('/api/me', { method: 'PATCH', headers, body }));
  name.write(me.name);
  return me;
}

/** A code for another device of mine, valid once and for some minutes. */
export async function newPairing(): Promise<Pairing> {
  await ensureKey();
  return asMe(() => post<Pairing>('/api/me/pairing', {}, withKey(myKey())));
}

/** Whose code it is. */
export async function pairingOwner(code: string): Promise<PairingOwner> {
  return post<PairingOwner>('/api/me/paired/check', { code });
}

/** Make this device one of theirs; its games come along. */
export async function pairWith(code: string): Promise<Me> {
  const mine = myKey() || randomHex(32);
  const me = await post<Me>('/api/me/paired', { code }, withKey(mine));
  key.write(mine);
  attached.write([]); // those of a profile that was deleted elsewhere as well
  left.write([]);
  if (me.name) name.write(me.name);
  void share();
  return me;
}

/** Everything of mine, as one file. */
export async function exportMe(): Promise<Blob> {
  const answer = await fetch('/api/me/export', { headers: withKey(myKey()) });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.blob();
}

/** Delete my profile, and my name at all my tables. */
export async function deleteMe(): Promise<void> {
  await asMe(() => remove('/api/me'));
  left.write(savedTables().map(({ table }) => table));
  forgetKey();
  name.write('');
}

async function remove(path: string): Promise<void> {
  await ask<null>(path, { method: 'DELETE', headers: withKey(myKey()) });
}
