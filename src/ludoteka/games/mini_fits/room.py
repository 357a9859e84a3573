"""The doors of Mini FITS; `core/room.py` explains each."""

from ludoteka.core.room import Box, ElementData, Room, Solver

from . import (
    bots,
    client_types,
    drawing,
    goals,
    moves,
    notation,
    outlook,
    parts,
    pictures,
    refusals,
    rulebook,
    rules,
    scoring,
    sheet,
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
    box=Box(minutes=20, weight="easy"),
    pictures=pictures,
    more_kernel=(thinking, outlook),
    pause=drawing.pause,
    scene_data=(client_types.FitsData,),
    element_data=ElementData(
        cells=(client_types.FitsCell,),
        pieces=(client_types.FitsPiece, client_types.FitsSquare),
        score_lines=(client_types.FitsLine,),
    ),
    lies_on=drawing.lies_on,
    scored_cells=drawing.scored_cells,
    adviser=bots.adviser,
    sheet=sheet,
    solver=_solver,
    hindsight=lambda: sheet,
)
