import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import type { Offers } from '../../lib/offers';
import { settings } from '../../lib/settings.svelte';
import { format, t } from '../../lib/texts.svelte';
import type { Board, NoTarget, Piece, TableView, Target } from '../../lib/wire';
import type { Play } from '../../table/play.svelte';
import { dataOf, fitting, misfit, placesOf, playableFirst } from './data';

/** The tile in hand: which one it is, where it can lie, how it is turned, and what is worded about it. */
export class Holding {
  readonly #shown: () => TableView;
  readonly #board: () => Board;
  readonly #play: Play;
  readonly #fresh: () => ReadonlySet<string>;
  readonly #narrow = new MediaQuery('max-width: 720px');
  /** The order of the rack when it was last my turn: it stays until the next. */
  #order: string[] = [];
  /** The tile under the pointer. */
  pointed = $state('');
  /** A tile without a place: why not here? */
  asking = $state('');
  /** Where a tile may lie in several ways: which. */
  spin = $state(0);

  constructor(shown: () => TableView, board: () => Board, play: Play, fresh: () => ReadonlySet<string>) {
    this.#shown = shown;
    this.#board = board;
    this.#play = play;
    this.#fresh = fresh;
    $effect(() => {
      if (this.asking && !this.#scene.tray?.some(({ id }) => id === this.asking)) this.asking = '';
      if (play.chosen) this.asking = '';
    });
  }

  get hints(): boolean {
    return settings.hints;
  }

  readonly #scene = $derived.by(() => this.#shown().scene);
  readonly #data = $derived(dataOf(this.#scene));
  readonly held = $derived.by(() => this.#play.chosen || this.asking);
  readonly tile = $derived.by(() => {
    const wanted = this.#play.drag.piece?.id ?? (this.held || (this.hints ? this.pointed : ''));
    return this.#scene.tray?.find(({ id }) => id === wanted);
  });

  /** The rack as it is shown: where it does not fit the screen, what can be laid comes first. */
  readonly rack: readonly Piece[] = $derived.by(() => {
    const tray = this.#scene.tray ?? [];
    if (!this.#narrow.current || !this.hints) return tray;
    if (!this.#acting) {
      const at = ({ id }: Piece) => (this.#order.includes(id) ? this.#order.indexOf(id) : tray.length);
      return [...tray].sort((a, b) => at(a) - at(b));
    }
    const sorted = playableFirst(this.#scene, this.#fresh());
    this.#order = sorted.map(({ id }) => id);
    return sorted;
  });
  /** A place was chosen before a tile: the tiles that go there. */
  readonly fitting: ReadonlySet<string> | undefined = $derived.by(() => {
    const { considered } = this.#play;
    const found = this.held || !this.hints || !considered ? undefined : fitting(this.#scene, considered);
    return found?.size ? found : undefined;
  });

  /** What is on offer. The same tile at the same place, turned otherwise, comes first when it is turned. */
  readonly offers: Offers = $derived.by(() => {
    const { offers, chosen } = this.#play;
    if (this.asking || (!this.hints && !chosen)) return { ...offers, cells: new Map<string, Target[]>() };
    const cells = new Map(
      [...offers.cells].map(([cell, ways]) => {
        const first = this.spin % ways.length;
        return [cell, this.#inOneSentence(chosen ? [...ways.slice(first), ...ways.slice(0, first)] : ways)];
      }),
    );
    return { ...offers, cells };
  });
  /** In how many ways the tile can lie somewhere. */
  readonly turns = $derived.by(() => {
    const { offers, chosen } = this.#play;
    return chosen ? Math.max(1, ...[...offers.cells.values()].map(({ length }) => length)) : 1;
  });

  /** What is lit: the places of the tile in hand or under the pointer; else all where something can be laid. */
  readonly lit: ReadonlyMap<string, Target[]> = $derived.by(() => {
    const { tile } = this;
    if (!this.hints || this.asking) return new Map<string, Target[]>();
    if (!tile || tile.id === this.#play.chosen) return this.offers.cells;
    const found = new Map<string, Target[]>();
    for (const target of this.#scene.targets ?? [])
      if (target.cell && target.piece === tile.id) found.set(target.cell, [target]);
    return found;
  });

  /** A placement to confirm; where several tiles go, the rack offers the others. */
  readonly dock: readonly Target[] = $derived.by(() => {
    if (!this.hints) return [];
    const choices = this.offers.cells.get(this.#play.considered) ?? [];
    if (choices.length > 0) return choices.slice(0, 1);
    const { cells } = this.offers;
    return this.#play.chosen && cells.size === 1 ? [...cells.values()].flat().slice(0, 1) : [];
  });
  readonly #acting = $derived.by(() => this.#shown().viewer >= 0 && (this.#scene.targets ?? []).length > 0);

  readonly headline = $derived.by(() => {
    const tile = format(this.#scene.tray?.find(({ id }) => id === this.held)?.words);
    if (!this.held || !this.#acting) return format(this.#scene.words);
    if (!this.hints) return t('tri-ui-tile-held', { tile });
    return t('tri-ui-tile-places', { tile, count: placesOf(this.#scene, this.held) });
  });
  readonly hint = $derived.by(() => {
    if (!this.#acting || this.#data.ended) return '';
    if (this.asking && this.hints) return t('tri-ui-tile-stuck');
    if (this.held) return t(this.hints ? 'tri-ui-lay-hint' : 'tri-ui-lay-try');
    if (this.fitting) return t('tri-ui-fit-here', { count: this.fitting.size });
    return this.#play.offers.cells.size > 0 || !this.hints ? t('tri-ui-choose-tile') : '';
  });

  /** With hints off, a cell is refused for the tile in hand, or for want of one. */
  readonly because: NoTarget | undefined = $derived.by(() => {
    const { why } = this.#play;
    if (!why || !this.#acting) return undefined;
    if (this.held) return misfit(this.#scene, this.held, why);
    const empty = !this.#board().pieces?.some(({ cell }) => cell === why);
    return !this.hints && empty ? { cells: [why], words: { id: 'tri-ui-choose-tile-first' } } : undefined;
  });

  /** What can be laid at a place, said once: each way of each tile would take a minute to read out. The points stand on
   * the ghost and on the button, so no chips cover the neighbours. */
  #inOneSentence(ways: readonly Target[]): Target[] {
    const tiles = (this.#scene.tray ?? []).filter(({ id }) => ways.some(({ piece }) => piece === id));
    const [first] = ways;
    const text =
      first && tiles.length === 1
        ? [first.words, ...(first.effects ?? []).map(({ words }) => words)].map(format).join('. ')
        : t('tri-ui-fit-list', { count: tiles.length, tiles: tiles.map(({ words }) => format(words)).join(', ') });
    return ways.map((way, i) => ({ ...way, words: { id: 'tri-ui-said', args: { text: i ? '' : text } }, effects: [] }));
  }

  unsure = (cell: string): boolean => !this.#play.chosen && this.offers.cells.has(cell);

  choose = async (piece: string, byKey: boolean): Promise<void> => {
    const play = this.#play;
    play.why = '';
    this.spin = 0;
    if (!this.#acting) return;
    if (placesOf(this.#scene, piece) === 0) {
      play.chosen = '';
      this.asking = this.asking === piece ? '' : piece;
    } else {
      this.asking = '';
      play.chosen = play.chosen === piece && !byKey ? '' : piece;
    }
    if (!byKey || !this.held) return;
    await tick();
    const open = this.hints && !this.asking ? '[aria-disabled=false]' : ':not([data-taken])';
    document.querySelector<SVGElement>(`main [data-cell]${open}`)?.focus();
  };

  /** Back from the table to the tile that was chosen. */
  letGo = (piece: string): void => {
    const was = this.held;
    this.#play.chosen = piece;
    this.asking = '';
    if (!piece && was) focusOn(was);
  };

  /** The tile at this place of the rack, by its key. */
  chooseAt(place: number): boolean {
    const piece = this.rack[place];
    if (!piece) return false;
    focusOn(piece.id);
    void this.choose(piece.id, true);
    return true;
  }

  turn = (): void => {
    this.spin += 1;
  };
}

function focusOn(piece: string): void {
  document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`)?.focus();
}
