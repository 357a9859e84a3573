/**
 * The texts as the server sends them: one part that every page needs, and one for each room, named like its game. The
 * page has the names of their contents (a `meta` of the server's), so that the browser keeps each part for good.
 */
import type { Language } from './language';

export const SHELL = 'shell';

type Names = Partial<Record<string, Partial<Record<string, string>>>>;

let names: Promise<Names> | undefined;
const fetched = new Map<string, Promise<string>>();

/** A part in a language, fetched once; empty if the server has no such part. */
export function fetchPart(language: Language, part: string): Promise<string> {
  return once(fetched, `${language}/${part}`, async () => {
    const path = await partPath(language, part);
    return path === undefined ? '' : ask(path);
  });
}

/** Where a part is; undefined if the server has no such part. */
export async function partPath(language: Language, part: string): Promise<string | undefined> {
  const name = (await allNames())[language]?.[part];
  return name === undefined ? undefined : `/api/texts/${language}/${encodeURIComponent(part)}/${name}`;
}

export async function allParts(language: Language): Promise<string[]> {
  return Object.keys((await allNames())[language] ?? {});
}

/** What is under way or has come; after a failure it is tried again. */
export function once<T>(known: Map<string, Promise<T>>, key: string, begin: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const begun = begin();
  known.set(key, begun);
  begun.catch(() => known.delete(key));
  return begun;
}

async function allNames(): Promise<Names> {
  const here = document.querySelector<HTMLMetaElement>('meta[name="texts"]')?.content;
  if (here) return JSON.parse(here) as Names;
  // While the sources are served (`dev.py web --watch`), the page is not the server's.
  names ??= ask('/api/texts').then((text) => JSON.parse(text) as Names);
  names.catch(() => (names = undefined));
  return names;
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
