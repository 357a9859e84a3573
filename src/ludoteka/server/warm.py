"""Compile what the rooms compute with while people already play: the first bot that needs it should not have to wait.

A process of its own fills the compiler's cache, since compiling takes many seconds, would take them from the people
who play, and a thread that compiles cannot be stopped when the server closes. What is in the cache then loads quickly.
"""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Collection

from ludoteka.core.game import Game
from ludoteka.sim import warm
from ludoteka.table.workers import Workers

LOG = logging.getLogger(__name__)


async def warm_all(games: Collection[Game], workers: Workers) -> None:
    names = [game.name for game in games]
    try:
        await workers.get_ready(names)  # first of all: with what an earlier run has compiled, bots are soon ready
        await _fill_cache()
        for game in games:
            await asyncio.to_thread(warm.warm_twin, game)
        await workers.get_ready(names)
        workers.expect_quick_answers()
    except Exception:  # everything works without twins, only more slowly
        LOG.exception("the twins could not be compiled")


async def _fill_cache() -> None:
    process = _compiler()
    try:
        await asyncio.to_thread(process.wait)
    finally:
        process.kill()  # nothing, if it has ended


def _compiler() -> subprocess.Popen[bytes]:
    nowhere = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-m", warm.__name__], stdin=nowhere, stdout=nowhere, stderr=nowhere)
