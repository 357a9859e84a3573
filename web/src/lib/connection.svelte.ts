import { baseView, socketAddress } from './api';
import { myKey } from './me';
import { noteCommit } from './person';
import { merge } from './delta';
import type {
  Agree,
  Change,
  Claim,
  ClientMessage,
  Denied,
  Gathering,
  Leave,
  Problem,
  Ready,
  Rematch,
  TalkMessage,
  ServerMessage,
  TableView,
  Sit,
  Swap,
  TalkLine,
} from './wire';

const WHOLE_VIEWS = 1; // protocols
const PATCHES = 2;
const ENTER = 'enter';
const PACE = 'pace';
const HELLO = 'hello';
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const RESTART = 1012; // close code: the server asks us to come back at once, to itself or another
const SOON = [30, 300] as const; // ms until we do, at random: not everybody in the same moment
const UNNOTICED = 1000; // ms in which we may be back before anybody has to know
const LOOK = 5000; // ms between two checks of the connection
const SILENT = 25_000; // ms without a message before we ask for one
const ANSWER = 10_000; // ms for the answer; then the connection is given up, whatever the socket reports

/**
 * People at one screen take turns: the first seat of ours that is asked, unless we already look from there. A seat
 * that may still act keeps the screen, and its player passes it on by hand.
 */
export function nextViewer({
  viewer,
  waiting,
  offered,
  seats,
}: Pick<TableView, 'viewer' | 'waiting' | 'offered' | 'seats'>): number | undefined {
  const next = waiting.find((seat) => seats[seat]?.mine);
  return viewer < 0 || next === viewer || offered.includes(viewer) ? undefined : next;
}

const bases = new Map<string, TableView>(); // by their hash, for all tables

function questionOf(seat: number, decision: number | undefined): string {
  return `${seat}.${decision ?? ''}`;
}

/** The connection to a table: what it sends, and our messages to it, sent again until they are answered. */
export class TableConnection {
  shown = $state.raw<TableView | null>(null);
  /** The table before the game begins. */
  gathering = $state.raw<Gathering | null>(null);
  /** Null until it has come: the table sends all of it to everybody who enters. */
  talk = $state.raw<readonly TalkLine[] | null>(null);
  /** When `shown` came, by `performance.now()`: clocks run from then on. */
  since = $state(0);
  status = $state<'opening' | 'open' | 'lost' | 'gone'>('opening');
  refused = $state.raw<Problem | null>(null);
  /** Something of ours has not been answered yet, or the answer has not been shown. */
  busy = $state(false);

  #last: TableView | null = null; // as it came last over this socket, from whichever seat
  #held: ServerMessage[] | null = null; // what came while a base view was being fetched
  #socket: WebSocket | null = null;
  #waiting = new Map<string, ClientMessage>();
  #answers = new Set<string>(); // the messages among them that the table answers with another question
  #settled = ''; // the question that our last accepted message answered
  #pace: { seconds: number; by_hand: boolean } | undefined;
  #fresh = false; // the connection is new, and the table does not know our pace
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #unnoticed: ReturnType<typeof setTimeout> | undefined; // runs while we come back after a restart of the server
  #closed = false;
  #receivedAt = 0;
  #askedAt = 0;
  #watch: ReturnType<typeof setInterval>;
  #count = 0;

