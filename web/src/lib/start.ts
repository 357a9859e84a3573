import { newTable, newTogether } from './api';
import { go } from './here.svelte';
import { recall, remember } from './memory';
import { saveTable } from './saved';
import { rememberGroup } from './together';
import type { GameInfo, NewSeat, NewTable } from './wire';

/** Make a table and sit down at it. */
export async function start(wanted: NewTable): Promise<void> {
  const key = await newTable(wanted);
  saveTable(key);
  const me = wanted.seats.find(({ kind, name }) => kind === 'human' && name);
  if (me?.name) remember('name', me.name);
  go({ page: 'table', table: key.table });
}

/** Make several tables with the same deal. Their host sits down like everybody else: at one of them, or at none. */
export async function startTogether(wanted: NewTable, tables: number): Promise<void> {
  const seats = wanted.seats.map((seat) => (seat.kind === 'human' ? { kind: 'open', name: '' } : seat));
  const keys = await newTogether({ table: { ...wanted, seats }, tables });
  for (const key of keys.toReversed()) saveTable(key);
  const me = wanted.seats.find(({ kind, name }) => kind === 'human' && name);
  if (me?.name) remember('name', me.name);
  const first = keys[0]?.table ?? '';
  rememberGroup(
    first,
    keys.map(({ table }) => table),
  );
  go({ page: 'together', table: first });
}

export function myName(otherwise: string): string {
  return recall('name') || otherwise;
}

/** Names that three languages can pronounce, so that two bots of a level are told apart. */
const BOT_NAMES = ['Ada', 'Bruno', 'Celina', 'Diogo', 'Ewa', 'Filip', 'Gaspar', 'Helena'];

export function botName(number: number): string {
  return BOT_NAMES.at(number % BOT_NAMES.length) ?? '';
}

/** Me and so many bots of the usual level. */
export function meAndBots(game: GameInfo, name: string, bots: number): NewSeat[] {
  const level = game.usual_bot;
  const others = Array.from({ length: bots }, (_, i) => ({ kind: `bot:${level}`, name: botName(i) }));
  return [{ kind: 'human', name }, ...others];
}
