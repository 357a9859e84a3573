"""The expert's mind: a value net for the base game, and a search that trusts it.

`knows` says for which tables it is made, `expectations` what each placement is worth. Trained by
`python3 dev.py train take-it-easy`; the ideas are in `features`, `net` and `search`.
"""

from functools import cache
from types import SimpleNamespace

import numpy as np

from ludoteka.core.compiled import compiled
from ludoteka.core.kernel import Array
from ludoteka.games.take_it_easy.parts import (
    CALLING,
    FREE,
    NO_TILE,
    ORDINARY_TILES,
    ROWS_ONLY,
    VALVES_ORDINARY,
    Parts,
    State,
    action_of,
)

from . import features, search
from . import net as net_module
from .room import new_board, new_desk
from .weights import shipped

__all__ = ["DEPTHS", "expectations", "knows"]

DEPTHS = range(1, 3)  # 1: what the net says of each placement; 2: the best ones are tried with every next tile
WIDTH = 6  # placements that are looked at more closely
_FIRST_BOARD = (features.CELLS, features.ROWS, ORDINARY_TILES)


def knows(p: Parts) -> bool:
    """Is this the base game? With any number of seats: nobody's board changes another's points."""
    plain = (p.placement, p.scoring, p.valves) == (FREE, ROWS_ONLY, VALVES_ORDINARY)
    return plain and (p.cells, p.rows, p.tiles) == _FIRST_BOARD


def expectations(p: Parts, s: State, seat: int, depth: int) -> dict[int, float]:
    """For each placement of the called tile, the points at the end of the round if the seat goes on well.

    Uses only what the seat sees: its board, the tile, and what can still be called. Nothing is random, and the work is
    the same whatever the machine; the last placements are exact.
    """
    if not knows(p) or depth not in DEPTHS:
        raise ValueError(f"the mind knows the base game to depth {DEPTHS[-1]} only")
    if s.phase != CALLING or s.tile == NO_TILE:
        raise ValueError("no tile is waiting to be placed")
    net, b, out = shipped(), new_board(), np.zeros(features.CELLS)
    banked = _kernel().lay(b, s.board[seat].copy())  # a copy has the one memory layout that is compiled for
    width = WIDTH if depth > 1 else 0
    _kernel().weigh_deeply(net, b, bag_of(s.bag), int(s.tile) - 1, width, new_desk(net), out)
    cells = [cell for cell in range(features.CELLS) if s.board[seat, cell] == NO_TILE]
    return {action_of(int(s.tile), cell): banked + float(out[cell]) for cell in cells}


def bag_of(tiles: Array) -> int:
    """The tiles that can still be called, as bits."""
    return sum(1 << (tile - 1) for tile in range(1, ORDINARY_TILES + 1) if tiles[tile])


@cache
def _kernel() -> SimpleNamespace:
    return compiled("take-it-easy-mind", [features, net_module, search])
