import { takeOnDaily } from './api';
import { dailyNonce, noteDays, today } from './daily';
import { go } from './navigation.svelte';
import { saveTable } from './saved';
import { myName } from './start';

/** Sit down to the deal of the day. */
export async function startDaily(game: string): Promise<void> {
  const key = await takeOnDaily(game, { name: myName(), nonce: dailyNonce() });
  saveTable(key);
  noteDays(today());
  go({ page: 'table', table: key.table });
}
