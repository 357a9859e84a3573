"""The bots at a table: made from their level, asked aside, given nothing but what their seat may see."""

import asyncio
import hmac
import logging
import math
from asyncio import sleep
from collections.abc import Callable, Collection
from time import monotonic
from typing import Protocol

from ludoteka.core.game import Game
from ludoteka.core.room import WAIT, Bot, Observation

from .setup import BOT
from .storage import TableRow
from .thinkers import Thinkers
from .thinking import Question
from .workers import BotFailed

LOG = logging.getLogger(__name__)

# Seconds after which the answer of a bot is played that knows more than others do: chosen above what its level usually
# needs, so that it does not depend on what was thought.
ANSWER_TIMES = {"beginner": 0.1, "casual": 0.25, "club": 0.25, "expert": 0.5}
LONGEST = max(ANSWER_TIMES.values())  # for a level that is none of these


class Player(Protocol):
    """A bot at a table, wherever it thinks. `waited_for`: somebody is there who waits for its answer."""

    async def choose(self, observation: Observation, *, waited_for: bool = True) -> int: ...


class ThreadPlayer:
    """Thinks in a thread of this process."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def choose(self, observation: Observation, *, waited_for: bool = True) -> int:
        return await asyncio.to_thread(self._bot.choose, observation)


class WorkerPlayer:
    """Thinks in a process of its own, here or elsewhere. What the bot remembers is stored here between its answers."""

    def __init__(self, workers: Thinkers, game: str, level: str, seed: int) -> None:
        self._workers = workers
        self._game, self._level, self._seed = game, level, seed
        self._memory = b""

    async def choose(self, observation: Observation, *, waited_for: bool = True) -> int:
        question = Question(
            game=self._game,
            level=self._level,
            seed=self._seed,
            memory=self._memory,
            parts=observation.parts.tobytes(),
            state=observation.state.tobytes(),
            viewer=observation.viewer,
            legal=observation.legal,
            names=observation.names,
            asked=observation.asked,
            people=observation.people,
        )
        answer = await self._workers.ask(question, waited_for=waited_for)
        self._memory = answer.memory
        return answer.action


Engage = Callable[[Game, str, int], Player]  # from the game, a level and a seed


def in_threads(game: Game, level: str, seed: int) -> Player:
    return ThreadPlayer(game.bot(level, seed))


def in_workers(workers: Thinkers) -> Engage:
    return lambda game, level, seed: WorkerPlayer(workers, game.name, level, seed)


def seat_bots(game: Game, row: TableRow, engage: Engage = in_threads) -> dict[int, Player]:
    return {
        seat: engage(game, seat_row.kind.removeprefix(BOT), bot_seed(row.seed, seat))
        for seat, seat_row in enumerate(row.seats)
        if seat_row.kind.startswith(BOT)
    }


def bot_seed(seed: bytes, seat: int) -> int:
    """A number of the bot's own. It follows from the table's seed, but nobody can go back from it to a coming draw."""
    return int.from_bytes(hmac.digest(seed, f"ludoteka bot {seat}".encode(), "sha256")[:6], "big")


class AnswerTime:
    """When bots that begin to think now may act. How long one thinks can depend on what it holds, so its answer waits
    for a time that does not: that of the slowest level among them, or its next multiple where thinking took longer."""

    def __init__(self, levels: Collection[str]) -> None:
        """Without a level nobody waits."""
        self._period = max((ANSWER_TIMES.get(level, LONGEST) for level in levels), default=0.0)
        self._began = monotonic()

    async def come(self) -> None:
        if self._period:
            await sleep(self._began + self._next_multiple() - monotonic())

    def _next_multiple(self) -> float:
        return self._period * max(1, math.ceil((monotonic() - self._began) / self._period))


async def think(player: Player, observation: Observation, *, waited_for: bool = True) -> int:
    """A legal action, come what may: a bot that fails must not hold up the people at the table. One that need not act
    may answer WAIT."""
    try:
        action = await player.choose(observation, waited_for=waited_for)
    except BotFailed as why:
        LOG.error("the bot at seat %d failed and takes its first legal action: %s", observation.viewer + 1, why)
        return observation.legal[0] if observation.asked else WAIT
    except Exception:  # a bot may be anybody's program
        LOG.exception("the bot at seat %d failed and takes its first legal action", observation.viewer + 1)
        return observation.legal[0] if observation.asked else WAIT
    if action == WAIT and not observation.asked:
        return WAIT
    if action not in observation.legal:
        LOG.error(
            "the bot at seat %d chose the illegal %r and takes its first legal action", observation.viewer + 1, action
        )
        return observation.legal[0] if observation.asked else WAIT
    return int(action)
