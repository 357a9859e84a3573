"""What is in the box, and what is on the table. Kernel dialect."""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape

SEATS = (2, 3, 4, 6, 8, 9, 10, 12)
MOST_SEATS, MOST_TEAMS, MOST_HAND = 12, 3, 7
MOST_ACTIONS = 256  # four kinds of jack with up to 96 targets for each pair, and three ways for any other card

# Cards are numbered from 1, suit by suit (spades, hearts, diamonds, clubs), each from the two to the ace.
NO_CARD, CARDS, RANKS, COPIES = 0, 52, 13, 2
HIDDEN = -1  # in place of a card: one that the viewer may not know
JACK_OF_SPADES, JACK_OF_HEARTS, JACK_OF_DIAMONDS, JACK_OF_CLUBS = 10, 23, 36, 49

# What lies on a cell: nothing, a chip of team 0, 1 or 2, a corner's star. OUTSIDE surrounds the board.
SIDE, CELLS = 10, 100
FREE, CORNER, OFF_BOARD = 0, 4, 5
OUTSIDE = CELLS  # the number of the one cell beyond every edge

WAYS = 4  # of a line: right, down, down right, down left; the way back is WAYS further
FIVE, FIVES = 5, 192
MOST_SEQUENCES = 12  # one for each team before the last chip, and what one chip can complete

CUTTING, DEALING, PLAYING, LOCKING, VOTING, GIVING, OVER = 0, 1, 2, 3, 4, 5, 6  # phases
NOBODY = -1


class Parts(Struct):
    """The board and the variant: fixed while a game lasts."""

    seats: int
    teams: int
    hand: int  # cards for each player
    needed: int  # sequences that win
    in_line_share: int  # how many cells two sequences in one line may share: 1 (nine chips), 0 (ten)
    ask_lock: int
    manual_draw: int
    exchanges: int  # dead cards that may be exchanged in a turn
    no_talk: int
    advanced: int
    team: Annotated[Array, shape(MOST_SEATS)]  # of each seat: they alternate
    colour: Annotated[Array, shape(MOST_TEAMS)]
    face: Annotated[Array, shape(CELLS + 1)]  # the card that a cell shows; NO_CARD at the corners
    cell_of: Annotated[Array, shape(CARDS + 1, COPIES)]  # the two cells of a card; OUTSIDE for jacks
    next_cell: Annotated[Array, shape(CELLS + 1, 2 * WAYS)]  # the next cell each way
    five_cells: Annotated[Array, shape(FIVES, FIVE)]
    five_way: Annotated[Array, shape(FIVES)]
    five_from: Annotated[Array, shape(CELLS + 1, WAYS)]  # the five that begins at a cell, or -1


class State(Struct):
    phase: int
    cutters: int  # the seats that cut for the deal, as a set
    dealer: int
    turn: int  # the seat that plays
    drawing: int  # the seat to which the next card goes, or NOBODY
    pile_left: int  # cards in the draw pile
    thrown: int  # cards in all discard piles
    exchanged: int  # dead cards exchanged in this turn
    idle: int  # turns in a row without a chip placed or removed
    asked: int  # the seat that must choose which five is locked, if one must
    reveal_count: int  # how often something happened for all to see
    sequences: int
    owed: int  # manual draw: the seats that may still draw, as a set; `played` says in which order they lose it
    objector: int  # of the last objection, as what follows
    accused: int  # the team
    objected: int  # the seats that have objected in this turn
    voters: int  # the seats that decide
    voted: int
    agreed: int  # those who say that it was so
    denied: int  # those who say that it was not; the others who voted abstained
    giving: int  # the seats that still have to give up a card
    made: Annotated[Array, shape(MOST_TEAMS)]  # sequences of each team
    sequence_team: Annotated[Array, shape(MOST_SEQUENCES)]
    sequence_five: Annotated[Array, shape(MOST_SEQUENCES)]
    board: Annotated[Array, shape(CELLS + 1)]
    locked: Annotated[Array, shape(CELLS)]  # in how many sequences a chip is
    held: Annotated[Array, shape(MOST_SEATS)]  # how many cards a seat holds
    hand: Annotated[Array, shape(MOST_SEATS, MOST_HAND)]
    pile: Annotated[Array, shape(CARDS * COPIES + 1)]  # its cards by number (chance shuffles), and NO_CARD
    discard: Annotated[Array, shape(CARDS + 1)]  # how many of each card
    top: Annotated[Array, shape(MOST_SEATS)]  # the card on a seat's discard pile
    last: Annotated[Array, shape(MOST_SEATS)]  # the last action that changed the board, 0 before the first
    cut: Annotated[Array, shape(MOST_SEATS)]  # the card that a seat has cut for the deal
    played: Annotated[Array, shape(MOST_SEATS)]  # manual draw: when a seat last played, by the reveal count


# An action of a seat is card * SPOTS + spot: a cell (placed there, or removed by a one-eyed jack), DEAD or GIVE; or one
# of the numbers above those. Of chance: (seat + 1) * SPOTS + card, or SHUFFLE.
SPOTS = 128
DEAD, GIVE = 100, 101
SHUFFLE = 0
PASS = (CARDS + 1) * SPOTS
DRAW, AGREE, DISAGREE, ABSTAIN = PASS + 1, PASS + 2, PASS + 3, PASS + 4
OBJECT = PASS + 5  # and the team
LOCK = OBJECT + MOST_TEAMS  # and the five
ACTIONS = range(LOCK + FIVES)


def action_of(card: int, spot: int) -> int:
    return card * SPOTS + spot


def card_of(action: int) -> int:
    return action // SPOTS


def spot_of(action: int) -> int:
    return action % SPOTS


def rank_of(card: int) -> int:
    return (card - 1) % RANKS


def suit_of(card: int) -> int:
    return (card - 1) // RANKS


def is_jack(card: int) -> bool:
    return one_eyed(card) or two_eyed(card)


def two_eyed(card: int) -> bool:
    """Wild."""
    return card in (JACK_OF_DIAMONDS, JACK_OF_CLUBS)


def one_eyed(card: int) -> bool:
    """They remove."""
    return card in (JACK_OF_SPADES, JACK_OF_HEARTS)


def team_of(p: Parts, seat: int) -> int:
    return int(p.team[seat])
