// Made from the package src/ludoteka/table/wire by `npm run types`: do not edit.

export type ClientMessage =
  | Enter
  | Hello
  | Move
  | Undo
  | Next
  | Pace
  | Look
  | Agree
  | Sit
  | Claim
  | Leave
  | Swap
  | Ready
  | Change
  | TalkMessage
  | Rematch;
export type ServerMessage = TableView | TablePatch | Gathering | Welcome | Talk | Accepted | Denied;

export interface Accepted {
  type: 'accepted';
  id: string;
}
/**
 * To the undo that `seat` has asked for with this decision; or not. The seat that asked withdraws it with a no.
 */
export interface Agree {
  type: 'agree';
  seat: number;
  decision: number;
  yes?: boolean;
  id?: string;
}
/**
 * To the question of this kind: items, or numbers (of choices, or as they are).
 */
export interface Answer {
  kind: string;
  items?: EnteredItem[];
  numbers?: number[];
}
/**
 * A piece of cardboard, as far as the automa must know it; no value: not seen yet, or not needed.
 */
export interface EnteredItem {
  size: string;
  value?: number | null;
  rare?: boolean;
  down?: boolean;
}
/**
 * What is the same for everybody at the table, and not about the game.
 */
export interface Around {
  terms: Terms;
  commit: string;
  host: boolean;
  watchers: number;
  deal: '' | 'daily' | 'duplicate';
  sealed: boolean;
  delayed: boolean;
  followed_by: string;
  evening?: Evening | null;
}
/**
 * What a table agrees on before anybody sits down. `takeover`: seconds after which a bot plays for who has left,
 *     0 for never. `talk`: people may write what they like, not only phrases. `webhook`: an address that is sent whose
 *     turn it is; sent to nobody.
 */
export interface Terms {
  public?: boolean;
  clock?: Clock;
  takeover?: number;
  watching?: boolean;
  delay?: Delay;
  talk?: boolean;
  webhook?: string;
}
/**
 * `move`: so many seconds for every decision. `game`: so many for all of them, and `increment` more with each.
 *     For a seat that is out of time, the room's usual bot moves.
 */
export interface Clock {
  kind?: 'game' | 'move' | 'none';
  seconds?: number;
  increment?: number;
}
/**
 * Spectators see the table as it was so many entries, and so many seconds, ago; all of it when it is over.
 */
export interface Delay {
  entries?: number;
  seconds?: number;
}
/**
 * The running score over rematches: how many of so many games each seat has won; with this one, if it is over.
 */
export interface Evening {
  won: number[];
  games: number;
}
/**
 * Those of them that are mine now.
 */
export interface Attached {
  tables: string[];
}
/**
 * The best that was possible with what really came, in the last round. Not `proved`: the best found, and a bound
 *     above it. `reached` is what the seat made of it; the scene shows the best board in the place of its own. With
 *     `earlier`, the same for the rounds before it: then all the points are those of the whole game.
 */
export interface Best {
  score: number;
  upper_bound: number;
  proved: boolean;
  reached: number;
  scene: Scene;
  earlier?: Scene[];
}
/**
 * All that one viewer sees.
 */
