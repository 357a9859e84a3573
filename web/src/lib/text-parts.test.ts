// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { allParts, fetchPart } from './text-parts';

let asked: string[];

/** A page with these names of parts, and a server with these texts. Each test has parts of its own: they are kept. */
function open(names: unknown, texts: Record<string, string>): void {
  const meta = document.createElement('meta');
  meta.name = 'texts';
  meta.content = JSON.stringify(names);
  document.head.replaceChildren(...(names ? [meta] : []));
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const text = texts[path];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 503 : 200 }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('a part is fetched once, under the name of its content', async () => {
  open({ pl: { chess: 'abc.ftl' } }, { '/api/texts/pl/chess/abc.ftl': 'chess = Szachy' });
  expect(await Promise.all([fetchPart('pl', 'chess'), fetchPart('pl', 'chess')])).toEqual(
    Array(2).fill('chess = Szachy'),
  );
  expect(asked).toEqual(['/api/texts/pl/chess/abc.ftl']);
});

it('a part that the server does not have is empty, and nobody is asked', async () => {
  open({ en: { chess: 'abc.ftl', go: 'def.ftl' } }, {});
  expect(await fetchPart('en', 'bridge')).toBe('');
  expect(await fetchPart('pt', 'chess')).toBe('');
  expect(await allParts('en')).toEqual(['chess', 'go']);
  expect(asked).toEqual([]);
});

it('what failed is tried again', async () => {
  open({ en: { go: 'abc.ftl' } }, {});
  await expect(fetchPart('en', 'go')).rejects.toThrow();
  open({ en: { go: 'abc.ftl' } }, { '/api/texts/en/go/abc.ftl': 'go = Go' });
  expect(await fetchPart('en', 'go')).toBe('go = Go');
});

it('a page of the sources asks the server for the names, until it has them', async () => {
  open(undefined, {});
  await expect(fetchPart('en', 'draughts')).rejects.toThrow();
  open(undefined, {
    '/api/texts': '{"en":{"draughts":"abc.ftl"}}',
    '/api/texts/en/draughts/abc.ftl': 'draughts = Draughts',
  });
  expect(await fetchPart('en', 'draughts')).toBe('draughts = Draughts');
  expect(await allParts('en')).toEqual(['draughts']);
  expect(asked).toEqual(['/api/texts', '/api/texts/en/draughts/abc.ftl']);
});
