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
from ludoteka.table.thinkers import Thinkers

LOG = logging.getLogger(__name__)


async def warm_all(games: Collection[Game], workers: Thinkers) -> None:
    """A server, which draws and applies moves itself."""
    await _warm(games, games, workers)


async def warm_processes(games: Collection[Game], workers: Thinkers) -> None:
    """Only those in which bots think."""
    await _warm(games, (), workers)


async def _warm(games: Collection[Game], here: Collection[Game], workers: Thinkers) -> None:
    names = [game.name for game in games]
    try:
        await workers.get_ready(names)  # first of all: with what an earlier run has compiled, bots are soon ready
        if not await asyncio.to_thread(lambda: warm.done().exists()):
            await _fill_cache()
            await workers.get_ready(names)
        for game in here:
            await asyncio.to_thread(warm.warm_compiled_kernel, game)
            await asyncio.to_thread(warm.warm_drawing, game)
        workers.expect_quick_answers()
    except Exception:  # everything works without twins, only more slowly
        LOG.exception("the twins could not be compiled")


async def _fill_cache() -> None:
    process = _compiler()
    try:
        await asyncio.to_thread(process.wait)
    finally:
        process.kill()  # nothing, if it has ended
        if process.stdin:
            process.stdin.close()


def _compiler() -> subprocess.Popen[bytes]:
    """It ends with its input, so also with a server that was killed."""
    nowhere = subprocess.DEVNULL
    command = [sys.executable, "-m", warm.__name__, warm.WHILE_INPUT]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=nowhere, stderr=nowhere)
