"""The points, line by line. Kernel dialect."""

from ludoteka.core.breakdown import add_line
from ludoteka.core.kernel import Array

from .parts import AT_STAKE, MOST_CARDS, WON, Parts, State

MOST_LINES = MOST_CARDS
PRIZE_LINE = 0


def score(p: Parts, s: State, seat: int) -> int:
    """A seat's points so far: the sum of its prizes."""
    points = 0
    for card in range(1, p.cards + 1):
        if s.prizes[card] == WON + seat:
            points += card
    return points


def breakdown(p: Parts, s: State, seat: int, out: Array) -> int:
    """Write a line for each prize of the seat into `out`; return how many."""
    count = 0
    for card in range(1, p.cards + 1):
        if s.prizes[card] == WON + seat:
            count = add_line(out, count, PRIZE_LINE, card, 0, 0, 0)
    return count


def winners(p: Parts, s: State) -> int:
    """Who has won a finished game: the most points; players who are tied share the win."""
    best, won = -1, 0
    for seat in range(p.seats):
        points = score(p, s, seat)
        if points > best:
            best, won = points, 0
        if points == best:
            won |= 1 << seat
    return won


def at_stake(p: Parts, s: State) -> int:
    """What the next highest bid wins."""
    points = 0
    for card in range(1, p.cards + 1):
        if s.prizes[card] == AT_STAKE:
            points += card
    return points
