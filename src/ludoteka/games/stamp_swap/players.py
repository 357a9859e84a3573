"""The players up to the level of a club, weakest first. They see only what their seat may see."""

import itertools
import random
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.room import Observation

from . import automa
from .contests import formula_points
from .laying import first_of_the_best
from .parts import (
    CARD,
    CELLS,
    CHOOSING_CONTEST,
    DECISIONS,
    DISCARD,
    ENTER,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    PLACING,
    RESERVE,
    RESERVED,
    RESERVING,
    SPLIT,
    SPLITTING,
    TAKE,
    Parts,
    State,
    doing,
)
from .thinking import item_worth
from .trading import Judge, Manner, Trade

SECOND_THOUGHTS = 4  # of the club player among several: times that the stamps of a day are taken up and laid anew


class StampPlayer:
    """What all levels share: the best action by some worth; of equals, any."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(seed)
        self._game = game

    def choose(self, observation: Observation) -> int:
        return self._best({action: self._worth(observation, action) for action in observation.legal})

    def _best(self, worth: dict[int, float]) -> int:
        best = max(worth.values())
        return self._random.choice([action for action, value in worth.items() if value == best])

    def _worth(self, observation: Observation, action: int) -> float:
        raise NotImplementedError


class BeginnerPlayer(StampPlayer):
    """Fills the page from a corner and enters the contest that scores most; splits and takes without a thought."""

    def _worth(self, observation: Observation, action: int) -> float:
        p, s, seat = observation.parts, observation.state, observation.viewer
        phase = doing(s, seat)
        if phase == PLACING:
            return float(-(action % CELLS)) if action < DISCARD else 0.0
        if phase == CHOOSING_CONTEST:
            return float(formula_points(p, s, seat, int(s.contest[action - ENTER])))
        return 0.0


class CasualPlayer(StampPlayer):
    """Greedy: reserves and takes what looks best, splits so that Pinzetta's procedure leaves the better half, and
    places each stamp where the page then scores most. Among several, judges every item by itself, and so makes even
    piles."""

    slack = 1  # how much looser than the tightest a place may be to be looked at
    manner = Manner()

    def choose(self, observation: Observation) -> int:
        phase = doing(observation.state, observation.viewer)
        if observation.parts.seats > 1 and phase not in (PLACING, CHOOSING_CONTEST):
            trade = Trade(observation, self._judge(observation), self.manner)
            return self._best({action: trade.worth(action) for action in observation.legal})
        if phase != PLACING:
            return super().choose(observation)
        kernel, p, s = self._game.scratch(observation.parts, observation.state, self._game.fast_kernel)
        actions, out = np.array(observation.legal, np.int64), np.zeros(len(observation.legal), np.int64)
        kernel.place_worths(p[0], s[0], observation.viewer, actions, len(actions), self.slack, out)
        return self._random.choice([int(action) for action in actions[out == out.max()]])

    def _judge(self, observation: Observation) -> Judge:
        return lambda _, items: float(sum(item_worth(observation.parts, item) for item in items))

    def _worth(self, observation: Observation, action: int) -> float:
        p, s, seat = observation.parts, observation.state, observation.viewer
        if doing(s, seat) == CHOOSING_CONTEST:
            return float(formula_points(p, s, seat, int(s.contest[action - ENTER])))
        if s.phase == RESERVING:
            slot = action - RESERVE
            return 0.0 if slot == MOST_ITEMS else float(item_worth(p, int(s.item[seat, slot])))
        if s.phase == SPLITTING:
            return split_worth(p, s, seat, action - SPLIT)
        return float(pile_worth(p, s, HERS, action - TAKE))


class ClubPlayer(CasualPlayer):
    """Judges sets of items by packing them onto the page and asking what it then promises until the end: what to
    reserve, how to split, which pile to take. Among several, it does so for the pages of the others, too, and lays the
    stamps of a day with a few second thoughts."""

    slack = 2
    manner = Manner(regard=0.9, share=0.3, growth=4)

    def choose(self, observation: Observation) -> int:
        if observation.parts.seats > 1 and doing(observation.state, observation.viewer) == PLACING:
            return self._lay(observation, SECOND_THOUGHTS)
        if observation.parts.seats == 1 and observation.state.phase not in (PLACING, CHOOSING_CONTEST):
            self._packing = self._pack(observation)
        return super().choose(observation)

    def _lay(self, observation: Observation, rounds: int) -> int:
        action = first_of_the_best(observation, rounds, self._random.randrange(1 << 30))
        return super().choose(observation) if action is None else action

    def _judge(self, observation: Observation) -> Judge:
        packing = self._pack(observation)
        return lambda seat, items: packing.worth(items, seat)

    def _pack(self, observation: Observation) -> "Packing":
        return Packing(self._game, observation)

    def __getstate__(self) -> dict[str, Any]:
        """What it takes along to another process: not what it thought about its last decision."""
        return {name: value for name, value in self.__dict__.items() if name != "_packing"}

    def _worth(self, observation: Observation, action: int) -> float:
        s, seat = observation.state, observation.viewer
        if s.phase == RESERVING:
            return self._packing.best_split(action - RESERVE)
        if s.phase == SPLITTING:
            return self._packing.after_split(action - SPLIT)
        if doing(s, seat) == CHOOSING_CONTEST:
            return super()._worth(observation, action)
        kept = [int(s.item[seat, slot]) for slot in range(s.held[seat]) if s.lies[seat, slot] != s.her_choice]
        hers = [(int(s.item[HERS, slot]), s.lies[HERS, slot] == action - TAKE) for slot in range(s.held[HERS])]
        return self._packing.outcome(
            [*kept, *(item for item, taken in hers if taken)], [item for item, taken in hers if not taken]
        )


class Packing:
    """What sets of items are worth to the seat that views, or to another; each set is packed once."""

    def __init__(self, game: Game, observation: Observation) -> None:
        self._observation = observation
        self._kernel: Any = game.compiled_kernel  # packing takes too long for the plain rules
        self._p, self._s = observation.parts.record()[0], observation.state.record()[0]
        self._known: dict[tuple[int, tuple[int, ...]], float] = {}
        self._desk = observation.state.copy()  # on which her procedure is tried

    def worth(self, items: list[int], to: int | None = None) -> float:
        """Largest first, as a person would pack them."""
        p, s, seat = self._observation.parts, self._observation.state, self._observation.viewer if to is None else to
        area = {item: int(p.width[item] * p.height[item]) if 0 < item < CARD else 0 for item in items}
        waiting = [int(stamp) for stamp in s.gained[seat, : int(s.to_place[seat])]]
        order = tuple(sorted(items, key=lambda item: (-area[item], item))) + tuple(waiting)
        if (seat, order) not in self._known:
            self._known[seat, order] = self._judge(seat, order)
        return self._known[seat, order]

    def _judge(self, seat: int, order: tuple[int, ...]) -> float:
        array = np.array(order, np.int64)
        return float(self._kernel.set_worth(self._p, self._s, seat, array, len(order), 0))

    def best_split(self, reserved: int) -> float:
        """The best that any split leaves, if this slot is reserved."""
        s, seat = self._observation.state, self._observation.viewer
        rest = [slot for slot in range(s.held[seat]) if slot != reserved]
        larger = itertools.combinations(rest, (len(rest) + 1) // 2)
        return max(self._left(reserved, rest, large) for large in larger)

    def after_split(self, large: int) -> float:
        s, seat = self._observation.state, self._observation.viewer
        reserved = next((slot for slot in range(s.held[seat]) if s.lies[seat, slot] == RESERVED), MOST_ITEMS)
        rest = [slot for slot in range(s.held[seat]) if slot != reserved]
        return self._left(reserved, rest, tuple(slot for slot in rest if large >> slot & 1))

    def _left(self, reserved: int, rest: list[int], large: tuple[int, ...]) -> float:
        """What comes of it on average over her eight decision cards."""
        p, s, seat = self._observation.parts, self._observation.state, self._observation.viewer
        own = [int(s.item[seat, reserved])] if reserved < MOST_ITEMS else []
        slots = {IN_LARGE: list(large), IN_SMALL: [slot for slot in rest if slot not in large]}
        piles = {pile: [int(s.item[seat, slot]) for slot in there] for pile, there in slots.items()}
        taken = her_choices(p, self._desk, seat, slots)
        return fmean(self.outcome([*own, *piles[3 - hers]], piles[hers]) for hers in taken)

    def outcome(self, kept: list[int], given: list[int]) -> float:
        """What it is worth to keep some items while Pinzetta gets others."""
        return self.worth(kept)


def pile_worth(p: Parts, s: State, side: int, pile: int) -> int:
    return sum(
        int(item_worth(p, int(s.item[side, slot]))) for slot in range(s.held[side]) if s.lies[side, slot] == pile
    )


def split_worth(p: Parts, s: State, seat: int, large: int) -> float:
    """What is left on average over her eight decision cards."""
    rest = [slot for slot in range(s.held[seat]) if s.lies[seat, slot] != RESERVED]
    slots = {pile: [slot for slot in rest if large >> slot & 1 == (pile == IN_LARGE)] for pile in (IN_SMALL, IN_LARGE)}
    desk = s.copy()
    taken = her_choices(p, desk, seat, slots)
    return fmean(pile_worth(p, desk, seat, 3 - hers) for hers in taken)


def her_choices(p: Parts, desk: State, seat: int, slots: Mapping[int, Sequence[int]]) -> list[int]:
    """Which of two piles she would take, for each of her eight decision cards. Her procedure is carried out on `desk`,
    where the piles lie afterwards."""
    desk.lies[seat] = RESERVED
    for pile, there in slots.items():
        desk.lies[seat, list(there)] = pile
    taken = []
    for card in range(1, DECISIONS + 1):
        automa.value_piles(desk, seat)
        automa.take_away(p, desk, seat, int(p.crossed[card]))
        taken.append(automa.most_tokens(desk, seat))
    return taken
