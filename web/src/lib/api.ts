import { isAway } from '../worker/requests';
import { earlyAnswer } from './early';
import { ensureKey, myKey } from './me';
import { noteAway, reaching } from './reach.svelte';
import type {
  Best,
  Calls,
  Course,
  Daily,
  GameInfo,
  Invitation,
  Health,
  LedgerRounds,
  LobbyTable,
  NewCalls,
  NewDaily,
  NewDuplicate,
  NewGuest,
  NewSession,
  NewTable,
  Possible,
  Problem,
  Progress,
  Proof,
  ReplayStop,
  Review,
  Rulebook,
  Scene,
  Scored,
  Session,
  Sheet,
  TableInfo,
  TableKey,
  TableView,
  Together,
} from './wire';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** What to show of an error: why the server refused, or that it was not reached. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { code: 'ui-unreachable', words: { id: 'ui-unreachable' } };
}

export async function games(): Promise<GameInfo[]> {
  return ask<GameInfo[]>('/api/games');
}

/**
 * What a table looks like before anything has happened: the browser stores it for good. Of several servers, one that
 * has not had such a table yet needs to know which it is.
 */
export async function baseView(name: string, table: string): Promise<TableView> {
  try {
    return await ask<TableView>(`/api/views/${name}`);
  } catch {
    return ask<TableView>(`/api/views/${name}?table=${encodeURIComponent(table)}`);
  }
}

export async function newTable(wanted: NewTable): Promise<TableKey> {
  return post<TableKey>('/api/tables', wanted);
}

/** Whether a table can be made like this, and who would play with whom. */
export async function checkTable(wanted: NewTable): Promise<Possible> {
  return post<Possible>('/api/tables/check', wanted);
}

export async function rulebook(game: string): Promise<Rulebook> {
  return ask<Rulebook>(`/api/games/${encodeURIComponent(game)}/rulebook`);
}

/** One round of calls, for owners of the box. */
export async function newCalls(wanted: NewCalls): Promise<Calls> {
  return post<Calls>('/api/calls', wanted);
}

/** What boards of cardboard are worth. */
export async function scoreSheet(sheet: Sheet): Promise<Scored> {
  return post<Scored>('/api/sheet', sheet);
}

/** What rounds are worth that were entered turn by turn. */
export async function scoreLedger(ledger: LedgerRounds): Promise<Scene> {
  return post<Scene>('/api/ledger', ledger);
}

/** The automa's part of a game on a real table, as far as it was entered. */
export async function accompany(wanted: NewSession): Promise<Session> {
  return post<Session>('/api/companion', wanted);
}

export async function tableInfo(key: TableKey): Promise<TableInfo> {
  return ask<TableInfo>(`/api/tables/${encodeURIComponent(key.table)}`, { headers: bearer(key.token) });
}

/** Give a game up, for good. */
export async function giveUp(key: TableKey): Promise<void> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(key.table)}`, {
    method: 'DELETE',
    headers: bearer(key.token),
  });
  if (!answer.ok) throw await refusal(answer);
}

/** Take my name and my words from a table; the game stays. */
export async function forgetMe(key: TableKey): Promise<void> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(key.table)}/me`, {
    method: 'DELETE',
    headers: bearer(key.token),
  });
  if (!answer.ok) throw await refusal(answer);
}

/** My key to the rematch of a table. */
export async function nextKey(key: TableKey): Promise<TableKey> {
  return ask<TableKey>(`/api/tables/${encodeURIComponent(key.table)}/next`, { headers: bearer(key.token) });
}

/** As the host: keep a seat for somebody; the key opens it once. */
export async function keepSeat(key: TableKey, guest: NewGuest): Promise<Invitation> {
  const headers = { 'Content-Type': 'application/json', ...bearer(key.token) };
  return ask<Invitation>(`/api/tables/${encodeURIComponent(key.table)}/guests`, {
    method: 'POST',
    headers,
    body: JSON.stringify(guest),
  });
}

/** Several tables with the same deal; the keys are their host's. */
export async function newTogether(wanted: NewDuplicate): Promise<TableKey[]> {
  return post<TableKey[]>('/api/duplicates', wanted, withKey(await ensureKey()));
}

