import { FluentResource } from '@fluent/bundle';

import { chosenLanguage, firstLanguage, type Language, regionOf } from './language';
import { allParts, fetchPart, once, SHELL } from './text-parts';
import type { Words } from './wire';
import { Speaker } from './words';

const speech = $state<{ language: Language; speaker: Speaker | null; failed: boolean }>({
  language: firstLanguage(),
  speaker: null,
  failed: false,
});

/** The language that is spoken now, and whether its texts have come. */
export const texts = {
  get language(): Language {
    return speech.language;
  },
  /** For dates. */
  get region(): string {
    return regionOf(speech.language, navigator.languages);
  },
  get ready(): boolean {
    return speech.speaker !== null;
  },
  get failed(): boolean {
    return speech.failed;
  },
};

const parts = new Set([SHELL]); // that the pages so far need
const parsed = new Map<string, Promise<FluentResource>>();
let complete = false; // there is nothing more to fetch
let latest: Promise<void> = Promise.resolve();

export async function speak(language: Language): Promise<void> {
  speech.failed = false;
  try {
    await load(language);
  } catch {
    speech.failed = true;
  }
}

/** Have the texts of a game's room, too. */
export async function alsoSpeak(game: string): Promise<void> {
  if (parts.has(game)) return latest;
  parts.add(game);
  try {
    await load(speech.language);
  } catch (error) {
    parts.delete(game);
    throw error;
  }
}

export async function choose(language: Language): Promise<void> {
  chosenLanguage.write(language);
  await speak(language);
}

/** Of several at the same time, the last one counts: it has the parts of all. */
function load(language: Language): Promise<void> {
  const sources = Promise.all([...parts].map((part) => resource(language, part)));
  const mine: Promise<void> = sources.then((found) => {
    if (mine !== latest) return latest;
    speech.speaker = new Speaker(language, found, missing);
    speech.language = language;
    document.documentElement.lang = language;
    return undefined;
  });
  latest = mine;
  mine.catch(() => {
    if (latest === mine) latest = Promise.resolve(); // what was spoken before still is
  });
  return mine;
}

function resource(language: Language, part: string): Promise<FluentResource> {
  return once(parsed, `${language}/${part}`, async () => new FluentResource(await fetchPart(language, part)));
}

/**
 * Words of a room that nobody has entered, as in a refusal of a record: they are shown as soon as the texts of all rooms
 * have come.
 */
function missing(id: string): string {
  if (complete) return id;
  queueMicrotask(() => void loadAll().catch(() => undefined)); // not while a page is being drawn
  return '';
}

let loading = false;

async function loadAll(): Promise<void> {
  if (loading || complete) return;
  loading = true;
  try {
    for (const part of await allParts(speech.language)) parts.add(part);
    complete = true;
    await load(speech.language);
  } catch (error) {
    complete = false;
    throw error;
  } finally {
    loading = false;
  }
}

/** A message by its id: `t('ui-start')`. */
export function t(id: string, facts?: Record<string, unknown>): string {
  return speech.speaker?.format(id, facts) ?? id;
}

/** The same, in the words of a game that has its own: `ui-caller-next-<game>` before `ui-caller-next`. */
export function own(game: string, id: string, facts?: Record<string, unknown>): string {
  const theirs = `${id}-${game}`;
  return t(speech.speaker?.knows(theirs) ? theirs : id, facts);
}

/** Words that the table has sent. */
export function format(words: Words | null | undefined): string {
  return words ? (speech.speaker?.formatWords(words) ?? words.id) : '';
}

/** A named part of a message: `part('XY-5', 'title')`. Empty if there is none. */
export function part(id: string, name: string): string {
  return speech.speaker?.part(id, name) ?? '';
}

/** Words for a voice: they may be written otherwise than they are read. */
export function aloud(words: Words): string {
  return speech.speaker?.part(words.id, 'aloud', words.args) || format(words);
}

/** The first of these messages that has been written, else the last word. */
export function either(ids: string[], otherwise: string): string {
  const found = ids.find((id) => speech.speaker?.knows(id));
  return found === undefined ? otherwise : t(found);
}
