"""Two nodes at one table: each sees what the other has written, and the log decides."""

from ludoteka.table.rights import Rights
from ludoteka.table.table import Table
from ludoteka.table.wire import NewSeat, NewTable, Terms
from tests.some_games import SOLO
from tests.table.at_table import look_at, place

from .conftest import Site, until

ANA, RUI = Rights("ana"), Rights("rui")
OPEN = [NewSeat(kind="open"), NewSeat(kind="open")]


async def meet(sites: tuple[Site, Site], terms: Terms = Terms()) -> tuple[Table, Table]:
    """A table with Ana at one node and Rui at the other."""
    one, two = sites
    first = await one.registry.create(NewTable(game=SOLO, seats=OPEN, terms=terms))
    second = await two.registry.open(first.id)
    for seat, (table, person) in enumerate(((first, ANA), (second, RUI))):
        await table.sit(person.person, seat, person.person)
        table.come(person)
    for seat, (table, person) in enumerate(((first, ANA), (second, RUI))):
        await table.ready(person, f"{seat}" * 64)
    await until(lambda: first.row.stage == second.row.stage == "playing")
    await until(lambda: len(first.log.lines) == len(second.log.lines) == 1)
    return first, second


async def test_what_one_node_writes_the_other_shows(sites: tuple[Site, Site]):
    first, second = await meet(sites)
    await place(first, 0)
    await until(lambda: len(second.log.lines) == 2)
    await place(second, 1)
    await until(lambda: first.log.lines == second.log.lines and len(first.log.lines) == 4)
    seen = [await look_at(table, frozenset({0, 1}), 0) for table in (first, second)]
    assert seen[0].scene == seen[1].scene
    assert sites[1].notified
