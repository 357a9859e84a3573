"""Room to work for the compiled functions: arrays that they fill and use again."""

import numpy as np

from ludoteka.core.kernel import Array

from .features import BOARD_WORDS, NOTES_WORDS, SLOTS
from .net import SECOND, THIRD, Net
from .search import Desk


def _whole(*shape: int) -> Array:
    return np.zeros(shape, np.int64)


def new_board() -> Array:
    return _whole(BOARD_WORDS)


def new_desk(net: Net) -> Desk:
    return Desk(
        notes=_whole(NOTES_WORDS),
        answers=_whole(SLOTS),
        drawn=_whole(SLOTS),
        placed=_whole(SLOTS),
        sums=np.zeros_like(net.bias),
        drawn_sums=np.zeros_like(net.bias),
        placed_sums=np.zeros_like(net.bias),
        second=np.zeros(SECOND, np.float32),
        third=np.zeros(THIRD, np.float32),
    )
