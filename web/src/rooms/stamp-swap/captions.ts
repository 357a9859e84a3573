/** What an item is, in a few words: players find themes hard to tell apart, so they are also written. */
import { format, t } from '../../lib/texts.svelte';
import { written } from '../../lib/points';
import type { Piece } from '../../lib/wire';
import { cardOf, hiddenOf, isToken, type StampFacts, stampOf } from './stamps/stamp';

const NO_BREAK = '\u00a0';

/** Two lines: `green animals`, `double 2×4, value 3`. */
export function captionOf(piece: Piece): [string, string] {
  const facts = stampOf(piece);
  if (cardOf(piece) || isToken(piece)) return [format(piece.words), ''];
  if (!facts) return [t('sts-ui-hidden'), format(hiddenOf(piece)?.back)];
  if (facts.marks.includes('forever')) return [t('sts-mark-forever'), sizeOf(facts)];
  const marks = facts.marks.map((mark) => t(`sts-mark-${mark}`));
  const value = t('sts-value', { value: written(facts.value) }).replace(' ', NO_BREAK);
  const [first, second] = facts.colours.flatMap((_, half) => kindOf(facts, half));
  const kinds = first && second ? [t('sts-halves', { first, second })] : [first ?? ''];
  return [listed([...marks, ...kinds.filter(Boolean)]), listed([sizeOf(facts), value])];
}

/** The class of its size by the one name it has everywhere; a stamp that is wider than high is lying. */
function sizeOf({ size, width, height }: StampFacts): string {
  const name = t(`sts-size-${size}`);
  return width > height ? t('sts-lying', { size: name }) : name;
}

function kindOf({ colours, themes }: StampFacts, half: number): string[] {
  const colour = colours[half] && t(`sts-colour-${colours[half]}`);
  const theme = themes[half] && t(`sts-theme-${themes[half]}`);
  if (colour && theme) return [t('sts-kind', { colour, theme })];
  return [colour, theme].flatMap((word) => word || []);
}

function listed(words: readonly string[]): string {
  return words.length > 0 ? words.reduce((first, second) => t('sts-and', { first, second })) : '';
}
