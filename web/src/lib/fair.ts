/** Checking in this browser what the server says about the chance of a game, as `docs/chance.md` describes it. */
import type { Proof } from './wire';

/** `unknown`: this browser has kept nothing to compare with. */
export type Check = 'good' | 'wrong' | 'unknown';

export interface Verdict {
  /** The server's share has the fingerprint, and it is the one that was shown before the game. */
  commit: Check;
  /** My share is among them, as I chose it. */
  share: Check;
  /** All that came follows from the shares. */
  draws: Check;
  /** The number of the first draw that does not. */
  wrong?: number;
}

/** What this browser remembers of a game: the fingerprint that it saw before it, its own share, and its own seats. */
export interface Kept {
  commit: string;
  share: string;
  mine: readonly number[];
}

const SPAN = 2n ** 64n;
const SEED = /^([0-9a-f]{2})+$/;

/** What can be said about a proof; null where the browser cannot compute it: it does so only on pages that came safely.
 * `announced`: all that chance did in the end, as the table has announced it. */
export async function verify(proof: Proof, kept: Kept, announced: readonly string[]): Promise<Verdict | null> {
  if (!subtle()) return null;
  const seed = SEED.test(proof.seed) ? proof.seed : '';
  const fits = seed !== '' && (await commitmentOf(seed)) === proof.commit;
  const same = kept.commit === '' || kept.commit === proof.commit;
  const wrong = seed ? await firstWrong(await mixOf(seed, proof.shares), proof.draws, announced) : 0;
  return {
    commit: !fits || !same ? 'wrong' : kept.commit ? 'good' : 'unknown',
    share:
      kept.share === '' ? 'unknown' : kept.mine.some((seat) => proof.shares[seat] === kept.share) ? 'good' : 'wrong',
    draws: wrong === undefined ? 'good' : 'wrong',
    ...(wrong === undefined ? {} : { wrong }),
  };
}

export async function commitmentOf(seed: string): Promise<string> {
  return `sha256:${hexOf(await mustSubtle().digest('SHA-256', bytesOf(seed)))}`;
}

/** The seed behind the draws, from the server's and everybody's shares (empty for none). */
export async function mixOf(seed: string, shares: readonly string[]): Promise<string> {
  const given = shares.flatMap((share, seat) => (share ? [`${seat + 1}:${share}`] : []));
  return given.length > 0 ? hexOf(await (await signer(seed))(['ludoteka mix', ...given].join(' '))) : seed;
}

/** Draw number `k` among `of` outcomes. */
export async function drawer(seed: string): Promise<(k: number, of: bigint) => Promise<bigint>> {
  const sign = await signer(seed);
  return async (k, of) => {
    const fair = SPAN - (SPAN % of);
    for (let attempt = 0; ; attempt++) {
      const number = new DataView(await sign(`ludoteka draw ${k} ${attempt}`)).getBigUint64(0);
      if (number < fair) return number % of;
    }
  };
}

/** The first draw that does not follow from the seed, or is not what the table has announced; undefined if all is well. Of
 * those that were taken back and came again, the last is announced. */
async function firstWrong(
  seed: string,
  draws: Proof['draws'],
  announced: readonly string[],
): Promise<number | undefined> {
  const draw = await drawer(seed);
  const stood: string[] = [];
  for (const { k, of, outcome, text } of draws) {
    const possible = Number.isSafeInteger(of) && of > 0 && k >= 0 && k <= stood.length;
    if (!possible || (await draw(k, BigInt(of))) !== BigInt(outcome)) return k;
    stood.length = k; // it comes in the place of one that was taken back
    stood.push(text);
  }
  return Array.from({ length: Math.max(stood.length, announced.length) }, (_, k) => k).find(
    (k) => stood[k] !== announced[k],
  );
}

async function signer(key: string): Promise<(text: string) => Promise<ArrayBuffer>> {
  const hmac = await mustSubtle().importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return (text) => mustSubtle().sign('HMAC', hmac, new TextEncoder().encode(text));
}

function subtle(): SubtleCrypto | undefined {
  return (globalThis.crypto as Crypto | undefined)?.subtle;
}

function mustSubtle(): SubtleCrypto {
  const found = subtle();
  if (!found) throw new Error('no WebCrypto');
  return found;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
