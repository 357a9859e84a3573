import { guestHash, guestKeyIn, keyIn } from '../lib/links';
import { nonceFor } from '../lib/person';
import { forgetTable, saveTable, tokenFor } from '../lib/saved';
import { storedByTable } from '../lib/storage';
import type { Claim } from '../lib/wire';

const claimed = storedByTable('claimed'); // keys of guests that this browser has used

/** The key that the address of a table may bring. It is stored and taken out of the address, where others might see it. */
export class SeatKey {
  /** The key is to another seat than the one that this browser has. */
  asks = $state(false);
  #other = '';
  #otherGuest = '';

  constructor(private readonly table: string) {
    const token = keyIn(location.hash);
    if (!token) return;
    const mine = tokenFor(table);
    if (!mine) saveTable({ table, token });
    else if (mine !== token) [this.#other, this.asks] = [token, true];
    history.replaceState(null, '', location.pathname);
  }

  /** The link of a guest brings a key that works once: what comes for it is this browser's alone. */
  claim(): Claim | undefined {
    const key = guestKeyIn(location.hash);
    if (!key) return undefined;
    history.replaceState(null, '', location.pathname);
    if (tokenFor(this.table)) {
      if (claimed.read(this.table) !== key) [this.#otherGuest, this.asks] = [key, true];
      return undefined;
    }
    claimed.write(this.table, key);
    return { type: 'claim', key, nonce: nonceFor(this.table) };
  }

  takeOther(): void {
    if (this.#otherGuest) {
      forgetTable(this.table);
      history.replaceState(null, '', location.pathname + guestHash(this.#otherGuest));
    } else saveTable({ table: this.table, token: this.#other });
    location.reload();
  }
}

/** The address has changed and brings a key now. */
export function reloadForKey(): void {
  if (keyIn(location.hash) || guestKeyIn(location.hash)) location.reload();
}
