"""The pictures in the rulebook: positions drawn by the room itself, so that they can never disagree with the rules."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene, Target

from . import drawing, moves, notation, rules, shapes
from .parts import MOST_ACTIONS, NO_PIECE, PLACING, TURNING, Parts, State, piece_of
from .pieces import held_piece, letter_words, shape_of, square_pieces, ways
from .variants import Options, make_parts

NAMES = ("A", "B", "C", "D")
FIRST = Options(sides="first")
SECOND = Options(sides="second")
GAP = 1  # rows between a piece and the frame over which it is held


@dataclass(frozen=True)
class Held:
    """Pieces without a frame: each as it is drawn, or (a single one) in all its orientations."""

    letters: str

    def draw(self) -> Scene:
        p, s = lay(FIRST, ("",))
        pieces = [notation.piece_names(p).index(letter) + 1 for letter in self.letters.split()]
        turns = [(piece, way) for piece in pieces for way in (ways(p, piece) if len(pieces) == 1 else (0,))]
        tray = tuple(held_piece(p, "card", piece, way) for piece, way in turns)
        scene = drawing.scene(Observation(p, s, SPECTATOR, names=NAMES))
        return replace(scene, boards=(), tray=tray, scores=(), tallies=(), data={})


@dataclass(frozen=True)
class Position:
    """Pieces slid into everybody's frames (`L'1@3`); `card`: the piece that comes next, for the first of them."""

    frames: tuple[str, ...]
    card: str = ""
    options: Options = FIRST

    def draw(self) -> Scene:
        p, s = lay(self.options, self.frames)
        legal: tuple[int, ...] = ()
        if self.card:
            s.piece, s.phase = notation.piece_names(p).index(self.card) + 1, PLACING
            out = np.zeros(MOST_ACTIONS, np.int64)
            legal = tuple(int(action) for action in out[: rules.legal(p, s, 0, out)])
        scene = drawing.scene(Observation(p, s, 0 if self.card else SPECTATOR, legal, NAMES))
        plain = tuple(replace(target, effects=()) for target in scene.targets)
        scores = () if self.card else scene.scores
        return replace(scene, targets=plain, tray=scene.tray[:1], tallies=(), refusals=(), scores=scores, over=False)


@dataclass(frozen=True)
class Drop:
    """A piece over an empty frame, and the squares where it will rest: slid in over the columns from `column` on."""

    letter: str
    column: int

    def draw(self) -> Scene:
        scene, p = one("").draw(), lay(FIRST, ("",))[0]
        shape = sorted(shape_of(p, notation.piece_names(p).index(self.letter) + 1, 0))
        lift = int(p.rows) + GAP
        rest = [(self.column - 1 + column, row) for column, row in shape]
        held = tuple((column, row + lift) for column, row in rest)
        high = GAP + shapes.height_of(frozenset(shape))
        [board], words = scene.boards, letter_words(self.letter)
        left, top, wide, tall = board.box
        above = replace(
            board,
            box=(left, top - high, wide, tall + high),
            cells=(*drawing.sky(p, list(held)), *board.cells),
            pieces=square_pieces(self.letter, 0, held, ""),
        )
        marked = tuple(Target(action="", words=words, cell=f"{column + 1}-{row + 1}") for column, row in rest)
        return replace(scene, boards=(above,), targets=marked, scores=())


def lay(options: Options, frames: tuple[str, ...], components: str = "") -> tuple[Parts, State]:
    """A table in the middle of a round: pieces slid into each frame in this order; nobody has a start piece."""
    p, s = make_parts(options, len(frames), components), State()
    rules.setup(p, s)
    s.dealt, s.phase = p.seats, PLACING
    for seat, slides in enumerate(frames):
        for text in slides.split():
            action = notation.read(p, s, seat, text)
            moves.slide(p, s, seat, action)
            s.deck[piece_of(action)] = 0
    s.phase, s.piece = TURNING, NO_PIECE
    return p, s


def one(slides: str, card: str = "", options: Options = FIRST) -> Position:
    return Position((slides,), card, options)


TWO_LINES = "U@1 D@1 P3@4 C2@5"
TOWER = "C3@1 P@1 U3@1 L@1"

_PICTURES: dict[str, tuple[Held | Position | Drop, ...]] = {
    "FIT-C1": (one(""),),
    "FIT-C2": (one(TWO_LINES),),
    "FIT-C3": (Held("F N W Y"),),
    "FIT-C4": (Held("F L N P T U V W Y J D S C"),),
    "FIT-C5": (one("", options=SECOND),),
    "FIT-2": (Drop("F", 2),),
    "FIT-3": (Held("L"), one("U2@2 L1@1")),
    "FIT-4": (Position(("J'1@1 W@3", "J'1@3 W1@1"), "T"),),
    "FIT-6": (one(TOWER),),
    "FIT-9": (one(TWO_LINES),),
    "FIT-10": (one("J'1@1 C3@5", options=SECOND),),
    "FIT-R2": (one("L@5 N@5 Y@5", "C"),),
}


@lru_cache(256)
def pictures(rule: str) -> tuple[Scene, ...]:
    return tuple(picture.draw() for picture in _PICTURES.get(rule, ()))
