"""The pictures in the rulebook: positions drawn by the room itself, so that they can never disagree with the rules."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.core.kernel_api import FINE
from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene

from . import boards, drawing, moves, rules, scoring
from .notation import read
from .parts import (
    MOST_ACTIONS,
    NOBODY,
    PLAYING,
    Parts,
    State,
    bit_of,
    face_of_action,
    spot_of,
    word_of,
)
from .pieces import tile_piece
from .tabletop import box_of
from .variants import Options, make_parts

NAMES = ("A", "B")
EDITION = Options()


@dataclass(frozen=True)
class Position:
    """Tiles on the table, and a rack to lay from."""

    laid: str
    rack: str = ""
    options: Options = EDITION

    def draw(self) -> Scene:
        p, s = lay(self.options, 2, self.laid, (self.rack,))
        legal: tuple[int, ...] = ()
        if self.rack:
            out = np.zeros(MOST_ACTIONS, np.int64)
            legal = tuple(int(action) for action in out[: rules.legal(p, s, 0, out)])
        scene = drawing.scene(Observation(p, s, 0 if self.rack else SPECTATOR, legal, NAMES))
        targets = tuple(target for target in scene.targets if target.cell)
        offered = {target.cell for target in targets} | {piece.cell for piece in scene.boards[0].pieces}
        cells = tuple(cell for cell in scene.boards[0].cells if cell.id in offered)
        board = replace(scene.boards[0], cells=cells, box=box_of(cells))
        return replace(scene, boards=(board,), targets=targets, tallies=(), refusals=(), scores=(), data={})


@dataclass(frozen=True)
class Tiles:
    """Tiles without a table."""

    names: str

    def draw(self) -> Scene:
        p, s = lay(EDITION, 2)
        tray = tuple(tile_piece(boards.read_face(name)) for name in self.names.split())
        scene = drawing.scene(Observation(p, s, SPECTATOR, names=NAMES))
        return replace(scene, boards=(), tray=tray, scores=(), tallies=(), data={})


def lay(options: Options, seats: int, laid: str = "", racks: tuple[str, ...] = ()) -> tuple[Parts, State]:
    """A table in the middle of a round: tiles laid in turn (`012@0,0 021@1,0`), tiles by seat, the first seat to play.
    What the rules would not allow is refused."""
    p, s = make_parts(options, seats), State()
    rules.setup(p, s)
    s.phase, s.drawing = PLAYING, NOBODY
    for number, text in enumerate(laid.split()):
        lay_tile(p, s, number % seats, read(p, s, 0, text), text)
    for seat, tiles in enumerate(racks):
        for name in tiles.split():
            tile = int(p.tile_of[boards.read_face(name)])
            _from_pool(s, tile)
            s.rack[seat, word_of(tile)] |= bit_of(tile)
            s.held[seat] += 1
    return p, s


def lay_tile(p: Parts, s: State, seat: int, action: int, text: str) -> None:
    face, spot = face_of_action(action), spot_of(action)
    if spot >= s.opens or rules.corner_refusal(s, face, spot) != FINE:
        raise Refused("no-such-action", rule="TRI-4", place=text)
    cell, tile = int(s.open_cell[spot]), int(p.tile_of[face])
    bonus = int(scoring.bonus_of(p, s, face, cell))
    _from_pool(s, tile)
    s.laid[word_of(tile)] |= bit_of(tile)
    moves.lay(s, face, spot)
    moves.note_turn(s, seat, face, cell, bonus)
    moves.gain(p, s, seat, int(scoring.laying_points(p, tile, bonus)))


def _from_pool(s: State, tile: int) -> None:
    if not s.pool[word_of(tile)] & bit_of(tile):
        raise Refused("tri-not-in-pool", rule="TRI-1")
    s.pool[word_of(tile)] &= ~bit_of(tile)
    s.pool_left -= 1


ALMOST_BRIDGE = "014@0,0 100@1,0 011@2,0 311@2,1 133@3,1 033@3,2 300@2,2 023@1,2"
ALMOST_HEXAGON = "100@0,0 012@1,0 230@2,0 403@2,1 045@1,1"
ALMOST_DOUBLE = "145@0,0 554@0,1 445@1,1 412@1,0 224@2,0 222@3,0 232@4,0 323@4,1 234@3,1"
ALMOST_TRIPLE = "145@0,0 454@0,1 434@1,1 343@1,2 323@2,2 414@1,0 404@2,0 040@3,0 020@4,0 232@3,2 023@3,1 202@4,1"
RING = "212@0,0 121@0,1 151@1,1 514@2,1 341@2,0 434@3,0 343@3,-1 323@2,-1 252@-1,0 025@-1,-1 202@0,-1"
GENEROUS = Options(loose_bridge=True)
_PICTURES: dict[str, tuple[Position | Tiles, ...]] = {
    "TRI-C1": (Tiles("000 011 024 135 555"),),
    "TRI-3": (Position("351@0,0"),),
    "TRI-4": (Position("125@0,0", "255 122"),),
    "TRI-6": (Position("125@0,0 552@0,1"),),
    "TRI-7": (Position(ALMOST_BRIDGE, "124"), Position(RING, "223", GENEROUS)),
    "TRI-8": (Position(ALMOST_HEXAGON, "005"), Position(ALMOST_DOUBLE, "244"), Position(ALMOST_TRIPLE, "034")),
    "TRI-9": (Position("125@0,0", "000 333 345"),),
    "TRI-15": (Tiles("123 132 166 666"),),
}


@lru_cache(256)
def pictures(rule: str) -> tuple[Scene, ...]:
    return tuple(picture.draw() for picture in _PICTURES.get(rule, ()))
