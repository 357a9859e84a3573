"""The doors of Triominos; `core/room.py` explains each."""

from ludoteka.core.room import Box, ElementData, Room, Solver

from . import (
    bots,
    client_types,
    drawing,
    facts,
    goals,
    ledger,
    moves,
    notation,
    parts,
    pictures,
    refusals,
    rulebook,
    rules,
    scoring,
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
    box=Box(minutes=30, weight="medium"),
    pictures=pictures,
    more_kernel=(thinking, facts),
    pause=drawing.pause,
    scored_cells=drawing.scored_cells,
    ledger=ledger,
    scene_data=(client_types.TriominosData, client_types.TriominosLedgerData),
    element_data=ElementData(pieces=(client_types.TriominosTile,), score_lines=(client_types.TriominosLine,)),
    solver=_solver,
)
