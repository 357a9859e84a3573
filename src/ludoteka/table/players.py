"""The bots at a table: made from their level, asked in a thread, given nothing but what their seat may see."""

import asyncio
import hmac
import logging

from ludoteka.core.game import WAIT, Bot, Game, Sight

from .agreement import BOT
from .ledger import Saved

LOG = logging.getLogger(__name__)


def seat_bots(game: Game, saved: Saved) -> dict[int, Bot]:
    return {
        seat: game.bot(sitting.kind.removeprefix(BOT), bot_seed(saved.seed, seat))
        for seat, sitting in enumerate(saved.seats)
        if sitting.kind.startswith(BOT)
    }


def bot_seed(seed: bytes, seat: int) -> int:
    """A number of the bot's own. It follows from the table's seed, but nobody can go back from it to a coming draw."""
    return int.from_bytes(hmac.digest(seed, f"ludoteka bot {seat}".encode(), "sha256")[:6], "big")


async def think(bot: Bot, sight: Sight) -> int:
    """A legal action, come what may: a bot that fails must not hold up the people at the table. One that need not act
    may answer WAIT."""
    try:
        action = await asyncio.to_thread(bot.choose, sight)
    except Exception:  # a bot may be anybody's program
        LOG.exception("the bot at seat %d failed and takes its first legal action", sight.viewer + 1)
        return sight.legal[0] if sight.asked else WAIT
    if action == WAIT and not sight.asked:
        return WAIT
    if action not in sight.legal:
        LOG.error("the bot at seat %d chose the illegal %r and takes its first legal action", sight.viewer + 1, action)
        return sight.legal[0] if sight.asked else WAIT
    return int(action)
