/** Shapes for those who cannot see them: from the top down, which columns each row covers. */
import { t } from '../../lib/texts.svelte';
import type { Way } from './data';

/** By row from the top, the columns that are covered, as runs of neighbours: `[[1, 1], [3, 3]]` for `X.X`. */
export function runsOf({ squares, height }: Pick<Way, 'squares' | 'height'>): [number, number][][] {
  return Array.from({ length: height }, (_, down) => {
    const columns = squares
      .flatMap(([column, row]) => (row === height - 1 - down ? [column + 1] : []))
      .sort((a, b) => a - b);
    const runs: [number, number][] = [];
    for (const column of columns) {
      const last = runs.at(-1);
      if (last && last[1] === column - 1) last[1] = column;
      else runs.push([column, column]);
    }
    return runs;
  });
}

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
