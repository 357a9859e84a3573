"""What is in the box, and what is on the table. Kernel dialect."""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape

SEATS = range(1, 6)
MOST_SEATS = 5
HERS = MOST_SEATS  # Pinzetta's side of the table, after everybody's
SIDES = MOST_SEATS + 1

STAMPS, ATTENDEES, CONTESTS, MATS, EVENTS, DECISIONS, SHOWS = 165, 19, 30, 5, 10, 8, 4
NOTHING = 0
CARD = 200  # an item is the number of a stamp, or CARD and the number of an attendee card, or
TOKEN = CARD + ATTENDEES + 1  # the first player's token
SIDE, CELLS, WHOLE_ROW = 12, 144, 4095
BAND = 4  # rows of a page that are looked at together
HALF_SIDE, HALF_ROW = 6, 63
COLUMN_BITS, COLUMN_MASK = 3, 7
DAYS = 3

# Sizes; a double is a class of its own for Pinzetta, and two of 2x2 for everybody else. Then the piles of the supply.
SMALL_SQUARE, DOUBLE, TINY, SIZES = 0, 4, 5, 6
SIZE_KINDS = 4  # that people count: 2x2, 2x3, 2x4, 3x3
FOREVER_PILE, RARE_PILE, ATTENDEE_PILE, PILES = 5, 6, 7, 8
DOWN = 16  # added to a pile on an event card: face down
PILE_MASK = 15
SEEMS_RARE = 8  # added to the size on a back: by its back or its stack, everybody knows that the stamp is rare
SIZE_MASK = 7
NONE = -1

CANCELLED, FADED, RARE, FOREVER = 1, 2, 4, 8  # marks of a stamp
COLOURS, THEMES = 5, 5

# Categories of contests; the first four are coloured and get tickets.
TICKETED, FINALE, CATEGORIES = 4, 4, 5

# A formula's columns, its kinds, and what it can be about.
F_KIND, F_EACH, F_OF, F_PER, F_LEAST, F_WHICH, F_ADJACENT, F_WIDTH = 0, 1, 2, 3, 4, 5, 9, 13
W_SIZE, W_COLOUR, W_THEME, W_MARK = 0, 1, 2, 3
COUNT, SETS, SECOND, MOST, LARGEST_GROUP, GROUPS, SURROUNDED = 0, 1, 2, 3, 4, 5, 6
FULL_LINES, LINES_WITH, EMPTY, EDGE, ADJACENT, VARIETY, VALUE = 7, 8, 9, 10, 11, 12, 13
OF_COLOURS, OF_THEMES, OF_SIZES, OF_ROWS, OF_COLUMNS, OF_LINES = 0, 1, 2, 3, 4, 5
# Contests have the formulas 1 to 30, attendee cards the next 19, mats the last 5.
OF_ATTENDEE = CONTESTS
OF_MAT = OF_ATTENDEE + ATTENDEES
FORMULAS = OF_MAT + MATS + 1

# What attendee cards do.
SHOW, END, COLLECT, NO_FADE, MORE_FOREVER, CONTEST_BONUS, FIRST_PLAYER, LAST_CHOOSER = 0, 1, 2, 3, 4, 5, 6, 7
# What the bottom of an event card does.
BOTTOM_NOTHING, TURN_UP, TURN_DOWN, HERS_UP, A_FOREVER = 0, 1, 2, 3, 4

# Where an item of a collection lies: not split yet, in a pile, reserved.
UNSPLIT, IN_SMALL, IN_LARGE, RESERVED = 0, 1, 2, 3
ON_LARGE, ON_SMALL, ON_MIDDLE = 0, 1, 2  # lists on an event card

# Fields of Pinzetta's mat.
BOTH_FIELD, TARGET_FIELD, VALUE_FIELD, NEITHER_FIELD, RARE_FIELD, FOREVER_FIELD, CARD_FIELD, FIELDS = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
)
FINAL_LEVEL, FINAL_FOREVER, FINAL_MAT, FINAL_RARES, FINALS = 0, 1, 2, 3, 4

