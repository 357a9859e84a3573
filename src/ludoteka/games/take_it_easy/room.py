"""The doors of Take It Easy; `core/room.py` explains each."""

from ludoteka.core.room import Box, ElementData, Room, Solver

from . import (
    bots,
    client_types,
    drawing,
    goals,
    notation,
    parts,
    pictures,
    refusals,
    rulebook,
    rules,
    scoring,
    sheet,
    showing,
    thinking,
    variants,
    view,
)


def _solver() -> Solver:
    from . import solver

    return solver


ROOM = Room(
    parts=parts,
    rules=rules,
    moves=rules,
    scoring=scoring,
    view=view,
    variants=variants,
    goals=goals,
    notation=notation,
    refusals=refusals,
    drawing=drawing,
    bots=bots,
    rulebook=rulebook,
    box=Box(minutes=20, weight="easy"),
    pictures=pictures,
    more_kernel=(thinking, showing),
    pause=drawing.pause,
    adviser=bots.adviser,
    element_data=ElementData(
        pieces=(client_types.TakeItEasyTile,),
        rows=(client_types.TakeItEasyRow,),
        score_lines=(
            client_types.TakeItEasyRowLine,
            client_types.TakeItEasySymbolLine,
            client_types.TakeItEasyEarlierLine,
        ),
    ),
    sheet=sheet,
    solver=_solver,
    hindsight=lambda: sheet,
)
