"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from ludoteka.core.actors import CHANCE, SPECTATOR, members
from ludoteka.core.doors import BREAKDOWN_WIDTH
from ludoteka.core.game import Sight
from ludoteka.core.scene import Board, Cell, Effect, NoTarget, Piece, Row, Scene, ScoreLine, SeatScore, Tally, Target
from ludoteka.core.words import Words, say

from . import boards, rules, scoring
from .faces import SHAPES, SYMBOL_NAMES, TONES, tile_piece, tile_words, tone_of
from .notation import cell_names, write
from .parts import (
    ASIDE,
    ASIDES,
    BEAMS,
    CALLING,
    DECIDING,
    DONE,
    NO_TILE,
    NOT_YET,
    ORDINARY_TILES,
    OVER,
    VALVE,
    VALVES_ASIDE,
    Parts,
    State,
    spot_of,
    tile_of,
)
from .why_not import WhyNot, why_not

DIRECTION_NAMES = boards.DIRECTIONS
_MARGIN = 1.6  # around the outermost cell centres: the cell itself and room for a row's points


def scene(sight: Sight) -> Scene:
    p, s, viewer = sight.parts, sight.state, sight.viewer
    over = s.phase == OVER
    return Scene(
        words=situation(p, s, viewer, sight.names),
        boards=tuple(_board(p, s, seat, viewer, _name(sight, seat)) for seat in range(p.seats)),
        tray=_tray(p, s, viewer),
        targets=tuple(_target(p, s, viewer, action) for action in sight.legal),
        refusals=refusals(p, s, viewer),
        scores=explain(p, s),
        tallies=_tallies(p, s),
        shapes=SHAPES,
        tones=TONES,
        progress=(int(s.called), int(p.calls)),
        pause=s.phase == CALLING and scoring.round_over(p, s),
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
    )


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words, for the log."""
    if actor == CHANCE:
        return say("tie-told-call", tile=tile_words(p, action))
    if action == DONE:
        return say("tie-told-done")
    tile, spot = tile_words(p, tile_of(action)), spot_of(action)
    if spot == ASIDE:
        return say("tie-told-aside", tile=tile)
    if spot >= VALVE:
        return say("tie-told-valve", tile=tile, cell=cell_names(p)[spot - VALVE].upper())
    return say("tie-told-place", tile=tile, cell=cell_names(p)[spot].upper())


def situation(p: Parts, s: State, viewer: int, names: tuple[str, ...]) -> Words:
    """What is going on, in a sentence."""
    if s.phase == OVER:
        won = tuple(members(scoring.winners(p, s)))
        who = ", ".join(names[seat] for seat in won)
        points = int(scoring.score(p, s, won[0]))
        if p.seats == 1:
            return say("tie-now-over-alone", points=points)
        return say("tie-now-over" if len(won) == 1 else "tie-now-over-shared", names=who, points=points)
    if s.phase == DECIDING:
        mine = viewer != SPECTATOR and not s.done[viewer]
        return say("tie-now-valves" if mine else "tie-now-valves-wait")
    if s.tile == NO_TILE:
        if scoring.round_over(p, s):
            return say("tie-now-round-over", round=int(s.round) + 1, rounds=int(p.rounds))
        return say("tie-now-call")
    mine = viewer != SPECTATOR and s.chosen[viewer] == NOT_YET
    return say("tie-now-place" if mine else "tie-now-wait", tile=tile_words(p, s.tile))


# -- boards -----------------------------------------------------------------------------------------------------


def _name(sight: Sight, seat: int) -> str:
    return sight.names[seat] if seat < len(sight.names) else str(seat + 1)


@dataclass(frozen=True)
class Chart:
    """What never changes about a board on paper: made once for each kind of board."""

    cells: tuple[Cell, ...]
    box: tuple[float, float, float, float]
    row_ids: tuple[str, ...]
    row_cells: tuple[tuple[str, ...], ...]


_CHARTS: dict[bytes, Chart] = {}


def chart(p: Parts) -> Chart:
    key = p.axial.tobytes() + bytes([p.valves == VALVES_ASIDE])
    if key not in _CHARTS:
        places = _places(p)
        left, top = (min(place[axis] for place in places.values()) - _MARGIN for axis in (0, 1))
        right, bottom = (max(place[axis] for place in places.values()) + _MARGIN for axis in (0, 1))
        _CHARTS[key] = Chart(
            cells=tuple(_cell(p, name, x, y) for name, (x, y) in places.items()),
            box=(round(left, 3), round(top, 3), round(right - left, 3), round(bottom - top, 3)),
            row_ids=tuple(_row_id(p, row) for row in range(p.rows)),
            row_cells=tuple(_names_along(p, row) for row in range(p.rows)),
        )
    return _CHARTS[key]


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
            places[_aside_name(slot)] = (right, top + 1.9 * slot)
    return places


def _aside_name(slot: int) -> str:
    return f"aside{slot + 1}"


def _cell(p: Parts, name: str, x: float, y: float) -> Cell:
    if name.startswith("aside"):
        words = say("tie-cell-aside", slot=name[-1])
        return Cell(id=name, x=x, y=y, shape="hexagon", kind="aside", words=words, label=say("tie-aside"))
    valve = p.is_valve[cell_names(p).index(name)]
    words = say("tie-cell-valve" if valve else "tie-cell", cell=name.upper())
    return Cell(id=name, x=x, y=y, shape="hexagon", kind="valve" if valve else "", words=words)


def _row_id(p: Parts, row: int) -> str:
    """`vertical-3`: counted from the left or from the top within its direction."""
    direction = p.row_direction[row]
    order = sum(1 for other in range(row + 1) if p.row_direction[other] == direction)
    return f"{DIRECTION_NAMES[direction]}-{order}"


def _names_along(p: Parts, row: int) -> tuple[str, ...]:
    names = cell_names(p)
    return tuple(names[int(cell)] for cell in p.row_cells[row][: p.row_length[row]])


def _board(p: Parts, s: State, seat: int, viewer: int, name: str) -> Board:
    return Board(
        id=f"board{seat}",
        words=say("tie-board", name=name),
        box=chart(p).box,
        cells=chart(p).cells,
        pieces=_pieces(p, s, seat, viewer),
        rows=tuple(_row(p, s, seat, row) for row in range(p.rows)),
        seat=seat,
    )


def _pieces(p: Parts, s: State, seat: int, viewer: int) -> tuple[Piece, ...]:
    pieces = []
    for cell, name in enumerate(cell_names(p)):
        tile = int(s.board[seat, cell])
        if tile != NO_TILE:
            pieces.append(tile_piece(p, seat, tile, name, "last" if tile == s.previous else ""))
    for slot in range(ASIDES):
        tile = int(s.aside[seat, slot])
        if tile != NO_TILE and rules.waits_aside(p, s, seat, tile):
            pieces.append(tile_piece(p, seat, tile, _aside_name(slot), "last" if tile == s.previous else ""))
    if seat == viewer and s.chosen[seat] != NOT_YET:
        pieces.append(tile_piece(p, seat, int(s.tile), _spot_cell(p, s, seat, spot_of(s.chosen[seat])), "sealed"))
    return tuple(pieces)


def _spot_cell(p: Parts, s: State, seat: int, spot: int) -> str:
    """The cell of the scene that a spot of an action means."""
    if spot == ASIDE:
        taken = sum(1 for slot in range(ASIDES) if s.aside[seat, slot] != NO_TILE)
        return _aside_name(taken)
    return cell_names(p)[spot - VALVE if spot >= VALVE else spot]


def _row(p: Parts, s: State, seat: int, row: int) -> Row:
    state, number = row_state(p, s, seat, row)
    length = int(p.row_length[row])
    beam = _beam(p, s, seat, row)
    points = number * length if state in ("live", "complete") else 0
    points += int(scoring.beam_points(p, s, seat, row)) if beam else 0
    said = "complete-beam" if state == "complete" and beam else state
    return Row(
        id=chart(p).row_ids[row],
        cells=chart(p).row_cells[row],
        state=state,
        words=say(f"tie-row-{said}", row=_row_words(p, row), number=number, length=length, points=points),
        tone=str(number) if number else "",
        points=points,
        data={"direction": DIRECTION_NAMES[p.row_direction[row]], "number": number, "length": length, "beam": beam},
    )


def _beam(p: Parts, s: State, seat: int, row: int) -> str:
    """`sun` or `moon` where a full row of one symbol brings points of its own."""
    if p.scoring != BEAMS or not scoring.row_full(p, s, seat, row):
        return ""
    return SYMBOL_NAMES.get(int(scoring.beam_symbol(p, s, seat, row)), "")


def row_state(p: Parts, s: State, seat: int, row: int) -> tuple[str, int]:
    """`complete`, `live`, `open` (nothing in it binds it yet), `broken`, or `beam` (its lines are broken, but its
    symbols shine); and its number, if it has one."""
    number = int(scoring.row_number(p, s, seat, row))
    if number:
        return "complete", number
    promise = int(scoring.row_promise(p, s, seat, row))
    if promise == scoring.BROKEN or scoring.row_full(p, s, seat, row) or s.phase == OVER:
        return ("beam" if _beam(p, s, seat, row) else "broken"), 0
    return ("live", promise) if promise else ("open", 0)


def _row_words(p: Parts, row: int) -> Words:
    direction, _, order = chart(p).row_ids[row].partition("-")
    return say(f"tie-{direction}", order=int(order))


# -- what is on offer -------------------------------------------------------------------------------------------


def _tray(p: Parts, s: State, viewer: int) -> tuple[Piece, ...]:
    """The called tile, until the viewer has placed it."""
    placed = viewer != SPECTATOR and s.chosen[viewer] != NOT_YET
    return () if s.tile == NO_TILE or placed else (tile_piece(p, viewer, int(s.tile)),)


def refusals(p: Parts, s: State, viewer: int) -> tuple[NoTarget, ...]:
    """Why the viewer's other cells are not on offer: one entry for all cells with the same reason."""
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    groups: dict[str, tuple[WhyNot, list[str]]] = {}
    for cell in chart(p).cells:
        why = why_not(p, s, viewer, cell.id)
        if why:
            groups.setdefault(why.words.id, (why, []))[1].append(cell.id)
    return tuple(NoTarget(cells=tuple(cells), words=why.words, rule=why.rule) for why, cells in groups.values())


