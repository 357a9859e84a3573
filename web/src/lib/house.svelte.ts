import { health } from './api';
import { onlyHere } from './links';

const known = $state({ address: '' });
let asked = false;

/** Where others find this house: as we did, unless that means "this computer" and the house knows a better address. */
export const house = {
  get origin(): string {
    if (!onlyHere(location.hostname)) return location.origin;
    if (!asked) void ask();
    return known.address || location.origin;
  },
};

async function ask(): Promise<void> {
  asked = true;
  known.address = (await health().catch(() => undefined))?.address?.replace(/\/$/, '') ?? '';
}