/** How all tables with the deal of this one stand. */
export async function together(table: string): Promise<Together> {
  return ask<Together>(`/api/tables/${encodeURIComponent(table)}/together`);
}

/** Public tables at which somebody is sitting. */
export async function lobby(): Promise<LobbyTable[]> {
  return ask<LobbyTable[]>('/api/lobby');
}

/** The challenge of a day, who did how well, and which game of it is mine. */
export async function dailyOf(game: string, day: string): Promise<Daily> {
  return ask<Daily>(`/api/daily/${encodeURIComponent(game)}/${day}`, { headers: withKey(myKey()) });
}

/** My own game of today: one for each person, on whichever device. */
export async function takeOnDaily(game: string, wanted: NewDaily): Promise<TableKey> {
  return post<TableKey>(`/api/daily/${encodeURIComponent(game)}`, wanted, withKey(await ensureKey()));
}

export async function health(): Promise<Health> {
  return ask<Health>('/api/health');
}

/** A text as a square for cameras. */
export async function qrCode(text: string): Promise<Blob> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/qr', { method: 'POST', headers, body: JSON.stringify({ text }) });
  if (!answer.ok) throw await refusal(answer);
  return new Blob([await answer.text()], { type: 'image/svg+xml' });
}

/** The record of a game, as a file to keep. */
export async function recordOf(table: string, token: string): Promise<Blob> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { headers: bearer(token) });
  if (!answer.ok) throw await refusal(answer);
  return answer.blob();
}

/** A finished game at one of its stops. */
export async function replayOf(table: string, stop: number, token = ''): Promise<ReplayStop> {
  return ask<ReplayStop>(`/api/tables/${encodeURIComponent(table)}/replay/${stop}`, { headers: bearer(token) });
}

/** How the points of a finished game came about. */
export async function courseOf(table: string, token = ''): Promise<Course> {
  return ask<Course>(`/api/tables/${encodeURIComponent(table)}/course`, { headers: bearer(token) });
}

/** The best that a seat of a finished game could have done with what really came. */
export async function bestOf(table: string, seat: number, token = ''): Promise<Best> {
  return ask<Best>(`/api/tables/${encodeURIComponent(table)}/best/${seat}`, { headers: bearer(token) });
}

/** Why nobody can have stacked a finished game. */
export async function proofOf(table: string, token = ''): Promise<Proof> {
  return ask<Proof>(`/api/tables/${encodeURIComponent(table)}/proof`, { headers: bearer(token) });
}

/** What the coach thinks of a seat's moves in a finished game. */
export async function reviewOf(table: string, seat: number, token = ''): Promise<Review> {
  return ask<Review>(`/api/tables/${encodeURIComponent(table)}/review/${seat}`, { headers: bearer(token) });
}

/** How far that has come, for those who wait for it. */
export async function progressOf(table: string, seat: number, token = ''): Promise<Progress> {
  return ask<Progress>(`/api/tables/${encodeURIComponent(table)}/review/${seat}/progress`, { headers: bearer(token) });
}

/** A table that goes on where a record ends, or shows it if the game is over. */
export async function importRecord(record: Blob): Promise<TableKey> {
  return ask<TableKey>('/api/tables/import', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: record,
  });
}

export function socketAddress(table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}

function bearer(token: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Shows who I am on this server. */
export function withKey(key: string): Record<string, string> {
  return key ? { 'Ludoteka-Key': key } : {};
}

export async function post<T>(path: string, body: unknown, more: Record<string, string> = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...more };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await reaching((init ? undefined : earlyAnswer(path)) ?? fetch(path, init));
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

function isProblem(body: unknown): body is Problem {
  return Boolean((body as Partial<Problem> | null)?.words?.id);
}

async function refusal(answer: Response): Promise<Error> {
  try {
    const body: unknown = await answer.json();
    if (isProblem(body)) return new Refused(body);
  } catch {
    // not ours: a proxy, perhaps
  }
  if (isAway(answer)) noteAway();
  return new Error(`${answer.status} ${answer.statusText}`);
}
