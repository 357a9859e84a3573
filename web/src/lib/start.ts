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
