/** Shapes for those who cannot see them: from the top down, which columns each row covers. */
import { t } from '../../lib/texts.svelte';
import type { Way } from './data';
import { runsOf } from './runs';

export function shapeWords(way: Way | undefined): string {
  if (!way) return '';
  const rows = runsOf(way).map((runs) =>
    runs
      .map(([first, last]) => (first === last ? String(first) : t('fit-ui-shape-run', { first, last })))
      .join(t('fit-ui-shape-and')),
  );
  return t('fit-ui-shape', {
    squares: way.squares.length,
    width: way.width,
    height: way.height,
    rows: rows.join(t('fit-ui-shape-then')),
  });
}
