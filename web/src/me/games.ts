/** A game of mine in words: against whom, and how it stands or ended. */
import { nameOf } from '../lib/names';
import { t, texts } from '../lib/texts.svelte';
import type { MyGame } from '../lib/wire';

export function opponents({ seats }: MyGame): string {
  const others = seats.flatMap((seat, number) => (seat.mine ? [] : [nameOf(seat, number)]));
  if (others.length === 0) return t('ui-me-alone');
  return t('ui-me-against', { names: new Intl.ListFormat(texts.language, { type: 'unit' }).format(others) });
}

export function stateOf(game: MyGame): string {
  if (game.stage === 'gathering') return t('ui-gathers');
  if (game.my_turn) return t('ui-me-stage-turn');
  if (game.stage === 'over') return resultOf(game);
  const [first] = game.to_move;
  return first === undefined ? t('ui-going-on') : t('ui-me-turn-of', { name: nameOf(game.seats[first], first) });
}

/** My points before those of the others; who played with others has won, or not. */
function resultOf({ seats, scores, winners }: MyGame): string {
  const mine = seats.findIndex((seat) => seat.mine);
  const points = [scores[mine] ?? 0, ...scores.filter((_, seat) => seat !== mine)].join(' : ');
  const others = seats.some((seat) => !seat.mine);
  if (!others || mine < 0) return points;
  const won = winners.some((seat) => seats[seat]?.mine);
  return `${t(won ? 'ui-me-won' : 'ui-me-lost')} · ${points}`;
}