def _target(p: Parts, s: State, seat: int, action: int) -> Target:
    if action == DONE:
        return Target(action="done", words=say("tie-do-done"))
    tile, spot = tile_of(action), spot_of(action)
    kind = "aside" if spot == ASIDE else "valve" if spot >= VALVE else "place"
    cell = _spot_cell(p, s, seat, spot)
    return Target(
        action=write(p, s, seat, action),
        words=say(f"tie-do-{kind}", tile=tile_words(p, tile), cell=cell.upper()),
        short=say(f"tie-do-{kind}-short", cell=cell.upper()),
        cell=cell,
        piece=f"{seat}:{boards.tile_name(tile)}",
        effects=() if spot == ASIDE else _effects(p, s, seat, tile, spot % VALVE),
    )


def _effects(p: Parts, s: State, seat: int, tile: int, cell: int) -> tuple[Effect, ...]:
    """What placing the tile there would do to the rows through the cell."""
    after = s.copy()
    after.board[seat, cell] = tile
    effects: list[Effect] = []
    for row, cells in enumerate(chart(p).row_cells):
        if cell_names(p)[cell] in cells:
            effects += _change(p, row, row_state(p, s, seat, row), row_state(p, after, seat, row))
            effects += _shining(p, after, seat, row)
    order = {"completes": 0, "beams": 1, "breaks": 2, "opens": 3, "continues": 4}
    return tuple(sorted(effects, key=lambda effect: (order[effect.kind], -effect.points)))


