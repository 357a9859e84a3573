"""A board on paper: where its cells are drawn, and what its rows are called. It never changes while a game lasts."""

from dataclasses import dataclass
from math import sqrt

from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import Cell
from ludoteka.core.words import Words, message
from ludoteka.games.take_it_easy.boards import DIRECTIONS
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import ASIDE, ASIDES, NO_TILE, VALVE, VALVES_ASIDE, Parts, State

_MARGIN = 1.6  # around the outermost cell centres: the cell itself and room for a row's points


@dataclass(frozen=True)
class Chart:
    """What never changes about a board on paper: made once for each table."""

    cells: tuple[Cell, ...]
    box: tuple[float, float, float, float]
    row_ids: tuple[str, ...]
    row_cells: tuple[tuple[str, ...], ...]
    row_places: tuple[tuple[int, ...], ...]  # the same cells by their numbers


@once_per_table
def chart(p: Parts) -> Chart:
    places = _places(p)
    left, top = (min(place[axis] for place in places.values()) - _MARGIN for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places.values()) + _MARGIN for axis in (0, 1))
    return Chart(
        cells=tuple(_cell(p, name, x, y) for name, (x, y) in places.items()),
        box=(round(left, 3), round(top, 3), round(right - left, 3), round(bottom - top, 3)),
        row_ids=tuple(_row_id(p, row) for row in range(p.rows)),
        row_cells=tuple(_names_along(p, row) for row in range(p.rows)),
        row_places=tuple(_along(p, row) for row in range(p.rows)),
    )


def _places(p: Parts) -> dict[str, tuple[float, float]]:
    """Where each cell is drawn, with a cell's radius as the unit; the aside field stands at the top right."""
    places = {}
    for cell, name in enumerate(cell_names(p)):
        q, r = (int(coordinate) for coordinate in p.axial[cell])
        places[name] = (1.5 * q, round(sqrt(3) * (r + q / 2), 4))
    if p.valves == VALVES_ASIDE:
        right = max(x for x, _ in places.values()) + 2.2
        top = min(y for _, y in places.values())
        for slot in range(ASIDES):
            places[aside_name(slot)] = (right, top + 1.9 * slot)
    return places


def aside_name(slot: int) -> str:
    return f"aside{slot + 1}"


def spot_cell(p: Parts, s: State, seat: int, spot: int) -> str:
    """The cell of the scene that a spot of an action means."""
    if spot == ASIDE:
        taken = ASIDES - s.aside[seat].tolist().count(NO_TILE)
        return aside_name(taken)
    return cell_names(p)[spot - VALVE if spot >= VALVE else spot]


def _cell(p: Parts, name: str, x: float, y: float) -> Cell:
    if name.startswith("aside"):
        words = message("tie-cell-aside", slot=name[-1])
        return Cell(id=name, x=x, y=y, shape="hexagon", kind="aside", words=words, label=message("tie-aside"))
    valve = p.is_valve[cell_names(p).index(name)]
    words = message("tie-cell-valve" if valve else "tie-cell", cell=name.upper())
    return Cell(id=name, x=x, y=y, shape="hexagon", kind="valve" if valve else "", words=words)


def _row_id(p: Parts, row: int) -> str:
    """`vertical-3`: counted from the left or from the top within its direction."""
    direction = p.row_direction[row]
    order = sum(1 for other in range(row + 1) if p.row_direction[other] == direction)
    return f"{DIRECTIONS[direction]}-{order}"


def _names_along(p: Parts, row: int) -> tuple[str, ...]:
    names = cell_names(p)
    return tuple(names[cell] for cell in _along(p, row))


def _along(p: Parts, row: int) -> tuple[int, ...]:
    return tuple(p.row_cells[row, : p.row_length[row]].tolist())


def row_words(p: Parts, row: int) -> Words:
    direction, _, order = chart(p).row_ids[row].partition("-")
    return message(f"tie-{direction}", order=int(order))
