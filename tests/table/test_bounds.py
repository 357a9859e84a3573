"""Whatever a stranger sends has an end: each number, text and list of the wire has a bound."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.core.errors import Refused
from ludoteka.games import GAMES
from ludoteka.server.app import create_app
from ludoteka.server.connection import decode
from ludoteka.table import schema
from ludoteka.table.wire import NewCalls, NewTable

_, CLIENT_MESSAGES = msgspec.json.schema_components(schema.CLIENT_MESSAGES, ref_template="#/{name}")


def unbounded(node: Any, where: str) -> Iterator[str]:
    """The places in a schema that would take anything, however much it is."""
    for at, one in enumerate(node.get("anyOf", ())):
        yield from unbounded(one, f"{where}|{at}")
    if {"enum", "const", "anyOf", "$ref"} & set(node) or node.get("type") in ("boolean", "null"):
        return
    kind = node.get("type")
    needed = {
        "integer": ("minimum", "maximum"),
        "number": ("minimum", "maximum"),
        "string": ("maxLength",),
        "array": ("maxItems",),
        "object": () if "properties" in node else ("maxProperties",),
    }.get(kind, ("a type",))
    yield from (f"{where} has no {key}" for key in needed if key not in node)
    for name, one in node.get("properties", {}).items():
        yield from unbounded(one, f"{where}.{name}")
    for key in ("items", "additionalProperties"):
        if isinstance(node.get(key), dict):
            yield from unbounded(node[key], f"{where}[{key}]")
    if kind == "object" and "properties" not in node and "maxLength" not in node.get("propertyNames", {}):
        yield f"{where} has keys of any length"


@pytest.mark.parametrize("name", CLIENT_MESSAGES)
def test_everything_that_is_received_has_a_bound(name: str):
    assert list(unbounded(CLIENT_MESSAGES[name], name)) == []


def test_the_walk_finds_what_has_none():
    class Endless(msgspec.Struct):
        number: int
        text: str
        some: list[int]
        facts: dict[str, str]
        either: int | str
        half: float

    (found,) = msgspec.json.schema_components([Endless])[1].values()
    assert {line.split()[0].partition("[")[0].partition("|")[0] for line in unbounded(found, "Endless")} == {
        f"Endless.{name}" for name in Endless.__struct_fields__
    }


@pytest.fixture(scope="module")
def operations(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    app: Any = create_app(tmp_path_factory.mktemp("data"), client=Path("nowhere"))
    paths: dict[str, Any] = app._app.openapi_schema.to_schema()["paths"]
    return {f"{method} {path}": operation for path, ways in paths.items() for method, operation in ways.items()}


def test_every_body_is_among_what_is_received(operations: dict[str, Any]):
    bodies = [operation["requestBody"]["content"] for operation in operations.values() if "requestBody" in operation]
    names = {body["application/json"]["schema"]["$ref"].rpartition("/")[2] for body in bodies}
    assert len(names) >= 9
    assert names <= set(CLIENT_MESSAGES)


def test_every_part_of_an_address_has_a_bound(operations: dict[str, Any]):
    found = [
        line
        for name, operation in operations.items()
        for parameter in operation.get("parameters", ())
        for line in unbounded(parameter["schema"], f"{name} {parameter['name']}")
    ]
    assert found == []


@pytest.mark.parametrize("seats", [200_000_000, -1, 10**30, -(10**30), 10**400])
def test_a_caller_for_millions_is_refused(seats: int):
    """Found by an attack: two hundred million seats took 1.8 GB and 4.9 seconds of everybody's."""
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        msgspec.json.decode(b'{"game":"some-game","seats":%d}' % seats, type=NewCalls)


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"move","seat":0,"decision":1e400,"action":"x"}',
        '{"type":"move","seat":0,"decision":99999999999999999999999999,"action":"x"}',
        '{"type":"move","seat":-1,"decision":0,"action":"x"}',
        '{"type":"undo","seat":0,"decision":-1}',
        '{"type":"look","seat":1000000}',
        '{"type":"change","seat":0,"becomes":"open","revision":-1}',
        '{"type":"pace","seconds":1e308}',
        '{"type":"next","id":"' + "x" * 1000 + '"}',
        '{"type":"enter","token":"' + "x" * 10_000 + '"}',
        '{"type":"sit","seat":0,"name":"' + "x" * 1000 + '","nonce":"' + "n" * 20 + '"}',
    ],
)
def test_a_message_beyond_its_bounds_is_refused(message: str):
    with pytest.raises(Refused, match="message-bad"):
        decode(message)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whatever_a_room_offers_is_within_the_bounds(game: Any):
    for options, seats in ((options, game.seats_for(options)[-1]) for options in game.presets.values()):
        wanted = {"game": game.name, "options": options.given(), "seats": [{"kind": "bot:beginner"}] * seats}
        assert msgspec.convert(wanted, NewTable).options == options.given()
