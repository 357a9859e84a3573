import { tick } from 'svelte';

import { isFree } from '../../lib/keys';
import { placesOf } from '../../lib/offers';
import { written } from '../../lib/points';
import { format, t } from '../../lib/texts.svelte';
import type { Board, NoTarget, TableView, Target } from '../../lib/wire';
import { whyNot } from '../../lib/why';
import type { Play } from '../../table/play.svelte';
import { dataOf } from './data';
import { changed, changesAt, placesFor } from './would';

/** Why a stamp in hand does not go to a square, where the table has no reason that holds for all stamps. */
const NO_ROOM = { words: { id: 'refused-does-not-fit' }, rule: 'STS-C3' } as const;

/** The stamp in hand, to be placed or only tried on the page: where it goes, and what that would change. Whatever shows
 * or uses a chosen stamp asks here and nowhere else. To be made by the table, which it lives with. */
export class Holding {
  readonly #shown: () => TableView;
  readonly #board: () => Board;
  readonly #play: Play;
  /** What was chosen, and in which step of the day: a choice ends with its step. */
  #chosen = $state.raw({ piece: '', step: '' });

  readonly #scene = $derived.by(() => this.#shown().scene);
  readonly #data = $derived(dataOf(this.#scene));
  readonly #step = $derived.by(() => `${this.#shown().viewer}.${this.#data.day}.${this.#data.phase}`);
  readonly placing = $derived.by(() => this.#data.phase === 'place' && (this.#scene.targets?.length ?? 0) > 0);
  /** Stamps that can be placed now. */
  readonly waiting = $derived.by(() => (this.#scene.tray ?? []).filter(({ id }) => placesOf(this.#scene, id) > 0));
  readonly #piece = $derived.by(() => (this.#chosen.step === this.#step ? this.#chosen.piece : ''));
  /** A single stamp is in hand at once. */
  readonly held = $derived.by(() => {
    if (!this.placing) return this.can(this.#piece) ? this.#findTried() : undefined;
    return this.waiting.length === 1 ? this.waiting[0] : this.waiting.find(({ id }) => id === this.#piece);
  });
  readonly #targets: ReadonlyMap<string, Target> = $derived.by(() => {
    const piece = this.placing ? this.held?.id : undefined;
    const fitting = piece ? (this.#scene.targets ?? []).filter((target) => target.piece === piece) : [];
    return new Map(fitting.flatMap((target) => (target.cell ? [[target.cell, target] as const] : [])));
  });
  readonly places: ReadonlySet<string> = $derived.by(
    () => new Set(this.placing ? this.#targets.keys() : placesFor(this.#data, this.held?.id)),
  );
  readonly target = $derived.by(() => this.#targets.get(this.#play.considered));
  /** A stamp is held over the page only to see how it would lie. */
  readonly tried = $derived.by(() => (this.placing ? '' : (this.held?.id ?? '')));
  readonly changes = $derived.by(() => changesAt(this.#data, this.held?.id, this.#play.considered));
  readonly would = $derived.by(() => changed(this.#data, this.changes));
  /** On a wide screen contests are seen in any case; what else scores may be further down. */
  readonly beyond = $derived.by(() =>
    this.would.filter(({ key }) => !this.#data.contests.some(({ id }) => key === `c-${id}`)),
  );
  /** Why nothing can be done at the square that was asked about; with a stamp in hand, nobody is told to choose one. */
  readonly because: NoTarget | undefined = $derived.by(() => {
    const cell = this.#play.why;
    if (!cell || !this.held) return undefined;
    return whyNot(this.#scene, cell) ?? { cells: [cell], ...NO_ROOM };
  });

  /** `ontry`: a stamp is tried, or (empty) no longer. */
  constructor(shown: () => TableView, board: () => Board, play: Play, ontry: (piece: string) => void) {
    this.#shown = shown;
    this.#board = board;
    this.#play = play;
    this.#ontry = ontry;
    play.drag.onlift = ({ id }) => this.#choose(id);
  }

  readonly #ontry: (piece: string) => void;

  #findTried(): NonNullable<Board['pieces']>[number] | undefined {
    return this.#board().pieces?.find(({ id }) => id === this.#piece);
  }

  #choose(piece: string): void {
    this.#chosen = { piece, step: this.#step };
  }

  /** Can it be tried on the page now? */
  can(piece: string): boolean {
    return this.#data.phase !== 'place' && placesFor(this.#data, piece).length > 0;
  }

  /** Show how a stamp of the day would lie where most would be scored. */
  show = (piece: string): void => {
    if (this.#data.phase === 'place') return;
    this.#choose(this.can(piece) ? piece : '');
    this.#play.considered = placesFor(this.#data, this.#piece)[0] ?? '';
    this.#play.why = '';
  };

  /** Take it up to try it; the same again puts it down. */
  try = (piece: string): void => {
    this.show(this.tried === piece ? '' : piece);
    this.#ontry(this.tried);
  };

  wordsAt = (cell: string): string => {
    const lines = changed(this.#data, changesAt(this.#data, this.held?.id, cell));
    const then = lines.map(
      ({ name, now, then }) => `${name}: ${t('sts-ui-would', { now: written(now), then: written(then) })}`,
    );
    return [this.placing ? format(this.#targets.get(cell)?.words) : t('sts-ui-fits'), ...then].join('. ');
  };

  take = (cell: string): void => {
    const there = this.#targets.get(cell);
    if (there) this.#play.take(there);
  };

  choose = async (piece: string, byKey: boolean): Promise<void> => {
    this.#play.why = '';
    this.#play.considered = '';
    this.#choose(this.held?.id === piece && !byKey ? '' : piece);
    if (!byKey) return;
    await tick();
    document.querySelector<SVGElement>('main [data-cell][aria-disabled=false]')?.focus();
  };

  letGo = (): void => {
    const was = this.held?.id ?? '';
    const tried = this.tried;
    this.#choose('');
    [this.#play.considered, this.#play.why] = ['', ''];
    if (tried) this.#ontry('');
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
