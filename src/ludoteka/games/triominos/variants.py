"""The variants: options that combine, presets with names people know, and the parts they make."""

from dataclasses import dataclass
from itertools import product
from typing import Literal

from ludoteka.core.errors import Refused
from ludoteka.core.options import BaseOptions, option

from . import boards
from .parts import (
    BRIDGE,
    CORNERS,
    DOUBLE_HEXAGON,
    FACES,
    HEXAGON,
    HIGHEST,
    LOT,
    TRIPLE_HEXAGON,
    TRIPLE_START,
    WORD,
    ZERO_START,
    Parts,
    bit_of,
    turned,
    word_of,
)

RACKS = {2: 9, 3: 7, 4: 7}  # tiles for each player, by their number (TRI-1)
BONUS_POINTS = {
    BRIDGE: 40,
    HEXAGON: 50,
    DOUBLE_HEXAGON: 60,
    TRIPLE_HEXAGON: 70,
    TRIPLE_START: 10,
    ZERO_START: 40,
}
THREE_DRAWS, UNLIMITED = 3, 1000
DRAW_COST, STUCK_COST, OUT_BONUS = 5, 10, 25
GOAL = 400


@dataclass(frozen=True)
class Options(BaseOptions):
    tiles: Literal["56", "76", "84"] = option("56", rule="TRI-15", always=True)
    length: Literal["round", "tournament"] = option("round", rule="TRI-14", always=True)
    goal: Literal["reach", "exceed"] = option("reach", rule="TRI-14", needs={"length": "tournament"})
    past_goal: Literal["highest", "round-winner"] = option(
        "highest", rule="TRI-15", assumed=True, needs={"length": "tournament"}
    )
    points: Literal["counted", "none"] = option("counted", rule="TRI-16", needs={"length": "round"}, cardboard=False)
    loose_bridge: bool = option(default=False, rule="TRI-7", assumed=True)
    start: Literal["lot", "highest"] = option("lot", rule="TRI-15")
    show_triple: bool = option(default=False, rule="TRI-15", needs={"start": "highest"}, cardboard=False)
    draws: Literal["three", "until-fit", "three-if-stuck"] = option("three", rule="TRI-15")
    blocked: Literal["subtract", "lowest-gains"] = option("subtract", rule="TRI-15")


PRESETS: dict[str, Options] = {
    "edition": Options(),
    "tournament": Options(length="tournament"),
    "classic": Options(
        length="tournament",
        past_goal="round-winner",
        start="highest",
        show_triple=True,
        draws="until-fit",
        blocked="lowest-gains",
    ),
    "no-points": Options(points="none"),
    "mirrored": Options(tiles="76"),
    "sixes": Options(tiles="84"),
}


# Settings, with a number of seats, that reach what no preset does. The laws visit them, too.
MIXES: dict[str, tuple[Options, int]] = {
    "loose-classic": (Options(loose_bridge=True, start="highest", draws="until-fit", blocked="lowest-gains"), 2),
    "loose-mirrored": (Options(tiles="76", loose_bridge=True, length="tournament"), 4),
    "sixes-highest": (Options(tiles="84", start="highest", blocked="lowest-gains"), 3),
    "exceed-stuck": (
        Options(length="tournament", goal="exceed", past_goal="round-winner", draws="three-if-stuck"),
        2,
    ),
    "no-points-classic": (
        Options(points="none", start="highest", show_triple=True, draws="until-fit", blocked="lowest-gains"),
        4,
    ),
}


def make_parts(options: Options, seats: int, components: str = "") -> Parts:
    """The parts of one table. `components`: the tiles of the owner's box, as in data/56.txt."""
    p = Parts()
    p.seats = seats
    p.rack = RACKS[seats]
    p.start = HIGHEST if options.start == "highest" else LOT
    p.loose_bridge = int(options.loose_bridge)
    p.show_triple = int(options.show_triple)
    p.draws = UNLIMITED if options.draws == "until-fit" else THREE_DRAWS
    p.only_if_stuck = int(options.draws != "three")
    p.lowest_gains = int(options.blocked == "lowest-gains")
    p.goal = GOAL if options.length == "tournament" else 0
    p.exceed_goal = int(options.goal == "exceed")
    p.round_decides = int(options.past_goal == "round-winner")
    if options.points == "counted":
        _price(p)
    tiles = boards.read_tiles(components) if components else boards.default_tiles(options.tiles)
    if len(tiles) < seats * (p.rack + 1):
        raise Refused("tri-tiles-few", rule="TRI-1", found=len(tiles), least=seats * (p.rack + 1))
    _print_tiles(p, tiles)
    _match_tiles(p)
    return p


def _price(p: Parts) -> None:
    """What brings points, and what costs some."""
    p.counts = 1
    p.draw_cost, p.stuck_cost, p.out_bonus = DRAW_COST, STUCK_COST, OUT_BONUS
    for bonus, points in BONUS_POINTS.items():
        p.bonus[bonus] = points


def _print_tiles(p: Parts, tiles: tuple[boards.Numbers, ...]) -> None:
    p.tiles = len(tiles)
    p.words = p.tiles // WORD + 1
    for tile, numbers in enumerate(tiles, start=1):
        face = p.face_of[tile] = boards.face_of(numbers)
        p.sum_of[tile] = sum(numbers)
        for _ in range(CORNERS):
            p.tile_of[face] = tile
            face = turned(face)
    for rank, tile in enumerate(sorted(range(1, p.tiles + 1), key=lambda tile: _claim(tiles[tile - 1])), start=1):
        p.opening_rank[tile] = rank


def _claim(numbers: boards.Numbers) -> tuple[int, ...]:
    """How strongly a tile claims the start: triples first, by their number; else the sum decides, then the highest
    number, then the next."""
    return (len(set(numbers)) == 1, sum(numbers), *sorted(numbers, reverse=True), *numbers)


def _match_tiles(p: Parts) -> None:
    """For every demand of at least two corners: the faces that meet it."""
    for face in range(FACES):
        if p.tile_of[face]:
            for known in product((0, 7), repeat=3):
                if known.count(7) >= 2:
                    demand = face & (known[0] | known[1] << 3 | known[2] << 6)
                    p.fit[demand, p.fits[demand]] = face
                    p.fits[demand] += 1
                    tile = int(p.tile_of[face])
                    p.can[demand, word_of(tile)] |= bit_of(tile)
