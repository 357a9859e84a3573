"""Where a table's chance comes from: a seed of its own, or one that it shares with other tables."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import UTC, date, datetime

from ludoteka.core.chance import new_seed

from .storage import TableStore

DUPLICATE = "duplicate"
DAILY = "daily"


@dataclass(frozen=True)
class Deal:
    """`name` is empty for a deal that no other table has."""

    seed: bytes
    name: str = ""


def own_deal() -> Deal:
    return Deal(new_seed())


def shared_deal() -> Deal:
    """For several tables, which are made together."""
    return Deal(new_seed(), f"{DUPLICATE}:{secrets.token_hex(12)}")


def daily_deal(secret: bytes, game: str, day: date) -> Deal:
    """The deal of a day. It follows from the server's secret, so that it needs no storing, and nobody knows
    tomorrow's."""
    name = f"{DAILY}:{game}:{day.isoformat()}"
    return Deal(hmac.digest(secret, f"ludoteka {name}".encode(), hashlib.sha256), name)


def kind_of(deal: str) -> str:
    """`duplicate`, `daily`, or nothing."""
    return deal.partition(":")[0]


def day_of(deal: str) -> date | None:
    """The day of a daily deal."""
    return date.fromisoformat(deal.rpartition(":")[2]) if kind_of(deal) == DAILY else None


def today() -> date:
    return datetime.now(UTC).date()


async def is_sealed(deal: str, store: TableStore) -> bool:
    """Can somebody still be playing this deal?"""
    day = day_of(deal)
    if day is not None:
        return day >= today()
    return kind_of(deal) == DUPLICATE and any(table.stage != "over" for table in await store.sharing(deal))
