"""The wire format as a JSON schema: `python -m ludoteka.table.schema > web/src/lib/schema.json`.

The client's types are made from it (`npm run types` in web/), so that a change on either side cannot go unnoticed.
"""

import json
import sys
from typing import Any

import msgspec

from ludoteka.core.companion import Session

from . import wire

# The unions bring every message over the socket with them, and those bring the scene.
ROOTS = (
    wire.Heard,
    wire.Said,
    wire.GameInfo,
    wire.NewTable,
    wire.NewDuplicate,
    wire.NewDaily,
    wire.NewGuest,
    wire.Invitation,
    wire.Health,
    wire.LobbyTable,
    wire.Daily,
    wire.Together,
    wire.Possible,
    wire.TableKey,
    wire.TableInfo,
    wire.RecordInfo,
    wire.ReplayStop,
    wire.Best,
    wire.Proof,
    wire.Review,
    wire.Rulebook,
    wire.NewCalls,
    wire.Calls,
    wire.Sheet,
    wire.Scored,
    wire.Ledger,
    wire.NewSession,
    Session,
    wire.Problem,
)


def schema() -> dict[str, Any]:
    _, parts = msgspec.json.schema_components(ROOTS, ref_template="#/definitions/{name}")
    return {"title": "Wire", "definitions": dict(sorted(parts.items()))}


def text() -> str:
    """As it is kept in the repository."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
