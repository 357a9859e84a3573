"""The door to the solver: the best board for tiles that are all known. See `core.room.Solver`."""

from collections.abc import Iterable, Sequence

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.solution import Solution

from . import boards, scoring
from .notation import cell_names
from .parts import BRIGHTEST, MOON, ORDINARY_TILES, SUN, VALVES_ASIDE, VALVES_FIRST, Parts, State
from .solving.hunting import Found, hunt
from .solving.puzzles import Rivals, Task

WORK = 6_000_000  # choices that may be tried for a round of tiles: about a second
WORK_FOR_MAXIMUM = 40_000_000

__all__ = ["EVERY_ROUND", "Solution", "best_board", "hindsight", "maximum", "solve"]
EVERY_ROUND = False


def solve(p: Parts, pieces: str) -> Solution:
    """`978,156,...`: as many tiles as are called in a round, in this order. Alone at the table: a brightest beam brings
    the whole bonus."""
    return best_board(p, read_tiles(p, pieces))


def maximum(p: Parts) -> Solution:
    """The most that any board can bring, whatever is called and in whatever order."""
    best = hunt(Task(p, tuple(range(1, p.tiles + 1)), ordered=False), WORK_FOR_MAXIMUM, counting=True)
    return _solution(best, written(p, callable_order(p, best.tile_at)))


def best_board(p: Parts, tiles: Sequence[int], rivals: Rivals | None = None) -> Solution:
    """The best board for these tiles, called in this order."""
    best = hunt(Task(p, tuple(tiles), rivals=rivals or Rivals()), WORK)
    return _solution(best, written(p, [(tile, best.tile_at.index(tile)) for tile in tiles]))


def hindsight(match: Match) -> tuple[Solution, ...]:
    """For each seat, the best board with the tiles that were really called, together with the boards that the others
    really had; of a series, in its last round."""
    if not match.over:
        raise Refused("solve-unfinished")
    p, s = match.parts, match.observation().state
    drawn = [entry.action for entry in match.log.live() if entry.actor == CHANCE][-p.calls :]
    adjacent = [rivals_of(p, s, seat) for seat in range(p.seats)]
    best = {rivals: best_board(p, drawn, rivals) for rivals in set(adjacent)}
    return tuple(best[rivals] for rivals in adjacent)


def rivals_of(p: Parts, s: State, seat: int) -> Rivals:
    """The others' brightest beams, where they count."""
    others = [other for other in range(p.seats) if other != seat] if p.scoring == BRIGHTEST else []
    shining = [[int(scoring.best_brightness(p, s, other, symbol)) for other in others] for symbol in (SUN, MOON)]
    best = tuple(max(each, default=0) for each in shining)
    sharing = tuple(each.count(top) for each, top in zip(shining, best, strict=True))
    return Rivals((best[0], best[1]), (sharing[0], sharing[1]))


def _solution(best: Found, placement: tuple[str, ...]) -> Solution:
    proved = best.score == best.upper_bound
    return Solution(best.score, best.upper_bound, proved, placement, best.patterns or None)


# -- tiles in, actions out --------------------------------------------------------------------------------------


def read_tiles(p: Parts, text: str) -> list[int]:
    """The tiles that a text names; refused unless they could be called in one round."""
    tiles: list[int] = []
    for name in text.replace(",", " ").split():
        if name not in boards.TILES:
            raise Refused("tile-unknown", rule="TIE-C1", place=name)
        if boards.TILES[name] > p.tiles:
            raise Refused("solve-special", rule="TIE-C7", place=name)
        if boards.TILES[name] in tiles:
            raise Refused("solve-twice", rule="TIE-C1", place=name)
        tiles.append(boards.TILES[name])
    if len(tiles) != p.calls:
        raise Refused("solve-count", rule="TIE-1", found=len(tiles), wanted=p.calls)
    return tiles


def written(p: Parts, calls: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """The actions that lay these tiles on these cells. What ends on a valve in variant 4 is put aside when called, and
    moved there after the round; a special tile stays aside."""
    actions, later = [], []
    for tile, cell in calls:
        name, where = boards.tile_name(tile), cell_names(p)[cell]
        if p.valves == VALVES_ASIDE and p.is_valve[cell]:
            actions.append(f"{name}@aside")
            if tile <= ORDINARY_TILES:
                later.append(f"{name}@valve:{where}")
        else:
            actions.append(f"{name}@{where}")
    return (*actions, *later)


def callable_order(p: Parts, tile_at: Sequence[int]) -> list[tuple[int, int]]:
    """The board's tiles in an order in which every variant lets them be called: valves when it is their turn, and each
    tile next to one that lies there already."""
    order: list[int] = []
    while len(order) < p.cells:
        order.append(_next_cell(p, order))
    return [(tile_at[cell], cell) for cell in order]


def _next_cell(p: Parts, order: Sequence[int]) -> int:
    def eagerness(cell: int) -> tuple[bool, bool, int]:
        in_time = bool(p.is_valve[cell]) == (p.valves == VALVES_FIRST)
        return in_time, any(p.touching[cell, other] for other in order), -cell

    return max((cell for cell in range(p.cells) if cell not in order), key=eagerness)
