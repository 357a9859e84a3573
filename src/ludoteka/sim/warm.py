"""Compile what the rooms compute with, once for a machine: afterwards twins, bots and solvers start from the cache.

`python -m ludoteka.sim.warm` does it for all rooms on all cores; the server runs it as a process of its own, at low
priority and on one.
"""

import hashlib
import logging
import os
import platform
import random
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from ludoteka.core.compiled import kernels_folder
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.options import BaseOptions
from ludoteka.games import GAMES

LOG = logging.getLogger(__name__)
PACKAGE = Path(__file__).parents[1]
WHILE_INPUT = "--while-input"  # end when the standard input does


def warm(game: Game) -> None:
    """Have everything compiled, or read from the cache; then report it."""
    began = time.perf_counter()
    game.prefer_compiled()
    warm_compiled_kernel(game)
    warm_drawing(game)
    presets = list(game.presets.values())
    for options in (presets[0], presets[-1]):  # the simplest and the hardest: they may be thought about differently
        warm_bots(game, options)
        warm_solver(game, options)
    game.mark_warm()
    LOG.info("%s is ready after %.1f s", game.name, time.perf_counter() - began)


def warm_compiled_kernel(game: Game) -> None:
    """One random game of the compiled rules, and what matches ask of them."""
    parts = game.parts(game.usual_options(game.seats[-1]), game.seats[-1]).record()
    state = game.blank().record()
    dice, out = np.zeros(DICE_WORDS, np.int64), np.zeros(game.most_actions, np.int64)
    game.compiled_kernel.shake(dice, 1)
    game.compiled_kernel.play_games(parts[0], state, state.copy(), 1, dice, out)
    game.load_match_rules()


def warm_drawing(game: Game) -> None:
    """What somebody sees who has to choose: it shows what would come of it. What a server draws first, it should not
    have to read from the cache while others wait."""
    presets = list(game.presets.values())
    for options in (presets[0], presets[-1]):
        match = smallest_table(game, options)
        match.scene(_until_a_choice(match))


def warm_bots(game: Game, options: BaseOptions) -> None:
    """The first choice of every level."""
    match = smallest_table(game, options)
    actor = _until_a_choice(match)
    for level in game.bots:
        game.bot(level, 1).choose(match.observation(actor))


def warm_solver(game: Game, options: BaseOptions) -> None:
    """A game seen in hindsight: players should not have to wait for the compiler at the end of theirs."""
    if game.solver is None:
        return
    match, dice = smallest_table(game, options), random.Random(1)
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
    game.solver.hindsight(match)


def smallest_table(game: Game, options: BaseOptions) -> Match:
    """As few seats as the options allow."""
    seats = game.fewest_seats(options)
    return Match(Setting(game, options, (Seat("human", ""),) * seats))


def _until_a_choice(match: Match) -> int:
    """Who first has more than one way to act. Chance is left to the dice: its first outcome can lead nowhere for ever,
    as when all cut the same card."""
    dice = random.Random(1)
    while True:
        actor = match.to_act()[0]
        if actor in range(match.parts.seats) and len(match.legal(actor)) > 1:
            return actor
        match.submit(actor, dice.choice(match.legal(actor)))


def done() -> Path:
    """A file that is there once all rooms have been compiled on this machine, as its sources are now."""
    digest = hashlib.sha256(f"{version('numba')} {sys.version} {platform.processor()} {PACKAGE}".encode())
    for source in sorted(PACKAGE.rglob("*.py")):
        digest.update(source.read_bytes())
    return kernels_folder() / f"all-{digest.hexdigest()[:16]}"


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    if WHILE_INPUT in sys.argv:
        threading.Thread(target=_end_with_input, daemon=True).start()
        for game in GAMES.values():
            warm(game)
    else:
        with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as processes:
            list(processes.map(_warm_room, reversed(GAMES)))  # the newest room is the largest: it begins
    done().touch()


def _warm_room(name: str) -> None:
    warm(GAMES[name])


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)  # the one who asked for it has gone


if __name__ == "__main__":
    main()
