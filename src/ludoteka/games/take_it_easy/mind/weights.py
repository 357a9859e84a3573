"""The net as it is shipped: small whole numbers in a file, made by `python3 dev.py train take-it-easy`."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .features import FIRST, INPUTS, TURN
from .net import HEADS, SECOND, THIRD, WIDTH, Net

FILE = Path(__file__).with_name("weights.npz")

SHAPES = {
    "inputs": (INPUTS, WIDTH),
    "bias": (WIDTH,),
    "second": (HEADS, WIDTH, SECOND),
    "second_bias": (HEADS, SECOND),
    "third": (HEADS, SECOND, THIRD),
    "third_bias": (HEADS, THIRD),
    "last": (HEADS, THIRD),
    "last_bias": (HEADS,),
}


@cache
def shipped() -> Net:
    return both_ways(load(FILE))


def load(path: Path) -> Net:
    """The net in a file. The two small first arrays are whole numbers, the others come as halves of float32."""
    with np.load(path, allow_pickle=False) as file:
        arrays = {name: file[name] for name in SHAPES}
    for name, shape in SHAPES.items():
        if arrays[name].shape != shape:
            raise ValueError(f"{path}: {name} is {arrays[name].shape}, not {shape}; train the net anew")
    whole = {"inputs": np.int8, "bias": np.int16}
    return Net(**{name: np.ascontiguousarray(array, whole.get(name, np.float32)) for name, array in arrays.items()})


def both_ways(net: Net) -> Net:
    """The net with a second opinion: its own about the board after half a turn."""
    slot = np.searchsorted(FIRST, np.arange(INPUTS), side="right") - 1
    turned = net.inputs[np.arange(INPUTS) + TURN[slot]]
    return net._replace(inputs=np.hstack([net.inputs, turned]), bias=np.tile(net.bias, 2))


def save(path: Path, net: Net) -> None:
    whole = ("inputs", "bias")
    arrays: dict[str, Any] = {n: a if n in whole else a.astype(np.float16) for n, a in net._asdict().items()}
    np.savez_compressed(path, **arrays)
