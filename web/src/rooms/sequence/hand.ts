import { isRecord } from '../../lib/storage';
import type { Piece, Scene } from '../../lib/wire';
import { cardOf } from './data';

export const ORDERS = ['suit', 'rank', 'worth', 'drawn'] as const;
export type Order = (typeof ORDERS)[number];

const SUITS = 'SHCD'; // black and red in turn
const RANKS = '23456789TJQKA';

/** Two of a kind are offered once: the piece that the actions on offer name. */
export function offeredAs(scene: Scene, piece: Piece): string {
  const named = (scene.targets ?? []).some((target) => target.piece === piece.id);
  return named ? piece.id : (scene.tray?.find((other) => cardOf(other) === cardOf(piece))?.id ?? piece.id);
}

/** What a card could do at best: to finish something counts most, then how much of a line it makes or stops. */
function worth(scene: Scene, piece: Piece): number {
  const id = offeredAs(scene, piece);
  const effects = (scene.targets ?? [])
    .filter((target) => target.piece === id)
    .flatMap((target) => target.effects ?? []);
  const sizes = effects.map(({ kind, words }) =>
    kind === 'completes' ? 100 : isRecord(words.args) ? Number(words.args['have'] ?? 0) : 0,
  );
  return Math.max(piece.state === 'dead' ? -1 : 0, ...sizes);
}

export function sorted(scene: Scene, order: Order): Piece[] {
  const hand = [...(scene.tray ?? [])];
  const suit = (piece: Piece) => SUITS.indexOf(cardOf(piece)[1] ?? '');
  const rank = (piece: Piece) => RANKS.indexOf(cardOf(piece)[0] ?? '');
  const bySuit = (a: Piece, b: Piece) => suit(a) - suit(b) || rank(b) - rank(a);
  const byRank = (a: Piece, b: Piece) => rank(b) - rank(a) || suit(a) - suit(b);
  switch (order) {
    case 'suit':
      return hand.sort(bySuit);
    case 'rank':
      return hand.sort(byRank);
    case 'worth':
      return hand.sort((a, b) => worth(scene, b) - worth(scene, a) || byRank(a, b));
    case 'drawn':
      return hand;
  }
}

/** The cells that a card points at: where it can be played, or, while others play, where it might be. */
export function cellsFor(scene: Scene, piece: Piece | undefined): Set<string> {
  if (!piece) return new Set();
  const id = offeredAs(scene, piece);
  const targets = (scene.targets ?? []).filter((target) => target.cell);
  if (targets.length > 0) return new Set(targets.flatMap(({ piece: of, cell }) => (of === id && cell ? [cell] : [])));
  const taken = new Set(scene.boards.flatMap(({ pieces = [] }) => pieces.map(({ cell }) => cell)));
  const cells = Array.isArray(piece.data?.['cells']) ? piece.data['cells'].map(String) : [];
  return new Set(cells.filter((cell) => !taken.has(cell)));
}
