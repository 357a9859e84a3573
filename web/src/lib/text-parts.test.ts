// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

let asked: string[];

/** The module as a page finds it, with what the server wrote into the page. */
async function opened(names: unknown): Promise<typeof import('./text-parts')> {
  document.head.innerHTML = '<meta name="texts">';
  document.querySelector('meta')?.setAttribute('content', names ? JSON.stringify(names) : '');
  vi.resetModules();
  return import('./text-parts');
}

function serve(texts: Record<string, string>): void {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const text = texts[path];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 503 : 200 }));
  });
}

beforeEach(() => {
  asked = [];
});

it('a part is fetched once, under the name of its content', async () => {
  const { fetchPart } = await opened({ pl: { shell: 'abc.ftl' } });
  serve({ '/api/texts/pl/shell/abc.ftl': 'ui-home = Gry' });
  expect(await Promise.all([fetchPart('pl', 'shell'), fetchPart('pl', 'shell')])).toEqual(
    Array(2).fill('ui-home = Gry'),
  );
  expect(asked).toEqual(['/api/texts/pl/shell/abc.ftl']);
});

it('a part that the server does not have is empty, and nobody is asked', async () => {
  const { allParts, fetchPart } = await opened({ en: { shell: 'abc.ftl', chess: 'def.ftl' } });
  serve({});
  expect(await fetchPart('en', 'go')).toBe('');
  expect(await fetchPart('pt', 'shell')).toBe('');
  expect(await allParts('en')).toEqual(['shell', 'chess']);
  expect(asked).toEqual([]);
});

it('what failed is tried again', async () => {
  const { fetchPart } = await opened({ en: { shell: 'abc.ftl' } });
  serve({});
  await expect(fetchPart('en', 'shell')).rejects.toThrow();
  serve({ '/api/texts/en/shell/abc.ftl': 'ui-home = Games' });
  expect(await fetchPart('en', 'shell')).toBe('ui-home = Games');
});

it('a page of the sources asks the server for the names', async () => {
  const { fetchPart } = await opened(undefined);
  serve({});
  await expect(fetchPart('en', 'shell')).rejects.toThrow();
  serve({ '/api/texts': '{"en":{"shell":"abc.ftl"}}', '/api/texts/en/shell/abc.ftl': 'ui-home = Games' });
  expect(await fetchPart('en', 'shell')).toBe('ui-home = Games');
});
