import { checkTable, games, problemOf } from '../lib/api';
import { levelOf } from '../lib/names';
import { nearest, ofTheTable, presetOf, given, seated, usualSeats, type Values } from '../lib/options';
import { botName, meAndBots, myName, start, startTogether } from '../lib/start';
import { USUAL } from '../lib/terms';
import { t, texts } from '../lib/texts.svelte';
import type { GameInfo, NewSeat, Possible, Problem, Terms } from '../lib/wire';

const PAUSE = 120; // ms after the last change, before the server is asked whether this can be played

/** What a seat without a name is called; the first is mine. */
export function placeholder(seat: NewSeat, number: number): string {
  if (seat.kind !== 'human') return botName(number - 1);
  return number === 0 ? t('ui-you-name') : t('ui-seat', { number: number + 1 });
}

/** The name that is sent: people without one are called in everybody's own language. */
function sentName(seat: NewSeat, number: number): string {
  if (seat.kind === 'open') return '';
  return seat.name?.trim() || (seat.kind === 'human' ? '' : placeholder(seat, number));
}

/** A table that somebody sets up: its options, its seats, its terms. To be made by a page, which it lives with. */
export class NewTable {
  readonly #name: string;
  game = $state.raw<GameInfo | null>(null);
  /** Why the game is not here: there is none of this name, or the server does not answer. */
  failed = $state<'missing' | 'unreachable' | ''>('');
  options = $state.raw<Values>({});
  seats = $state.raw<NewSeat[]>([]);
  terms = $state.raw<Terms>(USUAL);
  /** How many, with the same deal. */
  tables = $state(1);
  busy = $state(false);
  #problem = $state.raw<Problem | null>(null);
  #possible = $state.raw<Possible | null>(null);

  readonly inviting = $derived.by(() => this.tables > 1 || this.seats.some(({ kind }) => kind === 'open'));
  readonly preset = $derived.by(() => {
    const { game, options } = this;
    return game ? (presetOf(game.presets, game.options, options)?.name ?? '') : '';
  });
  readonly #asked = $derived.by(() =>
    this.game && this.seats.length > 0
      ? JSON.stringify({
          game: this.game.name,
          options: given(this.game.options, this.options),
          seats: this.seats.map(({ kind }) => ({ kind })),
        })
      : '',
  );
  readonly hindrance = $derived.by(() => this.#problem ?? this.#possible?.problem ?? null);
  /** With whom I play, in a few words. */
  readonly company = $derived.by(() => {
    const { seats } = this;
    if (seats.length === 1) return t('ui-start-alone');
    const kinds = seats.slice(1).map(({ kind }) => levelOf(kind));
    const names = [...new Set(kinds)].map((level) => t(level ? `bot-${level}` : 'ui-with-screen'));
    return t('ui-start-with', { count: seats.length, who: new Intl.ListFormat(texts.language).format(names) });
  });
  readonly teams = $derived.by(() => this.#possible?.teams ?? []);

  constructor(name: string) {
    this.#name = name;
    void this.#load();
    // The table is asked beforehand: what cannot be played says so at once, and teams are known before the start.
    $effect(() => {
      const wanted = this.#asked;
      if (!wanted) return;
      const waiting = setTimeout(() => void this.#check(wanted), PAUSE);
      return () => clearTimeout(waiting);
    });
  }

  async #load(): Promise<void> {
    try {
      const game = (await games()).find((one) => one.name === this.#name) ?? null;
      this.game = game;
      if (!game) this.failed = 'missing';
      else {
        this.options = game.presets[0]?.options ?? {};
        this.seats = meAndBots(game, myName(), usualSeats(game) - 1).map((seat, number) =>
          number ? { ...seat, name: '' } : seat,
        );
      }
    } catch {
      this.failed = 'unreachable';
    }
  }

  async #check(wanted: string): Promise<void> {
    const answer = await checkTable(JSON.parse(wanted)).catch(() => undefined);
    if (answer && wanted === this.#asked) this.#possible = answer;
  }

  /** One that is not for so many changes how many play. */
  choosePreset = (chosen: string): void => {
    const wanted = this.game?.presets.find((one) => one.name === chosen);
    if (!this.game || !wanted) return;
    this.options = { ...wanted.options, ...ofTheTable(this.game.options, this.options) };
    this.seatCount(nearest(wanted.seats, this.seats.length));
  };

  chooseOption = (option: string, value: string): void => {
    this.options = { ...this.options, [option]: value };
    this.#problem = null;
  };

  seatCount = (count: number): void => {
    if (!this.game) return;
    const more = meAndBots(this.game, '', count - 1);
    this.seats = Array.from({ length: count }, (_, i) => this.seats[i] ?? { kind: more[i]?.kind ?? 'human', name: '' });
    this.options = seated(this.game, this.options, count);
    this.#problem = null;
  };

  everybodyElse = (kind: string): void => {
    this.seats = this.seats.map((seat, number) => (number === 0 ? seat : { kind, name: '' }));
    this.#problem = null;
  };

  async begin(): Promise<void> {
    const { game, seats, terms } = this;
    if (!game) return;
    this.busy = true;
    this.#problem = null;
    const wished = this.#asked;
    try {
      const named = seats.map((seat, number) => ({ ...seat, name: sentName(seat, number) }));
      // Without friends there is nobody to agree with on more than a clock.
      const agreed = this.inviting ? terms : { clock: terms.clock ?? {} };
      const wanted = { game: game.name, options: given(game.options, this.options), seats: named, terms: agreed };
      await (this.tables > 1 ? startTogether(wanted, this.tables) : start(wanted));
    } catch (error) {
      if (wished !== this.#asked) return; // it is about a table that nobody wants any more
      this.#problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
