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
