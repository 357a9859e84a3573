import { newTable } from './api';
import { go } from './here.svelte';
import { recall, remember } from './memory';
import { saveTable } from './saved';
import type { GameInfo, NewSeat, NewTable } from './wire';

/** Make a table and sit down at it. */
export async function start(wanted: NewTable): Promise<void> {
  const key = await newTable(wanted);
  saveTable(key);
  const me = wanted.seats.find(({ kind, name }) => kind === 'human' && name);
  if (me?.name) remember('name', me.name);
  go({ page: 'table', table: key.table });
}

export function myName(otherwise: string): string {
  return recall('name') || otherwise;
}

/** Me and so many bots of the strongest level. */
export function meAndBots(game: GameInfo, name: string, bots: number): NewSeat[] {
  const level = game.bots.at(-1) ?? '';
  return [{ kind: 'human', name }, ...Array.from({ length: bots }, () => ({ kind: `bot:${level}`, name: '' }))];
}
