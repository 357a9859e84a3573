import { onDestroy, untrack } from 'svelte';

import type { TableConnection } from '../lib/connection.svelte';
import { Dragging } from '../lib/dragging.svelte';
import { moves } from '../lib/motion';
import { nameOf } from '../lib/names';
import { findPiece, handOf, type Offers, offersOf } from '../lib/offers';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts.svelte';
import type { Board, Piece, Problem, Target } from '../lib/wire';
import type { Room } from '../rooms/props';
import { whyNoUndo } from './keys';

interface Flight {
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
}

/** One screen at a table: what it can do now, what somebody has chosen or considers, and what they then do. To be made by
 * a page, which it lives with. */
export class Play {
  /** The piece in hand that was chosen. */
  chosen = $state('');
  /** The cell that is being considered. */
  considered = $state('');
  /** The cell that somebody asks about. */
  why = $state('');
  /** What was chosen once and would spend something dear: it is done when it is chosen again. */
  warned = $state.raw<Target | null>(null);
  /** What cannot be done, and why. */
  problem = $state.raw<Problem | null>(null);
  readonly drag = new Dragging();
  flight = $state.raw<Flight | null>(null);

  readonly #connection: TableConnection;
  readonly #room: () => Room;

  readonly #shown = $derived.by(() => (this.#connection.gathering ? null : this.#connection.shown));
  readonly #scene = $derived(this.#shown?.scene);
  /** The viewer's board, or the first. */
  readonly board: Board | undefined = $derived(
    this.#scene?.boards.find(({ seat }) => seat === this.#shown?.viewer) ?? this.#scene?.boards[0],
  );
  readonly offers: Offers = $derived.by(() =>
    this.#scene
      ? offersOf(this.#scene, this.board, this.chosen, this.#room().cellsFirst)
      : { pieces: [], cells: new Map<string, Target[]>(), buttons: [] },
  );
  /** Several people share this screen. */
  readonly sharing = $derived((this.#shown?.seats.filter(({ mine }) => mine).length ?? 0) > 1);
  /** Whose turn it is, when several people share this screen. */
  readonly turn = $derived.by(() => {
    const shown = this.#shown;
    return shown && this.sharing && shown.viewer >= 0 && shown.waiting.includes(shown.viewer)
      ? t('ui-your-turn', { name: nameOf(shown.seats[shown.viewer], shown.viewer) })
      : '';
  });
  /** Others of ours who can take back what they did. */
  readonly undoers = $derived.by(() =>
    (this.#shown?.undoable_seats ?? [])
      .filter((seat) => seat !== this.#shown?.viewer)
      .map((seat) => ({ seat, name: this.#nameOf(seat) })),
  );
  /** Others of ours to pass the screen on to; `asked`: the table waits for them. */
  readonly passes = $derived.by(() =>
    (this.#shown?.seats ?? []).flatMap(({ mine }, seat) => {
      const asked = this.#shown?.waiting.includes(seat) ?? false;
      if (!mine || seat === this.#shown?.viewer || !(asked || this.#shown?.offered.includes(seat))) return [];
      return [{ seat, name: this.#nameOf(seat), asked }];
    }),
  );

  #uncovered = $state(-1);
  /** What one of us may see and another may not stays hidden until the right one has the screen. */
  readonly covered = $derived(
    this.#shown !== null && this.sharing && this.#scene?.secret === true && this.#uncovered !== this.#shown.viewer,
  );
  /** Names the question that the table asks now; empty while it asks none. Where it rests, each step is a new one. */
  readonly asked = $derived.by(() => {
    const shown = this.#shown;
    if (!shown || this.covered || !(shown.scene.targets?.length || shown.resting)) return '';
    const decision = `${shown.viewer}.${shown.decisions[shown.viewer] ?? ''}`;
    return shown.resting ? `${decision}.${shown.story.length}` : decision;
  });

  constructor(connection: TableConnection, room: () => Room) {
    this.#connection = connection;
    this.#room = room;
    this.drag.onlift = ({ id }) => {
      if (this.#scene?.targets?.some(({ piece }) => piece === id)) this.chosen = id;
    };
    onDestroy(() => this.drag.cancel());
    // What others put onto a shared board comes from where they sit.
    let known: { board: string; pieces: ReadonlySet<string> } | undefined;
    $effect.pre(() => {
      const board = this.board;
      const before = known;
      known = board && { board: board.id, pieces: new Set((board.pieces ?? []).map(({ id }) => id)) };
      const fresh = (board?.pieces ?? []).filter(({ id }) => before && !before.pieces.has(id));
      const [arrived] = fresh;
      if (board && arrived && fresh.length === 1 && before?.board === board.id && (board.seat ?? -1) < 0)
        untrack(() => this.#arrive(arrived));
    });
    // What was chosen may be gone with the next scene.
    $effect(() => {
      if (this.chosen && !this.#scene?.targets?.some(({ piece }) => piece === this.chosen)) this.chosen = '';
    });
    // An answer lasts until the table asks something else, or another cell is considered.
    $effect(() => {
      void this.asked;
      this.why = '';
      this.warned = null;
    });
    $effect(() => {
      if (!this.considered) return;
      this.why = '';
      if (untrack(() => this.warned?.cell) !== this.considered) this.warned = null;
    });
  }

  get busy(): boolean {
    return this.#connection.busy;
  }

  /** The piece that is still on its way to the board. */
  get flying(): string {
    return this.flight?.piece.id ?? '';
  }

  /** False: it has to be chosen once more. */
  take = (target: Target): boolean => {
    if (this.busy) return true;
    if (target.warning && settings.warnings && this.warned?.action !== target.action) {
      this.warned = target;
      return false;
    }
    this.warned = null;
    if (!this.drag.dropping) this.#launch(target);
    this.chosen = '';
    this.#connection.move(target.action);
    return true;
  };

  /** Take back the last action of a seat, or say why that is not possible. */
  undo = (seat = this.#shown?.viewer ?? -1): void => {
    const shown = this.#shown;
    if (!shown || this.busy) return;
    if (shown.undoable_seats.includes(seat) || (shown.consent && seat === shown.viewer)) this.#connection.undo(seat);
    else this.problem = { code: 'no-undo', words: { id: whyNoUndo(shown) } };
  };

  uncover(): void {
    this.#uncovered = this.#shown?.viewer ?? -1;
  }

  /** Pass the screen on. */
  pass = (seat: number): void => this.#connection.look(seat);

  /** Go on, where the table rests. */
  next = (): void => this.#connection.next();

  #nameOf(seat: number): string {
    return nameOf(this.#shown?.seats[seat], seat);
  }

  /** Let a piece travel from the place of whoever laid it to its cell; one that is still on its way has then arrived. */
  #arrive(piece: Piece): void {
    const actor = this.#shown?.story.findLast(({ actor }) => actor >= 0)?.actor ?? -1;
    if (!moves() || actor < 0 || this.#shown?.seats[actor]?.mine) return;
    const from = document.querySelector(`[data-seat="${actor}"]`)?.getBoundingClientRect();
    const to = document
      .querySelector(`main [data-cell="${CSS.escape(piece.cell ?? '')}"] .hit`)
      ?.getBoundingClientRect();
    if (from && to)
      this.flight = { piece: { ...piece, cell: '' }, from: new DOMRect(from.x, from.y, to.width, to.height), to };
  }

  /** Let the piece travel from the hand, or from where it lay, to its cell. */
  #launch(target: Target): void {
    const [scene, board] = [this.#scene, this.board];
    const piece = scene && (target.piece ? findPiece(scene, board, target.piece) : handOf(scene, board)[0]);
    const cell = (id: string) => document.querySelector(`main [data-cell="${CSS.escape(id)}"] .hit`);
    const inHand = piece && document.querySelector(`[data-piece="${CSS.escape(piece.id)}"] svg`);
    const start = piece?.cell ? cell(piece.cell) : (inHand ?? document.querySelector('[data-hand] svg'));
    const [from, to] = [start?.getBoundingClientRect(), cell(target.cell ?? '')?.getBoundingClientRect()];
    if (scene && piece && from && to && moves())
      this.flight = { piece: { ...(this.#room().placed?.(scene, target, piece) ?? piece), cell: '' }, from, to };
  }
}
