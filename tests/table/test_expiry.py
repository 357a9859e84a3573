"""What nobody has touched for a long time is removed, if the owner of the house wants it so."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from ludoteka.table.hall import Hall
from ludoteka.table.ledger import moment

from .at_table import ALONE, MemoryLedger, rest, sit

LONG_AGO = moment(datetime.now(UTC) - timedelta(days=31))
LATELY = moment(datetime.now(UTC) - timedelta(days=29))


async def aged(hall: Hall, ledger: MemoryLedger, then: str) -> str:
    """A table that nobody has changed since."""
    name = (await sit(hall, ALONE)).id
    ledger.tables[name] = replace(ledger.tables[name], created=then)
    ledger.lines[name] = [replace(line, at=then) for line in ledger.lines[name]]
    return name


async def test_tables_that_nobody_has_touched_are_removed(hall: Hall, ledger: MemoryLedger):
    old, new = await aged(hall, ledger, LONG_AGO), await aged(hall, ledger, LATELY)
    assert await hall.expire(days=30) == 1
    assert old not in ledger.tables
    assert new in ledger.tables
    assert await hall.expire(days=30) == 0


async def test_a_table_that_somebody_looks_at_stays(hall: Hall, ledger: MemoryLedger):
    old = await aged(hall, ledger, LONG_AGO)
    table = await hall.open(old)
    assert await hall.expire(days=30) == 0
    await rest(hall)
    del table
    assert await hall.expire(days=30) == 1
