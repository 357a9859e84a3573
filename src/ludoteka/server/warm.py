"""Compile the rooms' twins while people already play: the first bot that needs one should not have to wait."""

import asyncio
import logging
import time

import numpy as np

from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.game import Game

LOG = logging.getLogger(__name__)


async def warm_all(games: list[Game]) -> None:
    for game in games:
        try:
            await asyncio.to_thread(warm, game)
        except Exception:  # everything works without twins, only more slowly
            LOG.exception("the twin of %s could not be compiled", game.name)


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
