import type { TalkLine } from '../lib/wire';

/** A phrase in the reader's language, or the words that somebody wrote. */
export function spoken(line: TalkLine, say: (id: string) => string): string {
  return line.phrase ? say(`phrase-${line.phrase}`) : line.text;
}
