"""The wire format as a JSON schema: `python -m ludoteka.table.schema > web/src/lib/schema.json`.

The client's types are made from it (`npm run types` in web/), so that a change on either side cannot go unnoticed.
"""

import json
import sys
from typing import Any

import msgspec

from ludoteka.core.companion import Session
from ludoteka.core.room import DataTypes
from ludoteka.games import GAMES

from . import wire

# What comes from people. The unions bring every message over the socket with them.
CLIENT_MESSAGES = (
    wire.ClientMessage,
    wire.NewTable,
    wire.NewDuplicate,
    wire.NewDaily,
    wire.NewGuest,
    wire.MyName,
    wire.OwnedKeys,
    wire.PairingCode,
    wire.PushEndpoint,
    wire.PushSubscription,
    wire.QrText,
    wire.NewCalls,
    wire.Sheet,
    wire.LedgerRounds,
    wire.NewSession,
)
# What clients are sent: the scene comes with it.
SERVER_MESSAGES = (
    wire.ServerMessage,
    wire.GameInfo,
    wire.Health,
    wire.LobbyTable,
    wire.Daily,
    wire.Together,
    wire.Possible,
    wire.TableKey,
    wire.Invitation,
    wire.TableInfo,
    wire.Me,
    wire.MyGames,
    wire.Attached,
    wire.Pairing,
    wire.PairingOwner,
    wire.RecordInfo,
    wire.ReplayStop,
    wire.Course,
    wire.Best,
    wire.Proof,
    wire.Review,
    wire.Progress,
    wire.Rulebook,
    wire.Calls,
    wire.Scored,
    Session,
    wire.Problem,
)


def _of_rooms() -> tuple[Any, ...]:
    """What only a room and its own client understand."""
    rooms = [game.room for game in GAMES.values()]
    entered = (room.ledger.Round for room in rooms if room.ledger)
    return (
        *entered,
        *(kind for room in rooms for kind in room.scene_data),
        *(kind for kinds in _of_parts().values() for kind in kinds),
    )


def _of_parts() -> dict[str, DataTypes]:
    """By what a scene consists of, the types of its data in all rooms."""
    data = [game.room.element_data for game in GAMES.values()]
    return {
        "Cell": tuple(kind for one in data for kind in one.cells),
        "Piece": tuple(kind for one in data for kind in one.pieces),
        "Row": tuple(kind for one in data for kind in one.rows),
        "ScoreLine": tuple(kind for one in data for kind in one.score_lines),
    }


def schema() -> dict[str, Any]:
    kinds = (*CLIENT_MESSAGES, *SERVER_MESSAGES, *_of_rooms())
    references, parts = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
    found = dict(zip(kinds, references, strict=True))
    parts["ClientMessage"], parts["ServerMessage"] = found[wire.ClientMessage], found[wire.ServerMessage]
    data = [found[kind] for game in GAMES.values() for kind in game.room.scene_data]
    parts["Scene"]["properties"]["data"] = {"anyOf": data}
    for part, types in _of_parts().items():
        parts[part]["properties"]["data"] = {"anyOf": [found[kind] for kind in types]}
    return {"title": "Wire", "definitions": dict(sorted(parts.items()))}


def text() -> str:
    """As it is stored in the repository."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
