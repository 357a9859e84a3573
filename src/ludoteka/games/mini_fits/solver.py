"""The door to the solver: the best frame for cards whose order is known. See `core.room.Solver`.

A round is solved on the side that is played last; of a game on both sides, that is the second. In hindsight every round
is, as soon as it is over.
"""

import random
from collections.abc import Sequence
from functools import cache

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.log import Entry
from ludoteka.core.match import Match
from ludoteka.core.solution import Solution

from . import notation
from .bots import CLUB, lore_of
from .parts import BETWEEN, OVER, TURNING, Parts, State, side_of
from .rules import is_discarded, is_start_card
from .solving.hunting import ANYTHING, NARROW, Found, Search, Task, hunt
from .thinking import Lore

ORDERS = 200  # that `maximum` tries
EVERY_ROUND = True  # `hindsight` can be asked at the end of each

__all__ = ["EVERY_ROUND", "Solution", "best_frame", "hindsight", "maximum", "solve"]


def solve(p: Parts, pieces: str) -> Solution:
    """`F,T,U,...`: the start piece, then the pieces of the cards in their order, as many as came."""
    return best_frame(p, read_order(p, pieces))


def maximum(p: Parts) -> Solution:
    """The most that any order of the cards can bring."""
    every = range(1, p.pieces + 1)
    starts = [piece for piece in every if is_start_card(p, piece)]
    dice, best = random.Random(1), Found((), ANYTHING, 0)
    for _ in range(ORDERS):
        search = Search(_task(p, _last_side(p), _shuffled(dice, dice.choice(starts), every)))
        found, _ = search.run(best.score + 1, NARROW)
        if found:
            best = Found(found.actions, found.score, search.most())
        if best.score == best.upper_bound:
            break
    return _solution(p, best)


def best_frame(p: Parts, order: Sequence[int], side: int | None = None) -> Solution:
    """The best that can be made of these pieces in this order, on this side or the last one."""
    return _solution(p, hunt(_task(p, _last_side(p) if side is None else side, tuple(order))))


def hindsight(match: Match) -> tuple[Solution, ...]:
    """For each seat, the best frame with the cards that really came in the round that is just over."""
    p, s = match.parts, match.observation().state
    if s.phase not in (BETWEEN, OVER):
        raise Refused("solve-unfinished")
    orders = orders_of(match)
    best = {order: best_frame(p, order, side_of(p, s)) for order in set(orders)}
    return tuple(best[order] for order in orders)


def orders_of(match: Match) -> list[tuple[int, ...]]:
    """The pieces that each seat had to place in the last round, in their order."""
    p, s = match.parts, match.observation().state
    cards = _last_cards(p, match.log.live())
    placed = [card for card in cards if not is_discarded(p, s, card)]
    return [(int(s.start[seat]), *(card for card in placed if card != s.start[seat])) for seat in range(p.seats)]


def _last_cards(p: Parts, entries: Sequence[Entry]) -> list[int]:
    """The cards that were turned in the last round: as many as there are pieces."""
    drawn = [entry.action for entry in entries if entry.actor == CHANCE]
    return drawn[-p.pieces :]


def _task(p: Parts, side: int, order: tuple[int, ...]) -> Task:
    return Task(p, side, order, _lore())


def _last_side(p: Parts) -> int:
    return int(p.first_side + p.rounds - 1)


@cache
def _lore() -> Lore:
    return lore_of(CLUB.weights)


def _shuffled(dice: random.Random, start: int, pieces: Sequence[int]) -> tuple[int, ...]:
    others = [piece for piece in pieces if piece != start]
    dice.shuffle(others)
    return (start, *others)


def _solution(p: Parts, found: Found) -> Solution:
    s = State()
    s.phase = TURNING
    placement = tuple(notation.write(p, s, 0, action) for action in found.actions)
    return Solution(found.score, found.upper_bound, found.score == found.upper_bound, placement)


def read_order(p: Parts, text: str) -> tuple[int, ...]:
    """The pieces that a text names; refused unless they could come in one round."""
    order: list[int] = []
    for name in text.replace(",", " ").split():
        piece = notation.read_piece(p, name)
        if piece in order:
            raise Refused("piece-twice", rule="FIT-8", place=name)
        if not order and not is_start_card(p, piece):
            raise Refused("solve-start", rule="FIT-2", place=name)
        order.append(piece)
    if not order:
        raise Refused("solve-nothing", rule="FIT-2")
    return tuple(order)
