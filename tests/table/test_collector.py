"""What the garbage collector need not look through: messages and scenes hold no cycles, and there are many of them."""

import gc
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.game import Game
from ludoteka.core.history import HistoryEntry, VisibleEntry
from ludoteka.core.log import Entry
from ludoteka.games import GAMES
from ludoteka.sim.warm import smallest_table
from ludoteka.table.rights import Rights
from ludoteka.table.schema import CLIENT_MESSAGES, SERVER_MESSAGES
from ludoteka.table.storage import LogLine, TableRow
from ludoteka.table.views import view


def structs(kind: Any) -> set[type[msgspec.Struct]]:
    """Every struct in a message, and the message itself."""
    found: set[type[msgspec.Struct]] = set()

    def walk(part: Any) -> None:
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls in found:
                return
            found.add(part.cls)
        for inner in msgspec.structs.asdict(part).values():
            for one in inner if isinstance(inner, tuple) else (inner,):
                if isinstance(one, msgspec.inspect.Field):
                    walk(one.type)
                elif isinstance(one, msgspec.inspect.Type):
                    walk(one)

    walk(msgspec.inspect.type_info(kind))
    return found


KEPT: set[Any] = {
    LogLine,
    TableRow,
    Entry,
    VisibleEntry,
    HistoryEntry,
    Rights,
}  # not messages, but there are many of them, too


def test_no_message_is_looked_through_by_the_collector():
    wire = set[type[msgspec.Struct]]().union(*(structs(root) for root in (*CLIENT_MESSAGES, *SERVER_MESSAGES)))
    assert len(wire) > 60
    assert [kind.__name__ for kind in wire | KEPT if kind.__struct_config__.gc] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_scene_is_hardly_looked_through_by_the_collector(game: Game):
    match = smallest_table(game, next(iter(game.presets.values())))
    while len(match.log) < 10:
        actor = match.to_act()[0]
        match.submit(actor, match.legal(actor)[len(match.log) % len(match.legal(actor))])
    first = list(parts(vars(view(match, SPECTATOR))))
    gc.collect()  # it looks at tuples and dictionaries once, and no more if there is nothing to find in them
    made = [part for part in parts(vars(view(match, SPECTATOR))) if id(part) not in set(map(id, first))]
    gc.collect()
    assert len(first) > 100
    assert Counter(type(part).__name__ for part in made if gc.is_tracked(part)).total() < len(first) / 10


def parts(thing: Any) -> Iterator[Any]:
    """It and everything in it that is made of other things."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        inside: Any = (getattr(thing, name) for name in thing.__struct_fields__)
    elif isinstance(thing, dict):
        yield thing
        inside = thing.values()
    elif isinstance(thing, list | tuple):
        yield thing
        inside = thing
    else:
        inside = ()
    for part in inside:
        yield from parts(part)
