"""The door to the solver: the best play of a known rack onto a known table, without draws. See `core.room.Solver`."""

import random
import re
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace

import numpy as np

from ludoteka.core.actors import CHANCE
from ludoteka.core.compiled import compiled
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.core.solution import Solution

from . import boards, moves, parts, rules, scoring
from .notation import read
from .parts import Parts, State, bit_of, word_of
from .pictures import lay_tile
from .solving import search
from .solving.search import HASHES, Hunt

WORK = 1_000_000  # tiles that may be laid in the search: a few seconds
WORK_IN_HINDSIGHT = 200_000

__all__ = ["EVERY_ROUND", "Solution", "best_play", "hindsight", "maximum", "solve"]

_PIECE = re.compile(r"[0-9]{3}(@-?[0-9]+,-?[0-9]+)?")
EVERY_ROUND = False


def solve(p: Parts, pieces: str) -> Solution:
    """`351@0,0 014@1,0 135 222`: tiles on the table in the order in which they came to lie there, then a rack. The
    points are those of its own tiles, and 25 if all of them can be laid; what others have on their racks is not
    known."""
    s = State()
    rules.setup(p, s)
    for text in split_pieces(pieces):
        if "@" in text:
            lay_tile(p, s, 0, read(p, s, 0, text), text)
        else:
            take(p, s, text)
    if not s.held[0]:
        raise Refused("tri-solve-rack", rule="TRI-5")
    return best_play(p, s, WORK)


def maximum(p: Parts) -> Solution:
    """Not for this game: the best round of all is out of reach of any search we know."""
    raise Refused("tri-no-maximum")


def hindsight(match: Match) -> tuple[Solution, ...]:
    """For each seat, the best it could have laid of the rack it was dealt, had all others stood still since its first
    turn of the last round."""
    if not match.over:
        raise Refused("solve-unfinished")
    return tuple(best_play(match.parts, table, WORK_IN_HINDSIGHT) for table in first_tables(match))


def best_play(p: Parts, s: State, work: int) -> Solution:
    """The best play of the first seat's rack."""
    tables = np.zeros(int(s.held[0]) + 1, State.dtype)
    tables[0] = s.record()[0]
    hunt = _hunt(work).record()
    _compiled().search(p.record()[0], tables, hunt[0])
    best, tired = int(hunt[0]["best"]), bool(hunt[0]["tired"])
    length = int(hunt[0]["best_length"])
    faces, cells = hunt[0]["best_face"][1 : length + 1], hunt[0]["best_cell"][1 : length + 1]
    texts = (f"{boards.face_name(face)}@{boards.cell_name(cell)}" for face, cell in zip(faces, cells, strict=True))
    bound = upper_bound(p, s) if tired else best
    return Solution(best, bound, bound == best, tuple(texts))


def upper_bound(p: Parts, s: State) -> int:
    return int(search.most_possible(p, s, 0))


@cache
def _compiled() -> SimpleNamespace:
    return compiled(
        "triominos-solver",
        [parts, rules, scoring, moves, search],
        base=Game.of("ludoteka.games.triominos").compiled_kernel,
    )


def _hunt(work: int) -> Hunt:
    hunt, dice = Hunt(), random.Random(1)
    hunt.most_work = work
    hunt.mix_face[:] = [dice.randrange(1, 1 << 30) for _ in hunt.mix_face]
    hunt.mix_cell[:] = [dice.randrange(1, 1 << 30) for _ in hunt.mix_cell]
    hunt.layout[0] = dice.randrange(1, HASHES)
    return hunt


# -- tiles in ---------------------------------------------------------------------------------------------------


def split_pieces(text: str) -> Sequence[str]:
    """The pieces that a text names, with commas or spaces between them; a comma inside a place belongs to it."""
    rest = _PIECE.sub("", text).replace(",", "").replace(";", "").strip()
    if rest:
        raise Refused("notation", place=rest.split()[0], form="351@0,0 014@1,0 135 222")
    return [found.group() for found in _PIECE.finditer(text)]


def take(p: Parts, s: State, name: str) -> None:
    """Put a tile on the first seat's rack."""
    tile = int(p.tile_of[boards.read_face(name)])
    if not tile:
        raise Refused("tri-no-tile", rule="TRI-C1", place=name)
    if not s.pool[word_of(tile)] & bit_of(tile):
        raise Refused("tri-solve-twice", rule="TRI-C1", place=name)
    s.pool[word_of(tile)] &= ~bit_of(tile)
    s.pool_left -= 1
    s.rack[0, word_of(tile)] |= bit_of(tile)
    s.held[0] += 1


def first_tables(match: Match) -> list[State]:
    """For each seat, the table at its first turn in the last round (if it had none: at the end), as it saw it."""
    found: dict[int, State] = {}
    for count in range(len(match.log.live())):
        then = match.at(count)
        actor = then.to_act()[0]
        if actor != CHANCE and actor not in found:
            found[actor] = seen_as_first(then, actor)
        elif then.pauses():
            found.clear()
    return [found.get(seat) or seen_as_first(match, seat) for seat in range(match.parts.seats)]


def seen_as_first(match: Match, seat: int) -> State:
    """What a seat sees, with its rack as that of the first seat."""
    s: State = match.observation(seat).state
    s.rack[0], s.held[0] = s.rack[seat].copy(), s.held[seat]
    return s
