import type { Board } from '../../lib/wire';
import type { RoomData } from './data';
import { letterOf } from './frames/frame';

/** The best frame after so many slides: the pieces that lie there then, and the lines that the server says are complete. */
export function boardAt(whole: Board, { steps }: Pick<RoomData, 'steps'>, count: number): Board {
  const there = new Set(steps.slice(0, count).map(({ piece }) => piece));
  const last = steps[count - 1]?.piece ?? '';
  const pieces = (whole.pieces ?? [])
    .filter((piece) => there.has(letterOf(piece)))
    .map((piece) => ({ ...piece, state: letterOf(piece) === last ? 'last' : '' }));
  if (count >= steps.length) return { ...whole, pieces };
  const complete = new Set((steps[count - 1]?.lines ?? []).map((line) => `line-${line}`));
  return {
    ...whole,
    pieces,
    rows: (whole.rows ?? []).map((row) => ({ ...row, state: complete.has(row.id) ? 'complete' : 'open' })),
  };
}