def _change(p: Parts, row: int, before: tuple[str, int], after: tuple[str, int]) -> list[Effect]:
    (was, had), (now, number) = before, after
    if was == "broken" or (was == "open" and now == "open"):
        return []
    points = number * int(p.row_length[row])
    if now == "complete":
        return [_effect("completes", p, row, number, points)]
    if now in ("broken", "beam"):
        return [_effect("breaks", p, row, had, 0)]
    return [_effect("continues" if was == "live" else "opens", p, row, number, 0)]


def _shining(p: Parts, after: State, seat: int, row: int) -> list[Effect]:
    beam = _beam(p, after, seat, row)
    if not beam:
        return []
    points = int(scoring.beam_points(p, after, seat, row))
    words = say(f"tie-beams-{beam}", points=points)
    return [Effect(kind="beams", words=words, points=points, row=chart(p).row_ids[row])]


def _effect(kind: str, p: Parts, row: int, number: int, points: int) -> Effect:
    words = say(f"tie-{kind}", number=number, points=points, row=_row_words(p, row))
    return Effect(kind=kind, words=words, points=points, row=chart(p).row_ids[row])


# -- points and the bag -----------------------------------------------------------------------------------------


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Everybody's points, line by line."""
    return tuple(
        SeatScore(
            seat=seat,
            points=int(scoring.score(p, s, seat)),
            lines=tuple(_line(p, s, seat, line) for line in _breakdown(p, s, seat)),
            note=_note(p, s, seat),
            badge=say("tie-caller") if p.rounds > 1 and seat == caller(p, s) else None,
        )
        for seat in range(p.seats)
    )


