"""How many steps a second the rules take, plain and compiled, compared with a peer on the same machine in the same run.

Everything plays random games through a generic driver: ours in every room is `core.playout`; the peer is OpenSpiel's
connect_four, written in C++ and driven from Python as its users do.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

import numpy as np

from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.game import Game
from ludoteka.core.room import Kernel

from .warm import smallest_table

PEER = "open_spiel connect_four"
ROUNDS = 7  # each contestant is timed so often, in turn, so that a busy moment hits all alike


@dataclass(frozen=True)
class Speed:
    """Steps a second: the mean of several rounds, and its standard error."""

    name: str
    steps: float
    error: float
    ratio: float  # to the peer; 0 where there is none


Contestant = Callable[[int], int]  # plays about so many steps, returns how many it was


def measure(games: list[Game], seconds: float) -> list[Speed]:
    """Time every contestant for about so many seconds in all."""
    racers = [racer for game in games for racer in _ours(game)]
    peer = open_spiel()
    everybody = [*racers, *([(PEER, peer)] if peer else [])]
    share = seconds / ROUNDS
    sizes = {name: _size(play, share) for name, play in everybody}
    rates: dict[str, list[float]] = {name: [] for name, _ in everybody}
    for _ in range(ROUNDS):
        for name, play in everybody:
            began = time.perf_counter()
            steps = play(sizes[name])
            rates[name].append(steps / (time.perf_counter() - began))
    base = fmean(rates[PEER]) if peer else 0.0
    return [_speed(name, each, base) for name, each in rates.items()]


def _speed(name: str, rates: list[float], base: float) -> Speed:
    return Speed(name, fmean(rates), stdev(rates) / len(rates) ** 0.5, fmean(rates) / base if base else 0.0)


def _size(play: Contestant, seconds: float) -> int:
    """How many steps fill so many seconds. Also warms up."""
    steps = 1
    while True:
        began = time.perf_counter()
        done = play(steps)
        took = time.perf_counter() - began
        if took > seconds / 10:
            return max(1, int(done * seconds / took))
        steps *= 4


def _ours(game: Game) -> list[tuple[str, Contestant]]:
    return [(f"{game.name} compiled", _compiled(game)), (f"{game.name} plain", _plain(game))]


def _compiled(game: Game) -> Contestant:
    p = smallest_table(game, next(iter(game.presets.values()))).parts.record()[0]
    fresh, dice = game.blank().record(), np.zeros(DICE_WORDS, np.int64)
    state, out = fresh.copy(), np.zeros(game.most_actions, np.int64)
    game.compiled_kernel.shake(dice, 1)
    usual = max(1, int(game.compiled_kernel.play_games(p, fresh, state, 1, dice, out)))

    def play(steps: int) -> int:
        return int(game.compiled_kernel.play_games(p, fresh, state, max(1, steps // usual), dice, out))

    return play


def _plain(game: Game) -> Contestant:
    kernel: Kernel = game.kernel
    p = smallest_table(game, next(iter(game.presets.values()))).parts
    dice, out = np.zeros(DICE_WORDS, np.int64), np.zeros(game.most_actions, np.int64)
    kernel.shake(dice, 1)

    def play(steps: int) -> int:
        done = 0
        while done < steps:
            state = game.blank()
            kernel.setup(p, state)
            done += kernel.play_out(p, state, dice, out)
        return done

    return play


def open_spiel() -> Contestant | None:
    """The peer, if it is installed: it is a tool for developers."""
    try:
        import pyspiel
    except ImportError:
        return None
    game: Any = pyspiel.load_game("connect_four")
    dice = random.Random(1)

    def play(steps: int) -> int:
        done = 0
        while done < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(dice.choice(state.legal_actions()))
                done += 1
        return done

    return play
