"""What happens when an action is taken. Kernel dialect; whether it is allowed is for `rules`."""

from ludoteka.core.kernel import Array

from .parts import (
    BETWEEN,
    DEALING,
    IN_RESERVE,
    NO_PIECE,
    NOT_YET,
    OVER,
    PASS,
    PLACING,
    SET_ASIDE,
    SHUFFLING,
    STARTING,
    TURNING,
    Parts,
    State,
    column_of,
    lair_of,
    orientation_of,
    piece_of,
)
from .rules import is_discarded, next_to_start, resting_row, shuffle_cards, sits_out, still_choosing


def apply(p: Parts, s: State, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if s.phase == BETWEEN:
        begin_next_round(p, s)
        if not p.choose_starts:
            give_start_card(p, s, action)
    elif s.phase == SHUFFLING:
        s.phase = DEALING
    elif s.phase == DEALING:
        give_start_card(p, s, action)
        if p.choose_starts:
            s.reveal_count += 1  # it was chosen for all to see
    elif s.phase == TURNING:
        turn_card(p, s, action)
    else:
        s.chosen[actor] = action
        if still_choosing(p, s) == 0:
            open_choices(p, s)


def give_start_card(p: Parts, s: State, piece: int) -> None:
    s.start[next_to_start(p, s)] = piece
    s.dealt += 1
    if s.dealt == p.seats:
        s.phase = STARTING


def turn_card(p: Parts, s: State, piece: int) -> None:
    """The next piece for everybody; or, where it is somebody's start piece, the next card."""
    s.deck[piece] = 0
    s.turned += 1
    if not is_discarded(p, s, piece):
        s.piece = piece
        s.phase = PLACING
    elif s.turned == p.pieces:
        end_round(p, s)


def open_choices(p: Parts, s: State) -> None:
    """All have chosen: the pieces slide down, all at once."""
    for seat in range(p.seats):
        if not sits_out(p, s, seat):
            if s.chosen[seat] == PASS:
                s.where[seat, s.piece] = SET_ASIDE
            else:
                slide(p, s, seat, s.chosen[seat])
            s.chosen[seat] = NOT_YET
    s.reveal_count += 1
    s.previous = s.piece
    s.piece = NO_PIECE
    s.phase = TURNING
    if s.turned == p.pieces:
        end_round(p, s)


def slide(p: Parts, s: State, seat: int, action: int) -> None:
    """Slide a piece straight down until it rests."""
    rest = drop(p, s.height[seat], action)
    s.filled[seat] |= squares_at(p, action, rest)
    s.where[seat, piece_of(action)] = lair_of(action, rest)


def drop(p: Parts, heights: Array, action: int) -> int:
    """Let a piece grow the columns that it comes to rest on; return the row in which it rests."""
    piece, orientation, column = piece_of(action), orientation_of(action), column_of(action)
    rest = resting_row(p, heights, piece, orientation, column)
    for across in range(p.width[piece, orientation]):
        heights[column + across] = rest + p.high[piece, orientation, across]
    return rest


def squares_at(p: Parts, action: int, rest: int) -> int:
    """The squares of the frame that a piece covers which rests in this row."""
    return int(p.squares[piece_of(action), orientation_of(action), rest * p.columns + column_of(action)])


def end_round(p: Parts, s: State) -> None:
    """The frames stay as they are, to be looked at, until the next round begins."""
    s.phase = OVER if s.round == p.rounds - 1 else BETWEEN


def begin_next_round(p: Parts, s: State) -> None:
    """The board is turned over, the frames are empty, both decks are shuffled."""
    for seat in range(p.seats):
        s.earlier[s.round, seat] = s.filled[seat]
        s.start[seat] = NO_PIECE
        s.filled[seat] = 0
        for column in range(p.columns):
            s.height[seat, column] = 0
        for piece in range(1, p.pieces + 1):
            s.where[seat, piece] = IN_RESERVE
    s.round += 1
    s.dealt, s.turned, s.previous = 0, 0, NO_PIECE
    s.phase = DEALING
    shuffle_cards(p, s)
