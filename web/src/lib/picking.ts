/** Finding a piece among many by what is written on it. */
import type { Mark, Piece, Words } from './wire';

function letters(piece: Piece): Mark[] {
  return (piece.marks ?? []).filter(({ kind }) => kind === 'text');
}

/** What is written on a piece, in its order: `978`. */
export function codeOf(piece: Piece): string {
  return letters(piece)
    .map(({ text }) => text ?? '')
    .join('');
}

export interface Sign {
  text: string;
  tone: string;
}

/** For each place on the pieces, all that is written there on any of them. Nothing if they are not all alike. */
export function placesOf(pieces: readonly Piece[]): Sign[][] {
  const written = pieces.map(letters);
  const count = written[0]?.length ?? 0;
  if (count === 0 || written.some((marks) => marks.length !== count || marks.some(({ text }) => text?.length !== 1)))
    return [];
  return Array.from({ length: count }, (_, place) => {
    const signs = new Map<string, Sign>();
    for (const marks of written) {
      const { text = '', tone = '' } = marks[place] ?? {};
      signs.set(text, { text, tone });
    }
    return [...signs.values()];
  });
}

/** What was chosen so far at each place; an empty text: not yet. */
export type Chosen = readonly string[];

export function matching(pieces: readonly Piece[], chosen: Chosen): Piece[] {
  return pieces.filter((piece) =>
    Array.from(codeOf(piece)).every((text, place) => !chosen[place] || chosen[place] === text),
  );
}

/** A key typed: at the first place that is free. `0` is typed for a sign that no keyboard has at hand. */
export function typed(places: readonly Sign[][], chosen: Chosen, key: string): string[] {
  const now = places.map((_, place) => chosen[place] ?? '');
  const free = now.findIndex((text) => text === '');
  const place = free < 0 ? 0 : free;
  const texts = places[place]?.map(({ text }) => text) ?? [];
  const text = texts.includes(key) ? key : key === '0' ? texts.find((one) => !/\w/.test(one)) : undefined;
  if (text === undefined) return now;
  return free < 0 ? now.map((_, i) => (i === 0 ? text : '')) : now.with(free, text);
}

export function erased(chosen: Chosen): string[] {
  const last = chosen.findLastIndex((text) => text !== '');
  return chosen.map((text, place) => (place === last ? '' : text));
}

/** Is something chosen at every place? Then at most one piece matches. */
export function isWhole(chosen: Chosen): boolean {
  return chosen.length > 0 && chosen.every((text) => text !== '');
}

/** The same words mean the same piece. */
export function saysTheSame(one: Words, other: Words): boolean {
  return one.id === other.id && JSON.stringify(one.args ?? {}) === JSON.stringify(other.args ?? {});
}
