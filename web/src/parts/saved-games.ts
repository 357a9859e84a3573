/** A saved game in words: who plays, how far it has come, whose turn it is, how long ago. */
import { turnOf } from '../lib/games';
import { nameOf } from '../lib/names';
import { presetOf } from '../lib/options';
import { format, t, texts } from '../lib/texts.svelte';
import type { GameInfo, TableInfo } from '../lib/wire';

/** Everybody with their points, once there are any. */
export function who({ seats, scores, mine = [] }: TableInfo): string {
  const begun = scores.some((points) => points > 0);
  const alone = mine.length === 1; // several of mine at one screen have names
  return list(
    seats.map((seat, number) => {
      const name = alone && mine.includes(number) ? t('ui-you-name') : nameOf(seat, number);
      return begun ? `${name}\u00a0${scores[number] ?? 0}` : name;
    }),
  );
}

/** The game, and whom I play it with. */
export function headline({ game, seats, mine = [] }: TableInfo): string {
  const others = seats.flatMap((seat, number) =>
    mine.includes(number) || seat.kind === 'open' ? [] : [nameOf(seat, number)],
  );
  const name = t(`game-${game}`);
  return others.length > 0 && others.length < seats.length
    ? t('ui-game-with', { game: name, names: list(others) })
    : name;
}

/** Whose turn it is. */
export function turn(table: TableInfo): string {
  switch (turnOf(table)) {
    case 'mine':
      return t('ui-title-turn');
    case 'theirs': {
      const waiting = table.waiting ?? [];
      return t('ui-turn-of', { names: list(waiting.map((seat) => nameOf(table.seats[seat], seat))) });
    }
    case 'gathering':
      return t('ui-gathers');
    case 'over':
      return t('ui-over');
  }
}

/** The variant, and how far it is. */
export function progress(table: TableInfo, shelf: readonly GameInfo[]): string {
  const [turn, of] = table.scene.progress ?? [0, 0];
  const far =
    table.stage === 'gathering'
      ? t('ui-gathers')
      : table.over
        ? '' // `turn` says so
        : table.scene.stage
          ? format(table.scene.stage)
          : of > 0
            ? t('ui-turn', { turn, of })
            : t('ui-going-on');
  return [variant(table, shelf), far].filter(Boolean).join(' · ');
}

export function variant({ game, options }: Pick<TableInfo, 'game' | 'options'>, shelf: readonly GameInfo[]): string {
  const info = shelf.find(({ name }) => name === game);
  if (!info) return '';
  const preset = presetOf(info.presets, info.options, options);
  return preset ? t(`preset-${game}-${preset.name}`) : t('ui-own-mix');
}

export function ago({ changed }: TableInfo): string {
  const minutes = Math.round((Date.parse(changed) - Date.now()) / 60_000);
  const relative = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' });
  if (minutes > -2) return t('ui-just-now');
  if (minutes > -60) return relative.format(minutes, 'minute');
  if (minutes > -60 * 24) return relative.format(Math.round(minutes / 60), 'hour');
  return relative.format(Math.round(minutes / 60 / 24), 'day');
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'unit' }).format(names);
}