def caller(p: Parts, s: State) -> int:
    """Who calls in this round; once it is over, who calls in the next."""
    over = s.phase == CALLING and scoring.round_over(p, s)
    return int(s.round + over) % p.seats


def _breakdown(p: Parts, s: State, seat: int) -> list[list[int]]:
    out = np.zeros((scoring.MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    lines: list[list[int]] = out[: scoring.breakdown(p, s, seat, out)].tolist()
    return lines


def _line(p: Parts, s: State, seat: int, line: list[int]) -> ScoreLine:
    kind, points, first, second, third = line
    if kind == scoring.EARLIER_LINE:
        data = {"round": first + 1}
        return ScoreLine(kind="earlier", points=points, words=say("tie-line-earlier", round=first + 1), data=data)
    row, words, data = chart(p).row_ids[first], _row_words(p, first), _along(p, s, seat, first)
    if kind == scoring.ROW_LINE:
        said = say("tie-line-row", row=words, number=second, length=third)
        return ScoreLine(kind="row", points=points, words=said, row=row, data={**data, "number": second})
    symbol = SYMBOL_NAMES[second]
    if kind == scoring.BEAM_LINE:
        said = say(f"tie-line-beam-{symbol}", row=words, length=third, each=points // third)
        return ScoreLine(kind="beam", points=points, words=said, row=row, data={**data, "symbol": symbol})
    said = say(f"tie-line-brightest-{symbol}", row=words, players=third)
    more = {"symbol": symbol, "players": third}
    return ScoreLine(kind="brightest", points=points, words=said, row=row, data={**data, **more})


def _along(p: Parts, s: State, seat: int, row: int) -> dict[str, Any]:
    """The row's cells and the tiles on them, so that a line of a score can be looked up on the board."""
    cells = [int(cell) for cell in p.row_cells[row][: p.row_length[row]]]
    tiles = [boards.tile_name(int(s.board[seat, cell])) for cell in cells]
    return {"length": len(cells), "cells": [name.upper() for name in chart(p).row_cells[row]], "tiles": tiles}


def _note(p: Parts, s: State, seat: int) -> Words | None:
    if s.phase == DECIDING:
        return say("tie-note-decided" if s.done[seat] else "tie-note-deciding")
    if s.phase == CALLING and s.tile != NO_TILE:
        return say("tie-note-thinking" if s.chosen[seat] == NOT_YET else "tie-note-placed")
    return None


def _tallies(p: Parts, s: State) -> tuple[Tally, ...]:
    """What can still be called: for each number, how many tiles with it are left in the bag."""
    if s.called == p.calls and s.tile == NO_TILE:
        return ()
    tallies = []
    for direction, numbers in enumerate(boards.NUMBERS):
        for number in (*numbers, 0) if p.tiles > ORDINARY_TILES else numbers:
            tiles = [tile for tile in range(1, p.tiles + 1) if p.number[tile, direction] == number]
            words = say("tie-left", number=number) if number else say("tie-left-joker")
            left = sum(int(s.bag[tile]) for tile in tiles)
            tone, group = tone_of(direction, number), DIRECTION_NAMES[direction]
            tallies.append(Tally(words=words, left=left, of=len(tiles), tone=tone, group=group))
    return tuple(tallies)
