import type { Offers } from '../lib/offers';
import { mustConfirm, settings } from '../lib/settings.svelte';
import { format, t } from '../lib/texts.svelte';
import { whyNot } from '../lib/why';
import type { Board, Scene, Target } from '../lib/wire';

export interface CellsOf {
  board: Board;
  scene: Scene;
  offers: Offers;
  /** Show what is on offer before it is tried. */
  hints: boolean;
  /** What would be done there deserves a second press. */
  unsure?: ((cell: string) => boolean) | undefined;
  /** False: it has to be chosen once more. */
  ontake: (target: Target) => boolean;
  onpick: (piece: string) => void;
  onwhy: (cell: string) => void;
}

/** The cells of a board that is played on: which one is pointed at, and what pressing one does. */
export class Cells {
  readonly #of: () => CellsOf;
  hovered = $state('');
  focused = $state('');
  /** Pressed once: the second press acts. */
  tapped = $state('');
  /** The last press came from a finger. */
  touching = false;

  readonly pieces = $derived.by(
    () => new Map((this.#of().board.pieces ?? []).map((piece) => [piece.cell ?? '', piece])),
  );

  readonly #cells = $derived.by(() => new Map(this.#of().board.cells.map((cell) => [cell.id, cell])));

  constructor(of: () => CellsOf) {
    this.#of = of;
  }

  /** Something may be tried there: what is on offer, or, without hints, any empty cell. */
  inviting(id: string): boolean {
    const { hints, offers } = this.#of();
    return hints ? offers.cells.has(id) : offers.cells.size > 0 && !this.pieces.has(id);
  }

  /** The piece that lies there can be chosen. */
  pickable(id: string): boolean {
    const piece = this.pieces.get(id);
    return piece !== undefined && this.#of().offers.pieces.some((one) => one.id === piece.id);
  }

  /** An empty cell that is closed while others are open. */
  refused(id: string): boolean {
    const { scene, offers } = this.#of();
    return offers.cells.size > 0 && !offers.cells.has(id) && !this.pieces.has(id) && whyNot(scene, id) !== undefined;
  }

  /** What lies there, and what could be done. */
  wordsOf(id: string): string {
    const { scene, offers, hints } = this.#of();
    const piece = this.pieces.get(id);
    const words = [format(this.#cells.get(id)?.words)];
    words.push(piece ? format(piece.words) : t('ui-cell-empty'));
    if (!hints) return words.join('. ');
    for (const offer of offers.cells.get(id) ?? [])
      words.push(format(offer.words), ...(offer.effects ?? []).map((effect) => format(effect.words)));
    if (this.pickable(id)) words.push(t('ui-pick'));
    else if (this.refused(id)) words.push(format(whyNot(scene, id)?.words));
    return words.filter(Boolean).join('. ');
  }

  act(id: string): void {
    const { offers, ontake, onpick, onwhy } = this.#of();
    const offer = offers.cells.get(id)?.[0];
    const piece = this.pieces.get(id);
    if (offer) {
      onwhy('');
      this.tapped = ontake(offer) ? '' : id;
    } else if (piece && this.pickable(id)) onpick(piece.id);
    else onwhy(id);
  }

  press(id: string): void {
    const { offers, hints, unsure } = this.#of();
    const confirms = !this.#warns(id) && (mustConfirm(this.touching) || unsure?.(id));
    if (confirms && offers.cells.has(id) && hints && this.tapped !== id) this.tapped = id;
    else this.act(id);
  }

  drop(id: string, touching: boolean): void {
    if (mustConfirm(touching) && this.#of().hints && !this.#warns(id)) this.tapped = id;
    else this.act(id);
  }

  /** What warns is asked about anyway, and once is enough. */
  #warns(id: string): boolean {
    return settings.warnings && this.#of().offers.cells.get(id)?.[0]?.warning != null;
  }
}
