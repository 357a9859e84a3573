"""The room's players, weakest first. They see only what their seat may see."""

import random

from ludoteka.core.game import Game, Sight
from ludoteka.core.players import RandomPlayer

from . import scoring
from .parts import ASIDE, DONE, VALVE, Parts, State, spot_of, tile_of

_CONTINUES, _BREAKS = 1.0, -1.5  # what a line that fits, or no longer fits, is worth beside its points so far


class SimplePlayer:
    """Looks one tile ahead: points now, lines that go on, lines that break. No idea of what may still come."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        worth = {action: self._worth(sight, action) for action in sight.legal}
        best = max(worth.values())
        return self._random.choice([action for action, value in worth.items() if value == best])

    def _worth(self, sight: Sight, action: int) -> float:
        p, s, seat = sight.parts, sight.state.copy(), sight.viewer
        before = board_worth(p, s, seat)
        if action != DONE and spot_of(action) != ASIDE:
            s.board[seat, spot_of(action) % VALVE] = tile_of(action)
        return board_worth(p, s, seat) - before


def board_worth(p: Parts, s: State, seat: int) -> float:
    """A board's points, and what its unfinished rows hint at."""
    worth = float(scoring.round_points(p, s, seat))
    for row in range(p.rows):
        promise = int(scoring.row_promise(p, s, seat, row))
        filled = sum(1 for cell in p.row_cells[row][: p.row_length[row]] if s.board[seat, cell])
        if promise == scoring.BROKEN:
            worth += _BREAKS * filled
        elif promise:
            worth += _CONTINUES * promise * filled / 3
    return worth


LEVELS = {"random": RandomPlayer, "simple": SimplePlayer}