MOST_ITEMS, MOST_GAINED, MOST_CARDS, MOST_UNITS = 8, 16, 20, 56

# The game of several: what the text of the top event card says, how many items everybody collects, and the pool.
RULE_NOTHING, RULE_TURN_UP, RULE_FOREVER, RULE_TWO_RESERVES, RULE_OTHER_WAY, RULE_DOUBLE_TOKEN = 0, 1, 2, 3, 4, 5
COLLECTED, TOKEN_POINTS = 6, 2
MOST_SYMBOLS = 8  # on an event card
MOST_POOL = MOST_SEATS * MOST_SYMBOLS + 1

# Phases, in the order of a day; the first two once, the last three at the end.
CONTEST_DRAW, MAT_DRAW = 0, 1
HER_EVENT, HER_DRAWS, YOUR_EVENT, YOUR_DRAWS, COLLECTING = 2, 3, 4, 5, 6
VALUING, RESERVING, SPLITTING, PILE_VALUING, DECIDING, TAKING_AWAY, SHE_TAKES = 7, 8, 9, 10, 11, 12, 13
HER_VALUING, HER_PILE_VALUING, SWAPPING, YOU_TAKE, REVEALING = 14, 15, 16, 17, 18
PLACING, CHOOSING_CONTEST, HER_PLACING, SHOW_DRAW, HER_SHOW = 19, 20, 21, 22, 23
FINAL_DRAW, HER_FINAL, OVER = 24, 25, 26
# Of several: who begins; the pool, and collecting from it; everybody cuts at once, one after the other chooses,
# everybody shows at once. Where all act at once, each has a stage of its own, which is one of the phases above.
TOKEN_DRAW, POOL_EVENT, POOL_DRAWS, DRAFTING, CUTTING, CHOOSING, SHOWING = 27, 28, 29, 30, 31, 32, 33
WAITING = 34  # a stage: ready before the others are


class Parts(Struct):
    """The pack and the variant: fixed while a game lasts."""

    seats: int
    full: int  # not the introductory mode
    level: int  # 1, 2 or 3
    one_by_one: int  # each token is taken from the pile that has most then, not all from one
    turn_up_at_once: int  # of several: a seat that has chosen turns up what is its own for good
    token_stays: int  # a token that nobody collects stays where it was
    built_in: int  # the pack is ours
    value: Annotated[Array, shape(STAMPS + 1)]
    width: Annotated[Array, shape(STAMPS + 1)]
    height: Annotated[Array, shape(STAMPS + 1)]
    size_of: Annotated[Array, shape(STAMPS + 1)]
    pile_of: Annotated[Array, shape(STAMPS + 1)]  # from which a stamp is drawn
    pile_size: Annotated[Array, shape(PILES)]  # of the full supply; and its stamps, the lowest number first
    pile_stamp: Annotated[Array, shape(PILES, STAMPS)]
    back: Annotated[Array, shape(STAMPS + 1)]  # what is known of it face down: a size, and perhaps that it is rare
    mark: Annotated[Array, shape(STAMPS + 1)]
    colour: Annotated[Array, shape(STAMPS + 1, 2)]  # of both halves of a double
    theme: Annotated[Array, shape(STAMPS + 1, 2)]
    formula: Annotated[Array, shape(FORMULAS, F_WIDTH)]
    contest_id: Annotated[Array, shape(CONTESTS + 1)]
    category: Annotated[Array, shape(CONTESTS + 1)]
    her_mat_for: Annotated[Array, shape(CONTESTS + 1)]  # the mat that answers to a yellow contest
    yellow: int
    effect: Annotated[Array, shape(ATTENDEES + 1)]
    draws: Annotated[Array, shape(ATTENDEES + 1)]
    bonus: Annotated[Array, shape(ATTENDEES + 1)]
    in_play: Annotated[Array, shape(ATTENDEES + 1)]
    own_mat: Annotated[Array, shape(MATS + 1)]  # Pinzetta is not on its back
    target: Annotated[Array, shape(MATS + 1, SIZES)]
    listed: Annotated[Array, shape(EVENTS + 1, 3)]  # how many items an event card has in each of its lists
    event: Annotated[Array, shape(EVENTS + 1, 3, MOST_ITEMS)]
    bottom: Annotated[Array, shape(EVENTS + 1)]
    symbols: Annotated[Array, shape(EVENTS + 1)]  # how many an event card of several shows
    symbol: Annotated[Array, shape(EVENTS + 1, MOST_SYMBOLS)]
    day_rule: Annotated[Array, shape(EVENTS + 1)]
    crossed: Annotated[Array, shape(DECISIONS + 1)]
    field_points: Annotated[Array, shape(DECISIONS + 1, FIELDS)]
    show_points: Annotated[Array, shape(SHOWS + 1, CONTESTS + 1)]  # on the level that is played
    show_lists: Annotated[Array, shape(SHOWS + 1, CONTESTS + 1)]
    forever_points: Annotated[Array, shape(3)]
    imaginary: int
    forever_start: int
    listed_columns: Annotated[Array, shape(HALF_ROW + 1)]  # of a set: its members, COLUMN_BITS each; then how many


