"""The five steps of a day, as everybody calls them: collect, reserve, split, choose, exhibit."""

from ludoteka.games.stamp_swap.client_types import StampStep
from ludoteka.games.stamp_swap.parts import (
    CHOOSING,
    CUTTING,
    DRAFTING,
    OVER,
    PLACING,
    RESERVING,
    SPLITTING,
    TOKEN_DRAW,
    WAITING,
    State,
    doing,
)


def step_of(s: State, seat: int) -> StampStep:
    phase = doing(s, seat)
    if phase == WAITING:
        return "split" if s.phase == CUTTING else "exhibit"
    if phase < RESERVING or TOKEN_DRAW <= phase <= DRAFTING:
        return "collect"
    if phase <= SPLITTING:
        return "reserve" if phase == RESERVING else "split"
    if phase < PLACING or phase == CHOOSING:
        return "choose"
    assert phase <= OVER
    return "exhibit"
