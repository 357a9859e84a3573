import { tick } from 'svelte';

import { isFree } from '../../lib/keys';
import { placesOf } from '../../lib/offers';
import { written } from '../../lib/points';
import { format, t } from '../../lib/texts.svelte';
import type { Board, TableView } from '../../lib/wire';
import type { Play } from '../../table/play.svelte';
import { dataOf } from './data';
import { Trying } from './trying.svelte';
import { changed, changesAt, placesFor } from './would';

/** The stamp in hand, to be placed or only tried on the page: where it goes, and what that would change. To be made by
 * the table, which it lives with. */
export class Holding {
  readonly #shown: () => TableView;
  readonly #board: () => Board;
  readonly #play: Play;
  readonly trying: Trying;

  readonly #scene = $derived.by(() => this.#shown().scene);
  readonly #data = $derived(dataOf(this.#scene));
  readonly placing = $derived.by(() => this.#data.phase === 'place' && (this.#scene.targets?.length ?? 0) > 0);
  /** Stamps that can be placed now. */
  readonly waiting = $derived.by(() => (this.#scene.tray ?? []).filter(({ id }) => placesOf(this.#scene, id) > 0));
  readonly #tried = $derived.by(() => this.#board().pieces?.find(({ id }) => id === this.trying.piece));
  readonly held = $derived.by(() =>
    this.placing ? this.waiting.find(({ id }) => id === this.#play.chosen) : this.#tried,
  );
  readonly places = $derived.by(
    () => new Set(this.placing ? this.#play.offers.cells.keys() : placesFor(this.#data, this.#tried?.id)),
  );
  readonly target = $derived.by(() =>
    this.placing && this.held ? this.#play.offers.cells.get(this.#play.considered)?.[0] : undefined,
  );
  readonly changes = $derived.by(() => changesAt(this.#data, this.held?.id, this.#play.considered));
  readonly would = $derived.by(() => changed(this.#data, this.changes));
  /** On a wide screen contests are seen in any case; what else scores may be further down. */
  readonly beyond = $derived.by(() =>
    this.would.filter(({ key }) => !this.#data.contests.some(({ id }) => key === `c-${id}`)),
  );

  /** `ontry`: a stamp is tried, or (empty) no longer. */
  constructor(shown: () => TableView, board: () => Board, play: Play, ontry: (piece: string) => void) {
    this.#shown = shown;
    this.#board = board;
    this.#play = play;
    this.trying = new Trying(() => this.#data);
    // It begins where most would be scored.
    this.trying.ontry = (piece) => {
      play.considered = placesFor(this.#data, piece)[0] ?? '';
      play.why = '';
      ontry(piece);
    };
    // A single stamp is in hand at once.
    $effect(() => {
      if (this.placing && !play.chosen && this.waiting.length === 1) play.chosen = this.waiting[0]?.id ?? '';
    });
  }

  wordsAt = (cell: string): string => {
    const lines = changed(this.#data, changesAt(this.#data, this.held?.id, cell));
    const then = lines.map(
      ({ name, now, then }) => `${name}: ${t('sts-ui-would', { now: written(now), then: written(then) })}`,
    );
    return [this.placing ? format(this.#play.offers.cells.get(cell)?.[0]?.words) : t('sts-ui-fits'), ...then].join(
      '. ',
    );
  };

  take = (cell: string): void => {
    const there = this.#play.offers.cells.get(cell)?.[0];
    if (there) this.#play.take(there);
  };

  choose = async (piece: string, byKey: boolean): Promise<void> => {
    this.#play.why = '';
    this.#play.considered = '';
    this.#play.chosen = this.#play.chosen === piece && !byKey ? '' : piece;
    if (!byKey) return;
    await tick();
    document.querySelector<SVGElement>('main [data-cell][aria-disabled=false]')?.focus();
  };

  letGo = (): void => {
    const was = this.held?.id ?? '';
    if (this.trying.piece) this.trying.take(this.trying.piece);
    [this.#play.chosen, this.#play.considered, this.#play.why] = ['', '', ''];
    document.querySelector<HTMLElement>(`[data-stamp="${CSS.escape(was)}"], [data-try="${CSS.escape(was)}"]`)?.focus();
  };

  key = (event: KeyboardEvent): void => {
    if (!this.placing || !isFree(event)) return;
    const piece = /^[1-9]$/.test(event.key) ? this.#scene.tray?.[Number(event.key) - 1] : undefined;
    if (!piece || placesOf(this.#scene, piece.id) === 0) return;
    event.preventDefault();
    void this.choose(piece.id, true);
  };
}
