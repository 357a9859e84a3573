import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Words } from './wire';

export const LANGUAGES = ['en', 'pl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Facts = Record<string, unknown>;

/** Stands for a player without a name, alone or in a list: everybody reads it in their own language. */
const NAMELESS = /(^| )#(\d{1,2})(?=$|[, ])/g;

/** Formats messages in one language. A message that is missing becomes its id: ugly, but it never stops a game. */
export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  knows(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  format(id: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern == null ? id : this.#format(pattern, facts);
  }

  /** A part of a message that has a name, such as the title of a rule; empty if it has none. */
  part(id: string, name: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern === undefined ? '' : this.#format(pattern, facts);
  }

  /** What came over the wire; its facts may be such words themselves. */
  formatWords(words: Words): string {
    return this.format(words.id, words.args);
  }

  #format(pattern: Pattern, facts: Facts): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) args[name] = this.#fact(fact);
    return unbroken(this.#bundle.formatPattern(pattern, args, []));
  }

  #named(text: string): string {
    return text.replace(NAMELESS, (_, before: string, number: string) => before + this.format('player', { number }));
  }

  #fact(fact: unknown): FluentVariable {
    if (typeof fact === 'number') return fact;
    if (typeof fact === 'string') return this.#named(fact);
    return isWords(fact) ? this.formatWords(fact) : String(fact);
  }
}

/** A number below nothing has a real minus, but the name of a cell (-2,1) stays as it is typed. Numbers joined by a hyphen or a sign of multiplication stay on one line, and so do a verb and its short pronoun. */
export function unbroken(text: string): string {
  return text
    .replace(/(^|[\s(])-(?=\d+(?!\d|,-?\d))/g, '$1−')
    .replace(/(\d)-(?=\d)/g, '$1-\u2060')
    .replace(/(\p{Ll})-(?=\p{Ll}{1,3}(?![\p{L}\p{N}-]))/gu, '$1-\u2060')
    .replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0');
}

function isWords(fact: unknown): fact is Words {
  return typeof fact === 'object' && fact !== null && typeof (fact as { id?: unknown }).id === 'string';
}

/** The language to begin with: what was chosen before, else the first of the browser's that we speak. */
export function pickLanguage(chosen: string, wanted: readonly string[]): Language {
  const spoken = [chosen, ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en'
  );
}
