"""What the viewer can do now, with its consequences; and why the other cells are not on offer."""

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation, WhyNot
from ludoteka.core.scene import Effect, NoTarget, Piece, Target
from ludoteka.core.words import message
from ludoteka.games.take_it_easy import scoring
from ludoteka.games.take_it_easy.boards import tile_name
from ludoteka.games.take_it_easy.notation import write
from ludoteka.games.take_it_easy.parts import ASIDE, DONE, NO_TILE, NOT_YET, OVER, VALVE, Parts, State, spot_of, tile_of
from ludoteka.games.take_it_easy.pieces import tile_piece, tile_words
from ludoteka.games.take_it_easy.refusals import why_not

from .boards import beam_of, row_state
from .charts import chart, row_words, spot_cell

RowEffects = dict[tuple[int, int], list[Effect]]  # by tile and row
OFFERS_KNOWN = 512  # of all tables of a kind


def tray(p: Parts, s: State, viewer: int) -> tuple[Piece, ...]:
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


def targets(observation: Observation) -> tuple[Target, ...]:
    """What the viewer can do. Only its own board and the called tile matter, so others' moves change nothing."""
    p, s, viewer, legal = observation.parts, observation.state, observation.viewer, observation.legal
    if not legal:
        return ()
    key = viewer, legal, s.board[viewer].tobytes(), s.aside[viewer].tobytes()
    known = RowEffects()
    return _targets(p).get(key, lambda: tuple(target(p, s, viewer, action, known) for action in legal))


@once_per_table
def _targets(p: Parts) -> LruCache[tuple[Target, ...]]:
    return LruCache(OFFERS_KNOWN)


def target(p: Parts, s: State, seat: int, action: int, known: RowEffects) -> Target:
    if action == DONE:
        return Target(action="done", words=message("tie-do-done"))
    tile, spot = tile_of(action), spot_of(action)
    kind = "aside" if spot == ASIDE else "valve" if spot >= VALVE else "place"
    cell = spot_cell(p, s, seat, spot)
    return Target(
        action=write(p, s, seat, action),
        words=message(f"tie-do-{kind}", tile=tile_words(p, tile), cell=cell.upper()),
        short=message(f"tie-do-{kind}-short", cell=cell.upper()),
        cell=cell,
        piece=f"{seat}:{tile_name(tile)}",
        effects=() if spot == ASIDE else _effects(p, s, seat, tile, spot % VALVE, known),
    )


def _effects(p: Parts, s: State, seat: int, tile: int, cell: int, known: RowEffects) -> tuple[Effect, ...]:
    """What placing the tile there would do to the rows through the cell. To a row, a tile does the same on each of its
    free cells."""
    effects = list[Effect]()
    for row in chart(p).rows_through[cell]:
        if (tile, row) not in known:
            known[tile, row] = _row_effects(p, s, seat, tile, cell, row)
        effects += known[tile, row]
    order = {"completes": 0, "breaks": 1, "opens": 2, "continues": 3}
    return tuple(sorted(effects, key=lambda effect: (order[effect.kind], -effect.points)))


def _row_effects(p: Parts, s: State, seat: int, tile: int, cell: int, row: int) -> list[Effect]:
    before, was = row_state(p, s, seat, row), s.board[seat, cell]
    s.board[seat, cell] = tile  # for a moment: a copy of the state for every offer would take longer than all the rest
    effects = _change(p, row, before, row_state(p, s, seat, row)) + _shining(p, s, seat, row)
    s.board[seat, cell] = was
    return effects


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
    beam = beam_of(p, after, seat, row)
    if not beam:
        return []
    points = int(scoring.beam_points(p, after, seat, row))
    words = message(f"tie-beams-{beam}", points=points)
    return [Effect(kind="completes", words=words, points=points, row=chart(p).row_ids[row])]


def _effect(kind: str, p: Parts, row: int, number: int, points: int) -> Effect:
    words = message(f"tie-{kind}", number=number, points=points, row=row_words(p, row))
    tone = str(number) if number and kind != "breaks" else ""
    return Effect(kind=kind, words=words, points=points, row=chart(p).row_ids[row], tone=tone)
