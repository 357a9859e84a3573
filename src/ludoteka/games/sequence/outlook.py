"""What can still become of each line, and what a card would do on each cell: for the drawing, which asks after every
move. Kernel dialect, so that one compiled call answers for all viewers; each rule is where it always is."""

from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE

from .moves import place_chip
from .parts import (
    CARDS,
    CELLS,
    COPIES,
    CORNER,
    FIVE,
    FIVES,
    FREE,
    LOCKING,
    NOBODY,
    OVER,
    PLAYING,
    Parts,
    State,
    spot_of,
    team_of,
)
from .rules import CELL_TAKEN, CORNER_IS_FREE, has_target, is_free, removal_refusal
from .scoring import unlock_sequence
from .thinking import line_count

CLOSE = 3  # cells of a five that a team has, for it to be worth a word
MOST_CLOSE = 3  # lines of a team that are named

# The columns of what `survey` finds out about a cell: its chip, what a card would do there, and why none can be played
# there, by one who can remove no chip and by one who can.
CHIP, EFFECTS, WHY_NOT, WHY_NOT_REMOVE = 0, 1, 2, 3
FOUND = 4

# What marks a chip.
PLAIN, RECENT, LAST = 0, 1, 2

# Numbers that hold several facts, digit by digit in the base DIGIT. Effects: the cells that the own team would have of
# a line; the sequences that would be locked at once; and for each team the cells of a line that would be stopped or
# spoiled (FIVE: a sequence).
DIGIT = 16
OWN, MADE, OTHERS = 0, 1, 2

# What is found about a card, as bits: is there a cell for it; and is the first of its two free, and the second?
PLAYABLE, FREE_CELL = 1, 2


def survey(
    parts: tuple[Parts],
    states: tuple[State],
    have: Array,
    through: Array,
    cells: Array,
    cards: Array,
    close: Array,
) -> None:
    """All that is drawn of a position and everybody may know: of each cell; of each card, in a hand of each team; of
    each team the lines that it is close to, the nearest to completion first. What a card would do, and why none can be
    played, is said for the seat whose turn it is. The first two arrays are for `count_lines`. The state is a copy to
    try things on."""
    p, s = parts[0], states[0]
    count_lines(p, s, have, through)
    for team in range(p.teams):
        find_close_lines(p, s, team, have, close)
        for card in range(1, CARDS + 1):
            cards[team, card] = search_card(p, s, team, card)
    find_chips(p, s, cells)
    if s.phase == PLAYING:
        team = team_of(p, s.turn)
        for cell in range(CELLS):
            cells[cell, EFFECTS] = foresee(p, s, team, cell, through)
            cells[cell, WHY_NOT] = why_not(s, cell)
            cells[cell, WHY_NOT_REMOVE] = why_not_remove(p, s, team, cell)


def digit(number: int, place: int) -> int:
    return number >> 4 * place & DIGIT - 1


def at_place(value: int, place: int) -> int:
    return value << 4 * place


# -- lines ------------------------------------------------------------------------------------------------------


def count_lines(p: Parts, s: State, have: Array, through: Array) -> None:
    """For each team: how many cells of each five it has, as long as that can become a new sequence; and the most that
    it has of a line through each cell."""
    for team in range(p.teams):
        for five in range(FIVES):
            count = line_count(p, s, team, five)
            if count > 0 and count < FIVE:
                have[team, five] = count
                for place in range(FIVE):
                    cell = p.five_cells[five, place]
                    through[team, cell] = max(through[team, cell], count)


def find_close_lines(p: Parts, s: State, team: int, have: Array, close: Array) -> None:
    """Those of which the team has most; of equals the first ones. Each as one number, see `close_line`."""
    found = 0
    for count in range(FIVE - 1, CLOSE - 1, -1):
        for five in range(FIVES):
            if have[team, five] == count and found < MOST_CLOSE:
                close[team, found] = close_line(p, s, five)
                found += 1


def close_line(p: Parts, s: State, five: int) -> int:
    """The five, and which of its cells are free, as a set."""
    free = 0
    for place in range(FIVE):
        free |= int(is_free(s, p.five_cells[five, place])) << place
    return five << FIVE | free


