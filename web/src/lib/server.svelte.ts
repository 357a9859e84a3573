import { health } from './api';
import { onlyHere } from './links';

const known = $state({ address: '', webhooks: false, tables: 1 });
let asked = false;

/** Where others find this server: as we did, unless that means "this computer" and the server knows a better address. */
export const server = {
  get origin(): string {
    if (!onlyHere(location.hostname)) return location.origin;
    if (!asked) void ask();
    return known.address || location.origin;
  },
  /** May tables notify other servers whose turn it is? */
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
  const found = await health().catch(() => undefined);
  known.address = found?.address?.replace(/\/$/, '') ?? '';
  known.webhooks = found?.webhooks ?? false;
  known.tables = found?.most_tables ?? 1;
}
