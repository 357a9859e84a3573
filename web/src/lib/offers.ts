import type { Board, Effect, Piece, Scene, Target } from './wire';

/** What the viewer can do now, sorted by where it is done. */
export interface Offers {
  /** Pieces to choose from first, when the actions on offer are about several. */
  pieces: Piece[];
  /** By cell, for the chosen piece. */
  cells: ReadonlyMap<string, Target[]>;
  /** Without a cell. */
  buttons: Target[];
}

/** `direct`: while no piece is chosen, a cell offers all pieces that fit; the one with the fewest places comes first. What
 * is dear has to be chosen itself: it could go nearly everywhere, and so hide what the others can do. */
export function offersOf(scene: Scene, board: Board | undefined, chosen: string, direct = false): Offers {
  const targets = scene.targets ?? [];
  const named = [...new Set(targets.flatMap(({ piece }) => piece || []))];
  const pieces = named.flatMap((id) => findPiece(scene, board, id) ?? []);
  const choosing = pieces.length > 1;
  const cells = new Map<string, Target[]>();
  for (const target of targets) {
    if (!target.cell || (choosing && target.piece && target.piece !== chosen && (chosen || !direct))) continue;
    if (direct && choosing && !chosen && target.warning) continue;
    cells.set(target.cell, [...(cells.get(target.cell) ?? []), target]);
  }
  if (direct)
    for (const found of cells.values()) found.sort((a, b) => placesOf(scene, a.piece) - placesOf(scene, b.piece));
  return { pieces: choosing ? pieces : [], cells, buttons: targets.filter(({ cell }) => !cell) };
}

/** In how many places a piece can be used. */
export function placesOf(scene: Scene, piece: string | undefined): number {
  return (scene.targets ?? []).filter((target) => target.cell && target.piece === piece).length;
}

export function findPiece(scene: Scene, board: Board | undefined, id: string): Piece | undefined {
  const known = [...(scene.tray ?? []), ...(board?.pieces ?? [])];
  return known.find((piece) => piece.id === id);
}

/** The piece as it would lie there. */
export function ghostOf(scene: Scene, board: Board | undefined, target: Target): Piece | undefined {
  const piece = target.piece ? findPiece(scene, board, target.piece) : scene.tray?.[0];
  return piece && { ...piece, cell: target.cell ?? '', state: '' };
}

/** What is in hand: the tray, or the only piece that the actions on offer are about. */
export function handOf(scene: Scene, board: Board | undefined): Piece[] {
  if (scene.tray?.length) return scene.tray;
  const named = [...new Set((scene.targets ?? []).flatMap(({ piece }) => piece || []))];
  return named.length === 1 ? named.flatMap((id) => findPiece(scene, board, id) ?? []) : [];
}

/** By row, the effect that matters most: they come in that order. */
export function byRow(effects: readonly Effect[]): Map<string, Effect> {
  const found = new Map<string, Effect>();
  for (const effect of effects) if (effect.row && !found.has(effect.row)) found.set(effect.row, effect);
  return found;
}

export type Mood = 'good' | 'open' | 'bad' | 'plain';

/** How an effect is shown; kinds we do not know speak for themselves in words. */
export function moodOf({ kind }: Effect): Mood {
  switch (kind) {
    case 'completes':
      return 'good';
    case 'opens':
    case 'continues':
      return 'open';
    case 'breaks':
      return 'bad';
    default:
      return 'plain';
  }
}
