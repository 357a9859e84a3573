"""The arrays that training works on, the compiled functions that work on them, and the way from a pupil to a net."""

from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from ludoteka.core import dice
from ludoteka.core.compiled import compiled
from ludoteka.core.kernel import Array
from ludoteka.games.take_it_easy.mind import features, net, search
from ludoteka.games.take_it_easy.mind.features import INPUTS, SLOTS
from ludoteka.games.take_it_easy.mind.net import HEADS, SECOND, THIRD, WIDTH, Net
from ludoteka.games.take_it_easy.mind.room import new_board, new_desk
from ludoteka.games.take_it_easy.mind.search import Desk
from ludoteka.games.take_it_easy.mind.weights import SHAPES

from . import learner, play
from .learner import Pupil, Step
from .play import Lessons

OUTLIERS = (
    10.0  # times the usual size of a unit's weights: what is beyond is cut off, so that the rest keeps its detail
)


@cache
def kernel() -> SimpleNamespace:
    return compiled("take-it-easy-training", [dice, features, net, search, play, learner])


class Place(NamedTuple):
    """What a player or the learner needs for itself."""

    board: Array
    desk: Desk
    out: Any
    dice: Array


def new_place(mind: Net, seed: int) -> Place:
    return Place(new_board(), new_desk(mind), np.zeros(features.CELLS), new_dice(seed))


def new_dice(seed: int) -> Array:
    rolls = np.zeros(dice.DICE_WORDS, np.int64)
    dice.shake(rolls, seed)
    return rolls


def new_lessons(count: int) -> Lessons:
    return Lessons(np.zeros((count, SLOTS), np.uint16), np.zeros(count, np.uint8), np.zeros(count, np.float32))


def zeros() -> Pupil:
    return Pupil(**{name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()})


def new_pupil(seed: int) -> Pupil:
    rng, pupil = np.random.default_rng(seed), zeros()
    for name, size in {"inputs": 0.05, "second": 0.1, "third": 0.15, "last": 0.15}.items():
        weights = getattr(pupil, name)
        weights[:] = rng.normal(0, size, weights.shape)
    pupil.last_bias[:] = (4.0, 3.0, 2.0, 1.0)  # about what is still to come, in units of the net
    return pupil


def new_step() -> Step:
    def layer(*shape: int) -> Any:
        return np.zeros(shape, np.float32)

    rows = np.zeros(INPUTS, np.int32), np.zeros(INPUTS, np.uint8)
    sizes = (WIDTH, WIDTH, SECOND, SECOND, THIRD, THIRD)
    return Step(*rows, layer(HEADS, SECOND, WIDTH), *(layer(size) for size in sizes))


def graduate(pupil: Pupil, spread: Pupil) -> Net:
    """A net to play with: the pupil's first layer in small whole numbers. Rows never taught are nought."""
    known = spread.inputs.any(axis=1)
    inputs = np.where(known[:, None], pupil.inputs, np.float32(0))
    usual = np.sqrt((inputs**2).sum(axis=0) / max(1, int(known.sum())))
    scale = np.maximum(np.minimum(np.abs(inputs).max(axis=0), OUTLIERS * usual), 1e-6) / 127
    rest = {name: getattr(pupil, name).copy() for name in SHAPES if name not in ("inputs", "bias", "second")}
    return Net(
        inputs=np.clip(np.rint(inputs / scale), -127, 127).astype(np.int8),
        bias=np.clip(np.rint(pupil.bias / scale), -20000, 20000).astype(np.int16),
        second=(pupil.second * scale[None, :, None]).astype(np.float32),
        **rest,
    )


def measured(mind: Net, games: int, width: int, seed: int) -> tuple[Any, Any]:
    """Scores, and how much of each was luck."""
    scores, luck = np.zeros(games), np.zeros(games)
    place = new_place(mind, seed)
    kernel().measure(mind, place.board, games, width, place.dice, place.desk, place.out, scores, luck)
    return scores, luck


def write_whole(path: Path, arrays: dict[str, Any]) -> None:
    """So that a run that is stopped while writing leaves the file before it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".half.npz")
    np.savez(half, **arrays)
    half.replace(path)
