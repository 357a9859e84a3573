import type { Dragging } from '../lib/dragging.svelte';
import type { Offers } from '../lib/offers';
import type { Board, Shown, Target } from '../lib/wire';

/** What the page of a table gives to a room that lays its table itself. */
export interface TableProps {
  shown: Shown;
  board: Board;
  offers: Offers;
  /** The piece in hand that was chosen. */
  chosen: string;
  /** The cell that is being considered. */
  considered: string;
  /** The cell that somebody asks about. */
  why: string;
  drag: Dragging;
  /** A piece that is still on its way to the board. */
  flying: string;
  busy: boolean;
  /** Whose turn it is, when several people share this screen. */
  turn: string;
  /** Others of ours who can take back what they did. */
  undoers: readonly { seat: number; name: string }[];
  /** Others of ours to pass the screen on to; `asked`: the table waits for them. */
  passes: readonly { seat: number; name: string; asked: boolean }[];
  ontake: (target: Target) => void;
  onundo: (seat?: number) => void;
  onpass: (seat: number) => void;
  /** Go on, where the table rests. */
  onnext: () => void;
}

/** A key of the room, or several that do the same; `what`: the message that says so. */
export interface Key {
  keys: readonly string[];
  what: string;
}
