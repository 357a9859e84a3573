/**
 * What the house knows about its rooms by name: the colour of the box, the picture on its lid, and a table of its own
 * where the general one would not do. A room that is not listed has a plain box and is played with the general table.
 */
import type { Component } from 'svelte';

import BestReplay from './mini-fits/BestReplay.svelte';
import FitsTable from './mini-fits/FitsTable.svelte';
import FitsPoints from './mini-fits/Points.svelte';
import MiniFitsLid from './MiniFitsLid.svelte';
import PlainLid from './PlainLid.svelte';
import type { Best, Scene, SeatInfo, SeatScore } from '../lib/wire';
import type { TableProps } from './props';
import SequenceTable from './sequence/SequenceTable.svelte';
import SequenceLid from './SequenceLid.svelte';
import TakeItEasyLid from './TakeItEasyLid.svelte';

export type Accent = 'teal' | 'crimson' | 'cobalt' | 'violet' | 'mustard';

export interface Room {
  accent: Accent;
  Lid: Component;
  Table?: Component<TableProps, object, 'chosen' | 'considered' | 'why'>;
  /** Where a seat's points came from, in the room's own way. */
  Points?: Component<{ score: SeatScore; scene: Scene; seats: readonly SeatInfo[] }>;
  /** The best that was possible, in the room's own way. */
  Best?: Component<{ best: Best; seat: number }>;
}

const ROOMS: Readonly<Record<string, Room>> = {
  'take-it-easy': { accent: 'teal', Lid: TakeItEasyLid },
  sequence: { accent: 'crimson', Lid: SequenceLid, Table: SequenceTable },
  triominos: { accent: 'cobalt', Lid: PlainLid },
  'mini-fits': { accent: 'violet', Lid: MiniFitsLid, Table: FitsTable, Points: FitsPoints, Best: BestReplay },
  'stamp-swap': { accent: 'mustard', Lid: PlainLid },
};

export function roomOf(game: string): Room {
  return ROOMS[game] ?? { accent: 'teal', Lid: PlainLid };
}
