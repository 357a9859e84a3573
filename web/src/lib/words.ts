import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from './language';
import type { Words } from './wire';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Facts = Record<string, unknown>;

/** Stands for a player without a name, alone or in a list: everybody reads it in their own language. */
const NAMELESS = /(^| )#(\d{1,2})(?=$|[, ])/g;

/**
 * Formats messages in one language. `missing` says what stands for a message that is not there: usually its id, which is
 * ugly, but never stops a game.
 */
export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly FluentResource[],
    readonly missing: (id: string) => string = (id) => id,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(source, { allowOverrides: true });
  }

  knows(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  format(id: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern == null ? this.missing(id) : this.#format(pattern, facts);
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
