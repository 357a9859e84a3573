"""The pictures in the rulebook: positions drawn by the room itself, so that they can never disagree with the rules."""

from dataclasses import dataclass
from dataclasses import replace as replaced
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene

from . import boards, drawing, rules
from .parts import CALLING, MOST_ACTIONS, NO_TILE, OVER, Parts, State
from .pieces import tile_piece
from .sheet import lay
from .variants import Options, make_parts

THREE_DIRECTIONS = "523@c1 524@c2 578@c3 563@c4 564@c5 173@a3 974@b3 174@d2 973@e1 128@a1 968@b2 168@d3 928@e3"
BROKEN_AND_WHOLE = "923@a1 964@a2 978@a3 123@b1 124@b2 163@b3 574@b4"
EXAMPLES = "923@e1 974@e2 968@e3 163@b1 128@b2 124@b3 174@b4 528@a1 168@c3 578@d3 973@c4 523@c1 563@d1"
BEST = (
    "573@a1 578@a2 524@a3 974@b1 973@b2 928@b3 964@b4 178@c1 174@c2 123@c3 168@c4 164@c5 "
    "978@d1 924@d2 963@d3 968@d4 528@e1 564@e2 563@e3"
)
MOONBEAM_OF_9 = "923@a1 964@a2 978@a3"
SUNBEAM_OF_5 = "523@e1 528@e2 564@e3"
SUNBEAM_OF_1 = "124@b1 163@b2 168@b3 174@b4"
MOONBEAM_OF_5 = "524@e1 563@e2 568@e3"


@dataclass(frozen=True)
class Tiles:
    """Tiles without a board."""

    names: str

    def draw(self) -> Scene:
        p, s = make_parts(Options(board="valve"), 1), State()
        tray = tuple(tile_piece(p, 0, boards.TILES[name]) for name in self.names.split())
        return replace(drawing.scene(Observation(p, s, 0)), boards=(), tray=tray, scores=(), tallies=(), refusals=())


@dataclass(frozen=True)
class Position:
    """Tiles on everybody's boards (`978@c3`, or `978@aside`); `called`: the tile that comes next, for the first;
    `final`: nothing can come any more, so that rows with a gap are broken."""

    options: Options
    laid: tuple[str, ...]
    called: str = ""
    final: bool = False

    def draw(self) -> Scene:
        p, s = make_parts(self.options, len(self.laid)), State()
        rules.setup(p, s)
        for seat, placements in enumerate(self.laid):
            self._lay(p, s, seat, [(word[4:], word[:3]) for word in placements.split()])
        scene = self._asking(p, s) if self.called else self._counted(p, s)
        plain = tuple(replace(target, effects=()) for target in scene.targets)
        return replace(scene, targets=plain, tallies=(), refusals=(), pause=False)

    def _lay(self, p: Parts, s: State, seat: int, placements: list[tuple[str, str]]) -> None:
        lay(p, s, seat, {cell: tile for cell, tile in placements if cell != "aside"})
        for cell, name in placements:
            tile = boards.TILES[name]
            if cell == "aside":
                rules.put_aside(s, seat, tile)
            s.bag[tile], s.previous, s.called = 0, tile, s.called + 1

    def _asking(self, p: Parts, s: State) -> Scene:
        rules.call(p, s, boards.TILES[self.called])
        out = np.zeros(MOST_ACTIONS, np.int64)
        count = rules.legal(p, s, 0, out)
        return drawing.scene(Observation(p, s, 0, tuple(int(action) for action in out[:count]), self._names))

    def _counted(self, p: Parts, s: State) -> Scene:
        s.phase, s.called, s.previous = OVER if self.final else CALLING, p.calls, NO_TILE
        return drawing.scene(Observation(p, s, 0, names=self._names))

    @property
    def _names(self) -> tuple[str, ...]:
        return ("A", "B", "C", "D", "E", "F")[: len(self.laid)]


def base(laid: str, called: str = "", **options: str) -> Position:
    return Position(Options.of(options), (laid,), called)


def valve(laid: str, called: str = "", **options: str) -> Position:
    return Position(Options.of({"board": "valve", **options}), (laid,), called)


def rivals(*laid: str) -> Position:
    return Position(Options(scoring="brightest"), laid)


_PICTURES: dict[str, tuple[Tiles | Position, ...]] = {
    "TIE-C1": (Tiles("978"),),
    "TIE-C2": (base(THREE_DIRECTIONS),),
    "TIE-C3": (Tiles("123 564 978"),),
    "TIE-C4": (Tiles("974 978"),),
    "TIE-C5": (base(""),),
    "TIE-C6": (valve(""),),
    "TIE-C7": (Tiles("*** 1** *2* **3"),),
    "TIE-1": (base("978@c3 523@b2 168@d2", "124"),),
    "TIE-5": (base(BROKEN_AND_WHOLE),),
    "TIE-6": (base(EXAMPLES),),
    "TIE-7": (base(BEST),),
    "TIE-8": (base("978@c2 523@b2", "124", placement="neighbours"),),
    "TIE-9": (base("124@c2", "163", placement="sun-moon"), base("124@c2", "123", placement="sun-moon")),
    "TIE-10": (base("124@a1 163@a2 168@a3", scoring="beams"),),
    "TIE-11": (
        rivals(f"{MOONBEAM_OF_9} {SUNBEAM_OF_5}", f"{SUNBEAM_OF_1} {MOONBEAM_OF_5}"),
        rivals(MOONBEAM_OF_9, MOONBEAM_OF_9),
    ),
    "TIE-12": (valve("978@b2 ***@c3 523@d4", "124"),),
    "TIE-13": (valve("978@b2", "124", valves="first"),),
    "TIE-14": (valve("978@b1 523@c2", "124", valves="last"),),
    "TIE-15": (valve("978@b1 523@c2 *2*@aside", "124", valves="aside"),),
    "TIE-16": (valve("923@b1 *2*@b2 **3@b3"), valve("***@c4 1**@d4 **3@e4")),
    "TIE-17": (
        valve("978@b2", "523", valves="first", placement="neighbours"),
        valve("978@b1", "523", valves="last", placement="neighbours"),
    ),
    "TIE-R1": (valve("1**@a1 ***@a2"), valve("1**@a1 ***@a2", jokers_may_follow_special="yes")),
    "TIE-R2": (valve("978@aside", "523", valves="aside", placement="neighbours"),),
    "TIE-R3": (valve("978@b2 523@d4", "124", valves="first", placement="neighbours"),),
    "TIE-R4": (
        replaced(valve("923@b1 964@b3", valves="aside", scoring="beams"), final=True),
        valve("923@b1 978@b2 964@b3", valves="aside", scoring="beams"),
    ),
    "TIE-R5": (valve("163@b1 ***@c2", "124", placement="sun-moon"),),
    "TIE-R6": (rivals(f"{MOONBEAM_OF_9} {SUNBEAM_OF_5}", "978@a1 964@a2 123@a3"),),
}


@lru_cache(256)
def pictures(rule: str) -> tuple[Scene, ...]:
    return tuple(picture.draw() for picture in _PICTURES.get(rule, ()))
