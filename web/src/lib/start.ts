import { newTable, newTogether } from './api';
import { rename } from './me';
import { isPlaceholder } from './names';
import { go } from './navigation.svelte';
import { saveTable } from './saved';
import { storedText } from './storage';
import { saveGroup } from './together';
import type { GameInfo, NewSeat, NewTable } from './wire';

const name = storedText('name');

/** Make a table and sit down at it. */
export async function start(wanted: NewTable): Promise<void> {
  const key = await newTable(wanted);
  saveTable(key);
  saveNameIn(wanted);
  go({ page: 'table', table: key.table });
}

/** Make several tables with the same deal. Their host sits down like everybody else: at one of them, or at none. */
export async function startTogether(wanted: NewTable, tables: number): Promise<void> {
  const seats = wanted.seats.map((seat) => (seat.kind === 'human' ? { kind: 'open', name: '' } : seat));
  const keys = await newTogether({ table: { ...wanted, seats }, tables });
  for (const key of keys.toReversed()) saveTable(key);
  saveNameIn(wanted);
  const first = keys[0]?.table ?? '';
  saveGroup(
    first,
    keys.map(({ table }) => table),
  );
  go({ page: 'together', table: first });
}

/** The name that I have chosen; empty, where I have not. */
export function myName(): string {
  return isPlaceholder(name.read()) ? '' : name.read();
}

export function saveMyName(mine: string): void {
  if (mine === myName()) return;
  name.write(mine);
  void rename(mine).catch(() => undefined); // it is stored here; the server learns of it the next time
}

function saveNameIn({ seats }: NewTable): void {
  const me = seats.find((seat) => seat.kind === 'human' && seat.name);
  if (me?.name) saveMyName(me.name);
}

/** Names that three languages can pronounce, so that two bots of a level differ. */
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
