/** Checking in this browser what the house says about the chance of a game. */

/** Does the revealed seed have the fingerprint that was shown before the game? Null where the browser cannot tell: it
 * computes fingerprints only on pages that came safely. */
export async function matches(seed: string, commit: string): Promise<boolean | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle || !/^([0-9a-f]{2})+$/.test(seed)) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return commit === `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
