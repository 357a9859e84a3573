"""What every viewer sees alike of a position: drawn once, and used for all of them."""

from collections.abc import Hashable
from operator import attrgetter
from typing import NamedTuple

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import SeatScore

from . import round_data
from .client_types import TriominosSeat, TriominosTurn
from .explaining import all_lines, explain_lines
from .parts import Parts, State
from .tabletop import OpenCells, Table, open_cells, table_of, turns_of
from .view import all_open

POSITIONS_KNOWN = 32  # of all tables of a kind: enough for those whose viewers are served at the same moment

# What the functions below read of a state, besides the racks.
NUMBERS = ("phase", "round", "starter", "turn", "drawn", "pool_left", "opens", "turns", "ended")
ARRAYS = ("held", "points", "before", "earlier", "lot")
OPENS = ("open_cell", "open_demand")  # as many as cells are open
TURNS = ("turn_seat", "turn_face", "turn_cell", "turn_bonus", "turn_drawn")  # as many as turns are finished

_numbers, _arrays, _opens, _turns = (attrgetter(*names) for names in (NUMBERS, ARRAYS, OPENS, TURNS))


class Public(NamedTuple):
    table: Table
    open_cells: OpenCells
    scores: tuple[SeatScore, ...]
    turns: list[TriominosTurn]
    seats: list[TriominosSeat]


def public(p: Parts, s: State) -> Public:
    return _known(p).get(_key(s), lambda: _drawn(p, s))


@once_per_table
def _known(p: Parts) -> LruCache[Public]:
    return LruCache(POSITIONS_KNOWN)


def _key(s: State) -> Hashable:
    """All that the functions below depend on. Of the racks only what everybody sees: a viewer knows more."""
    racks = s.rack if all_open(s) else s.rack & s.revealed
    turns, opens = s.turns, s.opens
    return (
        *_numbers(s),
        racks.tobytes(),
        *[array.tobytes() for array in _arrays(s)],
        *[array[:opens].tobytes() for array in _opens(s)],
        *[array[:turns].tobytes() for array in _turns(s)],
    )


def _drawn(p: Parts, s: State) -> Public:
    turns, now_open, lines = turns_of(s), open_cells(s), all_lines(p, s)
    return Public(
        table=table_of(turns, None if all_open(s) else now_open),
        open_cells=now_open,
        scores=explain_lines(p, s, lines),
        turns=round_data.turns(p, s, turns),
        seats=round_data.seats(p, s, lines),
    )
