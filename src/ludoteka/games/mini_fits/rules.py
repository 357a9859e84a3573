"""The rules of play: who acts, and what is allowed. Kernel dialect; one place for each rule."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE, NO_SUCH_ACTION, NOT_YOUR_TURN

from .parts import (
    DEALING,
    MOST_PIECES,
    NO_PIECE,
    NOT_YET,
    ORIENTATIONS,
    OVER,
    PASS,
    PLACING,
    SHUFFLE,
    SHUFFLING,
    STARTING,
    TURNING,
    Parts,
    State,
    action_of,
    column_of,
    orientation_of,
    piece_for,
    piece_of,
)

RULES_VERSION = 1

# Refusals; their codes and rule ids are in `refusals`, their words in `text`.
NOT_THIS_PIECE = 10
OVER_THE_EDGE = 11
ABOVE_THE_FRAME = 12
START_MUST_BE_PLACED = 13
NOT_A_START_CARD = 14
START_CARD_TAKEN = 15
CARD_NOT_IN_DECK = 16
CHOOSE_A_START_CARD = 17


def setup(p: Parts, s: State) -> None:
    """From a zeroed state to the start of the game."""
    s.phase = SHUFFLING if p.choose_starts else DEALING
    shuffle_cards(p, s)


def shuffle_cards(p: Parts, s: State) -> None:
    """All piece cards are in the deck again; chance decides their order card by card."""
    for piece in range(1, p.pieces + 1):
        s.deck[piece] = 1


# -- who acts ---------------------------------------------------------------------------------------------------


def to_act(p: Parts, s: State) -> int:
    """Who must act now; nobody: the game is over."""
    if s.phase == PLACING or s.phase == STARTING:
        return still_choosing(p, s)
    if s.phase == DEALING and p.choose_starts:
        return 1 << next_to_start(p, s)
    return 0 if s.phase == OVER else 1 << CHANCE


def still_choosing(p: Parts, s: State) -> int:
    waiting = 0
    for seat in range(p.seats):
        if s.chosen[seat] == NOT_YET and not sits_out(p, s, seat):
            waiting |= 1 << seat
    return waiting


def may_act(p: Parts, s: State) -> int:
    """Nobody has a choice out of turn in this game."""
    return 0


def next_to_start(p: Parts, s: State) -> int:
    """Who gets the next start card: in the order of the seats; who chose last chooses first in the second round."""
    if p.choose_starts and s.round == 1:
        return p.seats - 1 - s.dealt
    return s.dealt


def sits_out(p: Parts, s: State, seat: int) -> bool:
    """Has the seat placed this piece already, as its start piece?"""
    return bool(s.phase == PLACING and s.start[seat] == s.piece)


def is_discarded(p: Parts, s: State, piece: int) -> bool:
    """Does nobody place the piece of this card? One whose start piece it is sits out, and so, unless the option says
    otherwise, do all."""
    owners = 0
    for seat in range(p.seats):
        if s.start[seat] == piece:
            owners += 1
    return owners > 0 and (not p.owner_skips or owners == p.seats)


# -- what is allowed --------------------------------------------------------------------------------------------


def refusal(p: Parts, s: State, actor: int, action: int) -> int:
    """Why this action is not allowed, or FINE."""
    if not to_act(p, s) >> actor & 1:
        return NOT_YOUR_TURN
    if actor == CHANCE:
        return chance_refusal(p, s, action)
    if action < 0 or piece_of(action) > p.pieces:
        return NO_SUCH_ACTION
    if s.phase == DEALING:
        return start_refusal(p, s, action) if action <= MOST_PIECES else CHOOSE_A_START_CARD
    if action == PASS:
        return START_MUST_BE_PLACED if s.phase == STARTING else FINE
    if piece_of(action) == NO_PIECE:
        return NO_SUCH_ACTION
    if piece_of(action) != piece_for(s, actor):
        return NOT_THIS_PIECE
    return slide_refusal(p, s, actor, piece_of(action), orientation_of(action), column_of(action))


def chance_refusal(p: Parts, s: State, piece: int) -> int:
    if s.phase != TURNING and p.choose_starts:
        return FINE if piece == SHUFFLE else NO_SUCH_ACTION
    if piece < 1 or piece > p.pieces:
        return NO_SUCH_ACTION
    if s.phase == TURNING:
        return FINE if s.deck[piece] else CARD_NOT_IN_DECK
    return start_refusal(p, s, piece)


def start_refusal(p: Parts, s: State, piece: int) -> int:
    """Can this start card be given to the next seat? A new round begins with all of them."""
    if not is_start_card(p, piece):
        return NOT_A_START_CARD
    if s.phase == DEALING:
        for seat in range(p.seats):
            if s.start[seat] == piece:
                return START_CARD_TAKEN
    return FINE


def is_start_card(p: Parts, piece: int) -> bool:
    for card in range(p.starts):
        if p.start_piece[card] == piece:
            return True
    return False


def slide_refusal(p: Parts, s: State, seat: int, piece: int, orientation: int, column: int) -> int:
    """May the piece slide down here? It may stick out on top as long as a square of it is inside."""
    if p.same_as[piece, orientation] != orientation:
        return NO_SUCH_ACTION
    if column + p.width[piece, orientation] > p.columns:
        return OVER_THE_EDGE
    return FINE if resting_row(p, s.height[seat], piece, orientation, column) < p.rows else ABOVE_THE_FRAME


def resting_row(p: Parts, heights: Array, piece: int, orientation: int, column: int) -> int:
    """Slid straight down onto columns of these heights, in which row does the piece's lowest square come to rest?"""
    rest = 0
    for across in range(p.width[piece, orientation]):
        rest = max(rest, heights[column + across] - p.low[piece, orientation, across])
    return rest


def legal(p: Parts, s: State, actor: int, out: Array) -> int:
    """Write the actor's legal actions into `out`; return how many."""
    if not to_act(p, s) >> actor & 1:
        return 0
    if actor == CHANCE:
        return legal_draws(p, s, out)
    if s.phase == DEALING:
        return legal_starts(p, s, out)
    count = legal_slides(p, s.height[actor], piece_for(s, actor), out)
    if s.phase == PLACING:
        out[count] = PASS
        count += 1
    return count


def legal_draws(p: Parts, s: State, out: Array) -> int:
    if s.phase != TURNING:
        if p.choose_starts:
            out[0] = SHUFFLE
            return 1
        return legal_starts(p, s, out)
    count = 0
    for piece in range(1, p.pieces + 1):
        out[count] = piece  # written first, counted after: no branches, so the compiled loop is fast
        count += s.deck[piece]
    return count


def legal_starts(p: Parts, s: State, out: Array) -> int:
    count = 0
    for card in range(p.starts):
        if start_refusal(p, s, p.start_piece[card]) == FINE:
            out[count] = p.start_piece[card]
            count += 1
    return count


def legal_slides(p: Parts, heights: Array, piece: int, out: Array) -> int:
    """Every way to slide the piece down onto columns of these heights, orientation by orientation, from the left. As
    long as no column reaches the top, all of them come to rest inside."""
    count, roomy = 0, highest(p, heights) < p.rows
    for orientation in range(ORIENTATIONS):
        if p.same_as[piece, orientation] == orientation:
            for column in range(p.columns - p.width[piece, orientation] + 1):
                out[count] = action_of(piece, orientation, column)  # written first, counted after, as above
                count += int(roomy or resting_row(p, heights, piece, orientation, column) < p.rows)
    return count


def highest(p: Parts, heights: Array) -> int:
    top = 0
    for column in range(p.columns):
        top = max(top, heights[column])
    return top
