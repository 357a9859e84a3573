/** A score sheet: what was entered of the boards of cardboard, and how the server has counted it. */
import { games, problemOf, scoreSheet } from '../lib/api';
import { presetsFor, given, seated, type Values } from '../lib/options';
import { saysTheSame } from '../lib/picking';
import {
  boardOf,
  calledFor,
  type Entered,
  isEntered,
  type Laid,
  lastBegun,
  nextEmpty,
  type Player,
  still,
  withBoard,
  withPlayers,
} from '../lib/sheets';
import { optional, type Stored, stored } from '../lib/storage';
import { own, t } from '../lib/texts.svelte';
import type { GameInfo, Problem, Scored } from '../lib/wire';

const WAIT = 180; // ms without a change before the sheet is counted

export class Sheet {
  readonly name: string;
  game = $state.raw<GameInfo | null>(null);
  failed = $state<'' | 'missing' | 'unreachable'>('');
  entered = $state.raw<Entered>({ options: {}, players: withPlayers([], 2), called: [] });
  /** The round that is looked at. */
  scored = $state.raw<Scored | null>(null);
  /** With all rounds that have been begun. */
  total = $state.raw<Scored | null>(null);
  /** Which round is looked at. */
  at = $state(0);
  problem = $state.raw<Problem | null>(null);
  counting = $state(false);
  /** Whose board is looked at. */
  seat = $state(0);
  /** The cell that is being entered, and what was typed of its tile. */
  chosen = $state('');
  signs = $state.raw<string[]>([]);
  /** Players and variant are being given. */
  setup = $state(false);

  readonly player = $derived<Player>(this.entered.players[this.seat] ?? { name: '', board: {} });
  readonly board = $derived(boardOf(this.player, this.at));
  readonly rounds = $derived(this.scored?.rounds ?? 1);
  readonly scene = $derived(this.scored?.scene);
  readonly cells = $derived(this.scene?.boards[0]?.cells.map(({ id }) => id) ?? []);
  readonly used = $derived(new Set(Object.values(this.board)));
  readonly empty = $derived(this.cells.filter((cell) => !(cell in this.board)).length);
  /** What may lie on a board: where a round was called, what was called. */
  readonly offered = $derived(
    (this.scored?.pieces ?? []).filter(
      ({ words }) => this.entered.called.length === 0 || this.entered.called.some((one) => saysTheSame(one, words)),
    ),
  );
  /** Where there is but one kind of piece, a cell is covered or it is not. */
  readonly mark = $derived(this.scored?.pieces.length === 1 ? (this.scored.pieces[0]?.id ?? '') : '');

  readonly #stored: Stored<Entered | undefined>;
  #wanted = 0; // which round will be looked at, as soon as it is counted
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #countedOptions = '';

  constructor(name: string) {
    this.name = name;
    this.#stored = stored(`sheet.${name}`, optional(isEntered));
    void this.#load();
  }

  text(id: string, facts?: Record<string, unknown>): string {
    return own(this.name, id, facts);
  }

  nameOf(seat: number): string {
    return this.entered.players[seat]?.name.trim() || t('ui-seat', { number: seat + 1 });
  }

