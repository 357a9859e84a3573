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
import type { Best, Piece, Scene, SeatInfo, SeatScore, Target } from '../lib/wire';
import type { Key, TableProps } from './props';
import SequenceTable from './sequence/SequenceTable.svelte';
import SequenceLid from './SequenceLid.svelte';
import TakeItEasyLid from './TakeItEasyLid.svelte';
import { dataOf, lying, wonOtherwise } from './triominos/data';
import Explained from './triominos/Explained.svelte';
import LedgerPage from './triominos/ledger/LedgerPage.svelte';
import { isHouse, opponentOf } from './stamp-swap/data';
import BestDay from './stamp-swap/BestDay.svelte';
import StampPoints from './stamp-swap/Points.svelte';
import StampTable from './stamp-swap/StampTable.svelte';
import StampSwapLid from './StampSwapLid.svelte';
import TriominosTable from './triominos/TriominosTable.svelte';
import TriominosLid from './TriominosLid.svelte';

export type Accent = 'teal' | 'crimson' | 'cobalt' | 'violet' | 'mustard';

export interface Room {
  accent: Accent;
  Lid: Component;
  Table?: Component<TableProps, object, 'chosen' | 'considered' | 'why'>;
  /** Where a seat's points came from, in the room's own way. */
  Points?: Component<{ score: SeatScore; scene: Scene; seats: readonly SeatInfo[] }>;
  /** The best that was possible, in the room's own way. */
  Best?: Component<{ best: Best; seat: number }>;
  /** Its keys, where they are not those of a board; and the message that tells what mouse and finger do. */
  keys?: readonly Key[];
  how?: string;
  /** A score sheet for owners of the box, where boards are not what is counted. */
  Sheet?: Component<{ game: string }>;
  /** The message that counts what it has instead of turns. */
  counts?: string;
  /** A word beside that. */
  beside?: (scene: Scene) => string;
  /** A word about it for whoever makes a table. */
  note?: string;
  /** A message for a picture that is shared: whose content it shows, if it must be said. */
  whose?: (scene: Scene) => string;
  /** Its last sentence says how the game ended, also for somebody who has played alone, or where points do not. */
  tells?: (scene: Scene) => boolean;
  /** Points are counted; else it only matters who won. */
  counted?: (scene: Scene) => boolean;
  /** It can show what is possible before it is tried, and not show it. */
  hints?: boolean;
  /** How a piece will lie where an action takes it. */
  lying?: (scene: Scene, target: Target, piece: Piece) => Piece;
}

const FITS_KEYS: readonly Key[] = [
  { keys: ['←', '→'], what: 'ui-keys-move' },
  { keys: ['R', '↑', '↓'], what: 'ui-keys-turn' },
  { keys: ['F'], what: 'ui-keys-flip' },
  { keys: ['Enter'], what: 'ui-keys-drop' },
  { keys: ['A'], what: 'ui-keys-aside' },
];

const STAMP_KEYS: readonly Key[] = [
  { keys: ['1', '…', '9'], what: 'ui-stamps-keys-choose' },
  { keys: ['←', '↑', '→', '↓'], what: 'ui-keys-arrows' },
  { keys: ['Enter'], what: 'ui-stamps-keys-place' },
];

const ROOMS: Readonly<Record<string, Room>> = {
  'take-it-easy': { accent: 'teal', Lid: TakeItEasyLid },
  sequence: { accent: 'crimson', Lid: SequenceLid, Table: SequenceTable },
  triominos: {
    accent: 'cobalt',
    Lid: TriominosLid,
    Table: TriominosTable,
    Points: Explained,
    Sheet: LedgerPage,
    hints: true,
    lying,
    tells: wonOtherwise,
    counted: (scene) => dataOf(scene).counts,
  },
  'mini-fits': {
    accent: 'violet',
    Lid: MiniFitsLid,
    Table: FitsTable,
    Points: FitsPoints,
    Best: BestReplay,
    keys: FITS_KEYS,
    how: 'ui-keys-slide',
  },
  'stamp-swap': {
    accent: 'mustard',
    Lid: StampSwapLid,
    Table: StampTable,
    Points: StampPoints,
    Best: BestDay,
    counts: 'ui-stamps-day',
    beside: opponentOf,
    note: 'ui-stamps-house-new',
    keys: STAMP_KEYS,
    how: 'ui-stamps-choose',
    whose: (scene) => (isHouse(scene) ? 'ui-stamps-house-short' : ''),
    tells: () => true,
  },
};

export function roomOf(game: string): Room {
  return ROOMS[game] ?? { accent: 'teal', Lid: PlainLid };
}
