import { textOf } from '../lib/facts';
import { format } from '../lib/texts.svelte';
import type { Piece } from '../lib/wire';

/** The short name of a card, where it has one. */
export function nameOf({ words, data }: Piece): string {
  return textOf(data, 'piece') || format(words);
}
