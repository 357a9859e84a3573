"""The doors of Goofspiel; `core/room.py` explains each."""

from ludoteka.core.room import Room

from . import bots, drawing, goals, notation, parts, refusals, rulebook, rules, scoring, variants, view

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
)
