import { tick } from 'svelte';

import { placesOf } from '../../lib/offers';
import { storedText } from '../../lib/storage';
import { format, t } from '../../lib/texts.svelte';
import type { Piece, TableView, Target } from '../../lib/wire';
import type { Play } from '../../table/play.svelte';
import { cellsFor, offeredAs, type Order, ORDERS, sorted } from './hand';

const FEW = 4; // places that fit on buttons, and that a single click may choose among
const storedOrder = storedText('hand-order');

/** The hand: in which order it is held, the card that is pointed at or chosen, and what it can do. */
export class Handling {
  readonly #shown: () => TableView;
  readonly #play: Play;
  order = $state<Order>(ORDERS.find((one) => one === storedOrder.read()) ?? 'suit');
  /** The card under the pointer. */
  pointed = $state('');

  constructor(shown: () => TableView, play: Play) {
    this.#shown = shown;
    this.#play = play;
  }

  readonly #scene = $derived.by(() => this.#shown().scene);
  readonly hand = $derived(sorted(this.#scene, this.order));
  readonly #card: Piece | undefined = $derived.by(() => {
    const { drag, chosen } = this.#play;
    const id = drag.piece?.id ?? (this.pointed || chosen);
    return (
      this.hand.find((piece) => piece.id === id) ?? this.hand.find((piece) => offeredAs(this.#scene, piece) === chosen)
    );
  });
  readonly lit = $derived(cellsFor(this.#scene, this.#card));
  /** The card that was chosen. */
  readonly held = $derived.by(() => this.hand.find((piece) => offeredAs(this.#scene, piece) === this.#play.chosen));
  /** What can be done at the cell that is considered. */
  readonly choices: readonly Target[] = $derived.by(() => this.#play.offers.cells.get(this.#play.considered) ?? []);
  readonly places = $derived.by(() => (this.#play.chosen ? [...this.#play.offers.cells.values()].flat() : []));
  /** What stands on the buttons: a choice between cards, the places of a card, or the place in mind. */
  readonly dock: readonly Target[] = $derived.by(() => {
    if (this.choices.length > 1) return this.choices;
    return this.places.length > 0 && this.places.length <= FEW ? this.places : this.choices.slice(0, 1);
  });
  readonly hint = $derived.by(() => {
    if (this.#play.offers.cells.size === 0) return '';
    if (this.choices.length === 1 && this.#play.considered)
      return t('seq-ui-again', { what: format(this.choices[0]?.words) });
    if (this.held) return t('seq-ui-lit', { what: format(this.held.words), count: this.places.length });
    return t('seq-ui-choose-card');
  });

  /** A cell that deserves a second press. */
  unsure = (cell: string): boolean => {
    const [first, second] = this.#play.offers.cells.get(cell) ?? [];
    return !this.#play.chosen && (second !== undefined || placesOf(this.#scene, first?.piece) > FEW);
  };

  choose = async (piece: string, byKey: boolean): Promise<void> => {
    this.#play.why = '';
    if (placesOf(this.#scene, piece) === 0) return;
    this.#play.chosen = this.#play.chosen === piece && !byKey ? '' : piece;
    if (!byKey || !this.#play.chosen) return;
    await tick();
    document.querySelector<SVGElement>('main [data-cell][aria-disabled=false]')?.focus();
  };

  /** Back from the board to the card that was chosen. */
  letGo = (piece: string): void => {
    const was = this.#play.chosen;
    this.#play.chosen = piece;
    if (!piece && was) focusOn(was);
  };

  /** The card at this place of the hand, by its key. */
  chooseAt(place: number): boolean {
    const piece = this.hand[place];
    if (!piece) return false;
    focusOn(piece.id);
    void this.choose(offeredAs(this.#scene, piece), true);
    return true;
  }

  sort(order: string): void {
    this.order = ORDERS.find((one) => one === order) ?? 'suit';
    storedOrder.write(this.order);
  }
}

function focusOn(piece: string): void {
  document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`)?.focus();
}