  /** `onwelcome`: a seat is ours, and this is the key to it. */
  constructor(
    readonly table: string,
    private token: string,
    private readonly onwelcome: (token: string) => void = () => undefined,
  ) {
    addEventListener('online', this.#now);
    this.#watch = setInterval(() => this.#checkAlive(), LOOK);
    this.#open();
  }

  move(action: string): void {
    const shown = this.shown;
    if (!shown || this.busy) return;
    this.#send({ type: 'move', seat: shown.viewer, decision: shown.decisions[shown.viewer] ?? 0, action }, true);
  }

  /** Take back the last action of one of our seats, or ask the others whether we may. */
  undo(seat: number): void {
    const shown = this.shown;
    if (!shown || this.busy) return;
    this.#send({ type: 'undo', seat, decision: shown.decisions[seat] ?? 0 }, shown.undoable_seats.includes(seat));
  }

  /** How long bots and chance take; sent again whenever the connection is new, as the table does not store it. */
  pace(wish: { seconds: number; by_hand: boolean }): void {
    this.#pace = wish;
    if (this.status === 'open' && this.shown && this.shown.viewer >= 0)
      this.#transmit({ type: 'pace', ...wish, id: PACE });
  }

  next(): void {
    if (!this.busy) this.#send({ type: 'next' });
  }

  look(seat: number): void {
    this.#send({ type: 'look', seat });
  }

  /** Any other message: to send it twice does no harm. */
  send(message: Agree | Change | Claim | Leave | Ready | Rematch | TalkMessage | Sit | Swap): void {
    this.#send(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#unnoticed);
    clearInterval(this.#watch);
    removeEventListener('online', this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.status === 'lost') this.#open();
  };

  /** A phone that has slept, a network that has changed: the socket may take a dead connection for a live one. */
  #checkAlive(): void {
    if (this.status !== 'open') return;
    const now = performance.now();
    if (this.#askedAt > this.#receivedAt) {
      if (now - this.#askedAt > ANSWER) this.#drop();
    } else if (now - this.#receivedAt > SILENT) {
      this.#askedAt = now;
      this.#transmit({ type: 'hello', id: HELLO });
    }
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose(socket);
    this.#socket = null; // what it may still send is of no interest
    socket.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(socketAddress(this.table));
    this.#socket = socket;
    socket.onopen = () => {
      this.#enter(PATCHES);
      this.#fresh = true;
      for (const message of this.#waiting.values()) this.#transmit(message);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#deliver(JSON.parse(String(event.data)) as ServerMessage, socket);
    };
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  #enter(protocol: number): void {
    this.#last = this.#held = null;
    const key = myKey();
    this.#transmit({ type: 'enter', token: this.token, protocol, id: ENTER, ...(key && { profile: key }) });
  }

  /** Messages are read in their order, so all of them wait for a base view that the first needs. */
  #deliver(message: ServerMessage, socket: WebSocket): void {
    if (this.#held) this.#held.push(message);
    else if (message.type === 'patch' && message.base && !bases.has(message.base)) {
      this.#held = [message];
      void this.#fetchBase(message.base, socket);
    } else this.#receive(message);
  }

  async #fetchBase(name: string, socket: WebSocket): Promise<void> {
    try {
      bases.set(name, await baseView(name, this.table));
    } catch {
      if (socket === this.#socket) this.#enter(WHOLE_VIEWS); // another server may answer there, which has never seen it
      return;
    }
    if (socket !== this.#socket) return;
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.#receive(message);
  }

  #lose(socket: WebSocket, code = 0): void {
    if (this.#closed || socket !== this.#socket) return;
    if (this.status === 'gone') return;
    if (code === RESTART && this.status === 'open') {
      this.#unnoticed ??= setTimeout(() => this.#admitLoss(), UNNOTICED);
      this.#retry = setTimeout(() => this.#open(), SOON[0] + (SOON[1] - SOON[0]) * Math.random());
      return;
    }
    if (this.#unnoticed === undefined) this.status = 'lost';
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #admitLoss(): void {
    this.#unnoticed = undefined;
    if (this.status === 'open') this.status = 'lost';
  }

  #receive(message: ServerMessage): void {
    this.#receivedAt = performance.now();
    if (message.type === 'talk') {
      this.talk = message.lines;
      return;
    }
    if (message.type === 'gathering') {
      this.#connected();
      noteCommit(this.table, message.around.commit);
      this.gathering = message;
      this.#fresh = false;
      this.#updateBusy();
      return;
    }
    if (message.type === 'patch') {
      const old = message.base ? bases.get(message.base) : this.#last;
      if (!old) return;
      message = merge(old, message.patch);
    }
    if (message.type === 'shown') {
      this.#last = message;
      this.#connected();
      if (!message.scene.over) noteCommit(this.table, message.around.commit);
      this.since = performance.now();
      this.gathering = null;
      const seat = nextViewer(message);
      if (seat === undefined) this.shown = message;
      else this.look(seat); // and show nothing of the wrong seat in between
      if (this.#fresh && this.#pace && message.viewer >= 0) this.#transmit({ type: 'pace', ...this.#pace, id: PACE });
      this.#fresh = false;
      this.#updateBusy();
      return;
    }
    if (message.id === PACE || message.id === HELLO) return;
    const sent = this.#waiting.get(message.id);
    this.#settled =
      message.type === 'accepted' && this.#answers.delete(message.id) && sent && 'decision' in sent
        ? questionOf(sent.seat, sent.decision)
        : '';
    if (message.type === 'welcome') {
      this.token = message.token;
      this.onwelcome(message.token);
    }
    if (message.type === 'denied') this.#denied(message);
    this.#waiting.delete(message.id);
    this.#updateBusy();
  }

  #connected(): void {
    clearTimeout(this.#unnoticed);
    this.#unnoticed = undefined;
    this.status = 'open';
    this.#wait = FIRST_WAIT;
  }

  /** What answers no message of ours is about the table itself: it has gone, or begun without letting anybody watch. */
  #denied({ id, problem }: Denied): void {
    this.refused = problem;
    if (id !== ENTER && id !== '') return;
    if (problem.code === 'fault' || problem.code === 'store-away') {
      this.#socket?.close(); // it may be better next time
      return;
    }
    this.status = 'gone'; // asking again would not help
    this.gathering = null;
  }

  /** A second click on a scene that is already out of date would only be refused. */
  #updateBusy(): void {
    const shown = this.shown;
    const outdated = shown !== null && questionOf(shown.viewer, shown.decisions[shown.viewer]) === this.#settled;
    this.busy = this.#waiting.size > 0 || outdated;
  }

  #send(message: ClientMessage, answers = false): void {
    const id = `${Date.now().toString(36)}-${this.#count++}`;
    if (answers) this.#answers.add(id);
    const signed = { ...message, id };
    this.refused = null;
    this.#waiting.set(id, signed);
    this.busy = true;
    this.#transmit(signed);
  }

  #transmit(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
