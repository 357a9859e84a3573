"""The value net: answers add up to a first layer, three small layers turn it into points. Compiled by `core.compiled`.

The first layer is made of whole numbers, so that changing a few answers gives to the bit what adding all of them would.
Four heads share it, each for four tiles of the game. Loops are written so that the order of additions, and with it
every value, is the same on every machine. A net that looks `both_ways` has a first layer twice as wide, the second half
for the board after half a turn: what it says is the mean of two opinions.
"""

from typing import Any, NamedTuple

import numpy as np

from ludoteka.core.kernel import Array

from .features import SLOTS

WIDTH, SECOND, THIRD = 256, 64, 32
HEADS, PLACED_BY_HEAD = 4, 4
POINTS = 32.0  # what one unit of the net's last layer is worth


class Net(NamedTuple):
    """`inputs` int8, `bias` int16, the rest float32; the scale of the first layer is part of `second`."""

    inputs: Any  # INPUTS x WIDTH, or twice the WIDTH
    bias: Any
    second: Any  # HEADS x WIDTH x SECOND
    second_bias: Any
    third: Any  # HEADS x SECOND x THIRD
    third_bias: Any
    last: Any  # HEADS x THIRD
    last_bias: Any


def head_of(placed: int) -> int:
    """Which head knows a board with so many tiles, 1 to 16."""
    return max(0, min((placed - 1) // PLACED_BY_HEAD, HEADS - 1))


def gather(net: Net, answers: Array, sums: Any) -> None:
    """The first layer from scratch."""
    for i in range(sums.shape[0]):
        sums[i] = net.bias[i]
    for slot in range(SLOTS):
        row = answers[slot]
        for i in range(sums.shape[0]):
            sums[i] += net.inputs[row, i]


def change(net: Net, before: Array, sums_before: Any, answers: Array, sums: Any) -> None:
    """The first layer of a position, from that of one with mostly the same answers."""
    for i in range(sums.shape[0]):
        sums[i] = sums_before[i]
    for slot in range(SLOTS):
        old = before[slot]
        new = answers[slot]
        if old != new:
            for i in range(sums.shape[0]):
                sums[i] += net.inputs[new, i] - net.inputs[old, i]


def points_to_come(net: Net, head: int, sums: Any, second: Any, third: Any) -> float:
    """What the net expects, given its first layer."""
    points = one_opinion(net, head, sums, 0, second, third)
    if sums.shape[0] > WIDTH:
        points = (points + one_opinion(net, head, sums, WIDTH, second, third)) / 2
    return points


def one_opinion(net: Net, head: int, sums: Any, start: int, second: Any, third: Any) -> float:
    for j in range(SECOND):
        second[j] = net.second_bias[head, j]
    for i in range(WIDTH):
        x = np.float32(sums[start + i])
        if x > 0:
            for j in range(SECOND):
                second[j] += x * net.second[head, i, j]
    for j in range(THIRD):
        third[j] = net.third_bias[head, j]
    for i in range(SECOND):
        y = second[i]
        if y > 0:
            for j in range(THIRD):
                third[j] += y * net.third[head, i, j]
    total = net.last_bias[head]
    for i in range(THIRD):
        if third[i] > 0:
            total += third[i] * net.last[head, i]
    return total * POINTS
