"""All that a viewer can learn of a match: what the laws of hidden information compare."""

import random
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any
from unittest.mock import patch

import msgspec

from ludoteka.core.actors import SPECTATOR, write_actor
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.table import commands
from ludoteka.table.nodes import Alone
from ludoteka.table.rights import NOBODY, Rights
from ludoteka.table.setup import setting
from ludoteka.table.storage import LogLine, SeatRow, TableMeta, TableRow, moment
from ludoteka.table.table import Table
from ludoteka.table.wire import Clock, Delay, Problem, Terms
from tests.laws.rooms import SEED, Place

AT = "2026-01-01T00:00:00.000+00:00"
CLOCK = Clock(kind="game", seconds=600, increment=10)


def observation(match: Match, viewer: int, tries: Iterable[int]) -> dict[str, Any]:
    """Everything that leaves the engine for a viewer; `tries`: actions that the viewer tries."""
    seen = match.observation(viewer)
    learned = {
        "view": seen.state.tobytes(),
        "scene": msgspec.json.encode(match.scene(viewer)),
        "log": [
            (reported.actor, reported.text, repr(reported.words), reported.kind) for reported in match.story(viewer)
        ],
        "scores": match.scores(viewer),
        "pauses": match.pauses(),
    }
    if viewer == SPECTATOR:
        return learned
    return learned | {
        "offers": [(action, match.write(viewer, action)) for action in seen.legal],
        "asked": seen.asked,
        "decision": match.decision(viewer),
        "undo": (match.undoable(viewer), match.undoable_if_agreed(viewer)),
        "refusals": [_answer(match, viewer, action) for action in tries],
    }


def tried_actions(dice: random.Random, seat: int, *matches: Match) -> list[int]:
    """Actions of all kinds, most of which are not allowed; and some that the other seats could take."""
    actions = matches[0].game.actions
    others = [other for other in range(len(matches[0].setting.seats)) if other != seat]
    offered = {action for match in matches for other in others for action in match.legal(other)[:8]}
    return dice.sample(actions, min(25, len(actions))) + sorted(offered)


def _answer(match: Match, seat: int, action: int) -> str:
    try:
        match.copy().submit(seat, action)
    except Refused as why:
        return f"{why} {why.words()}"
    return "accepted"


def offered_to_others(match: Match, seat: int) -> list[str]:
    """What the other seats could do, as text: a seat that is asked to name it may not learn that it is possible."""
    others = [other for other in range(len(match.setting.seats)) if other != seat]
    return [match.write(other, action) for other in others for action in match.legal(other)[:8]]


# -- on the wire --------------------------------------------------------------------------------------------------


class _NoStore:
    """A table that is only looked at asks its store for nothing."""


def table_of(place: Place, match: Match, delay: int = 0) -> Table:
    """A table with a person at every seat, at which this match is played; spectators are `delay` entries behind."""
    seats = tuple(SeatRow(kind="human", name=f"Player {n + 1}", person=f"p{n}") for n in range(place.seats))
    row = TableRow(
        id="0" * 24,
        game=place.game.name,
        rules=place.game.rules_version,
        options=place.options.write(),
        seats=seats,
        seed=SEED,
        commit=place.setting().commit,
        created=AT,
        meta=TableMeta(host="p0", terms=Terms(delay=Delay(entries=delay), clock=CLOCK)),
    )
    there = Match(setting(row), match.log)
    lines = [
        LogLine(write_actor(e.actor), "" if e.undone else text, e.undone, at)
        for (e, text), at in zip(there.texts(), _times(there), strict=True)
    ]
    with patch.object(Alone, "seconds", lambda alone: 0.0):  # no time passes
        return Table(row, lines, there, _NoStore(), lambda table: None)  # type: ignore[arg-type]


def _times(match: Match) -> list[str]:
    """A minute for what everybody sees, and a second for everything else: no viewer may be sent those seconds."""
    live: list[int] = []
    for at, entry in enumerate(match.log.entries):
        live[len(live) - entry.undone :] = [] if entry.undone else [at]
    public = {at for at, seen in zip(live, match.observed(SPECTATOR), strict=True) if seen}
    times, then = [], datetime.fromisoformat(AT)
    for at in range(len(match.log)):
        then = then.replace(second=0) + timedelta(minutes=1) if at in public else then + timedelta(seconds=1)
        times.append(moment(then))
    return times


async def messages(table: Table, viewer: int, tries: list[str]) -> list[bytes]:
    """What goes over the wire to a viewer: the table, its place in a list, and the answers to what they try."""
    rights = NOBODY if viewer == SPECTATOR else Rights(f"p{viewer}")
    view = await table.look(rights, viewer)
    sent = [msgspec.json.encode(part) for part in (view, await table.info(rights), table.lobby())]
    match = await table.log.current()
    return sent + [_denied(match, viewer, text) for text in tries if viewer != SPECTATOR]


def _denied(match: Match, seat: int, text: str) -> bytes:
    """The answer to a move."""
    try:
        commands.move(match.copy(), seat, match.decision(seat), text)
    except Refused as why:
        return msgspec.json.encode(Problem.of(why))
    return b"accepted"
