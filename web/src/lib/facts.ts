import type { Words } from './wire';

/** What a room says about a thing under this name, as text; nothing if it says nothing that can be read. */
export function textOf(data: Readonly<Record<string, unknown>> | undefined, name: string): string {
  const fact = data?.[name];
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
}

/** The same as words to be formatted. */
export function wordsOf(data: Readonly<Record<string, unknown>> | undefined, name: string): Words | undefined {
  const fact = data?.[name];
  return isWords(fact) ? fact : undefined;
}

function isWords(fact: unknown): fact is Words {
  return typeof fact === 'object' && fact !== null && 'id' in fact && typeof fact.id === 'string';
}
