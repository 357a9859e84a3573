"""What a seat sees, in numbers that a net can weigh. Compiled by `core.compiled`.

A five that can still become a sequence is described by how many cells are missing, and by who can get a card for each
of those: a line with three chips is a promise if both other cards are in the hand, and nothing if they were thrown
away. So the answer to "how do I stand?" is how many fives there are of each such kind, the own team's and the others'.
"""

from itertools import combinations_with_replacement

import numpy as np

from ludoteka.core.kernel import Array
from ludoteka.games.sequence.parts import (
    CARDS,
    CELLS,
    COPIES,
    CORNER,
    FIVE,
    FIVES,
    FREE,
    JACK_OF_CLUBS,
    JACK_OF_DIAMONDS,
    JACK_OF_HEARTS,
    JACK_OF_SPADES,
    Parts,
    State,
    one_eyed,
    team_of,
    two_eyed,
)
from ludoteka.games.sequence.scoring import fits_the_others

# Who can get a card for a cell: only the viewer (and jacks), the viewer and others, nobody, others with one card or
# with two. Far from complete, a five is described more coarsely: held, gone, to be had.
ONLY_MINE, MINE, GONE, ONE_LEFT, TWO_LEFT = range(5)
COARSE = (ONLY_MINE, ONLY_MINE, GONE, ONE_LEFT, ONE_LEFT)
FINE_UP_TO = 3  # missing cells
WEIGHT = np.array([(FIVE + 1) ** kind for kind in range(5)])  # of a missing cell, in the code of a five


def _kinds() -> tuple[Array, int]:
    """From the code of a five's missing cells to the number of its kind, and how many kinds there are."""
    table = np.zeros((FIVE + 1) ** 5, np.int64)
    numbers: dict[tuple[int, ...], int] = {}
    for missing in range(1, FIVE + 1):
        for cells in combinations_with_replacement(range(5), missing):
            described = cells if missing <= FINE_UP_TO else tuple(sorted(COARSE[cell] for cell in cells))
            table[int(WEIGHT[list(cells)].sum())] = numbers.setdefault(described, len(numbers))
    return table, len(numbers)


FIVE_KIND, FIVE_KINDS = _kinds()

# After the fives of the own team and of the others: sequences made (own, others'), jacks held and still unseen
# (wild, removing), dead cards held, cards held, cards in the pile, free cells, and what kind of table it is.
IN_MADE = 2 * FIVE_KINDS
IN_HELD_WILD, IN_HELD_REMOVING, IN_UNSEEN_WILD, IN_UNSEEN_REMOVING = (IN_MADE + number for number in range(2, 6))
IN_DEAD_HELD, IN_HELD, IN_PILE, IN_FREE_CELLS = (IN_MADE + number for number in range(6, 10))
IN_TEAMS, IN_SEATS, IN_NEEDED = (IN_MADE + number for number in range(10, 13))
INPUTS = IN_MADE + 13


def describe(p: Parts, s: State, seat: int, chances: Array, x: Array) -> None:
    """Write the inputs of the net into `x`; `chances` is room for who can get each card."""
    for i in range(INPUTS):
        x[i] = 0
    look_at_cards(p, s, seat, chances, x)
    me = team_of(p, seat)
    for five in range(FIVES):
        owner, code = five_code(p, s, five, chances)
        if owner == FREE:
            x[FIVE_KIND[code]] += 1
            x[FIVE_KINDS + FIVE_KIND[code]] += 1
        elif owner > 0 and code > 0 and (s.sequences == 0 or fits_the_others(p, s, owner - 1, five)):
            x[(0 if owner == me + 1 else FIVE_KINDS) + FIVE_KIND[code]] += 1
    x[IN_MADE] = s.made[me]
    for team in range(p.teams):
        if team != me:
            x[IN_MADE + 1] = max(x[IN_MADE + 1], s.made[team])
    x[IN_PILE] = s.pile_left
    x[IN_TEAMS] = p.teams
    x[IN_SEATS] = p.seats
    x[IN_NEEDED] = p.needed


def five_code(p: Parts, s: State, five: int, chances: Array) -> tuple[int, int]:
    """Whose five it can become (FREE: anybody's, -1: nobody's), and the code of its missing cells."""
    owner, code = FREE, 0
    for place in range(FIVE):
        cell = p.five_cells[five, place]
        chip = s.board[cell]
        if chip == FREE:
            code += WEIGHT[chances[p.face[cell]]]
        elif chip != CORNER:
            if owner not in (FREE, chip):
                return -1, 0
            owner = chip
    return owner, code


def look_at_cards(p: Parts, s: State, seat: int, chances: Array, x: Array) -> None:
    """Who can get each card, and the inputs that count cards."""
    for card in range(1, CARDS + 1):
        chances[card] = COPIES - s.discard[card]
    for slot in range(s.held[seat]):
        card = s.hand[seat, slot]
        chances[card] -= 1
    x[IN_UNSEEN_WILD] = chances[JACK_OF_DIAMONDS] + chances[JACK_OF_CLUBS]
    x[IN_UNSEEN_REMOVING] = chances[JACK_OF_SPADES] + chances[JACK_OF_HEARTS]
    for card in range(1, CARDS + 1):
        chances[card] += GONE
    for slot in range(s.held[seat]):
        card = s.hand[seat, slot]
        if two_eyed(card):
            x[IN_HELD_WILD] += 1
        elif one_eyed(card):
            x[IN_HELD_REMOVING] += 1
        else:
            if s.board[p.cell_of[card, 0]] != FREE and s.board[p.cell_of[card, 1]] != FREE:
                x[IN_DEAD_HELD] += 1
            if chances[card] >= GONE:
                chances[card] = MINE if chances[card] > GONE else ONLY_MINE
    x[IN_HELD] = s.held[seat]
    for cell in range(CELLS):
        if s.board[cell] == FREE:
            x[IN_FREE_CELLS] += 1
