"""Among several players: what picking, cutting and choosing lead to, with a model of what the others will choose.

It asks a judge what sets of items are worth to a seat, its own or another's: pages, cards and open contests are public.
A stamp that lies face down is taken for a middling one of those that it can be; so nothing hidden is looked at.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from math import exp

from ludoteka.core.room import Observation

from .parts import (
    CARD,
    CHOOSING,
    DAYS,
    DRAFTING,
    END,
    FIRST_PLAYER,
    IN_LARGE,
    IN_SMALL,
    LAST_CHOOSER,
    MOST_ITEMS,
    NOTHING,
    PICK,
    RARE,
    RESERVE,
    RESERVED,
    RESERVING,
    RULE_DOUBLE_TOKEN,
    SEEMS_RARE,
    SHOW,
    SPLIT,
    STAMPS,
    TAKE_FROM,
    TOKEN,
    TOKEN_POINTS,
    Parts,
    State,
    doing,
    has_mark,
    is_card,
    is_stamp,
)
from .rules import is_rare
from .swap import next_chooser, reserves, take_pile
from .thinking import POINT

FIRST_CHOICE = 1  # points: what the token promises in addition to those it scores
DOUBT = 2 * POINT  # how far apart two piles must be for the other's choice to be rather sure

Judge = Callable[[int, list[int]], float]  # what it is worth to a seat to have these items in addition to its own


@dataclass(frozen=True)
class Manner:
    """How somebody trades."""

    regard: float = 0.0  # what the points of all others count, compared with the own
    share: float = 0.5  # what of an item in the own collection is kept in the end, if it is not reserved
    growth: int = 0  # points that an exhibitor's card promises for each later day, when there will be more stamps


class Trade:
    """One decision of a seat."""

    def __init__(self, observation: Observation, judge: Judge, manner: Manner) -> None:
        self._p: Parts = observation.parts
        self._s: State = observation.state
        self._me, self._judge, self._manner = observation.viewer, judge, manner
        self._others = [seat for seat in range(self._p.seats) if seat != self._me]
        self._judged: dict[tuple[int, tuple[int, ...]], float] = {}
        self._cuts: dict[frozenset[int], float] = {}

    def worth(self, action: int) -> float:
        phase = doing(self._s, self._me)
        if phase == DRAFTING:
            return self.pick(action - PICK)
        if phase == RESERVING:
            return self.best_cut(self._reserved() | {action - RESERVE})
        if phase == CHOOSING:
            return self.take((action - TAKE_FROM) // 2, IN_SMALL + (action - TAKE_FROM) % 2)
        return self.cut(self._reserved(), slots_of(action - SPLIT))

    def gain(self, seat: int, items: list[int]) -> float:
        """What items are worth to a seat, beyond what it has."""
        return self._worth_of(seat, items) - self._worth_of(seat, [])

    def _worth_of(self, seat: int, items: list[int]) -> float:
        """Each set is judged once."""
        key = seat, tuple(sorted(items))
        if key not in self._judged:
            known = [middling(self._p, self._s, item) for item in items if item != TOKEN]
            token = token_worth(self._p, self._s, seat) if TOKEN in items else 0.0
            later = sum(self._growth(item) for item in known if is_card(item))
            self._judged[key] = self._judge(seat, known) + token + later
        return self._judged[key]

    def _growth(self, card: int) -> float:
        """What a card will bring more than on the page of today: one that scores at the end, half as much."""
        effect, later = self._p.effect[card - CARD], self._manner.growth * POINT * (DAYS - 1 - self._s.day)
        return float(later if effect == SHOW else later / 2 if effect == END else 0)

    # -- collecting ---------------------------------------------------------------------------------------------

    def pick(self, place: int) -> float:
        """A share of what the item is worth; all of it as far as it is better than what could be reserved so far."""
        item, share = int(self._s.pool[place]), self._manner.share
        return self._above(item) * (1 - share) + share * self.gain(self._me, [item])

    def _above(self, item: int) -> float:
        """How much better an item is than the best that can be reserved so far."""
        if not may_be_reserved(self._p, item):
            return 0.0
        held = [own for own, _ in collected(self._s, self._me)]
        best = max((self.gain(self._me, [own]) for own in held if may_be_reserved(self._p, own)), default=0.0)
        return max(0.0, self.gain(self._me, [item]) - best)

    # -- cutting ------------------------------------------------------------------------------------------------

    def best_cut(self, reserved: frozenset[int]) -> float:
        """The best that any cut brings, if these slots are reserved."""
        if reserved not in self._cuts:
            self._cuts[reserved] = max(self._cuts_with(reserved))
        return self._cuts[reserved]

    def _cuts_with(self, reserved: frozenset[int]) -> list[float]:
        p, s, me = self._p, self._s, self._me
        there = [slot for slot in range(s.held[me]) if slot not in reserved]
        free = [slot for slot in there if not is_rare(p, s, me, slot)]
        if len(reserved) < reserves(p, s) and free and MOST_ITEMS not in reserved:
            return [self.best_cut(reserved | {slot}) for slot in free]
        first, rest = there[0], there[1:]
        with_first = (more for count in range(len(rest)) for more in itertools.combinations(rest, count))
        return [self.cut(reserved, frozenset((first, *more))) for more in with_first]

    def cut(self, reserved: frozenset[int], pile: frozenset[int]) -> float:
        """What it brings on average over all who may choose from it: each takes what looks better on their page."""
        rest = frozenset(range(self._s.held[self._me])) - reserved - pile
        keep = [self.gain(self._me, self._own(reserved | kept)) for kept in (rest, pile)]
        total = 0.0
        for other in self._others:
            likes = [self.gain(other, self._visible_items(taken)) for taken in (pile, rest)]
            takes = likelihood(likes[0] - likes[1])
            costs = [self._cost(like) for like in likes]
            total += takes * (keep[0] - costs[0]) + (1 - takes) * (keep[1] - costs[1])
        return total / len(self._others)

    def _cost(self, gains_of_others: float) -> float:
        return self._manner.regard * gains_of_others / len(self._others)

    def _reserved(self) -> frozenset[int]:
        s, me = self._s, self._me
        return frozenset(slot for slot in range(s.held[me]) if s.lies[me, slot] == RESERVED)

    def _own(self, slots: frozenset[int]) -> list[int]:
        return [int(self._s.item[self._me, slot]) for slot in slots if slot < MOST_ITEMS]

    def _visible_items(self, slots: frozenset[int]) -> list[int]:
        """As the others see them: of a stamp that lies face down, the back."""
        p, s, me = self._p, self._s, self._me
        hidden = {slot for slot in slots if s.secret[me, slot] and is_stamp(int(s.item[me, slot]))}
        return [-1 - int(p.back[s.item[me, slot]]) if slot in hidden else int(s.item[me, slot]) for slot in slots]

    # -- choosing -----------------------------------------------------------------------------------------------

    def take(self, other: int, pile: int) -> float:
        """What is held when all have chosen, if each one after takes what is best then."""
        then = self._s.copy()
        chooser = self._me
        while chooser >= 0:
            take_pile(then, chooser, other, pile)
            chooser = next_chooser(self._p, then, other)
            if chooser >= 0:
                other, pile = self._likely(then, chooser)
        worth = self.gain(self._me, haul(self._p, then, self._me)) + reward(self._p, then, self._me)
        if self._manner.regard:
            worth -= sum(self._cost(self.gain(seat, haul(self._p, then, seat))) for seat in self._others)
        return worth

    def _likely(self, s: State, seat: int) -> tuple[int, int]:
        """What a seat chooses: the best in addition to what it surely keeps."""
        mine = [item for item, where in collected(s, seat) if where == RESERVED or s.taken[seat] == 3 - where]
        on_offer = [(other, pile) for other in range(self._p.seats) for pile in (IN_SMALL, IN_LARGE)]
        on_offer = [(other, pile) for other, pile in on_offer if other != seat and s.taken[other] == NOTHING]
        return max(on_offer, key=lambda offer: self.gain(seat, mine + pile_of(s, *offer)))


def slots_of(members: int) -> frozenset[int]:
    return frozenset(slot for slot in range(MOST_ITEMS) if members >> slot & 1)


def likelihood(better_by: float) -> float:
    """How likely it is that the other one takes this pile: people see it a little differently."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, better_by / DOUBT))))


