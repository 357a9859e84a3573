/**
 * What the house knows about its rooms by name: the colour of the box and the picture on its lid. A room that is not
 * listed has a plain box and is played with the general table; crafted boards will be registered here too.
 */
import type { Component } from 'svelte';

import PlainLid from './PlainLid.svelte';
import TakeItEasyLid from './TakeItEasyLid.svelte';

export type Accent = 'teal' | 'crimson' | 'cobalt' | 'violet' | 'mustard';

export interface Room {
  accent: Accent;
  Lid: Component;
}

const ROOMS: Readonly<Record<string, Room>> = {
  'take-it-easy': { accent: 'teal', Lid: TakeItEasyLid },
  sequence: { accent: 'crimson', Lid: PlainLid },
  triominos: { accent: 'cobalt', Lid: PlainLid },
  'mini-fits': { accent: 'violet', Lid: PlainLid },
  'stamp-swap': { accent: 'mustard', Lid: PlainLid },
};

export function roomOf(game: string): Room {
  return ROOMS[game] ?? { accent: 'teal', Lid: PlainLid };
}
