import type { Sound } from './sounds';
import type { Scene } from './wire';

const onBoards = (scene: Scene): Set<string> =>
  new Set(scene.boards.flatMap(({ id, pieces }) => (pieces ?? []).map((piece) => `${id} ${piece.cell} ${piece.id}`)));

const complete = (scene: Scene): number =>
  scene.boards.flatMap(({ rows }) => rows ?? []).filter(({ state }) => state === 'complete').length;

/** What is heard when one scene follows another: a line that was completed, or else something that was laid. */
export function soundOf(before: Scene, now: Scene, laid: Sound): Sound | undefined {
  if (complete(now) > complete(before)) return 'line';
  const lay = onBoards(before);
  return [...onBoards(now)].some((piece) => !lay.has(piece)) ? laid : undefined;
}