# -- piles ------------------------------------------------------------------------------------------------------


def collected(s: State, seat: int) -> list[tuple[int, int]]:
    """The items of a collection, and where each lies."""
    return [(int(s.item[seat, slot]), int(s.lies[seat, slot])) for slot in range(s.held[seat])]


def pile_of(s: State, seat: int, pile: int) -> list[int]:
    return [item for item, where in collected(s, seat) if where == pile]


def haul(p: Parts, s: State, seat: int) -> list[int]:
    """What a seat has when all have chosen."""
    own = [item for item, where in collected(s, seat) if s.taken[seat] in (NOTHING, 3 - where) or where == RESERVED]
    for other in range(p.seats):
        if s.taken[other] != NOTHING and s.taker[other] == seat:
            own += pile_of(s, other, int(s.taken[other]))
    return own


# -- what is not on a page --------------------------------------------------------------------------------------


def may_be_reserved(p: Parts, item: int) -> bool:
    """A rare never, even if only its back is seen; what looks like any other stamp may turn out to be one."""
    if item < 0:
        return not -1 - item & SEEMS_RARE
    return not (is_stamp(item) and has_mark(p, item, RARE))


def middling(p: Parts, s: State, item: int) -> int:
    """For the back of a stamp, one that it could be, neither the best nor the worst; else the item itself."""
    if item >= 0:
        return item
    alike = could_be(p, s, item)
    return alike[len(alike) // 2]


def could_be(p: Parts, s: State, hidden: int) -> list[int]:
    """The stamps that a hidden one could be, from the lowest value to the highest."""
    alike = sorted((int(p.value[stamp]), stamp) for stamp in range(1, STAMPS + 1) if p.back[stamp] == -1 - hidden)
    return [stamp for _, stamp in alike if s.supply[stamp]] or [stamp for _, stamp in alike]


def token_worth(p: Parts, s: State, seat: int) -> float:
    points = TOKEN_POINTS * (2 if p.day_rule[s.card] == RULE_DOUBLE_TOKEN else 1) + FIRST_CHOICE
    return float(points + bonus(p, s, seat, FIRST_PLAYER)) * POINT


def reward(p: Parts, s: State, seat: int) -> float:
    """What specialists give the last to choose."""
    return float(bonus(p, s, seat, LAST_CHOOSER) * POINT) if s.last_chooser == seat + 1 else 0.0


def bonus(p: Parts, s: State, seat: int, effect: int) -> int:
    cards = s.owned[seat, : int(s.cards[seat])]
    return int(sum(p.bonus[card] for card in cards if p.effect[card] == effect))
