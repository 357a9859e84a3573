"""What the viewer can do now, with its consequences; and why the other cells are not on offer."""

from functools import lru_cache
from itertools import count
from operator import itemgetter
from typing import NamedTuple

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import FINE, NOT_YOUR_TURN
from ludoteka.core.room import Observation
from ludoteka.core.scene import Effect, NoTarget, Piece, Target
from ludoteka.core.words import Words, message
from ludoteka.games.take_it_easy import rules, scoring
from ludoteka.games.take_it_easy.notation import write
from ludoteka.games.take_it_easy.parts import (
    ASIDE,
    DONE,
    NO_SYMBOL,
    NO_TILE,
    NOT_YET,
    ORDINARY_TILES,
    OVER,
    VALVE,
    Parts,
    State,
    spot_of,
    tile_of,
)
from ludoteka.games.take_it_easy.pieces import SYMBOL_NAMES, piece_id, tile_piece, tile_words
from ludoteka.games.take_it_easy.refusals import why_not
from ludoteka.games.take_it_easy.showing import (
    ROW_BEAM,
    ROW_BROKEN,
    ROW_COMPLETE,
    ROW_LIVE,
    beam_in,
    number_in,
    state_in,
)

from .charts import chart, row_words, spot_cell
from .facts import Offers, Standing, outlook

Effects = dict[int, list[list[Effect]]]  # by tile and cell
RankedEffect = tuple[int, tuple[int, ...], Effect]  # its rank, the cells of its row

FINISH = Target(action="done", words=message("tie-do-done"))
FINISH_EARLY = Target(action="done", words=message("tie-do-done"), warning=message("tie-warn-done"))
RANKS = {"completes": 0, "breaks": 100, "opens": 200, "continues": 300}  # of effects; the more points, the earlier


def tray(p: Parts, s: State, viewer: int) -> tuple[Piece, ...]:
    """The called tile, until the viewer has placed it."""
    placed = viewer != SPECTATOR and s.chosen[viewer] != NOT_YET
    return () if s.tile == NO_TILE or placed else (tile_piece(p, viewer, int(s.tile)),)


def offers(observation: Observation, stands: Standing) -> Offers:
    """What the viewer can do, and why nothing else. Others' choices change nothing."""
    p, s, viewer, legal = observation.parts, observation.state, observation.viewer, observation.legal
    if viewer == SPECTATOR or s.phase == OVER:
        return (), ()
    if not rules.to_act(p, s) >> viewer & 1:
        return (), _not_your_turn(p)
    known, key = stands.offers, (viewer, int(s.tile), legal)
    if key not in known:
        known[key] = _find_offers(p, s, viewer, legal, stands.rows[viewer])
    return known[key]


def _find_offers(p: Parts, s: State, seat: int, legal: tuple[int, ...], before: list[int]) -> Offers:
    after = outlook(p, s, seat)
    effects = {tile: _effects(p, before, rows) for tile, rows in after.rows.items() if tile != NO_TILE}
    return _targets(p, s, seat, legal, effects), _refusals(p, after.why_not)


# -- why not ----------------------------------------------------------------------------------------------------


@once_per_table
def _not_your_turn(p: Parts) -> tuple[NoTarget, ...]:
    return _refusals(p, (NOT_YOUR_TURN,) * len(chart(p).cells))


def _refusals(p: Parts, codes: tuple[int, ...]) -> tuple[NoTarget, ...]:
    """One entry for all cells with the same reason."""
    groups: dict[int, list[str]] = {}
    for cell, code in zip(chart(p).cells, codes, strict=True):
        if code != FINE:
            groups.setdefault(code, []).append(cell.id)
    reasons = [(why_not(code), tuple(cells)) for code, cells in groups.items()]
    return tuple(NoTarget(cells=cells, words=why.words, rule=why.rule) for why, cells in reasons)


# -- targets ----------------------------------------------------------------------------------------------------


class Placing(NamedTuple):
    """What is the same of a target whoever takes it."""

    text: str
    words: Words
    short: Words
    cell: str


