import { storedText } from './storage';
import type { Words } from './wire';
import { type Language, pickLanguage, Speaker } from './words';

const chosen = storedText('language');
const speech = $state<{ language: Language; speaker: Speaker | null; failed: boolean }>({
  language: pickLanguage(chosen.read(), navigator.languages),
  speaker: null,
  failed: false,
});

/** The language that is spoken now, and whether its texts have come. */
export const texts = {
  get language(): Language {
    return speech.language;
  },
  get ready(): boolean {
    return speech.speaker !== null;
  },
  get failed(): boolean {
    return speech.failed;
  },
};

export async function speak(language: Language): Promise<void> {
  speech.failed = false;
  try {
    const answer = await fetch(`/api/texts/${language}`);
    if (!answer.ok) throw new Error(answer.statusText);
    speech.speaker = new Speaker(language, await answer.text());
    speech.language = language;
    document.documentElement.lang = language;
  } catch {
    speech.failed = true;
  }
}

export async function choose(language: Language): Promise<void> {
  chosen.write(language);
  await speak(language);
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
