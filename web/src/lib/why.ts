import type { NoTarget, Scene } from './wire';

/** Why nothing can be done at a cell of mine, as the table says; nothing if it does not say. */
export function whyNot(scene: Scene, cell: string): NoTarget | undefined {
  return scene.refusals?.find(({ cells }) => cells.includes(cell));
}

/** Something could be done there with another piece in hand than the chosen one. */
export function needsPiece(scene: Scene, cell: string): boolean {
  return (scene.targets ?? []).some((target) => target.cell === cell);
}
