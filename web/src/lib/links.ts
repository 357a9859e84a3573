/** Addresses that lead to a table: for everybody, and for one person alone. */
const KEY = 'key';
const GUEST = 'guest';
const PAIR = 'pair';
const TABLE = /^[A-Za-z0-9_-]+$/;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

export interface Leads {
  table: string;
  /** The key to somebody's seat, if the link is a personal one. */
  token: string;
  /** The key to a seat that is kept for a guest, to be exchanged for one of their own. */
  guest: string;
}

export function tableLink(origin: string, table: string): string {
  return `${origin}/table/${table}`;
}

/** The key stands after the `#`: browsers keep that part to themselves. */
export function personalLink(origin: string, table: string, token: string): string {
  return `${tableLink(origin, table)}#${KEY}=${token}`;
}

/** For the guest for whom a seat is kept: it works once. */
export function guestLink(origin: string, table: string, key: string): string {
  return `${tableLink(origin, table)}${guestHash(key)}`;
}

export function guestHash(key: string): string {
  return `#${GUEST}=${key}`;
}

export function keyIn(hash: string): string {
  return inHash(hash, KEY);
}

export function guestKeyIn(hash: string): string {
  return inHash(hash, GUEST);
}

/** For another device of mine: the code stands after the `#`, and works once. */
export function pairingLink(origin: string, code: string): string {
  return `${origin}/me#${PAIR}=${code}`;
}

export function pairingCodeIn(hash: string): string {
  return inHash(hash, PAIR);
}

function inHash(hash: string, name: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? '';
}

/** Where a pasted link or code leads; undefined if it is neither. */
export function leadsTo(pasted: string): Leads | undefined {
  const text = pasted.trim();
  if (TABLE.test(text)) return { table: text, token: '', guest: '' };
  const found = /\/table\/([A-Za-z0-9_-]+)\/?(#.*)?$/.exec(text);
  return found ? { table: found[1] ?? '', token: keyIn(found[2] ?? ''), guest: guestKeyIn(found[2] ?? '') } : undefined;
}

/** Nobody else can reach this server by an address that means "this computer". */
export function onlyHere(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
