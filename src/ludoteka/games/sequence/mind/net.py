"""The value net: counts in, the chance to win out. Compiled by `core.compiled`.

Loops are written so that the order of additions, and with it every value, is the same on every machine.
"""

from typing import Any, NamedTuple

import numpy as np

from ludoteka.core.kernel import Array

from .features import INPUTS

WIDTH, SECOND = 64, 16


class Net(NamedTuple):
    """All float32; the scale of the inputs is part of `first`."""

    first: Any  # INPUTS x WIDTH
    first_bias: Any
    second: Any  # WIDTH x SECOND
    second_bias: Any
    last: Any  # SECOND
    last_bias: Any  # 1


def chance_to_win(net: Net, x: Array, hidden: Any, deep: Any) -> float:
    for j in range(WIDTH):
        hidden[j] = net.first_bias[j]
    for i in range(INPUTS):
        if x[i]:
            count = np.float32(x[i])
            for j in range(WIDTH):
                hidden[j] += count * net.first[i, j]
    for j in range(SECOND):
        deep[j] = net.second_bias[j]
    for i in range(WIDTH):
        y = hidden[i]
        if y > 0:
            for j in range(SECOND):
                deep[j] += y * net.second[i, j]
    total = net.last_bias[0]
    for j in range(SECOND):
        if deep[j] > 0:
            total += deep[j] * net.last[j]
    return 1.0 / (1.0 + np.exp(-total))
