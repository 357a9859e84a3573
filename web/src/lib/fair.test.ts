import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { commitmentOf, drawer, mixOf, verify } from './fair';
import type { Proof } from './wire';

// The same vectors that Python is held to (tests/core/test_chance.py).
const DOCS = readFileSync(new URL('../../../docs/chance.md', import.meta.url), 'utf8');
const ZERO = '00'.repeat(32);
const COUNTED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const SEEDS: Record<string, string> = { '32 × `00`': ZERO, '`000102…1f`': COUNTED };
const [A, B] = ['a1'.repeat(32), 'b2'.repeat(32)];

describe('the published vectors', () => {
  const draws = [...DOCS.matchAll(/^\| (32 × `00`|`000102…1f`) \| (\d+) \| (\S+(?: \+ 1)?) \| (\d+) \|$/gm)];

  it('of draws', async () => {
    expect(draws).toHaveLength(10);
    for (const [, seed, k, n, outcome] of draws) {
      const of = n?.startsWith('2⁶³') ? 2n ** 63n + 1n : BigInt(n ?? 0);
      expect(await (await drawer(SEEDS[seed ?? ''] ?? ''))(Number(k), of)).toBe(BigInt(outcome ?? -1));
    }
  });

  it('of commitments', async () => {
    for (const seed of Object.values(SEEDS)) expect(DOCS).toContain(await commitmentOf(seed));
  });

  it('of mixes', async () => {
    for (const shares of [
      [A, B],
      ['', B, ''],
      [B, A],
    ]) {
      const given = shares
        .flatMap((share, seat) => (share ? [`${seat + 1}: 32 × \`${share.slice(0, 2)}\``] : []))
        .join(', ');
      expect(DOCS).toContain(`| ${given} | \`${await mixOf(COUNTED, shares)}\` |`);
    }
    expect(await mixOf(COUNTED, ['', ''])).toBe(COUNTED);
  });
});

describe('a proof', () => {
  const announced = ['draw 978', 'draw 523', 'draw 164'];
  const kept = { commit: '', share: A, mine: [0] };

  async function honest(): Promise<Proof> {
    const draw = await drawer(await mixOf(COUNTED, [A, B, '']));
    const draws = await Promise.all(
      announced.map(async (text, k) => ({ k, of: 27 - k, outcome: Number(await draw(k, BigInt(27 - k))), text })),
    );
    return { commit: await commitmentOf(COUNTED), seed: COUNTED, shares: [A, B, ''], draws, proved: true };
  }

  async function verdict(
    change: Partial<Proof>,
    facts: Partial<typeof kept> = {},
    story = announced,
  ): Promise<unknown> {
    const proof = await honest();
    return verify({ ...proof, ...change }, { ...kept, commit: proof.commit, ...facts }, story);
  }

  const good = { commit: 'good', share: 'good', draws: 'good' };

  it('that is honest is found good', async () => {
    expect(await verdict({})).toEqual(good);
  });

  it('with another seed or fingerprint than was shown before the game is noticed', async () => {
    expect(await verdict({ seed: ZERO })).toMatchObject({ commit: 'wrong' });
    expect(await verdict({ seed: ZERO, commit: await commitmentOf(ZERO) })).toMatchObject({ commit: 'wrong' });
    expect(await verdict({}, { commit: '' })).toEqual({ ...good, commit: 'unknown' });
    expect(await verdict({ seed: 'xyz' })).toMatchObject({ commit: 'wrong', draws: 'wrong' });
    expect(await verdict({ seed: '' })).toMatchObject({ commit: 'wrong', draws: 'wrong' });
  });

  it('without the own share, or with it elsewhere, is noticed', async () => {
    expect(await verdict({ shares: ['', B, ''] })).toMatchObject({ share: 'wrong', draws: 'wrong' });
    expect(await verdict({ shares: [B, A, ''] })).toMatchObject({ share: 'wrong', draws: 'wrong' });
    expect(await verdict({}, { share: B })).toEqual({ ...good, share: 'wrong' });
    expect(await verdict({}, { share: '' })).toEqual({ ...good, share: 'unknown' });
  });

  it('with a draw that does not follow is noticed', async () => {
    const { draws } = await honest();
    const other = draws.map((drawn, at) => (at === 1 ? { ...drawn, outcome: (drawn.outcome + 1) % drawn.of } : drawn));
    expect(await verdict({ draws: other })).toEqual({ ...good, draws: 'wrong', wrong: 1 });
    const fewer = draws.map((drawn, at) => (at === 2 ? { ...drawn, of: 3 } : drawn));
    expect(await verdict({ draws: fewer })).toMatchObject({ draws: 'wrong', wrong: 2 });
    for (const of of [0, -1, 1.5])
      expect(await verdict({ draws: draws.map((drawn) => ({ ...drawn, of })) })).toMatchObject({
        draws: 'wrong',
        wrong: 0,
      });
  });

  it('of another game than was announced is noticed', async () => {
    const { draws } = await honest();
    expect(await verdict({}, {}, ['draw 978', 'draw 524', 'draw 164'])).toEqual({ ...good, draws: 'wrong', wrong: 1 });
    expect(await verdict({}, {}, announced.slice(0, 2))).toMatchObject({ draws: 'wrong', wrong: 2 });
    expect(await verdict({ draws: draws.slice(0, 2) })).toMatchObject({ draws: 'wrong', wrong: 2 });
    expect(await verdict({ draws: [...draws].reverse() })).toMatchObject({ draws: 'wrong' });
    expect(await verdict({ draws: draws.filter(({ k }) => k !== 0) })).toMatchObject({ draws: 'wrong' });
  });

  it('of a game in which a draw was taken back is found good', async () => {
    const proof = await honest();
    const [first] = proof.draws;
    expect(await verdict({ draws: [...(first ? [first] : []), ...proof.draws] })).toEqual(good);
  });
});
