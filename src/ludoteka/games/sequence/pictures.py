"""The pictures in the rulebook: positions drawn by the room itself, so that they can never disagree with the rules."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene

from . import boards, drawing, rules
from .moves import take_from_pile
from .parts import CELLS, MOST_ACTIONS, NOBODY, PLAYING, Parts, State
from .scoring import lock_all
from .variants import Options, make_parts

NAMES = ("A", "B", "C")
CLASSIC = Options()


@dataclass(frozen=True)
class Position:
    """Chips on the board (`e5` by team), and a hand to play from; sequences are locked chip by chip."""

    chips: tuple[str, ...] = ()
    hand: str = ""
    options: Options = CLASSIC
    players: int = 2

    def draw(self) -> Scene:
        p, s = lay(self.options, self.players, self.chips, (self.hand,))
        legal: tuple[int, ...] = ()
        if self.hand:
            out = np.zeros(MOST_ACTIONS, np.int64)
            legal = tuple(int(action) for action in out[: rules.legal(p, s, 0, out)])
        viewer = 0 if self.hand else SPECTATOR
        scene = drawing.scene(Observation(p, s, viewer, legal, NAMES))
        plain = tuple(replace(target, effects=()) for target in scene.targets)
        return replace(scene, targets=plain, tallies=(), refusals=(), scores=())


@dataclass(frozen=True)
class Cards:
    """Cards without a board."""

    names: str

    def draw(self) -> Scene:
        in_hand = drawing.scene(Observation(*lay(CLASSIC, 2, hands=(self.names,)), 0, names=NAMES)).tray
        tray = tuple(replace(piece, state="") for piece in in_hand)
        scene = drawing.scene(Observation(*lay(CLASSIC, 2), SPECTATOR, names=NAMES))
        return replace(scene, boards=(), tray=tray, scores=(), tallies=())


def lay(options: Options, seats: int, chips: tuple[str, ...] = (), hands: tuple[str, ...] = ()) -> tuple[Parts, State]:
    """A table in the middle of a game: chips by team, cards by seat, the first seat to play."""
    p, s = make_parts(options, seats), State()
    rules.setup(p, s)
    s.phase, s.drawing, s.turn, s.dealer = PLAYING, NOBODY, 0, seats - 1
    for team, cells in enumerate(chips):
        for name in cells.split():
            s.board[boards.CELL_NUMBERS[name]] = team + 1
    for cell in range(CELLS):
        if 1 <= s.board[cell] <= p.teams:
            lock_all(p, s, int(s.board[cell]) - 1, cell)
    for seat, cards in enumerate(hands):
        for name in cards.split():
            card = boards.CARD_NUMBERS[name]
            s.hand[seat, s.held[seat]] = card
            s.held[seat] += 1
            take_from_pile(s, card)
    return p, s


FOUR_AND_CORNER = ("b1 c1 d1 e1", "c3 e6")
LOCKED_ROW = ("c4 d4 e4 f4 g4 h5", "d3 f6 b8")
CROSSED = ("c4 d4 e4 f4 g4 e5 e6 e7 e8", "d3 f6 b8")
NINE = ("a6 b6 c6 d6 e6 f6 g6 h6 i6", "d3 f2 b8")
SIX = ("b6 c6 d6 e6 f6 g6", "d3 h2")

_PICTURES: dict[str, tuple[Position | Cards, ...]] = {
    "SEQ-C1": (Cards("AS KH TD 2C"),),
    "SEQ-C2": (Position(),),
    "SEQ-C3": (Cards("JS JH"), Cards("JC JD")),
    "SEQ-4": (Position(("d4", "e8"), "9H"),),
    "SEQ-6": (Position(FOUR_AND_CORNER),),
    "SEQ-7": (Position(LOCKED_ROW[::-1], "JS"),),
    "SEQ-8": (Position(("i3 d4", "e7 h6"), "9H"),),
    "SEQ-11": (Position(LOCKED_ROW),),
    "SEQ-12": (Position(CROSSED), Position(NINE)),
    "SEQ-15": (Position(LOCKED_ROW[::-1], "JS", Options(advanced=True)),),
    "SEQ-R3": (Position(SIX),),
    "SEQ-R4": (Position(("b1 c1 d1 e1 a2 a3 a4 a5", "d3 h2")),),
}


@lru_cache(256)
def pictures(rule: str) -> tuple[Scene, ...]:
    return tuple(picture.draw() for picture in _PICTURES.get(rule, ()))