  async #load(): Promise<void> {
    try {
      this.game = (await games()).find((one) => one.name === this.name && one.cardboard) ?? null;
      if (!this.game) this.failed = 'missing';
      else await this.#begin(this.game);
    } catch {
      this.failed = 'unreachable';
    }
  }

  /** Go on with what was entered before; a round that was just called begins a sheet of its own. */
  async #begin(found: GameInfo): Promise<void> {
    const before = this.#stored.read();
    const called = calledFor(this.name).read();
    this.entered = before ?? {
      ...this.entered,
      options: presetsFor(found.presets, this.entered.players.length)[0]?.options ?? {},
    };
    if (called) {
      const at = (this.at = this.#wanted = (called.round ?? 1) - 1);
      const players = this.entered.players.map((one) =>
        at === 0 ? { name: one.name, board: {} } : withBoard(one, at, {}),
      );
      this.entered = {
        players: withPlayers(players, called.seats ?? players.length),
        options: called.options,
        called: called.called,
      };
      this.#stored.write(this.entered);
      calledFor(this.name).write(null);
    }
    this.setup = !called && !before;
    await this.#count();
    this.chooseEmpty();
  }

  // -- looking ------------------------------------------------------------------------------------------------------

  choose(cell: string): void {
    this.chosen = cell;
    this.signs = [];
  }

  /** The next empty cell of the board that is looked at. */
  chooseEmpty(after = ''): void {
    this.choose(nextEmpty(this.cells, this.board, after));
  }

  look(seat: number): void {
    this.seat = seat;
    this.chooseEmpty();
  }

  /** Another round; its boards have been counted before they are shown. */
  async turnTo(round: number): Promise<void> {
    this.#wanted = round;
    clearTimeout(this.#timer);
    await this.#count();
    this.chooseEmpty();
  }

  // -- entering -----------------------------------------------------------------------------------------------------

  change(changes: Partial<Entered>): void {
    this.entered = { ...this.entered, ...changes };
    this.#stored.write(this.entered);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#count(), WAIT);
  }

  write(board: Laid): void {
    this.change({ players: this.entered.players.with(this.seat, withBoard(this.player, this.at, board)) });
  }

  clear(): void {
    this.write({});
    this.choose(this.cells[0] ?? '');
  }

  rename(seat: number, name: string): void {
    this.change({ players: this.entered.players.map((one, i) => (i === seat ? { ...one, name } : one)) });
  }

  seatPlayers(count: number): void {
    if (this.seat >= count) this.seat = 0;
    const options = this.game ? seated(this.game, this.entered.options, count) : this.entered.options;
    this.change({ players: withPlayers(this.entered.players, count), options });
  }

  startOver(): void {
    this.seat = 0;
    this.at = this.#wanted = 0;
    this.setup = true;
    this.change({ players: withPlayers([], this.entered.players.length), called: [] });
    this.choose(this.cells[0] ?? '');
  }

  // -- counting -----------------------------------------------------------------------------------------------------

  async #count(): Promise<void> {
    if (!this.game) return;
    const mine = ++this.#asked;
    this.counting = true;
    try {
      const options = given(
        this.game.options.filter(({ cardboard }) => cardboard),
        this.entered.options,
      );
      if (this.#countedOptions !== JSON.stringify(options)) {
        const fresh = await this.#ask(
          options,
          this.entered.players.map(() => ({})),
        );
        if (mine !== this.#asked) return; // players may have come or gone meanwhile: the newer question knows them
        this.#fit(fresh);
      }
      const at = this.#wanted;
      const scored = await this.#askRound(options, at);
      const last = Math.max(at, lastBegun(this.entered.players, scored.rounds ?? 1));
      const total = last === at ? scored : await this.#askRound(options, last);
      if (mine !== this.#asked) return;
      this.at = at;
      this.scored = scored;
      this.total = total;
      this.problem = null;
      this.#countedOptions = JSON.stringify(options);
      if (this.chosen && !this.cells.includes(this.chosen)) this.chosen = '';
    } catch (error) {
      if (mine !== this.#asked) return;
      this.problem = problemOf(error);
    } finally {
      if (mine === this.#asked) this.counting = false;
    }
  }

  /** Names and boards are those of the moment: players may come and go between two questions. */
  #ask(options: Values, boards: Laid[], earlier: Laid[][] = []): Promise<Scored> {
    const names = this.entered.players.map((_, i) => this.nameOf(i));
    return scoreSheet({ game: this.name, names, options, boards, ...(earlier.length > 0 ? { earlier } : {}) });
  }

  #askRound(options: Values, round: number): Promise<Scored> {
    const boards = (number: number) => this.entered.players.map((one) => ({ ...boardOf(one, number) }));
    return this.#ask(
      options,
      boards(round),
      Array.from({ length: round }, (_, i) => boards(i)),
    );
  }

  /** Another variant may have other cells and other pieces: keep what still fits. */
  #fit(fresh: Scored): void {
    const cells = new Set(fresh.scene.boards[0]?.cells.map(({ id }) => id));
    const pieces = new Set(fresh.pieces.map(({ id }) => id));
    const fitting = (laid: Laid) => still(laid, cells, pieces);
    const players = this.entered.players.map((one) => ({
      ...one,
      board: fitting(one.board),
      ...(one.more ? { more: one.more.map(fitting) } : {}),
    }));
    this.entered = { ...this.entered, players };
    if (this.#wanted >= (fresh.rounds ?? 1)) this.#wanted = 0;
    this.#stored.write(this.entered);
  }
}