class State(Struct):
    phase: int
    day: int
    at: int  # how far a phase is that takes several steps
    reveal_count: int  # how often hidden stamps were turned up
    contest: Annotated[Array, shape(CATEGORIES)]  # the cards on the board
    mat: Annotated[Array, shape(MOST_SEATS)]
    her_mat: int
    supply: Annotated[Array, shape(STAMPS + 1)]  # 1: still there
    deck: Annotated[Array, shape(ATTENDEES + 1)]
    events: Annotated[Array, shape(EVENTS + 1)]
    shows: Annotated[Array, shape(SHOWS + 1)]
    card: int  # the event card that is being followed
    decision: int  # the last decision card
    held: Annotated[Array, shape(SIDES)]  # how many items are in a collection
    item: Annotated[Array, shape(SIDES, MOST_ITEMS)]
    up: Annotated[Array, shape(SIDES, MOST_ITEMS)]
    secret: Annotated[Array, shape(SIDES, MOST_ITEMS)]  # never seen by those who do not own it
    tokens: Annotated[Array, shape(SIDES, MOST_ITEMS)]
    lies: Annotated[Array, shape(SIDES, MOST_ITEMS)]
    worth: Annotated[Array, shape(SIDES, 2)]  # tokens of the small and the large pile
    her_choice: int  # IN_SMALL or IN_LARGE: the pile of yours that she took
    your_choice: int
    swapped: int  # did she swap, and which items: the one from the richer pile, the one from the other
    swapped_most: int
    swapped_least: int
    gained: Annotated[Array, shape(MOST_SEATS, MOST_GAINED)]
    to_place: Annotated[Array, shape(MOST_SEATS)]
    owned: Annotated[Array, shape(MOST_SEATS, MOST_CARDS)]  # attendee cards, in the order they came
    cards: Annotated[Array, shape(MOST_SEATS)]
    rows: Annotated[Array, shape(MOST_SEATS, SIDE)]  # which squares of the page are covered, a set for each row
    grid: Annotated[Array, shape(MOST_SEATS, CELLS)]  # the unit on a square, counted from 1
    units: Annotated[Array, shape(MOST_SEATS)]
    unit_stamp: Annotated[Array, shape(MOST_SEATS, MOST_UNITS)]
    unit_half: Annotated[Array, shape(MOST_SEATS, MOST_UNITS)]
    unit_cell: Annotated[Array, shape(MOST_SEATS, MOST_UNITS)]
    touch: Annotated[Array, shape(MOST_SEATS, MOST_UNITS)]  # the units adjacent to a unit, as a set
    discarded: Annotated[Array, shape(MOST_SEATS)]  # points of stamps that did not fit
    exhibit_points: Annotated[
        Array, shape(MOST_SEATS, DAYS, ATTENDEES + 1)
    ]  # points of the mat (0) and of each exhibitor
    ticket: Annotated[Array, shape(MOST_SEATS, TICKETED)]  # the day, from 1, on which a contest was scored
    won: Annotated[Array, shape(MOST_SEATS, TICKETED)]
    won_bonus: Annotated[Array, shape(MOST_SEATS, TICKETED)]
    field: Annotated[Array, shape(FIELDS)]  # items on Pinzetta's mat
    her_items: Annotated[Array, shape(MOST_ITEMS)]
    her_rares: int  # the values printed on them
    her_show: Annotated[Array, shape(DAYS)]
    show_card: int
    her_final: Annotated[Array, shape(FINALS)]
    final_card: int
    stage: Annotated[Array, shape(MOST_SEATS)]  # what each seat does, where all act at once
    turn: int  # whose turn it is, where one acts after the other
    first: int  # who has the first player's token, or had it before it went into the pool
    on_table: Annotated[Array, shape(MOST_SEATS)]  # the event cards of the day, the top one last
    pooled: int  # how many items the pool had
    pool: Annotated[Array, shape(MOST_POOL)]  # 0: taken
    pool_down: Annotated[Array, shape(MOST_POOL)]
    taken: Annotated[Array, shape(MOST_SEATS)]  # the pile of a seat that another took
    taker: Annotated[Array, shape(MOST_SEATS)]
    chosen: Annotated[Array, shape(MOST_SEATS)]  # has a seat had its turn to choose?
    last_chooser: int  # counted from 1
    token_points: Annotated[Array, shape(MOST_SEATS, DAYS)]


