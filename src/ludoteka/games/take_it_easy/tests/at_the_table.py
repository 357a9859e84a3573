"""Words for tests: a table is set, lines of a record are played, boards are laid out directly."""

from typing import Any

import numpy as np

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.tests.at_the_table import play
from ludoteka.games import find_game
from ludoteka.games.take_it_easy import boards
from ludoteka.games.take_it_easy.notation import cell_names

GAME = find_game("take-it-easy")
KERNEL = GAME.kernel


def table(options: str = "", seats: int = 1, components: str = "") -> Match:
    """A table with people on all seats, before the first tile."""
    people = tuple(Seat("human", name) for name in ("Ana", "Bo", "Cid", "Dora", "Ewa", "Filip")[:seats])
    return Match(Setting(GAME, GAME.options.read(options), people, components))


def place(match: Match, *placements: str) -> Match:
    """Alone: call each tile and place it, `978@c3`."""
    for placement in placements:
        play(match, f"0 draw {placement.partition('@')[0]}", f"1 {placement}")
    return match


def tile_names(match: Match) -> list[str]:
    """The tiles that can still be called, in order."""
    return [match.write(CHANCE, tile).removeprefix("draw ") for tile in match.legal(CHANCE)]


def laid(options: str, *placements: str, seats: int = 1, components: str = "", seat: int = 0, on: Any = None) -> Any:
    """Parts and a state with tiles laid directly on a board; `on` lays them onto an earlier result."""
    p, s = on or (GAME.parts(GAME.options.read(options), seats, components), GAME.blank())
    for placement in placements:
        tile, _, cell = placement.partition("@")
        s.board[seat, cell_names(p).index(cell)] = boards.TILES[tile]
    return p, s


def finished(p: Any, s: Any) -> Any:
    """As if all tiles had been called: what is only given at the end of a round counts."""
    s.called = p.calls
    return p, s


def lines(p: Any, s: Any, seat: int = 0) -> list[tuple[int, ...]]:
    """The breakdown of a score: (kind, points, three facts)."""
    out = np.zeros((GAME.most_lines, BREAKDOWN_WIDTH), np.int64)
    found = out[: KERNEL.breakdown(p, s, seat, out)].tolist()
    assert sum(line[1] for line in found) == KERNEL.score(p, s, seat)
    return [tuple(line) for line in found]


def points(p: Any, s: Any, seat: int = 0) -> int:
    assert lines(p, s, seat) is not None
    return int(KERNEL.score(p, s, seat))


def all_cells(options: str = "") -> tuple[str, ...]:
    names: tuple[str, ...] = cell_names(GAME.parts(GAME.options.read(options), 1))
    return names


VALVE = {"b2", "d4", "e2"}
OTHERS = set(all_cells("board=valve")) - VALVE


def aside_game(*kept: str, options: str = "", seats: int = 1) -> Match:
    """Variant 4 up to the decision: the kept tiles are put aside first, 18 others fill the board."""
    match = table(f"board=valve valves=aside {options}", seats)
    rest = [tile for tile in tile_names(match) if tile not in kept and "*" not in tile]
    for tile in kept:
        play(match, f"0 draw {tile}", *(f"{seat} {tile}@aside" for seat in range(1, seats + 1)))
    for tile, cell in zip(rest, sorted(OTHERS), strict=False):
        play(match, f"0 draw {tile}", *(f"{seat} {tile}@{cell}" for seat in range(1, seats + 1)))
    return match


def offered(match: Match, seat: int = 0) -> set[str]:
    """Where the called tile may go: `{"a1", "aside"}`; in the valve phase whole actions."""
    texts = {match.write(seat, action) for action in match.legal(seat)}
    return {text.partition("@")[2] if "@" in text and ":" not in text else text for text in texts}
