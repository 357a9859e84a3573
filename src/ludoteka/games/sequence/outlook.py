"""What can still become of each line, and what a seat's cards and actions would do: for the drawing, which asks after
every move and for every viewer. Kernel dialect, so that a compiled call answers; each rule is where it always is."""

from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE

from .moves import place_chip
from .parts import (
    CELLS,
    COPIES,
    CORNER,
    FIVE,
    FIVES,
    FREE,
    JACK_OF_HEARTS,
    JACK_OF_SPADES,
    MOST_TEAMS,
    PASS,
    Parts,
    State,
    card_of,
    one_eyed,
    spot_of,
    team_of,
)
from .rules import CELL_TAKEN, CORNER_IS_FREE, has_target, holds, is_free, removal_refusal
from .scoring import unlock_sequence
from .thinking import line_count

CLOSE = 3  # cells of a five that a team has, for it to be worth a word

# The columns of what is foreseen of an action: the cells that the own team would have of a line; the sequences that
# would be locked at once; and for each team the cells of a line that would be stopped or spoiled (FIVE: a sequence).
OWN, MADE, OTHERS = 0, 1, 2
FORESEEN = OTHERS + MOST_TEAMS

# The columns of what is found about a card in a hand: is there a cell for it; and is the first of its two free, and
# the second?
PLAYABLE, FREE_CELLS = 0, 1
FOUND = FREE_CELLS + COPIES


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


# -- actions ----------------------------------------------------------------------------------------------------


def foresee(p: Parts, s: State, seat: int, actions: Array, through: Array, out: Array) -> None:
    """What each action would do to the lines; nothing, if it plays no card onto the board. `through`: see above. The
    state is a copy to try things on."""
    for index in range(len(actions)):
        card, cell = card_of(actions[index]), spot_of(actions[index])
        if actions[index] < PASS and cell < CELLS:
            if one_eyed(card):
                foresee_removal(s, cell, through, out, index)
            else:
                foresee_placement(p, s, team_of(p, seat), cell, through, out, index)


def foresee_removal(s: State, cell: int, through: Array, out: Array, index: int) -> None:
    team = s.board[cell] - 1
    out[index, OTHERS + team] = FIVE if s.locked[cell] else if_close(through[team, cell])


def foresee_placement(p: Parts, s: State, team: int, cell: int, through: Array, out: Array, index: int) -> None:
    own = if_close(through[team, cell] + 1)
    out[index, OWN] = own
    out[index, MADE] = made_there(p, s, team, cell) if own == FIVE else 0
    for other in range(p.teams):
        if other != team:
            out[index, OTHERS + other] = if_close(through[other, cell])


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


def search_hand(p: Parts, s: State, seat: int, out: Array) -> None:
    """For each card that the seat holds: where it could be played, were it the seat's turn."""
    for slot in range(s.held[seat]):
        card = s.hand[seat, slot]
        out[slot, PLAYABLE] = int(has_target(p, s, team_of(p, seat), card))
        for copy in range(COPIES):
            out[slot, FREE_CELLS + copy] = int(is_free(s, p.cell_of[card, copy]))


def search_board(p: Parts, s: State, seat: int, out: Array) -> None:
    """For each cell: why no card of the seat, whose turn it is, can be played there; FINE if only the card is missing.
    Of cells for which it has one, this says nothing."""
    removing = holds(s, seat, JACK_OF_SPADES) or holds(s, seat, JACK_OF_HEARTS)
    for cell in range(CELLS):
        if s.board[cell] == CORNER:
            out[cell] = CORNER_IS_FREE
        elif is_free(s, cell):
            out[cell] = FINE
        else:
            out[cell] = removal_refusal(p, s, team_of(p, seat), cell) if removing else CELL_TAKEN