# An action of a seat: slot * CELLS + cell, or one of the numbers above those. Of chance: OUTCOME and what is drawn.
# Pinzetta's procedure leaves her no choice: STEP.
DISCARD = MOST_GAINED * CELLS  # and the slot
RESERVE = DISCARD + MOST_GAINED  # and the slot; MOST_ITEMS: nothing
SPLIT = RESERVE + MOST_ITEMS + 1  # and the large pile, as a set of slots
TAKE = SPLIT + (1 << MOST_ITEMS)  # and IN_SMALL or IN_LARGE
ENTER = TAKE + 3  # and the category
OUTCOME = ENTER + TICKETED
STEP = OUTCOME + CARD + ATTENDEES + 1
PICK = STEP + 1  # and the place in the pool
TAKE_FROM = PICK + MOST_POOL  # and the seat, twice, and 1 if it is the large pile
ACTIONS = range(TAKE_FROM + 2 * MOST_SEATS)
MOST_ACTIONS = DISCARD


def is_card(item: int) -> bool:
    return item > CARD and item < TOKEN


def is_stamp(item: int) -> bool:
    return item > 0 and item <= STAMPS


def at_once(phase: int) -> bool:
    """Do all seats act at the same time?"""
    return phase in (CUTTING, SHOWING)


def doing(s: State, seat: int) -> int:
    """The phase in which a seat is: its own stage, where all act at once."""
    return int(s.stage[seat]) if at_once(s.phase) else s.phase


def go_on(s: State, seat: int, phase: int) -> None:
    """The seat goes on to another phase; alone, or where it acts by itself, the game does."""
    if at_once(s.phase):
        s.stage[seat] = phase
    else:
        s.phase = phase


def has_mark(p: Parts, stamp: int, mark: int) -> bool:
    return bool(p.mark[stamp] & mark)


def back_of(p: Parts, stamp: int) -> int:
    """What is known of a stamp that lies face down; of one that is hidden (below zero), nothing else is known."""
    return -1 - stamp if stamp < 0 else int(p.back[stamp])


def owns(p: Parts, s: State, seat: int, effect: int) -> bool:
    """Has the seat a card with this effect?"""
    for at in range(s.cards[seat]):
        if p.effect[s.owned[seat, at]] == effect:
            return True
    return False
