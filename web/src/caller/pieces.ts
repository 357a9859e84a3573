import { format } from '../lib/texts.svelte';
import type { Piece } from '../lib/wire';

/** The short name of a piece, where it has one. */
export function nameOf({ words, short }: Piece): string {
  return format(short ?? words);
}
