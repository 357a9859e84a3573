import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { myTables } from './games';
import { deleteMe, ensureKey, keyToMySeat, myGames, myKey, myKeys, pairWith, removeGame } from './me';
import { look } from './reach.svelte';
import { savedTables, saveTable } from './saved';

type Answer = (body: unknown) => [status: number, body?: unknown];

let held: Map<string, string>;
let server: Record<string, Answer>; // by method and path
let asked: { what: string; key: string | null; body: unknown }[];

const refuse = (code: string): [number, unknown] => [400, { code, words: { id: `refused-${code}` } }];
const games = (...tables: string[]) => tables.map((table) => ({ table, token: `${table}-token` }));
const bodiesOf = (what: string) => asked.filter((one) => one.what === what).map(({ body }) => body);

async function answer(path: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
  const what = `${method} ${path}`;
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  asked.push({ what, key: new Headers(headers).get('Ludoteka-Key'), body: sent });
  const found = server[what];
  if (!found) throw new TypeError(`not reached: ${what}`);
  const [status, answered] = found(sent);
  return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(answered), { status }));
}

function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  held = new Map();
  asked = [];
  server = {
    'POST /api/me': () => [201, { name: '', games: 0 }],
    'POST /api/me/games': () => [200, { tables: [] }],
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => held.set(name, text),
  });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(async () => {
  await settled(); // nothing may be under way any more
  server['GET /api/health'] = () => [200, {}];
  await look();
  vi.unstubAllGlobals();
});

describe('my key', () => {
  it('is made when it is first needed, once, and shown to nobody but the server', async () => {
    const [one, two] = await Promise.all([ensureKey(), ensureKey()]);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(two).toBe(one);
    expect(asked).toEqual([{ what: 'POST /api/me', key: one, body: { name: '' } }]);
    expect(myKey()).toBe(one);
  });

  it('is not stored before the server knows it', async () => {
    server = {};
    expect(await ensureKey()).toBe('');
    expect(myKey()).toBe('');
  });

  it('is forgotten where the server has forgotten me', async () => {
    await ensureKey();
    server['GET /api/me/games?'] = () => refuse('profile-unknown');
    await expect(myGames()).rejects.toThrow('profile-unknown');
    expect(myKey()).toBe('');
  });

  it('goes with my name when I delete myself', async () => {
    await ensureKey();
    held.set('ludoteka.name', 'Ola');
    server['DELETE /api/me'] = () => [204];
    await deleteMe();
    expect([myKey(), held.get('ludoteka.name')]).toEqual(['', '']);
  });
});

describe('a deleted profile', () => {
  it('is not made again of the tables that it had, but for a new one', async () => {
    saveTable({ table: 'old', token: '1' });
    await settled();
    server['DELETE /api/me'] = () => [204];
    await deleteMe();
    asked.length = 0;
    expect(await myGames()).toEqual({ games: [], total: 0, waiting: 0 });
    expect((await myKeys(60)).keys).toEqual([{ table: 'old', token: '1' }]);
    expect([asked, myKey()]).toEqual([[], '']);
    saveTable({ table: 'new', token: '2' });
    await settled();
    expect(bodiesOf('POST /api/me/games')).toEqual([{ keys: [{ table: 'new', token: '2' }] }]);
  });

  it('does not keep what only stood for a name', async () => {
    held.set('ludoteka.name', 'Gracz 1');
    await ensureKey();
    expect(asked[0]?.body).toEqual({ name: '' });
  });
});

describe('my games', () => {
  it('are asked for by nobody who has played nothing', async () => {
    expect(await myGames()).toEqual({ games: [], total: 0, waiting: 0 });
    expect(asked).toEqual([]);
  });

  it('go to my profile as soon as they are saved, each once', async () => {
    saveTable({ table: 'a', token: '1' });
    await settled();
    saveTable({ table: 'b', token: '2' });
    saveTable({ table: 'b', token: '2' });
    await settled();
    expect(bodiesOf('POST /api/me/games')).toEqual([
      { keys: [{ table: 'a', token: '1' }] },
      { keys: [{ table: 'b', token: '2' }] },
    ]);
  });

  it('are those of the profile, on all its pages, not of this browser', async () => {
    saveTable({ table: 'here', token: '1' });
    await settled();
    const all = games(...Array.from({ length: 25 }, (_, number) => `t${number}`));
    server['GET /api/me/games?'] = () => [200, { games: all.slice(0, 20), total: 25, waiting: 0 }];
    server['GET /api/me/games?page=1'] = () => [200, { games: all.slice(20), total: 25, waiting: 0 }];
    expect(await myKeys(60)).toEqual({ keys: all, total: 25 });
    expect(await myKeys(3)).toEqual({ keys: all.slice(0, 3), total: 25 });
  });

  it('are those of this browser while there is no profile', async () => {
    server = {};
    saveTable({ table: 'here', token: '1' });
    expect(await myKeys(60)).toEqual({ keys: [{ table: 'here', token: '1' }], total: 1 });
  });

  it('are unknown, not none, while the server is away', async () => {
    saveTable({ table: 'here', token: '1' });
    await expect(myTables(60)).rejects.toThrow('not reached');
    server = {};
    await expect(myTables(60)).rejects.toThrow('not reached');
    expect(savedTables()).toHaveLength(1);
  });

  it('are unknown on a device that has none of them itself, too', async () => {
    await ensureKey();
    server = {};
    await expect(myTables(60)).rejects.toThrow('not reached');
  });

  it('lose what will never open again', async () => {
    server = { 'GET /api/tables/here': () => refuse('table-unknown') };
    saveTable({ table: 'here', token: '1' });
    expect(await myTables(60)).toEqual({ tables: [], total: 0 });
    expect(savedTables()).toEqual([]);
  });
});

describe('a game of mine', () => {
  it('that I began on another device opens here, and is not sent back', async () => {
    await ensureKey();
    server['GET /api/me/games/far'] = () => [200, { table: 'far', token: 'its-token' }];
    expect(await keyToMySeat('far')).toEqual({ table: 'far', token: 'its-token' });
    expect(await keyToMySeat('far')).toEqual({ table: 'far', token: 'its-token' });
    await settled();
    expect(asked.map(({ what }) => what)).toEqual(['POST /api/me', 'GET /api/me/games/far']);
  });

  it('leaves the list everywhere, and comes back when saved again', async () => {
    saveTable({ table: 'a', token: '1' });
    await settled();
    server['DELETE /api/me/games/a'] = () => [204];
    await removeGame('a');
    expect(savedTables()).toEqual([]);
    saveTable({ table: 'a', token: '1' });
    await settled();
    expect(bodiesOf('POST /api/me/games')).toHaveLength(2);
  });

  it('stays on the list if the server cannot be told', async () => {
    saveTable({ table: 'a', token: '1' });
    await settled();
    await expect(removeGame('a')).rejects.toThrow('not reached');
    expect(savedTables()).toHaveLength(1);
  });
});

it('another device of mine brings its own games along', async () => {
  server = {};
  saveTable({ table: 'own', token: '1' });
  await settled();
  server = {
    'POST /api/me/paired': () => [200, { name: 'Ola', games: 3 }],
    'POST /api/me/games': () => [200, { tables: ['own'] }],
  };
  await pairWith('ABCDE-FGHJK');
  await settled();
  expect(held.get('ludoteka.name')).toBe('Ola');
  expect(bodiesOf('POST /api/me/games')).toEqual([{ keys: [{ table: 'own', token: '1' }] }]);
});
