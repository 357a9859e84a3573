import { untrack } from 'svelte';

import { moves } from '../../lib/motion';
import type { Board, Piece, TableView } from '../../lib/wire';
import type { Play } from '../../table/play.svelte';

const START = 40; // px that a tile takes where it comes from

/** What others lay comes visibly from where their points stand. */
export class Travels {
  readonly #play: Play;
  #laid: number | undefined;

  constructor(shown: () => TableView, board: () => Board, play: Play) {
    this.#play = play;
    $effect(() => {
      const [{ viewer }, { pieces = [] }] = [shown(), board()];
      untrack(() => this.#look(viewer, pieces));
    });
  }

  #look(viewer: number, pieces: readonly Piece[]): void {
    const [more, piece] = [this.#laid !== undefined && pieces.length > this.#laid, pieces.at(-1)];
    this.#laid = pieces.length;
    const seat = piece?.data && 'numbers' in piece.data ? piece.data.seat : undefined;
    if (!more || !piece || seat === undefined || seat === viewer || !moves()) return;
    const [from, to] = [placeOf(seat), cellOf(piece.cell ?? '')];
    if (from && to) this.#play.flight = { piece: { ...piece, cell: '' }, from, to };
  }
}

/** The middle of a player's points; they are on the page twice, once for each width. */
function placeOf(seat: number): DOMRect | undefined {
  const box = [...document.querySelectorAll(`[data-score="${seat}"]`)]
    .map((one) => one.getBoundingClientRect())
    .find(({ width }) => width > 0);
  return box && new DOMRect(box.x + box.width / 2 - START / 2, box.y + box.height / 2 - START / 2, START, START);
}

function cellOf(cell: string): DOMRect | undefined {
  return document.querySelector(`main [data-cell="${CSS.escape(cell)}"] .hit`)?.getBoundingClientRect();
}
