import { beaten, bestOf, recordWords, saveBest, variantOf } from '../lib/best';
import { distance, duelOf, endingOf } from '../lib/endings';
import { nameOf } from '../lib/names';
import { sides, standings, teamOf } from '../lib/standings';
import { format, t, texts } from '../lib/texts.svelte';
import type { TableView } from '../lib/wire';
import { roomOf } from '../rooms';

/** How a game ended, as seen from a seat that can be chosen. */
export class Result {
  readonly #shown: () => TableView;
  #chosen = $state<number>();

  constructor(shown: () => TableView) {
    this.#shown = shown;
  }

  readonly scene = $derived.by(() => this.#shown().scene);
  readonly #room = $derived.by(() => roomOf(this.#shown().game));
  /** The last sentence of the game says how it ended. */
  readonly describesEnd = $derived(this.#room.describesEnd?.(this.scene) ?? false);
  /** Points are counted; else it only matters who won. */
  readonly counted = $derived(this.#room.counted?.(this.scene) ?? true);
  readonly whose = $derived(this.#room.whose?.(this.scene) ?? '');
  readonly ranks = $derived(standings(sides(this.scene)));
  readonly teams = $derived((this.scene.teams?.length ?? 0) > 0);
  /** The seats of this screen; of a team, the first seat stands for all. */
  readonly own = $derived.by(() => [
    ...new Set(
      this.#shown().seats.flatMap(({ mine }, seat) => (mine ? [teamOf(this.scene, seat)?.seats[0] ?? seat] : [])),
    ),
  ]);

  // First: my own seat; of several, or for somebody who watches, the best.
  readonly #first = $derived(
    this.own.length === 1
      ? (this.own[0] ?? 0)
      : (this.ranks.find(({ seat }) => this.own.includes(seat)) ?? this.ranks[0])?.seat,
  );
  /** The seat that is looked at. */
  readonly seat = $derived(this.#chosen ?? this.#first ?? 0);
  readonly mine = $derived(this.own.length === 1 && this.own[0] === this.seat);
  readonly score = $derived(this.ranks.find((one) => one.seat === this.seat));
  readonly board = $derived(this.scene.boards.find((one) => one.seat === this.seat) ?? this.scene.boards[0]);
  /** The game had several rounds. */
  readonly series = $derived((this.score?.rounds?.length ?? 0) > 1);

  readonly #ending = $derived(endingOf(this.ranks, this.seat));
  /** Of two, as seen by one of them. */
  readonly #duel = $derived(this.mine && this.counted && this.#ending?.of === 2 ? duelOf(this.#ending) : undefined);
  /** Won or lost, as seen by the one side of this screen; nothing, if that is not what matters, or was not decided. */
  readonly outcome = $derived.by((): 'won' | 'lost' | undefined => {
    const winners = this.scene.winners ?? [];
    const [mine] = this.own;
    if (this.own.length !== 1 || mine === undefined || this.ranks.length < 2 || winners.length === 0) return undefined;
    if (!winners.includes(mine)) return 'lost';
    return this.ranks.every(({ seat }) => seat === mine || !winners.includes(seat)) ? 'won' : undefined;
  });
  /** The points of two or three sides that play against each other, the one that is looked at first. */
  readonly sides = $derived.by(() => {
    const few = this.ranks.length === 2 || (this.teams && this.ranks.length === 3);
    if (!few || !this.counted || !this.score) return this.score ? [this.score] : [];
    return [this.score, ...this.ranks.filter(({ seat }) => seat !== this.seat)];
  });
  readonly headline = $derived.by(() => {
    const ending = this.#ending;
    if (this.teams && this.outcome && this.mine) {
      const others = this.ranks.filter(({ seat }) => seat !== this.seat && (this.outcome === 'won' || this.#won(seat)));
      const names = this.#people(others.flatMap(({ seat }) => teamOf(this.scene, seat)?.seats ?? [seat]));
      return t(this.outcome === 'won' ? 'ui-end-won-against' : 'ui-end-lost-to', { names });
    }
    if (this.teams || this.describesEnd) return format(this.scene.words);
    if (this.#duel) return t(this.#duel.id, this.#duel.facts);
    if (!ending || this.ranks.length < 2) return t('ui-end-alone');
    const { rank, of, level } = ending;
    return t(level.length > 0 ? 'ui-end-place-shared' : 'ui-end-place', { rank, of });
  });
  readonly detail = $derived.by(() => {
    if (this.teams && this.outcome && this.mine) return format(this.scene.words);
    if (this.teams || !this.counted) return '';
    const between = !this.#duel && this.#ending && distance(this.#ending, (seats) => this.#list(seats));
    return between ? t(between.id, between.facts) : this.#rows();
  });

  choose = (seat: number): void => {
    this.#chosen = seat;
  };

  name = (seat: number): string => {
    const { seats } = this.#shown();
    const team = teamOf(this.scene, seat);
    if (!team) return nameOf(seats[seat], seat);
    return t('ui-team', {
      team: format(team.words),
      names: team.seats.map((one) => nameOf(seats[one], one)).join(', '),
    });
  };

  /** Alone, one plays against oneself: the best score so far. `saved`: this one counts, too. */
  record(saved: boolean): ReturnType<typeof recordWords> | undefined {
    const { game, options, table } = this.#shown();
    const [alone] = this.own;
    if (!this.scene.own_record || alone === undefined) return undefined;
    const variant = variantOf(game, options);
    const before = bestOf(variant);
    const best = saved ? beaten(before, this.scene.scores?.[alone]?.points ?? 0, table) : before;
    if (best) saveBest(variant, best);
    return best && recordWords(best, table);
  }

  /** Of several rounds only the last lies on the table. */
  #rows(): string {
    const rows = this.board?.rows ?? [];
    const done = rows.filter(({ state }) => state === 'complete').length;
    const broken = rows.filter(({ state }) => state === 'broken').length;
    if (done + broken === 0) return '';
    if (!this.series) return t('ui-rows', { done, of: rows.length });
    return t('ui-rows-round', { done, of: rows.length, round: this.score?.rounds?.length ?? 1 });
  }

  #won(seat: number): boolean {
    return this.scene.winners?.includes(seat) ?? false;
  }

  #list(seats: readonly number[]): string {
    return listed(seats.map(this.name));
  }

  /** Each by name, whatever team they are in. */
  #people(seats: readonly number[]): string {
    return listed(seats.map((seat) => nameOf(this.#shown().seats[seat], seat)));
  }
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
}
