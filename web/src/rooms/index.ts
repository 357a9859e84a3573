/**
 * The rooms by the names of their games. A room that is not listed has a plain box and is played with the general
 * table. Nothing outside this folder imports from inside a room.
 */
import { room as miniFits } from './mini-fits';
import PlainLid from './PlainLid.svelte';
import type { Room } from './props';
import { room as sequence } from './sequence';
import { room as stampSwap } from './stamp-swap';
import { room as takeItEasy } from './take-it-easy';
import { room as triominos } from './triominos';

const ROOMS: Readonly<Record<string, Room>> = {
  'take-it-easy': takeItEasy,
  sequence,
  triominos,
  'mini-fits': miniFits,
  'stamp-swap': stampSwap,
};

const PLAIN: Room = { accent: 'teal', Lid: PlainLid };

export function roomOf(game: string): Room {
  return ROOMS[game] ?? PLAIN;
}