def _targets(p: Parts, s: State, seat: int, legal: tuple[int, ...], effects: Effects) -> tuple[Target, ...]:
    finish = FINISH_EARLY if len(legal) > 1 else FINISH
    return tuple([finish if action == DONE else _target(p, s, seat, action, effects) for action in legal])


def _target(p: Parts, s: State, seat: int, action: int, effects: Effects) -> Target:
    tile, spot, known = tile_of(action), spot_of(action), _placings(p)
    if spot == ASIDE:  # which of these places it is depends on the board
        made = _made(_placing(p, s, seat, action), piece_id(seat, tile), ())
        return replace(made, warning=message("tie-warn-joker")) if tile > ORDINARY_TILES else made
    if action not in known:
        known[action] = _placing(p, s, seat, action)
    return _made(known[action], piece_id(seat, tile), tuple(effects[tile][spot % VALVE]))


def _made(placing: Placing, piece: str, effects: tuple[Effect, ...]) -> Target:
    text, words, short, cell = placing
    return Target(action=text, words=words, short=short, cell=cell, piece=piece, effects=effects)


@once_per_table
def _placings(p: Parts) -> dict[int, Placing]:
    """By action; there are only so many."""
    return {}


def _placing(p: Parts, s: State, seat: int, action: int) -> Placing:
    tile, spot = tile_of(action), spot_of(action)
    kind = "aside" if spot == ASIDE else "valve" if spot >= VALVE else "place"
    cell = spot_cell(p, s, seat, spot)
    short = _short(kind, cell)
    words = message(f"tie-do-{kind}", tile=tile_words(p, tile), cell=short.args["cell"])
    return Placing(write(p, s, seat, action), words, short, cell)


@lru_cache(128)
def _short(kind: str, cell: str) -> Words:
    return message(f"tie-do-{kind}-short", cell=cell.upper())


# -- effects ----------------------------------------------------------------------------------------------------


def _effects(p: Parts, before: list[int], after: list[int]) -> list[list[Effect]]:
    """By cell: what the tile would do there to the rows through it, in the order in which it is shown."""
    known = _changes(p)
    found: list[RankedEffect] = []
    for change in zip(count(), before, after, strict=False):
        if change not in known:
            known[change] = _ranked(p, *change)
        found += known[change]
    found.sort(key=itemgetter(0))
    by_cell: list[list[Effect]] = [[] for _ in range(p.cells)]
    for _, cells, effect in found:
        for cell in cells:
            by_cell[cell].append(effect)
    return by_cell


@once_per_table
def _changes(p: Parts) -> dict[tuple[int, int, int], list[RankedEffect]]:
    """By row and its facts before and after; there are only so many."""
    return {}


def _ranked(p: Parts, row: int, before: int, after: int) -> list[RankedEffect]:
    cells = chart(p).row_places[row]
    return [(RANKS[effect.kind] - effect.points, cells, effect) for effect in _change(p, row, before, after)]


def _change(p: Parts, row: int, before: int, after: int) -> list[Effect]:
    """What changes for a row, and its beam if it has one then."""
    was, now, number, symbol = state_in(before), state_in(after), number_in(after), beam_in(after)
    effects = []
    if now == ROW_COMPLETE:
        effects.append(_effect("completes", p, row, number, number * int(p.row_length[row])))
    elif was != ROW_BROKEN and now in (ROW_BROKEN, ROW_BEAM):
        effects.append(_effect("breaks", p, row, number_in(before), 0))
    elif now == ROW_LIVE:
        effects.append(_effect("continues" if was == ROW_LIVE else "opens", p, row, number, 0))
    if symbol != NO_SYMBOL:
        shine = int(scoring.shine(p, row, symbol))
        words = message(f"tie-beams-{SYMBOL_NAMES[symbol]}", points=shine)
        effects.append(Effect(kind="completes", words=words, points=shine, row=chart(p).row_ids[row]))
    return effects


def _effect(kind: str, p: Parts, row: int, number: int, points: int) -> Effect:
    words = message(f"tie-{kind}", number=number, points=points, row=row_words(p, row))
    tone = str(number) if number and kind != "breaks" else ""
    return Effect(kind=kind, words=words, points=points, row=chart(p).row_ids[row], tone=tone)
