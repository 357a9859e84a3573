/** The caller at work: the round that is read out, how fast, and the voice that does it. */
import { tick } from 'svelte';

import { games, newCalls, problemOf } from '../lib/api';
import {
  begun,
  discarded,
  isDone,
  isLookingBack,
  isOneOfSeveral,
  isRound,
  lookAt,
  onward,
  type Round,
  sceneOf,
  skippedFor,
  skippedLast,
} from '../lib/calling';
import { calledFor } from '../lib/sheets';
import { go } from '../lib/navigation.svelte';
import { presetsFor, given, seated, type Values } from '../lib/options';
import { isRecord, optional, type Stored, stored } from '../lib/storage';
import { aloud, own, texts } from '../lib/texts.svelte';
import { Voice } from '../lib/voice.svelte';
import type { Calls, GameInfo, NewCalls, Piece, Problem } from '../lib/wire';

interface Wishes {
  /** Seconds from one call to the next; 0: by hand. */
  pace: number;
  rate: number;
  muted: boolean;
}

const isWishes = (value: unknown): value is Wishes =>
  isRecord(value) &&
  typeof value['pace'] === 'number' &&
  typeof value['rate'] === 'number' &&
  typeof value['muted'] === 'boolean';

const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0;

const storedWishes = stored('caller', optional(isWishes));

const read = ({ words }: Piece) => aloud(words);

/** To be made by a page: what it keeps and counts down goes on for as long as the page is there. */
export class Caller {
  readonly name: string;
  game = $state.raw<GameInfo | null>(null);
  failed = $state<'' | 'missing' | 'unreachable'>('');
  options = $state.raw<Values>({});
  /** How many play, where that matters. */
  seats = $state(0);
  /** First, somebody chooses. */
  asking = $state.raw<{ calls: Calls; wanted: NewCalls } | null>(null);
  round = $state.raw<Round | null>(null);
  wishes = $state<Wishes>(storedWishes.read() ?? { pace: 0, rate: 1, muted: false });
  paused = $state(false);
  /** Seconds until the next one. */
  left = $state(0);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  nextButton = $state<HTMLButtonElement>();

  readonly scene = $derived(this.round && sceneOf(this.round));
  readonly piece = $derived(this.round?.calls.pieces[this.round.shown - 1]);
  readonly done = $derived(this.round !== null && isDone(this.round));
  readonly back = $derived(this.round !== null && isLookingBack(this.round));
  readonly of = $derived(this.round?.calls.pieces.length ?? 0);
  readonly dealt = $derived(this.round?.calls.dealt ?? []);
  readonly skipped = $derived(this.round ? skippedFor(this.round) : []);
  readonly discarded = $derived(this.round ? discarded(this.round) : []);
  readonly running = $derived(
    this.wishes.pace > 0 && !this.paused && this.round !== null && this.round.called > 0 && !this.done && !this.back,
  );

  readonly #storedRound: Stored<Round | null>;
  readonly #storedSeats: Stored<number | undefined>;
  readonly #voice = new Voice();

