import type { Piece, Scene } from '../../lib/wire';
import { cardOf, dataOf } from './data';

export const ORDERS = ['suit', 'rank', 'worth', 'drawn'] as const;
export type Order = (typeof ORDERS)[number];

/** Two of a kind are offered once: the piece that the actions on offer name. */
export function offeredAs(scene: Scene, piece: Piece): string {
  const named = (scene.targets ?? []).some((target) => target.piece === piece.id);
  return named ? piece.id : (scene.tray?.find((other) => cardOf(other)?.card === cardOf(piece)?.card)?.id ?? piece.id);
}

export function sorted(scene: Scene, order: Order): Piece[] {
  const hand = [...(scene.tray ?? [])];
  if (order === 'drawn') return hand;
  const ids = dataOf(scene).orders[order];
  return hand.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The cells that a card points at: where it can be played, or, while others play, where it might be. */
export function cellsFor(scene: Scene, piece: Piece | undefined): Set<string> {
  if (!piece) return new Set();
  const id = offeredAs(scene, piece);
  const targets = (scene.targets ?? []).filter((target) => target.cell);
  if (targets.length > 0) return new Set(targets.flatMap(({ piece: of, cell }) => (of === id && cell ? [cell] : [])));
  return new Set(cardOf(piece)?.cells);
}
