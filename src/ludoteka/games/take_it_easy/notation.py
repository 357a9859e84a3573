"""Actions as text: `draw 978`, `978@c3`, `978@aside`, `978@valve:c3`, `done`."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.kernel import once_per_table

from . import boards
from .parts import ASIDE, DONE, VALVE, Parts, State, action_of, spot_of, tile_of


def write(p: Parts, s: State, actor: int, action: int) -> str:
    if actor == CHANCE:
        return f"draw {boards.tile_name(action)}"
    if action == DONE:
        return "done"
    return f"{boards.tile_name(tile_of(action))}@{_spot_name(p, spot_of(action))}"


def read(p: Parts, s: State, actor: int, text: str) -> int:
    """The action a text means; Refused if it means none on this board (whether it is allowed is for the rules)."""
    if actor == CHANCE:
        word, _, name = text.partition(" ")
        if word != "draw":
            raise Refused("notation", place=text, form="draw 978")
        return _tile(name)
    if text == "done":
        return DONE
    name, at, spot = text.partition("@")
    if not at:
        raise Refused("notation", place=text, form="978@c3")
    return action_of(_tile(name), _spot(p, spot))


def reason(p: Parts, s: State) -> str:
    """Why the game ended: there is only one way."""
    return "complete"


@once_per_table
def cell_names(p: Parts) -> tuple[str, ...]:
    """The names of the cells, in their order: the column's letter from the left, the place in it from the top."""
    rows = zip(p.row_length.tolist(), p.row_direction.tolist(), strict=True)
    columns = [length for length, direction in rows if length and direction == boards.VERTICAL]
    return tuple(f"{'abcdef'[q]}{r}" for q, length in enumerate(columns) for r in range(1, length + 1))


def _tile(name: str) -> int:
    if name not in boards.TILES:
        raise Refused("tile-unknown", rule="TIE-C1", place=name)
    return boards.TILES[name]


def _spot_name(p: Parts, spot: int) -> str:
    if spot == ASIDE:
        return "aside"
    return f"valve:{cell_names(p)[spot - VALVE]}" if spot >= VALVE else cell_names(p)[spot]


def _spot(p: Parts, name: str) -> int:
    if name == "aside":
        return ASIDE
    cell = name.removeprefix("valve:")
    if cell not in cell_names(p):
        raise Refused("no-such-cell", rule="TIE-C5", place=name)
    return cell_names(p).index(cell) + (VALVE if name.startswith("valve:") else 0)
