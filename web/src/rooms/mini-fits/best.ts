import type { Board } from '../../lib/wire';
import type { RoomData } from './data';

/** The best frame after so many slides: the pieces that lie there then, and the lines that are complete as we were told. */
export function boardAt(whole: Board, { steps }: Pick<RoomData, 'steps'>, count: number): Board {
  if (count >= steps.length) return whole;
  const there = new Set(steps.slice(0, count).map(({ piece }) => piece));
  const complete = new Set((steps[count - 1]?.lines ?? []).map((line) => `line-${line}`));
  return {
    ...whole,
    pieces: (whole.pieces ?? []).filter(({ data }) => there.has(String(data?.['piece'] ?? ''))),
    rows: (whole.rows ?? []).map((row) => ({ ...row, state: complete.has(row.id) ? 'complete' : 'open' })),
  };
}