  constructor(name: string) {
    this.name = name;
    this.#storedRound = stored(`caller.${name}`, (found) => (isRound(found) ? found : null));
    this.#storedSeats = stored(`caller.${name}.seats`, optional(isCount));
    this.round = this.#storedRound.read();
    this.paused = this.round !== null; // after a reload nothing goes on by itself
    $effect(() => this.#storedRound.write(this.round));
    $effect(() => storedWishes.write(this.wishes));
    $effect(() => {
      if (this.seats) this.#storedSeats.write(this.seats);
    });
    $effect(() => this.#countDown());
    $effect(() => () => this.#voice.close());
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const game = (await games()).find((one) => one.name === this.name && one.cardboard) ?? null;
      this.game = game;
      if (!game) this.failed = 'missing';
      if (game?.called_by_seats) this.seats = this.#storedSeats.read() ?? game.seats.find((count) => count > 1) ?? 1;
      this.options = presetsFor(game?.presets ?? [], this.seats)[0]?.options ?? {};
    } catch {
      this.failed = 'unreachable';
    }
  }

  get audible(): boolean {
    return this.#voice.speaks(texts.language);
  }

  text(id: string, facts?: Record<string, unknown>): string {
    return own(this.name, id, facts);
  }

  // -- a round begins and ends --------------------------------------------------------------------------------------

  /** So many play: a variant that is not for so many gives way to one that is. */
  players(count: number): void {
    this.seats = count;
    if (this.game) this.options = seated(this.game, this.options, count);
  }

  begin(): void {
    if (!this.game) return;
    const useful = this.game.options.filter(({ cardboard }) => cardboard);
    void this.#ask({ game: this.name, options: given(useful, this.options), seats: this.seats });
  }

  nextRound(): void {
    if (!this.round) return;
    const { options, seats, round } = this.round.calls;
    void this.#ask({ game: this.name, options, seats, round: round + 1 });
  }

  choose(action: string): void {
    if (this.asking) void this.#ask({ ...this.asking.wanted, chosen: [...(this.asking.wanted.chosen ?? []), action] });
  }

  /** The calls of a round; or, first, what somebody has to say. */
  async #ask(wanted: NewCalls): Promise<void> {
    this.busy = true;
    try {
      const calls = await newCalls(wanted);
      this.asking = calls.choices?.length ? { calls, wanted } : null;
      scrollTo(0, 0);
      if (!this.asking) await this.#open(calls);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  async #open(calls: Calls): Promise<void> {
    this.round = begun(calls);
    this.paused = false;
    if (!this.wishes.muted && calls.dealt?.length) this.#read(calls.dealt.map(read));
    await tick();
    this.nextButton?.focus();
  }

  end(): void {
    this.#voice.hush();
    this.round = null;
    scrollTo(0, 0);
  }

  /** The score sheet offers just what has been called. */
  score(): void {
    if (!this.round) return;
    const { options, pieces, seats, round } = this.round.calls;
    const called = pieces.slice(0, this.round.called).map(({ words }) => words);
    const several = isOneOfSeveral(this.round);
    // Somebody who comes back from a sheet of several rounds finds there what was entered.
    if (!several || !this.round.scored)
      calledFor(this.name).write({ options, called, ...(this.dealt.length > 0 ? { seats, round } : {}) });
    if (several) this.#storedRound.write((this.round = { ...this.round, scored: true }));
    go({ page: 'sheet', game: this.name });
  }

  // -- one call after the other -------------------------------------------------------------------------------------

  next(): void {
    if (!this.round || (this.done && !this.back)) return;
    const before = this.round.called;
    this.round = onward(this.round);
    if (this.round.called > before) this.speak();
  }

  look(number: number): void {
    if (this.round) this.round = lookAt(this.round, number);
  }

  lookBack(): void {
    this.look((this.round?.shown ?? 0) - 1);
  }

  pause(): void {
    this.paused = !this.paused;
  }

  mute(): void {
    this.wishes.muted = !this.wishes.muted;
    if (this.wishes.muted) this.#voice.hush();
  }

  /** Read out what is shown, after what was discarded before it; the last of a round says so. */
  speak(asked = false): void {
    if (!this.round || !this.piece || (this.wishes.muted && !asked)) return;
    const last = this.done && !this.back && !asked ? [this.text('ui-caller-last')] : [];
    const after = this.done && !this.back ? skippedLast(this.round) : [];
    this.#read([...this.skipped.map(read), read(this.piece), ...after.map(read), ...last]);
  }

  #read(sentences: string[]): void {
    this.#voice.speak(sentences, texts.language, this.wishes.rate);
  }

  /** The countdown begins anew with every call and with every change of the pace. */
  #countDown(): (() => void) | undefined {
    void this.round?.called;
    if (!this.running) return undefined;
    const until = Date.now() + this.wishes.pace * 1000;
    this.left = this.wishes.pace;
    const timer = setInterval(() => {
      this.left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      if (Date.now() >= until) this.next();
    }, 200);
    return () => clearInterval(timer);
  }
}
