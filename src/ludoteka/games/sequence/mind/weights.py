"""The net as it is shipped: a file made by `python3 dev.py train sequence`."""

from functools import cache
from pathlib import Path

import numpy as np

from .features import INPUTS
from .net import SECOND, WIDTH, Net

FILE = Path(__file__).with_name("weights.npz")

SHAPES = {
    "first": (INPUTS, WIDTH),
    "first_bias": (WIDTH,),
    "second": (WIDTH, SECOND),
    "second_bias": (SECOND,),
    "last": (SECOND,),
    "last_bias": (1,),
}


@cache
def shipped() -> Net:
    return load(FILE)


def load(path: Path) -> Net:
    with np.load(path, allow_pickle=False) as file:
        arrays = {name: np.ascontiguousarray(file[name], np.float32) for name in SHAPES}
    for name, shape in SHAPES.items():
        if arrays[name].shape != shape:
            raise ValueError(f"{path}: {name} is {arrays[name].shape}, not {shape}; train the net anew")
    return Net(**arrays)


def save(path: Path, net: Net) -> None:
    """In half the precision: that is still far finer than what the net knows."""
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in net._asdict().items()})
