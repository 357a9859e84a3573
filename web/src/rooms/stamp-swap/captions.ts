/** What an item is, in a few words: players find themes hard to tell apart, so they are also written. */
import { t, tell } from '../../lib/texts.svelte';
import { written } from '../../lib/points';
import type { Piece } from '../../lib/wire';
import { stampOf } from '../../stamps/stamp';

/** Two lines: `green animals`, `2×3, value 3`. */
export function captionOf(piece: Piece): [string, string] {
  const facts = stampOf(piece.data);
  if (piece.data?.['card']) return [tell(piece.words), ''];
  if (!facts) return [t('ui-stamps-hidden'), String(piece.data?.['size'] ?? '').replace('x', '×')];
  const size = `${facts.width}×${facts.height}`;
  if (facts.marks.includes('forever')) return [t('sts-mark-forever'), size];
  const kinds = facts.colours.map((colour, i) => [colour && t(`sts-colour-${colour}`), facts.themes[i] && t(`sts-theme-${facts.themes[i]}`)].filter(Boolean).join(' '));
  const marks = facts.marks.map((mark) => t(`sts-mark-${mark}`));
  return [[...marks, ...kinds].filter(Boolean).join(', '), `${size}, ${t('sts-value', { value: written(facts.value) })}`];
}
