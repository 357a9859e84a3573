import type { Component } from 'svelte';

import type { Layout, PlacedRow } from '../lib/layout';
import type {
  Best,
  Board,
  Cell,
  Effect,
  Piece,
  ReviewedMove,
  Row,
  Scene,
  ScoreLine,
  SeatInfo,
  SeatScore,
  TableView,
  Tally,
  Target,
  Tone,
} from '../lib/wire';
import type { Play } from '../table/play.svelte';

export type Accent = 'teal' | 'crimson' | 'cobalt' | 'violet' | 'mustard';

/** What is seen of a room from outside. */
export interface Box {
  accent: Accent;
  Lid: Component;
}

/** What generic code needs to know of a room. What a room leaves out is drawn and worded as for any game. */
export interface Room extends Box, Inside {}

export interface Inside extends Drawing {
  /** Its table, in the place of the plain one (`pages/TablePage.svelte`), for scenes with a board. */
  Table?: Component<TableProps>;
  /** While no piece is chosen, a cell offers all pieces that fit. */
  cellsFirst?: boolean;
  /** Where a seat's points came from, in the room's own way. */
  Points?: Component<{ score: SeatScore; scene: Scene; seats: readonly SeatInfo[] }>;
  /** The best that was possible, in the room's own way. */
  Best?: Component<{ best: Best; seat: number }>;
  /** Its keys, where they are not those of a board; and the message about what mouse and finger do. */
  keys?: readonly Key[];
  how?: string;
  /** A score sheet for owners of the box, where boards are not what is counted. */
  loadSheet?: () => Promise<{ default: Component<{ game: string }> }>;
  /** The message that counts what it has instead of turns. */
  counts?: string;
  /** A word next to that. */
  progressNote?: (scene: Scene) => string;
  /** A word about it for somebody who makes a table. */
  note?: string;
  /** A message for a picture that is shared: whose content it shows, if that must be named. */
  whose?: (scene: Scene) => string;
  /** Its last sentence is how the game ended, also for somebody who has played alone, or where points do not decide. */
  describesEnd?: (scene: Scene) => boolean;
  /** Points are counted; else it only matters who won. */
  counted?: (scene: Scene) => boolean;
  /** It can show what is possible before it is tried, and not show it. */
  hints?: boolean;
  /** What laying a piece sounds like; else as something of wood. */
  sound?: 'piece' | 'chip';
  /** What is played with lies in the lower left corner: warnings come at the right. */
  warnsRight?: boolean;
  /** On a wide screen, the side of the board where nothing is needed to play: there people talk. Else the right one. */
  talkSide?: 'left' | 'right';
  /** How a piece will lie where an action takes it. */
  placed?: (scene: Scene, target: Target, piece: Piece) => Piece;
}

/** How a room's things look where they are not drawn as the scene describes them. */
export interface Drawing {
  boards?: readonly BoardKind[];
  pieces?: readonly PieceKind[];
  /** What marks an empty cell of a special kind; else a ring. */
  CellMark?: Component<{ kind: string; label: string }>;
  /** What stands at the end of a row. */
  RowTab?: Component<RowTabProps>;
  /** What is drawn along a row, over the pieces. */
  RowMark?: Component<{ placed: PlacedRow; layout: Layout; tabbed: boolean }>;
  /** One kind of what can still come, where it has a shape of its own. */
  TallySign?: Component<{ tally: Tally; scene: Scene }>;
  /** What is drawn for a line of a score, next to its words. */
  lineMarks?: (line: ScoreLine) => LineMarks;
  /** A further line of the legend of a board, where these rows need one. */
  LegendLine?: Component<{ rows: readonly Row[] }>;
  /** What marks a team, next to its name. */
  TeamSign?: Component<{ tone: Tone | undefined; size?: number }>;
}

export interface LineMarks {
  /** How the points of its row come about: the tone that the row shows, and the calculation. */
  sum?: { tone: string; text: string };
  /** The glyph of what brought the points. */
  sign?: string;
  /** The points come on top of those at the end of its row. */
  bonus?: boolean;
}

export interface BoardKind {
  is: (board: Board) => boolean;
  Picture: Component<BoardProps>;
  /** What is seen of it, where its cells have this unit; else its box and a little more. */
  view?: (board: Board, unit: number) => Layout['view'];
  /** The height at which a cell is drawn, where that is not its own. */
  heightOf?: (cell: Cell, board: Board) => number;
  /** What the coach thinks of a move, drawn onto it. */
  Advice?: Component<AdviceProps>;
  /** It shows its points itself: none are drawn at its rows, and no legend explains them. */
  ownPoints?: boolean;
  /** It is much higher than wide. */
  tall?: boolean;
}

export interface PieceKind {
  is: (piece: Piece) => boolean;
  /** As it lies on a board with cells of this unit. */
  Picture?: Component<PieceProps>;
  /** Alone in a picture of 204 by 192 around its middle; else as on a board. */
  Alone?: Component<{ piece: Piece }>;
}

export interface BoardProps {
  board: Board;
  layout: Layout;
  scene: Scene;
  /** A small picture beside the table. */
  small?: boolean;
  /** On a narrow screen: fewer details, larger signs. */
  compact?: boolean;
  /** Cells that a piece in the hand points at. */
  lit?: ReadonlySet<string> | undefined;
  /** Cells where something happened last, by how recently; else the pieces show it. */
  recent?: ReadonlyMap<string, string> | undefined;
  /** A piece that is still on its way to the board. */
  flying?: string;
}

export interface PieceProps {
  piece: Piece;
  scene: Scene;
  unit: number;
}

export interface RowTabProps {
  placed: PlacedRow;
  tone: Tone | undefined;
  effect: Effect | undefined;
}

export interface AdviceProps {
  move: ReviewedMove;
  board: Board;
  layout: Layout;
}

/** What the page of a table gives to a room that lays its table itself. */
export interface TableProps {
  shown: TableView;
  board: Board;
  play: Play;
}

/** A key of the room, or several that do the same; `what`: the message that says so. */
export interface Key {
  keys: readonly string[];
  what: string;
}

export const SPACE = 'Space'; // the only key that has a name in each language

/** The keys that lead over any board. */
export const BOARD_KEYS: readonly Key[] = [
  { keys: ['Tab'], what: 'ui-keys-tab' },
  { keys: ['←', '↑', '→', '↓'], what: 'ui-keys-arrows' },
  { keys: ['Home', 'End'], what: 'ui-keys-ends' },
  { keys: ['Enter', SPACE], what: 'ui-keys-place' },
];
