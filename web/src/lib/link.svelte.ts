import { socketAddress } from './api';
import { noteCommit } from './person';
import { whole } from './spared';
import type {
  Accepted,
  Agree,
  Change,
  Claim,
  Denied,
  Enter,
  Gathering,
  Hello,
  Leave,
  Look,
  Move,
  Next,
  Pace,
  Problem,
  Ready,
  Rematch,
  Say,
  Shown,
  Sit,
  Swap,
  Talk,
  TalkLine,
  Undo,
  Welcome,
} from './wire';

type Heard =
  | Agree
  | Change
  | Claim
  | Enter
  | Hello
  | Leave
  | Look
  | Move
  | Next
  | Pace
  | Ready
  | Rematch
  | Say
  | Sit
  | Swap
  | Undo;
type Said = Accepted | Denied | Gathering | Shown | Talk | Welcome;

const ENTER = 'enter';
const PACE = 'pace';
const HELLO = 'hello';
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const LOOK = 5000; // ms between two looks at the line
const SILENT = 25_000; // ms without a word before we ask whether anybody is there
const ANSWER = 10_000; // ms for the answer; then the line is cut, whatever the socket thinks

/**
 * People at one screen take turns: the first seat of ours that is asked, unless we already look from there. Whoever may
 * still do something keeps the screen, and passes it on by hand.
 */
export function seatToLookFrom({
  viewer,
  waiting,
  offered,
  seats,
}: Pick<Shown, 'viewer' | 'waiting' | 'offered' | 'seats'>): number | undefined {
  const next = waiting.find((seat) => seats[seat]?.mine);
  return viewer < 0 || next === viewer || offered.includes(viewer) ? undefined : next;
}

function questionOf(seat: number, decision: number | undefined): string {
  return `${seat}.${decision ?? ''}`;
}

/** The line to a table: what it shows, and our messages to it, sent again until they are answered. */
export class TableLink {
  shown = $state.raw<Shown | null>(null);
  /** The table before the game begins. */
  gathering = $state.raw<Gathering | null>(null);
  /** Null until we know what was said before we came: the table tells it to everybody who enters. */
  talk = $state.raw<readonly TalkLine[] | null>(null);
  /** When `shown` came, by `performance.now()`: clocks run from then on. */
  since = $state(0);
  connection = $state<'opening' | 'open' | 'lost' | 'gone'>('opening');
  refused = $state.raw<Problem | null>(null);
  /** Something of ours has not been answered yet, or the answer has not been shown. */
  busy = $state(false);

  #last: Shown | null = null; // as it came last over this socket, from whichever seat
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Heard>();
  #answers = new Set<string>(); // the messages among them that the table answers with another question
  #settled = ''; // the question that our last accepted message answered
  #pace: { seconds: number; by_hand: boolean } | undefined;
  #fresh = false; // the line is new, and the table does not know our pace
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #heardAt = 0;
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
    this.#watch = setInterval(() => this.#listen(), LOOK);
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

  /** How long bots and chance take; told again whenever the line is new, as the table does not store it. */
  pace(wish: { seconds: number; by_hand: boolean }): void {
    this.#pace = wish;
    if (this.connection === 'open' && this.shown && this.shown.viewer >= 0)
      this.#transmit({ type: 'pace', ...wish, id: PACE });
  }

  next(): void {
    if (!this.busy) this.#send({ type: 'next' });
  }

  look(seat: number): void {
    this.#send({ type: 'look', seat });
  }

  /** Anything else that one says at a table: it does no harm to say it twice. */
  say(message: Agree | Change | Claim | Leave | Ready | Rematch | Say | Sit | Swap): void {
    this.#send(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    removeEventListener('online', this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.connection === 'lost') this.#open();
  };

  /** A phone that has slept, a network that has changed: the socket may believe in a line that is long cut. */
  #listen(): void {
    if (this.connection !== 'open') return;
    const now = performance.now();
    if (this.#askedAt > this.#heardAt) {
      if (now - this.#askedAt > ANSWER) this.#drop();
    } else if (now - this.#heardAt > SILENT) {
      this.#askedAt = now;
      this.#transmit({ type: 'hello', id: HELLO });
    }
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose(socket);
    this.#socket = null; // what it may still say is of no interest
    socket.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(socketAddress(this.table));
    this.#socket = socket;
    socket.onopen = () => {
      this.#last = null;
      this.#transmit({ type: 'enter', token: this.token, spare: true, id: ENTER });
      this.#fresh = true;
      for (const message of this.#waiting.values()) this.#transmit(message);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Said);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    if (this.connection === 'gone') return;
    this.connection = 'lost';
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #hear(said: Said): void {
    this.#heardAt = performance.now();
    if (said.type === 'talk') {
      this.talk = said.lines;
      return;
    }
    if (said.type === 'gathering') {
      this.#reached();
      noteCommit(this.table, said.around.commit);
      this.gathering = said;
      this.#fresh = false;
      this.#weigh();
      return;
    }
    if (said.type === 'shown') {
      said = this.#last = whole(said, this.#last);
      this.#reached();
      if (!said.scene.over) noteCommit(this.table, said.around.commit);
      this.since = performance.now();
      this.gathering = null;
      const seat = seatToLookFrom(said);
      if (seat === undefined) this.shown = said;
      else this.look(seat); // and show nothing of the wrong seat in between
      if (this.#fresh && this.#pace && said.viewer >= 0) this.#transmit({ type: 'pace', ...this.#pace, id: PACE });
      this.#fresh = false;
      this.#weigh();
      return;
    }
    if (said.id === PACE || said.id === HELLO) return;
    const message = this.#waiting.get(said.id);
    this.#settled =
      said.type === 'accepted' && this.#answers.delete(said.id) && message && 'decision' in message
        ? questionOf(message.seat, message.decision)
        : '';
    if (said.type === 'welcome') {
      this.token = said.token;
      this.onwelcome(said.token);
    }
    if (said.type === 'denied') this.#turnedDown(said);
    this.#waiting.delete(said.id);
    this.#weigh();
  }

  #reached(): void {
    this.connection = 'open';
    this.#wait = FIRST_WAIT;
  }

  /** What nobody asked for is about the table itself: it has gone, or begun without letting anybody watch. */
  #turnedDown({ id, problem }: Denied): void {
    this.refused = problem;
    if (id !== ENTER && id !== '') return;
    if (problem.code === 'fault') {
      this.#socket?.close(); // it may be better next time
      return;
    }
    this.connection = 'gone'; // asking again would not help
    this.gathering = null;
  }

  /** A second click on a scene that is already out of date would only be refused. */
  #weigh(): void {
    const shown = this.shown;
    const outdated = shown !== null && questionOf(shown.viewer, shown.decisions[shown.viewer]) === this.#settled;
    this.busy = this.#waiting.size > 0 || outdated;
  }

  #send(message: Heard, answers = false): void {
    const id = `${Date.now().toString(36)}-${this.#count++}`;
    if (answers) this.#answers.add(id);
    const signed = { ...message, id };
    this.refused = null;
    this.#waiting.set(id, signed);
    this.busy = true;
    this.#transmit(signed);
  }

  #transmit(message: Heard): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
