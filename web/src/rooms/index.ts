/**
 * What the house knows about its rooms by name: the colour of the box, the picture on its lid, and a table of its own
 * where the general one would not do. A room that is not listed has a plain box and is played with the general table.
 */
import type { Component } from 'svelte';

import PlainLid from './PlainLid.svelte';
import type { Piece, Scene, SeatInfo, SeatScore, Target } from '../lib/wire';
import type { TableProps } from './props';
import SequenceTable from './sequence/SequenceTable.svelte';
import SequenceLid from './SequenceLid.svelte';
import TakeItEasyLid from './TakeItEasyLid.svelte';
import { lying } from './triominos/data';
import Explained from './triominos/Explained.svelte';
import LedgerPage from './triominos/ledger/LedgerPage.svelte';
import TriominosTable from './triominos/TriominosTable.svelte';
import TriominosLid from './TriominosLid.svelte';

export type Accent = 'teal' | 'crimson' | 'cobalt' | 'violet' | 'mustard';

export interface Room {
  accent: Accent;
  Lid: Component;
  Table?: Component<TableProps, object, 'chosen' | 'considered' | 'why'>;
  /** Where a seat's points came from, in the room's own way. */
  Points?: Component<{ score: SeatScore; scene: Scene; seats: readonly SeatInfo[] }>;
  /** A score sheet for owners of the box, where boards are not what is counted. */
  Sheet?: Component<{ game: string }>;
  /** It can show what is possible before it is tried, and not show it. */
  hints?: boolean;
  /** How a piece will lie where an action takes it. */
  lying?: (scene: Scene, target: Target, piece: Piece) => Piece;
}

const ROOMS: Readonly<Record<string, Room>> = {
  'take-it-easy': { accent: 'teal', Lid: TakeItEasyLid },
  sequence: { accent: 'crimson', Lid: SequenceLid, Table: SequenceTable },
  triominos: { accent: 'cobalt', Lid: TriominosLid, Table: TriominosTable, Points: Explained, Sheet: LedgerPage, hints: true, lying },
  'mini-fits': { accent: 'violet', Lid: PlainLid },
  'stamp-swap': { accent: 'mustard', Lid: PlainLid },
};

export function roomOf(game: string): Room {
  return ROOMS[game] ?? { accent: 'teal', Lid: PlainLid };
}
