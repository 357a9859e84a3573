/** A small table for tests of components: four square cells, one piece on the board, one in hand. Texts are not loaded in
 * such tests, so each message is its id. */
import type { TableConnection } from '../lib/connection.svelte';
import type { Board, Piece, Scene, TableView, Target } from '../lib/wire';

export const words = (id: string) => ({ id });

export function piece(id: string, cell = ''): Piece {
  return { id, words: words(id), shape: 'square', cell };
}

const SQUARE: [number, number][] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];

export function board(more: Partial<Board> = {}): Board {
  const at = { a1: [0, 0], b1: [1, 0], a2: [0, 1], b2: [1, 1] } as const;
  return {
    id: 'board',
    words: words('my-board'),
    box: [-0.5, -0.5, 2, 2],
    seat: 0,
    cells: Object.entries(at).map(([id, [x, y]]) => ({ id, x, y, words: words(`cell-${id}`), shape: 'square' })),
    pieces: [piece('laid', 'a1')],
    ...more,
  };
}

export function target(action: string, more: Partial<Target> = {}): Target {
  return { action, words: words(`do-${action}`), ...more };
}

export function scene(more: Partial<Scene> = {}): Scene {
  return {
    words: words('situation'),
    shapes: { square: SQUARE },
    boards: [board()],
    tray: [piece('held')],
    targets: [target('lay-b1', { cell: 'b1' }), target('lay-a2', { cell: 'a2' })],
    ...more,
  };
}

export function shown(more: Partial<Omit<TableView, 'scene'>> = {}, inScene: Partial<Scene> = {}): TableView {
  return {
    type: 'shown',
    table: 'table',
    game: 'none',
    options: {},
    seats: [{ kind: 'human', name: 'Ada', mine: true }],
    viewer: 0,
    waiting: [0],
    decisions: { 0: 7 },
    undoable: false,
    undoable_seats: [],
    offered: [],
    resting: false,
    scene: scene(inScene),
    story: [],
    around: { host: true, watchers: 0, terms: {}, commit: '', deal: '' } as unknown as TableView['around'],
    ...more,
  };
}

/** A connection that writes down what it is asked to send. */
export class FakeConnection {
  sent: string[] = [];
  gathering = null;
  busy = false;

  constructor(public shown: TableView) {}

  move = (action: string): void => void this.sent.push(`move ${action}`);
  undo = (seat: number): void => void this.sent.push(`undo ${seat}`);
  look = (seat: number): void => void this.sent.push(`look ${seat}`);
  next = (): void => void this.sent.push('next');

  get connection(): TableConnection {
    return this as unknown as TableConnection;
  }
}
