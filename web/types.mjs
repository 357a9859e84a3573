// src/lib/wire.ts from src/lib/schema.json: `npm run types`. A unit test fails when it is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { compile } from 'json-schema-to-typescript';

const SCHEMA = new URL('src/lib/schema.json', import.meta.url);
const TYPES = new URL('src/lib/wire.ts', import.meta.url);

const banner = `// Made from the package src/ludoteka/table/wire by \`npm run types\`: do not edit.`;

/**
 * What msgspec says in the words of JSON Schema 2020, in the older words that the generator knows.
 * @param {any} node
 * @returns {any}
 */
function olderWords(node) {
  if (Array.isArray(node)) return node.map(olderWords);
  if (node === null || typeof node !== 'object') return node;
  /** @type {any} */
  const old = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, olderWords(value)]));
  if (old.$ref) return { $ref: old.$ref }; // with a default the generator would write the type a second time
  if (old.prefixItems) {
    old.items = old.prefixItems;
    delete old.prefixItems;
  } else {
    // How long a list may be is for the server to say: the generator would write out every length.
    delete old.minItems;
    delete old.maxItems;
  }
  // An object of which nothing is said holds anything.
  if (old.type === 'object' && !old.properties) old.additionalProperties ??= true;
  delete old.title; // each is already named by its definition
  return old;
}

export async function types() {
  const schema = olderWords(JSON.parse(await readFile(SCHEMA, 'utf8')));
  const text = await compile({ title: 'Wire', type: 'object', ...schema }, 'Wire', {
    additionalProperties: false,
    bannerComment: banner,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  // The root is only there to hold the definitions together, and says so after each of them.
  return text
    .replace(/export interface Wire \{\}\n/, '')
    .replace(/\n \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\./g, '')
    .replace(
      /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '',
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(TYPES, await types());
