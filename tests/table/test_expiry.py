"""What nobody has touched for a long time is removed, if the owner of the server wants it so."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from ludoteka.table.registry import TableRegistry
from ludoteka.table.storage import moment

from .at_table import ALONE, MemoryStore, rest, sit

LONG_AGO = moment(datetime.now(UTC) - timedelta(days=31))
LATELY = moment(datetime.now(UTC) - timedelta(days=29))


async def aged(registry: TableRegistry, store: MemoryStore, then: str) -> str:
    """A table that nobody has changed since."""
    name = (await sit(registry, ALONE)).id
    store.tables[name] = replace(store.tables[name], created=then)
    store.lines[name] = [replace(line, at=then) for line in store.lines[name]]
    return name


async def test_tables_that_nobody_has_touched_are_removed(registry: TableRegistry, store: MemoryStore):
    old, new = await aged(registry, store, LONG_AGO), await aged(registry, store, LATELY)
    assert await registry.expire(days=30) == 1
    assert old not in store.tables
    assert new in store.tables
    assert await registry.expire(days=30) == 0


async def test_a_table_that_somebody_looks_at_stays(registry: TableRegistry, store: MemoryStore):
    old = await aged(registry, store, LONG_AGO)
    table = await registry.open(old)
    assert await registry.expire(days=30) == 0
    await rest(registry)
    del table
    assert await registry.expire(days=30) == 1
