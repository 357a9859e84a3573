"""The pictures in the rulebook: positions drawn by the room itself, so that they can never disagree with the rules."""

from functools import cache

import numpy as np

from ludoteka.core.game import Sight
from ludoteka.core.scene import Scene

from . import boards, drawing, rules
from .parts import MOST_ACTIONS, State
from .sheet import lay
from .variants import Options, make_parts

BROKEN_AND_WHOLE = "923@a1 964@a2 978@a3 123@b1 124@b2 163@b3 574@b4"
BEST = (
    "573@a1 578@a2 524@a3 974@b1 973@b2 928@b3 964@b4 178@c1 174@c2 123@c3 168@c4 164@c5 "
    "978@d1 924@d2 963@d3 968@d4 528@e1 564@e2 563@e3"
)

# For each rule, its pictures: options, tiles on the board, and perhaps the tile that has been called after another.
_PICTURES: dict[str, tuple[tuple[Options, str, str], ...]] = {
    "TIE-C2": ((Options(), "978@c3", ""),),
    "TIE-C5": ((Options(), "", ""),),
    "TIE-C6": ((Options(board="valve"), "", ""),),
    "TIE-C7": ((Options(board="valve"), "***@b3 1**@c2 *2*@d3 **3@e3", ""),),
    "TIE-5": ((Options(), BROKEN_AND_WHOLE, ""),),
    "TIE-7": ((Options(), BEST, ""),),
    "TIE-8": ((Options(placement="neighbours"), "978@c2 523@b2", "124"),),
    "TIE-9": (
        (Options(placement="sun-moon"), "124@c2", "163"),
        (Options(placement="sun-moon"), "124@c2", "123"),
    ),
    "TIE-10": ((Options(scoring="beams"), "124@a1 163@a2 168@a3", ""),),
    "TIE-13": ((Options(board="valve", valves="first"), "978@b2", "124"),),
    "TIE-14": ((Options(board="valve", valves="last"), "978@b1 523@c2", "124"),),
    "TIE-15": ((Options(board="valve", valves="aside"), "978@b1 523@c2", "124"),),
    "TIE-16": ((Options(board="valve"), "923@b1 *2*@b2 **3@b3", ""),),
    "TIE-R1": ((Options(board="valve"), "1**@a1 ***@a2", ""),),
}


@cache
def pictures(rule: str) -> tuple[Scene, ...]:
    return tuple(_picture(*how) for how in _PICTURES.get(rule, ()))


def _picture(options: Options, placements: str, called: str) -> Scene:
    p, s = make_parts(options, 1), State()
    rules.setup(p, s)
    laid = {placement[4:]: placement[:3] for placement in placements.split()}
    lay(p, s, 0, laid)
    for tile in laid.values():
        s.bag[boards.TILES[tile]] = 0
        s.previous = boards.TILES[tile]
        s.called += 1
    if not called:
        return drawing.scene(Sight(p, s, 0, names=("",)))
    rules.call(p, s, boards.TILES[called])
    out = np.zeros(MOST_ACTIONS, np.int64)
    count = rules.legal(p, s, 0, out)
    return drawing.scene(Sight(p, s, 0, tuple(int(action) for action in out[:count]), ("",)))
