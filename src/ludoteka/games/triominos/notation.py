"""Actions as text: `deal 1 135`, `lot 2 555`; `351@-2,1`, `draw`, `pass`."""

import re

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused

from . import boards
from .parts import APART, BLOCKED, DRAW, LOTS, PASS, SPOTS, Parts, State, action_of, face_of_action, spot_of
from .rules import spot_at

WORDS = {DRAW: "draw", PASS: "pass"}
_ACTIONS = {word: action for action, word in WORDS.items()}
_PLACEMENT = re.compile(r"([0-9]{3})@(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})")


def write(p: Parts, s: State, actor: int, action: int) -> str:
    if actor == CHANCE:
        word = "lot" if s.phase == LOTS else "deal"
        return f"{word} {action // SPOTS} {tile_name(p, action % SPOTS)}"
    if action in WORDS:
        return WORDS[action]
    return write_placement(face_of_action(action), int(s.open_cell[spot_of(action)]))


def write_placement(face: int, cell: int) -> str:
    return f"{boards.face_name(face)}@{boards.cell_name(cell)}"


def tile_name(p: Parts, tile: int) -> str:
    """A tile off the table, clockwise from its lowest number."""
    return boards.face_name(int(p.face_of[tile]))


def read(p: Parts, s: State, actor: int, text: str) -> int:
    """The action a text means; Refused if it means none (whether it is allowed is for the rules)."""
    if actor == CHANCE:
        return _read_chance(p, s, text)
    if text in _ACTIONS:
        return _ACTIONS[text]
    found = _PLACEMENT.fullmatch(text)
    if not found:
        raise Refused("notation", place=text, form="351@-2,1")
    cell = boards.cell_at(int(found[2]), int(found[3]))
    return action_of(_face(p, found[1]), APART if cell < 0 else spot_at(s, cell))


def _read_chance(p: Parts, s: State, text: str) -> int:
    wanted = "lot" if s.phase == LOTS else "deal"
    words = text.split(" ")
    seats = [str(number) for number in range(1, p.seats + 1)]
    if len(words) != 3 or words[0] != wanted or words[1] not in seats:
        raise Refused("notation", place=text, form=f"{wanted} 1 135")
    return int(words[1]) * SPOTS + int(p.tile_of[_face(p, words[2])])


def _face(p: Parts, name: str) -> int:
    face = boards.read_face(name)
    if not p.tile_of[face]:
        raise Refused("tri-no-tile", rule="TRI-C1", place=name)
    return face


def reason(p: Parts, s: State) -> str:
    """Why the game ended: somebody reached the goal, or went out, or nobody could place."""
    if p.goal:
        return "goal" if s.reached else "rounds"
    return "blocked" if s.ended == BLOCKED else "out"
