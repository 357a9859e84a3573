"""What is in the box, and what is on the table. Kernel dialect."""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape

SEATS = range(2, 4)
MOST_SEATS, MOST_CARDS = 3, 13

# An action is a card, from 1: a seat bids it, chance turns it up as the next prize.
ACTIONS = range(MOST_CARDS + 1)
MOST_ACTIONS = MOST_CARDS
NO_CARD = 0
SEALED = -1  # in place of a bid: one that the viewer may not know

SHUFFLED, RISING, FALLING = 0, 1, 2  # the order of the prizes

IN_PILE, AT_STAKE, LOST, WON = 0, 1, 2, 3  # where a prize is; WON + seat: who has it
NOBODY = -1


class Parts(Struct):
    """The variant: fixed while a game lasts."""

    seats: int
    cards: int  # of each player, and prizes
    order: int
    carry: int  # a prize that nobody wins stays at stake


class State(Struct):
    decided: int  # rounds whose bids have been revealed
    prize: int  # the card turned up in this round
    prizes: Annotated[Array, shape(MOST_CARDS + 1)]  # where each prize is
    hand: Annotated[Array, shape(MOST_SEATS, MOST_CARDS + 1)]  # 1 for each card that a seat can still bid
    bid: Annotated[Array, shape(MOST_SEATS)]  # in this round, sealed until all have bid
    last_bid: Annotated[Array, shape(MOST_SEATS)]  # in the round before