export interface Scene {
  words: Words;
  boards: Board[];
  tray?: Piece[];
  targets?: Target[];
  refusals?: NoTarget[];
  scores?: SeatScore[];
  tallies?: Tally[];
  tallied?: Words | null;
  shapes?: {
    [k: string]: [number, number][];
  };
  tones?: {
    [k: string]: Tone;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  progress?: [number, number];
  stage?: Words | null;
  pause?: boolean;
  over?: boolean;
  winners?: number[];
  own_record?: boolean;
  ending?: Words | null;
  teams?: Team[];
  notes?: Words[];
  secret?: boolean;
  data?: SequenceData | TriominosData | TriominosLedgerData | FitsData | StampData;
}
/**
 * A sentence: its id in the text files, and what fills it. A fact may itself be `Words`.
 */
export interface Words {
  id: string;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * One area of the table: a player's board, the common board. `box` is (left, top, width, height).
 */
export interface Board {
  id: string;
  words: Words;
  /**
   * @minItems 4
   * @maxItems 4
   */
  box: [number, number, number, number];
  cells: Cell[];
  pieces?: Piece[];
  rows?: Row[];
  seat?: number;
}
/**
 * A place on a board. `label` is what is written on it while it is empty; `marks` are printed on it and stay.
 */
export interface Cell {
  id: string;
  x: number;
  y: number;
  words: Words;
  shape: string;
  kind?: string;
  label?: Words | null;
  marks?: Mark[];
  data?: SequenceCell | FitsCell | StampCell;
}
/**
 * Something drawn on a piece, around its centre: a `band` from (x, y) to (x2, y2), a `text`, or a `glyph`.
 */
export interface Mark {
  kind: 'band' | 'glyph' | 'text';
  tone?: string;
  text?: string;
  x?: number;
  y?: number;
  x2?: number;
  y2?: number;
  size?: number;
}
export interface SequenceCell {
  card: string;
}
export interface FitsCell {
  symbol: string;
}
/**
 * Where an item lies; `seat`: in whose collection, where that is another player's.
 */
export interface StampCell {
  pile: string;
  seat?: number;
}
/**
 * A tile, chip, card or stamp, on a cell or next to the board (no cell). `short`: its name where its picture is
 *     next to it; `seat`: whose it is, where it lies on nobody's board. `state`: `last` (moved last), `sealed`, or
 *     another that only the room's own client knows. Rooms with a client of their own draw from its `data`.
 */
export interface Piece {
  id: string;
  words: Words;
  shape: string;
  short?: Words | null;
  seat?: number;
  cell?: string;
  marks?: Mark[];
  state?: string;
  data?:
    | TakeItEasyTile
    | SequenceChip
    | SequenceCard
    | TriominosTile
    | FitsPiece
    | FitsSquare
    | StampFacts
    | StampSquare
    | StampHidden
    | StampCard
    | StampToken;
}
export interface TakeItEasyTile {
  symbol: string;
  tile: string;
}
export interface SequenceChip {
  colour: string;
  locked: boolean;
  team: number;
}
/**
 * `eyes`: of a jack; `cells`: where it could be played, were it the viewer's turn (for jacks too many to name).
 */
export interface SequenceCard {
  card: string;
  cells: string[];
  dead: boolean;
  eyes: number;
  rank: string;
  suit: string;
}
/**
 * `seat`, `turn`: of a tile on the table, who laid it and when; `places`: of one on the rack, where it fits.
 */
export interface TriominosTile {
  face: string;
  numbers: number[];
  places?: number;
  seat?: number;
  turn?: number;
}
/**
 * A piece in hand.
 */
export interface FitsPiece {
  name: string;
  orientation: number;
  piece: string;
  squares: [number, number][];
}
/**
 * One square of a piece that lies in a frame.
 */
export interface FitsSquare {
  piece: string;
}
/**
 * All that is printed on a stamp; `colours`, `themes`: one for each of its halves, where it is double. `tokens`: of
 *     an item of a collection, how many Pinzetta has put next to it.
 */
export interface StampFacts {
  colours: string[];
  height: number;
  marks: string[];
  size: string;
  stamp: number;
  themes: string[];
  tokens?: number;
  value: number;
  width: number;
}
/**
 * A further square of a stamp on the page.
 */
export interface StampSquare {
  stamp: number;
}
/**
 * A stamp of which only the back is seen.
 */
export interface StampHidden {
  back: Words;
  hidden: boolean;
  size: string;
  tokens: number;
}
/**
 * An exhibitor's card, and what it does.
 */
export interface StampCard {
  card: number;
  does: Words;
  tokens: number;
}
/**
 * The token of the first player.
 */
export interface StampToken {
  token: boolean;
  tokens: number;
}
/**
 * A line of cells that matters, with the points it brings, or could. `state`: `open`, `live`, `complete`, `broken`,
 *     or one of the room's own, which its words explain.
 */
export interface Row {
  id: string;
  cells: string[];
  state: string;
  words: Words;
  tone?: string;
  points?: number;
  data?: TakeItEasyRow | SequenceRow;
}
/**
 * `number`: what its lines show, 0 for nothing yet; `beam`: the symbol that all its tiles have; `shine`: what that
 *     brings.
 */
export interface TakeItEasyRow {
  beam: string;
  direction: string;
  length: number;
  number: number;
  shine: number;
}
export interface SequenceRow {
  team: number;
}
/**
 * An action on offer: where it is taken (a cell, or a button if there is none) and what it would do. `short` is
 *     for a button next to which the piece is seen anyway; `kind`: for the room's own client, what sort of action it
 *     is; `warning`: what it gives away for good, so that it is taken only after a second word.
 */
export interface Target {
  action: string;
  words: Words;
  kind?: string;
  short?: Words | null;
  cell?: string;
  piece?: string;
  effects?: Effect[];
  warning?: Words | null;
}
/**
 * One consequence of an action, known before it is taken. `kind`: `completes`, `opens`, `continues`, `breaks`,
 *     or one of the room's own, which has no colour in the client. `tone`: what its row would have then.
 */
export interface Effect {
  kind: string;
  words: Words;
  points?: number;
  row?: string;
  tone?: string;
}
/**
 * Why nothing can be done at some cells of the viewer's board just now: the refusal in words, and its rule.
 */
export interface NoTarget {
  cells: string[];
  words: Words;
  rule?: string;
}
/**
 * A seat's points; `lines` add up to `points`, and so do the `rounds` of a series, the one on the table last.
 *     `won`: which of them, from 0, the seat won, where rounds have winners. `promised`: what the rows that are begun and
 *     not lost would bring on top. `note` says what is going on (has placed, still thinks), `badge` what the seat is in
 *     this round (calls, deals, begins).
 */
export interface SeatScore {
  seat: number;
  points: number;
  lines?: ScoreLine[];
  rounds?: number[];
  won?: number[];
  promised?: number;
  note?: Words | null;
  badge?: Words | null;
}
/**
 * One line of an explained score.
 */
export interface ScoreLine {
  words: Words;
  points: number;
  row?: string;
  kind?: string;
  data?:
    | TakeItEasyRowLine
    | TakeItEasySymbolLine
    | TakeItEasyEarlierLine
    | SequenceLine
    | TriominosLine
    | FitsLine
    | StampDayLine;
}
/**
 * A row of one number, with its cells and the tiles on them.
 */
export interface TakeItEasyRowLine {
  cells: string[];
  length: number;
  number: number;
  tiles: string[];
}
/**
 * A row of one symbol; `players`: how many share what it brings.
 */
export interface TakeItEasySymbolLine {
  cells: string[];
  length: number;
  players?: number;
  symbol: string;
  tiles: string[];
}
export interface TakeItEasyEarlierLine {
  round: number;
}
export interface SequenceLine {
  five: string;
}
/**
 * A line of a score: the turn that brought it and where, a tile on the rack of `seat`, or an earlier round.
 */
export interface TriominosLine {
  cell?: string;
  round?: number;
  seat?: number;
  tile?: string;
  turn?: number;
}
/**
 * `reason`: what brought the points, without the round. `line`: the number of a complete line; `cell`: a penalty
 *     square; `squares`, `each`: holes, and what each of them costs.
 */
export interface FitsLine {
  cell?: string;
  each?: number;
  line?: number;
  reason: Words;
  round: number;
  squares?: number;
  symbol?: string;
}
/**
 * Points of a day, and what brought them.
 */
export interface StampDayLine {
  day: number;
  what: Words;
}
/**
 * What is known of hidden or coming things: how many of a kind are left, out of how many.
 */
export interface Tally {
  words: Words;
  left: number;
  of: number;
  tone?: string;
  group?: string;
}
/**
 * A colour with what is written on it and a pattern, so that colour is never alone. `blend` names the
 *     tones that it is all of at once.
 */
export interface Tone {
  fill: string;
  ink: string;
  pattern?: string;
  blend?: string[];
}
/**
 * Seats that win or lose together: what they are called, and the tone of their pieces.
 */
export interface Team {
  words: Words;
  seats: number[];
  tone?: string;
}
/**
 * `latest`: the seat that changed the board last.
 */
export interface SequenceData {
  dealer: number;
  kind: 'sequence';
  latest: number;
  orders: SequenceOrders;
  pile: number;
  seats: SequenceSeat[];
  teams: SequenceTeam[];
  thrown: number;
  turn: number;
}
/**
 * The viewer's cards, by the ids of their pieces, in three orders. `worth`: those first that could do most now.
 */
export interface SequenceOrders {
  rank: string[];
  suit: string[];
  worth: string[];
}
export interface SequenceSeat {
  cards: number;
  cut: string;
  last: SequenceLast;
  owed: boolean;
  team: number;
  top: string;
}
/**
 * What a seat played last; empty before it did.
 */
export interface SequenceLast {
  card?: string;
  cell?: string;
}
export interface SequenceTeam {
  close: SequenceCloseLine[];
  colour: string;
  made: number;
  seats: number[];
  words: Words;
}
/**
 * A line that a team is close to: what is missing, and the cards that would fill it.
 */
export interface SequenceCloseLine {
  cards: string[];
  cells: string[];
  have: number;
  missing: string[];
  words: Words;
}
/**
 * `counts`: points are counted; `paid`: for the tiles drawn in this turn; `stuck_cost`: for laying nothing after
 *     all draws, 0 if that cannot happen in this turn; `stuck_total`: that and all draws; `lowest_gains`: in a blocked
 *     round the lowest rack gains, else everybody loses their own. `offers` by action, `misfits` by tile.
 */
export interface TriominosData {
  counts: boolean;
  drawn: number;
  draws: number;
  ended: string;
  goal: number;
  kind: 'triominos';
  lowest_gains: boolean;
  misfits: {
    [k: string]: TriominosMisfit[];
  };
  offers: {
    [k: string]: TriominosOffer;
  };
  open: TriominosOpen[];
  paid: number;
  pool: number;
  round: number;
  seats: TriominosSeat[];
  starter: number;
  stuck_cost: number;
  stuck_total: number;
  turn: number;
  turns: TriominosTurn[];
}
/**
 * Cells on which a tile does not go, and why.
 */
export interface TriominosMisfit {
  cells: string[];
  rule: string;
  words: Words;
}
/**
 * A placement: how the tile would lie, and what it brings in all.
 */
export interface TriominosOffer {
  bonus?: string;
  numbers: number[];
  points: number;
  words?: Words;
}
/**
 * A cell that can be filled, and the numbers it wants at its corners.
 */
export interface TriominosOpen {
  cell: string;
  numbers: (number | null)[];
}
/**
 * `points`: in this round; `lot`: the tile drawn for the start; `rack`: when it is revealed to all.
 */
export interface TriominosSeat {
  lot: string;
  points: number;
  rack: string[];
  sums: TriominosSum[];
  tiles: number;
}
export interface TriominosSum {
  kind: string;
  points: number;
  words: Words;
}
/**
 * What a seat did in its turn, and what that brought. `total`: its points in this round after it.
 */
export interface TriominosTurn {
  bonus?: string;
  cell?: string;
  cost: number;
  drawn: number;
  extra?: number;
  gained?: number;
  points: number;
  seat: number;
  sum?: number;
  tile?: string;
  total: number;
  words?: Words;
}
/**
 * What can be entered next on a score sheet, and what the turns of the round brought. `draws`: the most tiles that
 *     can be drawn in the next turn; `follow`: whose turn it can be, the likeliest first; `out`: who has laid the last
 *     tile, or -1.
 */
export interface TriominosLedgerData {
  bonuses: TriominosBonus[];
  draws: number;
  follow: number[];
  goal: number;
  kind: 'triominos-ledger';
  out: number;
  pool: number;
  seats: TriominosLedgerSeat[];
  turns: number[];
}
/**
 * A bonus of this variant; `possible`: with the next tile.
 */
export interface TriominosBonus {
  name: string;
  points: number;
  possible: boolean;
  words: Words;
}
export interface TriominosLedgerSeat {
  points: number;
  sums: TriominosSum[];
  tiles: number;
}
/**
 * `offers` by action, `pieces` by letter. `rank`: of somebody who has played alone to the end.
 *     `skips`: cards in the deck whose piece the viewer will not place. `placement` and `steps`: of the best frame, after
 *     a game.
 */
export interface FitsData {
  card: string;
  columns: number;
  deck: string[];
  frames: FitsFrame[];
  kind: 'mini-fits';
  offers: {
    [k: string]: FitsOffer;
  };
  penalties: FitsPenalty[];
  piece: string;
  pieces: {
    [k: string]: FitsWay[];
  };
  placement?: string[];
  points: FitsPoints;
  rank: Words | null;
  round: number;
  rounds: number;
  rows: number;
  side: number;
  skipped: FitsSkipped[];
  skips: string[];
  steps?: FitsStep[];
  symbols: FitsSymbol[];
}
export interface FitsFrame {
  aside: string[];
  chosen: boolean;
  heights: number[];
  lines: string[];
  passes: boolean;
  pieces: FitsPlacedPiece[];
  points: number;
  sits_out: boolean;
  start: string;
  sums: FitsSum[];
  visible: string[];
}
export interface FitsPlacedPiece {
  column: number;
  last: boolean;
  name: string;
  piece: string;
  rest: number;
  sealed: boolean;
  squares: [number, number][];
  start: boolean;
}
export interface FitsSum {
  count: number;
  each?: number;
  kind: string;
  of?: number;
  points: number;
  symbol?: string;
}
/**
 * Where a piece would rest, and what that does; `above`: squares of it that stick out on top.
 */
export interface FitsOffer {
  above: number;
  buries: string[];
  column: number;
  covers: FitsPrinted[];
  lines: number[];
  loses: string[];
  name: string;
  points: number;
  rest: number;
  shelters: FitsPrinted[];
  squares: [number, number][];
}
/**
 * A square with the symbol printed on it.
 */
export interface FitsPrinted {
  cell: string;
  symbol: string;
}
export interface FitsPenalty {
  cell: string;
  points: number;
}
/**
 * A piece as it is held: `name` is that of the first way that looks alike.
 */
export interface FitsWay {
  height: number;
  name: string;
  squares: [number, number][];
  width: number;
}
/**
 * `boxes`: so many of one symbol in sight make a set.
 */
export interface FitsPoints {
  boxes: number;
  hole: number;
  line: number;
  set: number;
}
/**
 * A card whose piece nobody placed, and whose start piece it is.
 */
export interface FitsSkipped {
  piece: string;
  seats: number[];
}
/**
 * A slide of the best frame: nothing, if the piece is set aside; the lines that are complete then.
 */
export interface FitsStep {
  lines: number[];
  piece: string;
  points: number;
}
export interface FitsSymbol {
  cells: string[];
  name: string;
}
/**
 * `built_in`: the content is our own, not that of the box; `tickets`: those that are left; `pinzetta`: nobody,
 *     where several play; `splits` by action; `would` by piece: stamps that can be placed, or tried.
 */
export interface StampData {
  built_in: boolean;
  cards: StampExhibitor[];
  contests: StampContest[];
  day: number;
  days: number[];
  empty: number;
  end: StampEnd;
  full: boolean;
  items: {
    [k: string]: StampItem;
  };
  kind: 'stamp-swap';
  ladder: StampLadder;
  level: number;
  mat: StampExhibitor | null;
  phase: string;
  piles: StampBothPiles;
  pinzetta: StampPinzetta | null;
  splits: {
    [k: string]: StampSplit;
  };
  step: 'choose' | 'collect' | 'exhibit' | 'reserve' | 'split';
  table: StampSeveral | null;
  tickets: number;
  would: {
    [k: string]: StampOutcome;
  };
}
/**
 * A card, or what is printed on the own mat: scores every day (`show`), at the end, or otherwise.
 */
export interface StampExhibitor {
  kind: 'end' | 'other' | 'show';
  now: number;
  number?: number;
  words: Words;
}
/**
 * `score`: what scores, and how much; `so_far`: how far it has come, where the points do not say it; `ticket`: the
 *     day on which it was scored, 0 for not yet.
 */
export interface StampContest {
  category: string;
  id: number;
  now: number;
  score: Words;
  scored: number;
  so_far: Words | null;
  ticket: number;
  words: Words;
}
/**
 * What the end would bring now.
 */
export interface StampEnd {
  finale: number;
  forever: number;
  stamps: number;
  values: number;
}
/**
 * `fits`: a stamp that still fits on the page; `why`: what its tokens are for.
 */
export interface StampItem {
  down: boolean;
  fits: boolean | null;
  why: Words[];
}
/**
 * What the first places in forever stamps bring, and how many the imaginary player has; 0: there is none.
 */
export interface StampLadder {
  imaginary: number;
  points: number[];
}
export interface StampBothPiles {
  hers: StampPiles;
  yours: StampPiles;
}
export interface StampPiles {
  large: number;
  small: number;
}
/**
 * `chose`: why she took the pile that she took. `level`: what her level brings at the end; in introductory mode it
 *     is all that she gets. `final`: the decision card for her mat, once it is drawn; `used`: the show scoring cards that
 *     were drawn.
 */
export interface StampPinzetta {
  chose: StampChoice | null;
  crossed: number;
  decision: number;
  decks: StampDecks;
  fields: StampField[];
  final: number;
  help: HelpCard[];
  level: number;
  lines: StampLine[];
  points: number;
  swapped: string[];
  targets: Words[];
  took: '' | 'large' | 'small';
  used: number[];
}
/**
 * What your piles were worth to her, before and after her card took tokens away.
 */
export interface StampChoice {
  after: StampPiles;
  before: StampPiles;
}
/**
 * What is printed on Pinzetta's cards.
 */
export interface StampDecks {
  decisions: StampDecision[];
  shows: StampShow[];
}
/**
 * `fields`: what each item on a field brings at the end; nothing in introductory mode.
 */
export interface StampDecision {
  crossed: number;
  fields: number[];
  number: number;
}
/**
 * A show scoring card, on the level that is played.
 */
export interface StampShow {
  contests: StampContestPoints[];
  number: number;
}
export interface StampContestPoints {
  id: number;
  points: number;
}
/**
 * Of Pinzetta's mat. `each`: what an item there brings, once it is known; `points`: what all of them do.
 */
export interface StampField {
  count: number;
  each?: number;
  name: string;
  points?: number;
  words: Words;
}
export interface HelpCard {
  words: Words;
  lines: Words[];
}
export interface StampLine {
  points: number;
  words: Words;
}
/**
 * The cells whose items would make the large pile, what the piles would be worth to Pinzetta, and which of them she
 *     would take.
 */
export interface StampSplit {
  cells: string[];
  large?: number;
  odds?: StampOdds;
  small?: number;
}
/**
 * With how many of her `cards` Pinzetta would take the large pile. `turns_from`: with so many crossed-out icons she
 *     takes the other pile than without any; 0: with none of her cards, or it is not that simple. `by_card`: is it the
 *     large pile, for each card, those with the fewest crossed-out icons first.
 */
export interface StampOdds {
  by_card: boolean[];
  cards: number;
  large: number;
  turns_from: number;
}
/**
 * `rule`: of the top event card; `turn`: where one acts after the other; `first`: who has the first player's token;
 *     `takes`: by action, whose pile would be taken; `seats`: from the viewer on, clockwise.
 */
export interface StampSeveral {
  events: number[];
  first: number;
  rule: Words | null;
  seats: StampRival[];
  takes: {
    [k: string]: StampTake;
  };
  turn: number | null;
}
/**
 * Somebody at a table of several. `piles`: what they show, while they are chosen from. `days`: what each day
 *     brought, and last what none of them did; `ready`: done before the others are; `chosen`: has had a turn to choose
 *     today; `taken`: the pile that somebody took, and who.
 */
export interface StampRival {
  cards: Words[];
  chosen: boolean;
  days: number[];
  forever: number;
  mat: Words | null;
  piles: StampSights | null;
  points: number;
  ready: boolean;
  seat: number;
  taken: '' | 'large' | 'small';
  taker: number | null;
  tickets: number;
}
export interface StampSights {
  large: StampSight;
  small: StampSight;
}
/**
 * What everybody sees of a pile: printed values, and how many cards and hidden stamps are with them.
 */
export interface StampSight {
  cards: number;
  hidden: number;
  values: number;
}
export interface StampTake {
  pile: 'large' | 'small';
  seat: number;
}
/**
 * What would score then, where a stamp comes to lie on the page: only what would be different. `anywhere`: wherever
 *     that is; `places`: where most would be scored first.
 */
export interface StampOutcome {
  anywhere: {
    [k: string]: number;
  };
  places: StampPlaces[];
}
/**
 * Squares on which a stamp can lie with its corner, as `a-c1 e1 b2`: each row by itself, what is side by side taken
 *     together; and what would score then besides what does anywhere.
 */
export interface StampPlaces {
  cells: string;
  then: {
    [k: string]: number;
  };
}
/**
 * The calls of one round in their order, with what it takes to draw them. `tallies`: what can come before the
 *     first call; `left`: for each call, how many of each tally can still come after it. A piece's message may have an
 *     attribute `.aloud`: how a voice reads it. `dealt`: what each player has before the first call;
 *     `skipped`: for each call, what was turned up before it and discarded, and at the end what came after the last.
 *     `more`: another round follows. `choices`: first somebody (`asked`) has to choose; nothing is called yet.
 */
export interface Calls {
  game: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  round: number;
  pieces: Piece[];
  tallies: Tally[];
  left: number[][];
  shapes: {
    [k: string]: [number, number][];
  };
  tones: {
    [k: string]: Tone;
  };
  heading?: Words | null;
  more?: boolean;
  dealt?: Piece[];
  skipped?: Piece[][];
  asked?: number;
  choices?: Target[];
  tray?: Piece[];
}
/**
 * The host's: make a seat `open`, `human`, or a bot's, or do away with it (`gone`); the seat after the last is a
 *     new one. Who sat there has to get up. `revision`: of the table that the host saw, so that sending it twice does no
 *     harm.
 */
export interface Change {
  type: 'change';
  seat: number;
  becomes: string;
  revision: number;
  id?: string;
}
export interface Choice {
  number: number;
  words: Words;
  note?: Words | null;
}
/**
 * Take the seat that the host has reserved for me, with the key of my personal link. Answered by `welcome`: from
 *     then on the key opens nothing, and the seat is mine alone. `nonce`: as for `sit`.
 */
export interface Claim {
  type: 'claim';
  key: string;
  nonce: string;
  id?: string;
}
/**
 * The first message: who I am. An empty token enters as a spectator. `protocol`: 2, if I understand patches; who
 *     does not is sent every view as a whole. `profile`: the key of my profile, should I sit down here.
 */
export interface Enter {
  type: 'enter';
  token?: string;
  profile?: string;
  protocol?: number;
  spare?: boolean;
  id?: string;
}
/**
 * Are you still there? Answered by `accepted`: a line that was cut says nothing.
 */
export interface Hello {
  type: 'hello';
  id?: string;
}
export interface Move {
  type: 'move';
  seat: number;
  decision: number;
  action: string;
  id?: string;
}
export interface Undo {
  type: 'undo';
  seat: number;
  decision: number;
  id?: string;
}
/**
 * Go on after a pause between rounds.
 */
export interface Next {
  type: 'next';
  id?: string;
}
/**
 * How long bots and chance take at this table: seconds before each step; `by_hand`: chance waits for Next. Where
 *     several people play, only the host's wish counts.
 */
export interface Pace {
  type: 'pace';
  seconds?: number;
  by_hand?: boolean;
  id?: string;
}
/**
 * Show me the table from this seat of mine.
 */
export interface Look {
  type: 'look';
  seat: number;
  id?: string;
}
/**
 * Take an open seat, or move to it. Answered by `welcome`. `nonce`: a long random text of the client's; who
 *     sends it again is the same person.
 */
export interface Sit {
  type: 'sit';
  seat: number;
  name: string;
  nonce: string;
  id?: string;
}
/**
 * Give my seats back while the table gathers.
 */
export interface Leave {
  type: 'leave';
  id?: string;
}
/**
 * I would like to sit there. A free seat is mine at once; with a person, when they wish for mine as well.
 */
export interface Swap {
  type: 'swap';
  mine: number;
  seat: number;
  id?: string;
}
/**
 * I am ready, and this is my share in the chance of the game: 32 random bytes in hexadecimal digits. The table
 *     begins when everybody is. Without a share: not ready after all.
 */
export interface Ready {
  type: 'ready';
  share: string;
  id?: string;
}
/**
 * A phrase by its id (words: `phrase-<id>`), or, if the table agreed on it, a text of one's own.
 */
export interface TalkMessage {
  type: 'say';
  phrase?: string;
  text?: string;
  id?: string;
}
/**
 * When the game is over: a new table with the same people. `rotate`: everybody moves up one seat.
 */
export interface Rematch {
  type: 'rematch';
  rotate?: boolean;
  id?: string;
}
/**
 * How the points of a finished game came about. `points`: everybody's, at each stop of its replay. `moments`: for
 *     each seat, those of the lines of its score.
 */
export interface Course {
  points: number[][];
  moments: Moment[][];
}
/**
 * Where a line of a score came from: a stop of the replay, and cells of the board at that stop.
 */
export interface Moment {
  stop: number;
  cells?: string[];
}
/**
 * The challenge of a day (UTC) and who did how well, best first. `opponents`: the bots at the other seats. `mine`:
 *     my own table of that day, once I have begun it, on whichever device. `days`: those on which I have taken on a
 *     challenge of any game, the first one first; with a profile.
 */
export interface Daily {
  game: string;
  date: string;
  options: {
    [k: string]: string;
  };
  opponents: string[];
  results: DailyResult[];
  open: boolean;
  mine?: string;
  days?: string[];
}
/**
 * `table` is sent to those who have finished their own game of that day, and to everybody when the day is over.
 */
export interface DailyResult {
  name: string;
  score: number;
  won: boolean;
  mine: boolean;
  table?: string;
}
export interface Denied {
  type: 'denied';
  id: string;
  problem: Problem;
}
/**
 * Why something was refused; `words` is the message `refused-<code>` with its facts.
 */
export interface Problem {
  code: string;
  words: Words;
  rule?: string;
  place?: string;
}
/**
 * Draw `k` chose outcome number `outcome` (from 0) `of` so many; `text`: what came, in notation. A draw that was
 *     taken back is followed by another with its number.
 */
export interface Drawn {
  k: number;
  of: number;
  outcome: number;
  text: string;
}
/**
 * A round of cardboard; `ended`: how (empty: not yet), `racks`: what was left then, by seat.
 */
export interface EnteredRound {
  turns?: EnteredTurn[];
  ended?: string;
  racks?: string[];
}
/**
 * What somebody did with cardboard: drew so many, laid a piece (or none), and the bonus that it made.
 */
export interface EnteredTurn {
  seat: number;
  tile?: string;
  bonus?: string;
  drawn?: number;
}
/**
 * What a client needs to offer a game. Words: `game-<name>`, and as `-about`, `-box` and `-line` what it is, ever
 *     shorter; `preset-<game>-<preset>`, `option-<game>-<option>`, `choice-<game>-<option>-<choice>`, `bot-<level>`.
 */
export interface GameInfo {
  name: string;
  seats: number[];
  presets: Preset[];
  options: OptionField[];
  bots: string[];
  usual_bot: string;
  minutes: number;
  weight: string;
  cardboard: boolean;
  called_by_seats: boolean;
  ledger: boolean;
  companion: boolean;
  hindsight: boolean;
  coach: boolean;
}
export interface Preset {
  name: string;
  options: {
    [k: string]: string;
  };
  seats: number[];
}
/**
 * An option as it is offered to people.
 */
export interface OptionField {
  name: string;
  choices: string[];
  default: string;
  rule: string;
  assumed: boolean;
  needs: {
    [k: string]: string;
  };
  cardboard: boolean;
  by_seats: boolean;
  seats: number[];
  choices_at: {
    [k: string]: number[];
  };
  asked_at: number[];
}
/**
 * A table that waits for people: sent on entering and after every change until the game begins.
 */
export interface Gathering {
  type: 'gathering';
  table: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: SeatInfo[];
  around: Around;
  revision: number;
  swaps: [number, number][];
  teams: Team[];
  sizes: number[];
}
/**
 * `kind`: as in `NewSeat`; `open` only while nobody has taken the seat. `stand_in`: its person has gone, and a bot
 *     plays. `you`: the only seat of who looks, however it is called; where several play at one screen, nobody is.
 */
export interface SeatInfo {
  kind: string;
  name: string;
  mine: boolean;
  you?: boolean;
  here?: boolean;
  ready?: boolean;
  stand_in?: boolean;
  left?: number | null;
}
/**
 * The server is there. `ludoteka` is its version; `server_id` (on the wire: `house`) names the data folder, so that
 *     a second server for the same one can find the first. `address`: where other devices find it (`--lan`), if that is
 *     known. `webhooks`: tables may have them here. `most_tables`: so many can get the same deal. `push`: the public
 *     key of the server for pushes to browsers; empty, if it sends none.
 */
export interface Health {
  ludoteka: string;
  house: string;
  address?: string;
  webhooks?: boolean;
  most_tables?: number;
  push?: string;
}
/**
 * The key to a seat that is reserved for a guest. It opens nothing but can be exchanged once, over the socket
 *     (`claim`), for a token that nobody but the guest has seen: not even the host, who sends it.
 */
export interface Invitation {
  table: string;
  key: string;
}
/**
 * A kind of item that can be entered, and what is asked about it. Kinds with the same `back` look the same face
 *     down: one may turn out to be the other.
 */
export interface ItemKind {
  size: string;
  words: Words;
  back?: string;
  valued?: boolean;
  rare?: boolean;
  down?: boolean;
}
/**
 * Rounds played with cardboard, to be scored. What is entered of a round is defined by the room (`Round`).
 */
export interface LedgerRounds {
  game: string;
  names: string[];
  rounds: unknown[];
  options?: {
    [k: string]: string;
  };
}
/**
 * A public table at which somebody is sitting right now.
 */
export interface LobbyTable {
  table: string;
  game: string;
  options: {
    [k: string]: string;
  };
  stage: 'gathering' | 'over' | 'playing';
  seats: NewSeat[];
  free: number;
  terms: Terms;
  watchers: number;
  created: string;
}
/**
 * `kind` is `human` (at the host's screen), `open` (for everyone who has the link), or `bot:<level>`, with one of
 *     the room's levels.
 */
export interface NewSeat {
  kind: string;
  name?: string;
}
/**
 * My profile. `name` is empty until I choose one. `games`: how many tables are mine.
 */
export interface Me {
  name: string;
  created: string;
  devices: number;
  games: number;
}
/**
 * One of my tables. `to_move`: the seats that are waited for. `scores`: as a spectator sees them. `winners`: once
 *     it is over. `day`: of a daily challenge, like 2026-01-31.
 */
export interface MyGame {
  table: string;
  token: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: MySeat[];
  stage: 'gathering' | 'over' | 'playing';
  my_turn: boolean;
  to_move: number[];
  scores: number[];
  winners: number[];
  deal: '' | 'daily' | 'duplicate';
  day: string;
  created: string;
  changed: string;
  may_end: boolean;
}
/**
 * `kind`: as in `NewSeat`; an open seat that is taken is `human`.
 */
export interface MySeat {
  kind: string;
  name: string;
  mine: boolean;
}
/**
 * A page of my games: where it is my turn, then those that go on, then finished ones; each newest first.
 *     `total`: how many there are on all pages; `waiting`: in how many of all my games it is my turn.
 */
export interface MyGames {
  games: MyGame[];
  total: number;
  waiting: number;
}
/**
 * The name that is offered at new tables; empty: none.
 */
export interface MyName {
  name?: string;
}
/**
 * For owners of the box: what is to be called, in random order. `seats`: how many play, where that matters.
 *     `chosen`: what people have answered to the questions of this round so far, in notation.
 */
export interface NewCalls {
  game: string;
  options?: {
    [k: string]: string;
  };
  seats?: number;
  round?: number;
  chosen?: string[];
}
/**
 * My game of the day. `nonce`: a long random text of the client's; with the same one comes the same game.
 */
export interface NewDaily {
  name: string;
  nonce: string;
}
/**
 * Several tables with the same deal. Its seats are open or bots'.
 */
export interface NewDuplicate {
  table: NewTable;
  tables: number;
}
/**
 * With an open seat the table gathers people first; without one, the game begins at once.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: {
    [k: string]: string;
  };
  terms?: Terms;
}
/**
 * The host reserves a seat for somebody, and sends them their personal link. With the same `nonce` comes the same
 *     key.
 */
export interface NewGuest {
  seat: number;
  name: string;
  nonce: string;
}
/**
 * A game on a real table with an automa, as far as it was entered; `draw`: draw the card that is asked for.
 *     `pack` is how older clients name the components.
 */
export interface NewSession {
  game: string;
  entries: Answer[];
  options?: {
    [k: string]: string;
  };
  components?: 'built-in' | 'none' | 'own';
  pack?: 'house' | 'none' | 'own';
  quick?: boolean;
  draw?: boolean;
}
export interface NumberField {
  words: Words;
  least: number;
  most: number;
}
/**
 * A table, and the token that I have there.
 */
export interface OwnedKey {
  table: string;
  token: string;
}
/**
 * Tables that are to be mine; those whose token is not valid any more are left out without a word.
 */
export interface OwnedKeys {
  keys: OwnedKey[];
}
/**
 * A code with which another device becomes mine, once and until `expires` (ISO 8601, UTC).
 */
export interface Pairing {
  code: string;
  expires: string;
}
export interface PairingCode {
  code: string;
}
/**
 * Whose code it is: to be shown before a device joins them.
 */
export interface PairingOwner {
  name: string;
  games: number;
}
/**
 * Whether a table can be made as it was asked for, and who would play with whom there.
 */
export interface Possible {
  problem?: Problem | null;
  teams?: Team[];
}
/**
 * How far something has come that takes a while.
 */
export interface Progress {
  done: number;
  of: number;
}
/**
 * Why nobody can have stacked a finished game: what was settled before it, what was revealed after it. `shares`: of
 *     the seats, empty for those that had none. `draws` all follow from both, if it is `proved`; anybody can compute them
 *     (`docs/chance.md`).
 */
export interface Proof {
  commit: string;
  seed: string;
  shares: string[];
  draws: Drawn[];
  proved: boolean;
}
export interface PushEndpoint {
  endpoint: string;
}
/**
 * Where a browser of mine wants to be told that it is my turn, as its `PushManager` has made it.
 */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}
/**
 * A text to be drawn as a QR code: a link of this server.
 */
export interface QrText {
  text: string;
}
/**
 * What is to be entered next. `items`: so many of these kinds, perhaps some `given` already, of which only what is
 *     missing is asked; `choose`: so many of the choices; `numbers`: one for each field; `draw`: the program draws one of
 *     the choices, if it is asked to; `do`: nothing is entered. `lines`: what to do at the real table before answering.
 */
export interface Question {
  kind: string;
  form: 'choose' | 'do' | 'draw' | 'items' | 'numbers';
  words: Words;
  hint?: Words | null;
  heading?: Words | null;
  lines?: Words[];
  least?: number;
  most?: number;
  choices?: Choice[];
  kinds?: ItemKind[];
  given?: EnteredItem[];
  values?: number[];
  rare_values?: number[];
  fields?: NumberField[];
}
/**
 * What an uploaded record holds. `proved`: its seed was revealed, and every draw follows from it.
 */
export interface RecordInfo {
  game: string;
  options: {
    [k: string]: string;
  };
  seats: NewSeat[];
  scores: number[];
  over: boolean;
  entries: number;
  proved: boolean;
}
/**
 * A finished game at one of its stops: the table then, and what had happened since the stop before.
 */
export interface ReplayStop {
  stop: number;
  stops: number;
  scene: Scene;
  story: StoryLine[];
}
/**
 * An entry of the log that the viewer may know. `actor`: a seat, or -1 for chance, -2 for an automa. `kind`: what
 *     sort of entry it is, in a room that says so.
 */
export interface StoryLine {
  actor: number;
  text: string;
  words: Words;
  kind?: string;
}
/**
 * What the coach thinks of a seat's moves. `costliest`: indices of the few that cost most, in the order of play.
 */
export interface Review {
  moves: ReviewedMove[];
  costliest: number[];
  cost: number;
}
/**
 * A choice among several: `ways` best first, `chosen` is the index of the one taken. `stop`: where in the replay
 *     it was to be made; `tray`: the pieces that it was about; `round`: from 1.
 */
export interface ReviewedMove {
  stop: number;
  ways: Way[];
  chosen: number;
  cost: number;
  tray?: Piece[];
  round?: number;
}
/**
 * Something that could have been done, where, and the points that the coach expected of it. `lies_on`: the cells
 *     that a piece would have covered, where these are several; `effects`: what it would have done, of the best way and
 *     the one taken.
 */
export interface Way {
  action: string;
  words: Words;
  cell: string;
  expected: number;
  lies_on?: string[];
  effects?: Effect[];
}
/**
 * A rule of the rulebook: its id is the message with its text, `.title` its title; perhaps with pictures, drawn
 *     from boards, or from single pieces in the tray. `.caption`, `.caption2`, ... say what they show.
 */
export interface RulePage {
  id: string;
  assumed: boolean;
  pictures?: Scene[];
}
/**
 * Words: `rulebook-<game>-<name>`.
 */
export interface RuleSection {
  name: string;
  rules: RulePage[];
}
export interface Rulebook {
  game: string;
  sections: RuleSection[];
  companion?: boolean;
}
/**
 * A sheet with its points: boards, rows and explained scores as in a game, and all the pieces there are. `rounds`:
 *     how many the sheet is for; `heading`: which of them this is.
 */
export interface Scored {
  scene: Scene;
  pieces: Piece[];
  rounds?: number;
  heading?: Words | null;
}
/**
 * The table as the viewer may see it: sent on entering and after every change, to clients that do not understand
 *     patches.
 */
export interface TableView {
  type: 'shown';
  table: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: SeatInfo[];
  viewer: number;
  waiting: number[];
  decisions: {
    [k: string]: number;
  };
  undoable: boolean;
  undoable_seats: number[];
  offered: number[];
  resting: boolean;
  scene: Scene;
  story: StoryLine[];
  around: Around;
  story_from?: number;
  consent?: boolean;
  undo_asked?: UndoAsked | null;
  goal?: Words | null;
  variant?: Words | null;
}
/**
 * Somebody would like to take a move back. `agreed`: seats whose people have agreed.
 */
export interface UndoAsked {
  seat: number;
  decision: number;
  agreed: number[];
}
/**
 * What is new in the view since the last one over this socket; on entering: since the base view, which is at
 *     `/api/views/{base}`. `docs/protocol-wire.md` explains `patch`.
 */
export interface TablePatch {
  type: 'patch';
  patch: {
    [k: string]: unknown;
  };
  base?: string;
}
/**
 * The answer to `sit`: the token of my own, to be stored.
 */
export interface Welcome {
  type: 'welcome';
  id: string;
  token: string;
}
/**
 * The last messages of the chat, all of them.
 */
export interface Talk {
  type: 'talk';
  lines: TalkLine[];
}
/**
 * `phrase` or `text` is empty.
 */
export interface TalkLine {
  seat: number;
  name: string;
  phrase: string;
  text: string;
  at: string;
}
/**
 * Where the answers have led. `entries`: the answers, with what the program has drawn; `asked`: the questions that
 *     were answered, and (unless it is over) the open one: that of the first answer that does not fit, if there is one.
 *     `own_lines`: the owner's points, as soon as they are known.
 */
export interface Session {
  entries: Answer[];
  asked: Question[];
  steps: Step[];
  who: Words;
  points: number;
  lines: ScoreLine[];
  own_points?: number;
  own_lines?: ScoreLine[];
  notes?: Words[];
  cards?: HelpCard[];
  components?: ('built-in' | 'none' | 'own')[];
  over?: boolean;
  trouble?: Trouble | null;
}
/**
 * Something that was done, with its reasons, after this answer (counted from 0).
 */
export interface Step {
  entry: number;
  words: Words;
  lines?: Words[];
  heading?: Words | null;
  by_automa?: boolean;
}
/**
 * The first answer that does not fit (counted from 0), and why.
 */
export interface Trouble {
  entry: number;
  code: string;
  words: Words;
  rule?: string;
}
/**
 * Finished boards of cardboard, to be scored: for each player, the id of a piece by the cell it lies on. `earlier`:
 *     the boards of the rounds before, where a sheet is for several.
 */
export interface Sheet {
  game: string;
  names: string[];
  boards: {
    [k: string]: string;
  }[];
  options?: {
    [k: string]: string;
  };
  earlier?: {
    [k: string]: string;
  }[][];
}
/**
 * A table in a list of saved games; the scene holds one board and no more than a small picture of it needs.
 */
export interface TableInfo {
  table: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: NewSeat[];
  scores: number[];
  over: boolean;
  stage: 'gathering' | 'over' | 'playing';
  changed: string;
  scene: Scene;
  may_end?: boolean;
  mine?: number[];
  waiting?: number[];
}
/**
 * A table, and the token that proves the right to one's seats there. The token never stands in an address; on
 *     another device it comes after the `#` of a personal link, which no server gets to see.
 */
export interface TableKey {
  table: string;
  token: string;
}
/**
 * The other tables with the same deal: how they stand, once all are over.
 */
export interface Together {
  tables: TogetherTable[];
  over: boolean;
}
/**
 * `table` is sent when all are over. `stage`: `gathering`, `playing` or `over`.
 */
export interface TogetherTable {
  table: string;
  names: string[];
  stage: string;
  scores?: number[];
}
