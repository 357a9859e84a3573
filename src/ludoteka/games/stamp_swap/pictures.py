"""The pictures in the rulebook: positions drawn by the room itself, so that they can never disagree with the rules."""

from functools import cache

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.game import Sight
from ludoteka.core.scene import Scene

from . import drawing, rules
from .album import lay
from .faces import held_stamp
from .parts import PLACING, SIDE, Parts, State
from .variants import Options, make_parts

STAMPS = (1, 36, 71, 96, 116, 126, 141)  # of the house pack: one of each size, a double, a rare, a forever stamp
PAGE = "1@a1 36@c1 96@e1 71@a4 116@h1 126@e4 141@g4"


def page(stamps: str) -> tuple[Parts, State]:
    """A page on which stamps lie: `17@c4`, one after the other."""
    p, s = make_parts(Options(), 1), State()
    rules.setup(p, s)
    for text in stamps.split():
        stamp, _, place = text.partition("@")
        column, row = "abcdefghijkl".index(place[0]), int(place[1:]) - 1
        lay(p, s, 0, int(stamp), row * SIDE + column)
        s.supply[int(stamp)] = 0
    s.phase = PLACING
    return p, s


def _draw_page(stamps: str) -> Scene:
    p, s = page(stamps)
    scene = drawing.scene(Sight(p, s, SPECTATOR, names=("A",)))
    return replace(scene, scores=(), data={})


def _draw_stamps() -> Scene:
    p, s = page("")
    scene = drawing.scene(Sight(p, s, SPECTATOR, names=("A",)))
    return replace(scene, boards=(), tray=tuple(held_stamp(p, stamp) for stamp in STAMPS), scores=(), data={})


@cache
def pictures(rule: str) -> tuple[Scene, ...]:
    if rule == "STS-C2":
        return (_draw_stamps(),)
    return (_draw_page(PAGE),) if rule == "STS-C3" else ()
