"""What `outlook` finds out for one viewer: everything that the tray, the targets and the refusals have to tell."""

from typing import NamedTuple

import numpy as np

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.game import Game
from ludoteka.core.kernel_api import FINE, NOT_YOUR_TURN
from ludoteka.core.room import Observation

from .needs import ROOM, Needs
from .outlook import FORESEEN, FOUND
from .parts import CELLS
from .refusals import nowhere

_NOTHING = [0] * FORESEEN


class Foresight(NamedTuple):
    """`nowhere`: why the viewer can play no card at all, or FINE; `cells`: if it is FINE, what `search_board` says of
    each; `cards`: a row of `search_hand` for each card in hand; `actions`: a row of `foresee` for each legal one."""

    nowhere: int
    cards: list[list[int]]
    actions: list[list[int]]
    cells: list[int]


def foresight(observation: Observation, needs: Needs) -> Foresight:
    s, seat, legal = observation.state, observation.viewer, observation.legal
    if seat == SPECTATOR:
        return Foresight(NOT_YOUR_TURN, [], [], [])
    everywhere = nowhere(observation.parts, s, seat)
    kernel, p, copy = Game.of(ROOM).scratch(observation.parts, s)
    cards = np.zeros((s.held[seat], FOUND), np.int64)
    kernel.search_hand(p, copy, seat, cards)
    if everywhere != FINE:
        return Foresight(everywhere, cards.tolist(), [_NOTHING] * len(legal), [])
    actions, cells = np.zeros((len(legal), FORESEEN), np.int64), np.zeros(CELLS, np.int64)
    kernel.foresee(p, copy, seat, np.array(legal, np.int64), needs.through, actions)
    kernel.search_board(p, copy, seat, cells)
    return Foresight(FINE, cards.tolist(), actions.tolist(), cells.tolist())
