"""The door to the solver: the best board for tiles that are all known. See `core.game.Solver`."""

from collections.abc import Iterable, Sequence

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.solution import Solution

from . import boards
from .notation import cell_names
from .packing import EXHAUSTED
from .parts import ORDINARY_TILES, VALVES_ASIDE, VALVES_FIRST, Parts
from .puzzles import Rivals, make_puzzle, run

MOST_NODES = 10_000_000  # the work that the exact search may do before it gives up
ALONE = Rivals()

__all__ = ["Solution", "best_board", "hindsight", "maximum", "solve"]


def solve(p: Parts, pieces: str) -> Solution:
    """`978,156,...`: as many tiles as are called in a round, in this order."""
    return best_board(p, read_tiles(p, pieces))


def maximum(p: Parts) -> Solution:
    """The most that any board can bring, whatever is called and in whatever order."""
    found = run(make_puzzle(p, range(1, p.tiles + 1), ordered=False, rivals=ALONE), MOST_NODES, counting=True)
    calls = callable_order(p, found.best_tile[: p.cells].tolist())
    return Solution(
        score=found.best,
        upper_bound=found.best,
        proved=found.state == EXHAUSTED,
        placement=written(p, calls),
        patterns=found.patterns,
    )


def best_board(p: Parts, tiles: Sequence[int], rivals: Rivals = ALONE) -> Solution:
    """The best board for these tiles, called in this order."""
    found = run(make_puzzle(p, tiles, ordered=True, rivals=rivals), MOST_NODES)
    cells = {tile: cell for cell, tile in enumerate(found.best_tile[: p.cells].tolist())}
    placement = written(p, [(tile, cells[tile]) for tile in tiles])
    return Solution(found.best, found.best, found.state == EXHAUSTED, placement)


def hindsight(match: Match) -> tuple[Solution, ...]:
    """For each seat, the best board with the tiles that were really called; of a series, in its last round."""
    if not match.over:
        raise Refused("solve-unfinished")
    p = match.parts
    drawn = [entry.action for entry in match.log.live() if entry.actor == CHANCE]
    best = best_board(p, drawn[-p.calls :])
    return tuple(best for _ in range(p.seats))


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
    tile beside one that lies there already."""
    order: list[int] = []
    while len(order) < p.cells:
        order.append(_next_cell(p, order))
    return [(tile_at[cell], cell) for cell in order]


def _next_cell(p: Parts, order: Sequence[int]) -> int:
    def eagerness(cell: int) -> tuple[bool, bool, int]:
        in_time = bool(p.is_valve[cell]) == (p.valves == VALVES_FIRST)
        return in_time, any(p.touching[cell, other] for other in order), -cell

    return max((cell for cell in range(p.cells) if cell not in order), key=eagerness)
