"""The doors of Sequence; `core/room.py` explains each."""

from ludoteka.core.room import Box, ElementData, Room

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
    thinking,
    variants,
    view,
)

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
    box=Box(minutes=30, weight="easy"),
    pictures=pictures,
    more_kernel=(thinking, outlook),
    pause=drawing.pause,
    scene_data=(client_types.SequenceData,),
    element_data=ElementData(
        cells=(client_types.SequenceCell,),
        pieces=(client_types.SequenceChip, client_types.SequenceCard),
        rows=(client_types.SequenceRow,),
        score_lines=(client_types.SequenceLine,),
    ),
)
