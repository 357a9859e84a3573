"""The mind of the strong players: a net that knows the chance to win, and a look ahead that trusts it.

`chances` says what each action is worth. Trained by `python3 dev.py train sequence`; the ideas are in `features`, `net`
and `search`.
"""

from collections.abc import Sequence
from functools import cache
from types import ModuleType, SimpleNamespace

import numpy as np

from ludoteka.core import dice as dice_module
from ludoteka.core.compiled import compiled
from ludoteka.core.dice import DICE_WORDS, shake
from ludoteka.core.game import Game
from ludoteka.core.kernel import Array
from ludoteka.core.room import Observation
from ludoteka.games.sequence import moves, parts, rules, scoring, view
from ludoteka.games.sequence.parts import CARDS, MOST_ACTIONS, State

from . import features, search
from . import net as net_module
from .net import SECOND, WIDTH
from .search import SURELY_FIRST, WON, Desk
from .weights import shipped

__all__ = ["chances", "new_desk", "new_dice", "world"]

CLOSER = 5  # actions that are looked at more closely
TRUST = 2.0  # the net's own opinion counts like so many worlds


def chances(observation: Observation, actions: Sequence[int], worlds: int, dice: Array) -> dict[int, float]:
    """The chance to win with each of these legal actions, as far as the seat can know. The best few are tried in so
    many `worlds`, dealt at random from the cards that the seat cannot see."""
    ours, d, net = kernel(), new_desk(), shipped()
    p, seen = observation.parts.record()[0], observation.state.record()
    asked, out = np.array(actions, np.int64), np.zeros(len(actions))
    ours.weigh(net, p, seen, observation.viewer, asked, len(asked), d, out)
    found = dict(zip(actions, (float(worth) for worth in out), strict=True))
    best = sorted(found, key=lambda action: -found[action])[:CLOSER]
    if worlds == 0 or len(best) < 2 or found[best[0]] in (WON, SURELY_FIRST):
        return found
    asked, out = np.array(best, np.int64), TRUST * np.array([found[action] for action in best])
    ours.look_ahead(net, p, seen, observation.viewer, asked, len(asked), worlds, dice, d, out)
    return {action: float(worth) / (TRUST + worlds) for action, worth in zip(best, out, strict=True)}


def new_desk() -> Desk:
    def state() -> Array:
        return State().record()

    return Desk(
        chances=np.zeros(CARDS + 1, np.int64),
        inputs=np.zeros(features.INPUTS, np.int64),
        hidden=np.zeros(WIDTH, np.float32),
        deep=np.zeros(SECOND, np.float32),
        out=np.zeros(MOST_ACTIONS, np.int64),
        after=state(),
        world=state(),
        future=state(),
        luck=np.zeros(DICE_WORDS, np.int64),
    )


def new_dice(seed: int) -> Array:
    dice = np.zeros(DICE_WORDS, np.int64)
    shake(dice, seed)
    return dice


@cache
def kernel() -> SimpleNamespace:
    return compiled("sequence-mind", world(), base=Game.of("ludoteka.games.sequence").compiled_kernel)


def world() -> list[ModuleType]:
    """The rules, and what the mind makes of them."""
    return [dice_module, parts, rules, moves, scoring, view, features, net_module, search]
