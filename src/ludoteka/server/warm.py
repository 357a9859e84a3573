"""Compile the rooms' twins while people already play: the first bot that needs one should not have to wait.

A process of its own fills the compiler's cache, since compiling takes many seconds, would take them from the people
who play, and a thread that compiles cannot be stopped when the server closes. What is in the cache then loads quickly.
"""

import asyncio
import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterable

import numpy as np

from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting

LOG = logging.getLogger(__name__)


async def warm_all(games: Iterable[Game]) -> None:
    try:
        await _fill_cache()
        for game in games:
            await asyncio.to_thread(warm, game)
    except Exception:  # everything works without twins, only more slowly
        LOG.exception("the twins could not be compiled")


def warm(game: Game) -> None:
    """One random game: compiles the rules, or reads them from the cache."""
    began = time.perf_counter()
    options = next(iter(game.presets.values()))
    parts = game.parts(options, game.seats[-1]).record()[0]
    state = game.blank().record()[0]
    dice, out = np.zeros(DICE_WORDS, np.int64), np.zeros(game.most_actions, np.int64)
    game.twin.shake(dice, 1)
    game.twin.setup(parts, state)
    game.twin.play_out(parts, state, dice, out)
    LOG.info("the twin of %s is ready after %.1f s", game.name, time.perf_counter() - began)


def warm_solver(game: Game) -> None:
    """Two random games seen in hindsight: players should not have to wait for the compiler at the end of theirs."""
    if game.solver is None:
        return
    presets = list(game.presets.values())
    for options in (presets[0], presets[-1]):  # the simplest and the hardest: they may be solved in different ways
        match = Match(Setting(game, options, (Seat("human", ""),)))
        while not match.over:
            actor = match.must_act()[0]
            match.submit(actor, match.legal(actor)[0])
        game.solver.hindsight(match)


async def _fill_cache() -> None:
    process = _compiler()
    try:
        await asyncio.to_thread(process.wait)
    finally:
        process.kill()  # nothing, if it has ended


def _compiler() -> subprocess.Popen[bytes]:
    nowhere = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-m", __name__], stdin=nowhere, stdout=nowhere, stderr=nowhere)


def _main() -> None:
    from ludoteka.games import GAMES

    if hasattr(os, "nice"):
        os.nice(10)
    for game in GAMES.values():
        warm(game)
        warm_solver(game)


if __name__ == "__main__":
    _main()
