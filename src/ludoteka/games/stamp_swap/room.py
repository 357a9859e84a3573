"""The doors of Stamp Swap; `core/room.py` explains each."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludoteka.core.room import Box, ElementData, Hindsight, Room, Solver

from . import (
    album,
    automa,
    bots,
    client_types,
    companion,
    contests,
    drawing,
    draws,
    goals,
    moves,
    notation,
    parts,
    pictures,
    pool,
    refusals,
    rulebook,
    rules,
    scoring,
    supply,
    swap,
    thinking,
    variants,
    view,
)

if TYPE_CHECKING:
    from typer import Typer


def _solver() -> Solver:
    from . import solver

    return solver


def _commands() -> "Mapping[str, Typer]":
    from .commands.pack import pack

    return {"pack": pack}


def _hindsight() -> Hindsight:
    from . import solver

    return solver


ROOM = Room(
    parts=parts,
    rules=rules,
    moves=moves,
    scoring=scoring,
    view=view,
    variants=variants,
    goals=goals,
    notation=notation,
    refusals=refusals,
    drawing=drawing,
    bots=bots,
    rulebook=rulebook,
    box=Box(minutes=40, weight="expert"),
    pictures=pictures,
    more_kernel=(thinking, album, contests, automa, supply, draws, pool, swap),
    quiet=drawing.quiet,
    kind=drawing.kind,
    pause=drawing.pause,
    scored_cells=drawing.scored_cells,
    companion=companion,
    scene_data=(client_types.StampData,),
    element_data=ElementData(
        cells=(client_types.StampCell,),
        pieces=(
            client_types.StampFacts,
            client_types.StampSquare,
            client_types.StampHidden,
            client_types.StampCard,
            client_types.StampToken,
        ),
        score_lines=(client_types.StampDayLine,),
    ),
    solver=_solver,
    hindsight=_hindsight,
    commands=_commands,
)
