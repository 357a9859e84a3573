"""Tables for tests: a store in memory, and ways to play a game through."""

import asyncio
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.table.registry import TableRegistry
from ludoteka.table.rights import Rights
from ludoteka.table.storage import Conflict, LogLine, TableRow, TableUnknown
from ludoteka.table.table import Table
from ludoteka.table.wire import NewSeat, NewTable, TableView
from tests.some_games import SOLO

ALONE = [NewSeat(kind="human", name="Ana")]
TWO = [*ALONE, NewSeat(kind="human", name="Rui")]
BOTH = frozenset({0, 1})


class MemoryStore:
    """A store that forgets, and fails on demand."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.lines: dict[str, list[LogLine]] = {}
        self.fail: BaseException | None = None

    async def create(self, table: TableRow) -> None:
        if table.id in self.tables:
            raise Conflict
        self.tables[table.id], self.lines[table.id] = table, []

    async def load(self, table: str) -> tuple[TableRow, list[LogLine]]:
        if table not in self.tables:
            raise TableUnknown(table)
        return self.tables[table], list(self.lines[table])

    async def append(self, table: str, n: int, lines: Sequence[LogLine]) -> None:
        await asyncio.sleep(0)
        if self.fail:
            raise self.fail
        if n != len(self.lines[table]):
            raise Conflict
        self.lines[table] += lines

    async def amend(self, table: TableRow) -> None:
        await asyncio.sleep(0)
        if self.fail:
            raise self.fail
        if table.revision != self.tables[table.id].revision:
            raise Conflict
        self.tables[table.id] = replace(table, revision=table.revision + 1)

    async def sharing(self, deal: str) -> list[TableRow]:
        return [table for table in self.tables.values() if table.deal == deal]

    async def untouched(self, since: str) -> list[str]:
        changed = {
            name: [table.created, *(line.at for line in self.lines[name])] for name, table in self.tables.items()
        }
        return [name for name, moments in changed.items() if max(moments) < since]

    async def delete(self, table: str) -> None:
        if table not in self.tables:
            raise TableUnknown(table)
        del self.tables[table], self.lines[table]


async def sit(registry: TableRegistry, seats: list[NewSeat], **options: str) -> Table:
    table = await registry.create(NewTable(game=SOLO, seats=seats, options=options))
    await rest(registry)
    return table


async def rest(registry: TableRegistry) -> None:
    """Wait until nothing goes on by itself any more."""
    while registry._tasks:
        await asyncio.gather(*registry._tasks.values())
        await asyncio.sleep(0)


async def until(true: Callable[[], bool]) -> None:
    """Wait for what sends no notification."""
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def look_at(table: Table, mine: frozenset[int], viewer: int = SPECTATOR) -> TableView:
    """As somebody with these seats sees it from one of them, or as a spectator."""
    view = await table.look(Rights(seats=mine), viewer)
    assert isinstance(view, TableView)
    return view


async def place(table: Table, seat: int, mine: frozenset[int] = BOTH) -> TableView:
    view = await look_at(table, mine, seat)
    await table.move(seat, view.decisions[str(seat)], view.scene.targets[-1].action)
    return view


async def play_to_the_end(registry: TableRegistry, table: Table) -> TableView:
    while True:
        await rest(registry)
        view = await look_at(table, table.humans)
        if view.scene.over:
            return view
        if not view.waiting:
            await table.go_on()
        for seat in view.waiting:
            await place(table, seat, table.humans)
