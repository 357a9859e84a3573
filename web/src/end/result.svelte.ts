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
  readonly #winner = $derived(
    this.teams ? this.ranks.find(({ seat }) => this.scene.winners?.includes(seat))?.seat : undefined,
  );
  readonly #first = $derived(
    this.#winner ??
      (this.own.length === 1
        ? (this.own[0] ?? 0)
        : (this.ranks.find(({ seat }) => this.own.includes(seat)) ?? this.ranks[0])?.seat),
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
  readonly headline = $derived.by(() => {
    const ending = this.#ending;
    if (this.teams || this.describesEnd) return format(this.scene.words);
    if (this.#duel) return t(this.#duel.id, this.#duel.facts);
    if (!ending || this.ranks.length < 2) return t('ui-end-alone');
    const { rank, of, level } = ending;
    return t(level.length > 0 ? 'ui-end-place-shared' : 'ui-end-place', { rank, of });
  });
  readonly detail = $derived.by(() => {
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

  #list(seats: readonly number[]): string {
    return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(seats.map(this.name));
  }
}