# -- chips ------------------------------------------------------------------------------------------------------


def find_chips(p: Parts, s: State, cells: Array) -> None:
    """Every chip, as one number; the last one that each seat placed is marked, the very last one most."""
    for seat in range(p.seats):
        if s.last[seat]:
            cells[spot_of(s.last[seat]), CHIP] = RECENT
    latest = latest_seat(p, s)
    if latest != NOBODY:
        cells[spot_of(s.last[latest]), CHIP] = LAST
    for cell in range(CELLS):
        mark = cells[cell, CHIP]
        cells[cell, CHIP] = 0 if s.board[cell] in (FREE, CORNER) else chip_number(p, s, cell, mark)


def chip_number(p: Parts, s: State, cell: int, mark: int) -> int:
    """All on which the drawing of a chip depends: `pieces.chip_piece` reads it. Never 0, which is a corner."""
    team = s.board[cell] - 1
    number = cell << 6 | p.face[cell]
    number = number << 4 | team << 2 | p.colour[team]
    return int(number << 3 | mark << 1 | int(s.locked[cell] > 0))


def latest_seat(p: Parts, s: State) -> int:
    """Who changed the board last: going back from the seat whose turn it is, over all who have passed since."""
    moved_on = s.idle > 0 or s.phase not in (LOCKING, OVER)
    seat = (s.turn - s.idle - int(moved_on)) % p.seats
    return int(seat) if s.last[seat] else NOBODY


# -- what a card would do on a cell -----------------------------------------------------------------------------


def foresee(p: Parts, s: State, team: int, cell: int, through: Array) -> int:
    """What it would do to the lines if the team placed a chip there, or removed the one that is there."""
    if s.board[cell] == CORNER:
        return 0
    return foresee_placement(p, s, team, cell, through) if is_free(s, cell) else foresee_removal(s, cell, through)


def foresee_removal(s: State, cell: int, through: Array) -> int:
    team = s.board[cell] - 1
    return at_place(FIVE if s.locked[cell] else if_close(through[team, cell]), OTHERS + team)


def foresee_placement(p: Parts, s: State, team: int, cell: int, through: Array) -> int:
    own = if_close(through[team, cell] + 1)
    effects = at_place(own, OWN) | at_place(made_there(p, s, team, cell) if own == FIVE else 0, MADE)
    for other in range(p.teams):
        if other != team:
            effects |= at_place(if_close(through[other, cell]), OTHERS + other)
    return effects


def if_close(cells: int) -> int:
    return cells if cells >= CLOSE else 0


def made_there(p: Parts, s: State, team: int, cell: int) -> int:
    """How many sequences the team has more with a chip on this cell, which is free (one that is still to be chosen is
    not counted yet). It is tried, and taken back."""
    sequences, made, phase, asked = s.sequences, s.made[team], s.phase, s.asked
    place_chip(p, s, team, cell)
    more = s.made[team] - made
    while s.sequences > sequences:
        unlock_sequence(p, s, s.sequences - 1)
    s.board[cell] = FREE
    s.phase = phase
    s.asked = asked
    return int(more)


# -- cards and cells --------------------------------------------------------------------------------------------


def search_card(p: Parts, s: State, team: int, card: int) -> int:
    """Where the card could be played, were it the turn of somebody of this team."""
    found = PLAYABLE if has_target(p, s, team, card) else 0
    for copy in range(COPIES):
        if is_free(s, p.cell_of[card, copy]):
            found |= FREE_CELL << copy
    return found


def why_not(s: State, cell: int) -> int:
    """Why no card can be played on this cell; FINE if only the card is missing. Of cells for which the seat has one,
    this says nothing."""
    if s.board[cell] == CORNER:
        return CORNER_IS_FREE
    return FINE if is_free(s, cell) else CELL_TAKEN


def why_not_remove(p: Parts, s: State, team: int, cell: int) -> int:
    """The same for one who holds a one-eyed jack: of a chip, why it cannot be removed."""
    reason = why_not(s, cell)
    return removal_refusal(p, s, team, cell) if reason == CELL_TAKEN else reason
