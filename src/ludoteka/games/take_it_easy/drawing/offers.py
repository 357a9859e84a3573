"""What the viewer can do now, with its consequences; and why the other cells are not on offer."""

from functools import partial

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import FINE, NOT_YOUR_TURN
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.core.scene import Effect, NoTarget, Piece, Target
from ludoteka.core.words import message
from ludoteka.games.take_it_easy import rules
from ludoteka.games.take_it_easy.boards import tile_name
from ludoteka.games.take_it_easy.notation import write
from ludoteka.games.take_it_easy.parts import ASIDE, DONE, NO_TILE, NOT_YET, OVER, VALVE, Parts, State, spot_of, tile_of
from ludoteka.games.take_it_easy.pieces import SYMBOL_NAMES, tile_piece, tile_words
from ludoteka.games.take_it_easy.refusals import why_not
from ludoteka.games.take_it_easy.showing import ROW_BEAM, ROW_BROKEN, ROW_COMPLETE, ROW_LIVE

from .charts import chart, row_words, spot_cell
from .facts import RowFacts, Trial, standing

Offers = tuple[tuple[Target, ...], tuple[NoTarget, ...]]

# Of all tables of a kind. An action is a tile on a cell of a seat: a few thousand.
OFFERS_KNOWN, REFUSALS_KNOWN, ACTIONS_KNOWN, CHANGES_KNOWN = 512, 1024, 8192, 8192

_ORDER = {"completes": 0, "breaks": 1, "opens": 2, "continues": 3}


def tray(p: Parts, s: State, viewer: int) -> tuple[Piece, ...]:
    """The called tile, until the viewer has placed it."""
    placed = viewer != SPECTATOR and s.chosen[viewer] != NOT_YET
    return () if s.tile == NO_TILE or placed else (tile_piece(p, viewer, int(s.tile)),)


def offers(observation: Observation) -> Offers:
    """What the viewer can do, and why nothing else. Only its own board and the called tile matter, so others' moves
    change nothing."""
    p, s, viewer, legal = observation.parts, observation.state, observation.viewer, observation.legal
    if viewer == SPECTATOR or s.phase == OVER:
        return (), ()
    if not rules.to_act(p, s) >> viewer & 1:
        return (), _refusals(p, (NOT_YOUR_TURN,) * len(chart(p).cells))
    tiles = int(s.tile), int(s.previous), s.board[viewer].tobytes(), s.aside[viewer].tobytes()
    return _offers(p).get((viewer, legal, int(s.phase), *tiles), lambda: _find_offers(p, s, viewer, legal))


@once_per_table
def _offers(p: Parts) -> LruCache[Offers]:
    return LruCache(OFFERS_KNOWN)


def _find_offers(p: Parts, s: State, seat: int, legal: tuple[int, ...]) -> Offers:
    trial = Trial(p, s, seat)
    before = standing(p, s).rows[seat]
    tiles = {tile_of(action) for action in legal if action != DONE and spot_of(action) != ASIDE}
    effects = {tile: _effects(p, before, trial.rows_with(tile)) for tile in tiles}
    return tuple(_target(p, s, seat, action, effects) for action in legal), _refusals(p, trial.why_nots())


# -- why not ----------------------------------------------------------------------------------------------------


def _refusals(p: Parts, codes: tuple[int, ...]) -> tuple[NoTarget, ...]:
    return _known_refusals(p).get(codes, lambda: _no_targets(p, codes))


@once_per_table
def _known_refusals(p: Parts) -> LruCache[tuple[NoTarget, ...]]:
    return LruCache(REFUSALS_KNOWN)


def _no_targets(p: Parts, codes: tuple[int, ...]) -> tuple[NoTarget, ...]:
    """One entry for all cells with the same reason."""
    groups: dict[int, list[str]] = {}
    for cell, code in zip(chart(p).cells, codes, strict=True):
        if code != FINE:
            groups.setdefault(code, []).append(cell.id)
    reasons = [(why_not(code), tuple(cells)) for code, cells in groups.items()]
    return tuple(NoTarget(cells=cells, words=why.words, rule=why.rule) for why, cells in reasons)


# -- targets ----------------------------------------------------------------------------------------------------


def _target(p: Parts, s: State, seat: int, action: int, effects: dict[int, list[list[Effect]]]) -> Target:
    spot = spot_of(action)
    cell = spot_cell(p, s, seat, spot) if action != DONE else ""
    known = _targets(p).get((seat, action, cell), lambda: _without_effects(p, s, seat, action, cell))
    if action == DONE or spot == ASIDE:
        return known
    return replace(known, effects=tuple(effects[tile_of(action)][spot % VALVE]))


@once_per_table
def _targets(p: Parts) -> LruCache[Target]:
    return LruCache(ACTIONS_KNOWN)


def _without_effects(p: Parts, s: State, seat: int, action: int, cell: str) -> Target:
    if action == DONE:
        return Target(action="done", words=message("tie-do-done"))
    tile, spot = tile_of(action), spot_of(action)
    kind = "aside" if spot == ASIDE else "valve" if spot >= VALVE else "place"
    return Target(
        action=write(p, s, seat, action),
        words=message(f"tie-do-{kind}", tile=tile_words(p, tile), cell=cell.upper()),
        short=message(f"tie-do-{kind}-short", cell=cell.upper()),
        cell=cell,
        piece=f"{seat}:{tile_name(tile)}",
    )


# -- effects ----------------------------------------------------------------------------------------------------


def _effects(p: Parts, before: tuple[RowFacts, ...], after: tuple[RowFacts, ...]) -> list[list[Effect]]:
    """By cell: what the tile would do there to the rows through it, in the order in which it is shown."""
    known = _changes(p)
    found = list[tuple[int, Effect]]()
    for row, change in enumerate(zip(before, after, strict=True)):
        found += [(row, effect) for effect in known.get((row, change), partial(_change, p, row, *change))]
    found.sort(key=lambda of_row: (_ORDER[of_row[1].kind], -of_row[1].points))
    by_cell = [list[Effect]() for _ in range(p.cells)]
    for row, effect in found:
        for cell in chart(p).row_places[row]:
            by_cell[cell].append(effect)
    return by_cell


@once_per_table
def _changes(p: Parts) -> LruCache[list[Effect]]:
    return LruCache(CHANGES_KNOWN)


def _change(p: Parts, row: int, before: RowFacts, after: RowFacts) -> list[Effect]:
    """What changes for a row, and its beam if it has one then."""
    (was, had, _, _), (now, number, symbol, shine) = before, after
    effects = []
    if now == ROW_COMPLETE:
        effects.append(_effect("completes", p, row, number, number * int(p.row_length[row])))
    elif was != ROW_BROKEN and now in (ROW_BROKEN, ROW_BEAM):
        effects.append(_effect("breaks", p, row, had, 0))
    elif now == ROW_LIVE:
        effects.append(_effect("continues" if was == ROW_LIVE else "opens", p, row, number, 0))
    if symbol in SYMBOL_NAMES:
        words = message(f"tie-beams-{SYMBOL_NAMES[symbol]}", points=shine)
        effects.append(Effect(kind="completes", words=words, points=shine, row=chart(p).row_ids[row]))
    return effects


def _effect(kind: str, p: Parts, row: int, number: int, points: int) -> Effect:
    words = message(f"tie-{kind}", number=number, points=points, row=row_words(p, row))
    tone = str(number) if number and kind != "breaks" else ""
    return Effect(kind=kind, words=words, points=points, row=chart(p).row_ids[row], tone=tone)
