import { health } from './api';
import { onlyHere } from './links';

const known = $state({ address: '', webhooks: false, tables: 1 });
let asked = false;

/** Where others find this house: as we did, unless that means "this computer" and the house knows a better address. */
export const house = {
  get origin(): string {
    if (!onlyHere(location.hostname)) return location.origin;
    if (!asked) void ask();
    return known.address || location.origin;
  },
  /** May tables tell other servers whose turn it is? */
  get webhooks(): boolean {
    if (!asked) void ask();
    return known.webhooks;
  },
  /** How many tables can get the same deal. */
  get tables(): number {
    if (!asked) void ask();
    return known.tables;
  },
};

async function ask(): Promise<void> {
  asked = true;
  const told = await health().catch(() => undefined);
  known.address = told?.address?.replace(/\/$/, '') ?? '';
  known.webhooks = told?.webhooks ?? false;
  known.tables = told?.most_tables ?? 1;
}
