"""The net that learns, in float32, and the steps of its learning (Adam). Compiled by `core.compiled`."""

from typing import Any, NamedTuple

import numpy as np

from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array
from ludoteka.games.take_it_easy.mind.features import SLOTS, TURN
from ludoteka.games.take_it_easy.mind.net import HEADS, POINTS, SECOND, THIRD, WIDTH

from .play import Lessons

CALM, MEMORY = 0.9, 0.999  # Adam's two rates


class Pupil(NamedTuple):
    """Weights (or their gradients, or Adam's moments): as in `mind.net.Net`, all float32."""

    inputs: Any
    bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    last: Any
    last_bias: Any


class Step(NamedTuple):
    """Room to work: which input rows a batch has touched, the layers of a lesson and their gradients."""

    touched: Any  # the rows, in the order of their first touch
    is_touched: Any
    across: Any  # `second`, transposed
    first: Any
    first_slope: Any
    hidden: Any
    hidden_slope: Any
    deep: Any
    deep_slope: Any


def forward(net: Pupil, rows: Array, head: int, w: Step) -> float:
    for i in range(WIDTH):
        w.first[i] = net.bias[i]
    for slot in range(SLOTS):
        row = rows[slot]
        for i in range(WIDTH):
            w.first[i] += net.inputs[row, i]
    for j in range(SECOND):
        w.hidden[j] = net.second_bias[head, j]
    for i in range(WIDTH):
        x = w.first[i]
        if x > 0:
            for j in range(SECOND):
                w.hidden[j] += x * net.second[head, i, j]
    for j in range(THIRD):
        w.deep[j] = net.third_bias[head, j]
    for i in range(SECOND):
        x = w.hidden[i]
        if x > 0:
            for j in range(THIRD):
                w.deep[j] += x * net.third[head, i, j]
    total = net.last_bias[head]
    for i in range(THIRD):
        if w.deep[i] > 0:
            total += w.deep[i] * net.last[head, i]
    return total


def backward(net: Pupil, slope: Pupil, rows: Array, head: int, error: Any, w: Step) -> None:
    """Add a lesson's gradients to those of the batch."""
    slope.last_bias[head] += error
    for i in range(THIRD):
        w.deep_slope[i] = 0
        if w.deep[i] > 0:
            slope.last[head, i] += error * w.deep[i]
            w.deep_slope[i] = error * net.last[head, i]
            slope.third_bias[head, i] += w.deep_slope[i]
    for i in range(SECOND):
        x = w.hidden[i]
        w.hidden_slope[i] = 0
        if x > 0:
            total = np.float32(0)
            for j in range(THIRD):
                slope.third[head, i, j] += x * w.deep_slope[j]
                total += w.deep_slope[j] * net.third[head, i, j]
            w.hidden_slope[i] = total
            slope.second_bias[head, i] += total
    for i in range(WIDTH):
        w.first_slope[i] = 0
        x = w.first[i]
        if x > 0:
            for j in range(SECOND):
                slope.second[head, i, j] += x * w.hidden_slope[j]
    for j in range(SECOND):
        x = w.hidden_slope[j]
        if x != 0:
            for i in range(WIDTH):
                w.first_slope[i] += x * w.across[head, j, i]
    for i in range(WIDTH):
        if w.first[i] <= 0:
            w.first_slope[i] = 0
        slope.bias[i] += w.first_slope[i]
    for slot in range(SLOTS):
        row = rows[slot]
        for i in range(WIDTH):
            slope.inputs[row, i] += w.first_slope[i]


def touch(rows: Array, count: int, w: Step) -> int:
    for slot in range(SLOTS):
        row = rows[slot]
        if w.is_touched[row] == 0:
            w.is_touched[row] = 1
            w.touched[count] = row
            count += 1
    return count


def adam(weights: Any, slope: Any, mean: Any, spread: Any, rate: Any) -> None:
    """One step for a flat array of weights; the gradients are used up."""
    calm, memory = np.float32(CALM), np.float32(MEMORY)
    one, tiny = np.float32(1), np.float32(1e-8)
    for i in range(weights.shape[0]):
        g = slope[i]
        mean[i] = calm * mean[i] + (one - calm) * g
        spread[i] = memory * spread[i] + (one - memory) * g * g
        weights[i] -= rate * mean[i] / (np.sqrt(spread[i]) + tiny)
        slope[i] = 0


def adam_everywhere(net: Pupil, slope: Pupil, mean: Pupil, spread: Pupil, rate: Any, rows: int, w: Step) -> None:
    """All dense weights, and the input rows that the batch has touched."""
    adam(net.bias, slope.bias, mean.bias, spread.bias, rate)
    adam(net.second.ravel(), slope.second.ravel(), mean.second.ravel(), spread.second.ravel(), rate)
    adam(net.second_bias.ravel(), slope.second_bias.ravel(), mean.second_bias.ravel(), spread.second_bias.ravel(), rate)
    adam(net.third.ravel(), slope.third.ravel(), mean.third.ravel(), spread.third.ravel(), rate)
    adam(net.third_bias.ravel(), slope.third_bias.ravel(), mean.third_bias.ravel(), spread.third_bias.ravel(), rate)
    adam(net.last.ravel(), slope.last.ravel(), mean.last.ravel(), spread.last.ravel(), rate)
    adam(net.last_bias, slope.last_bias, mean.last_bias, spread.last_bias, rate)
    for k in range(rows):
        row = w.touched[k]
        w.is_touched[row] = 0
        adam(net.inputs[row], slope.inputs[row], mean.inputs[row], spread.inputs[row], rate)


def study(
    net: Pupil,
    slope: Pupil,
    mean: Pupil,
    spread: Pupil,
    w: Step,
    lessons: Lessons,
    end: int,
    window: int,
    batches: int,
    batch: int,
    rate: float,
    steps: int,
    dice: Array,
    errors: Any,
) -> None:
    """So many batches from the newest `window` of all lessons up to `end`, picked at random; `steps` were made before.

    `errors` by head: count, sum, squares.
    """
    rows = np.zeros(SLOTS, np.int64)
    for turn in range(batches):
        for head in range(HEADS):
            for i in range(WIDTH):
                for j in range(SECOND):
                    w.across[head, j, i] = net.second[head, i, j]
        count = 0
        for _ in range(batch):
            at = (end - 1 - roll(dice, window)) % lessons.head.shape[0]
            turned = roll(dice, 2)
            for slot in range(SLOTS):
                rows[slot] = lessons.answers[at, slot] + turned * TURN[slot]
            head = lessons.head[at]
            error = forward(net, rows, head, w) - lessons.target[at] / np.float32(POINTS)
            errors[head, 0] += 1
            errors[head, 1] += error * POINTS
            errors[head, 2] += error * error * POINTS * POINTS
            backward(net, slope, rows, head, error / np.float32(batch), w)
            count = touch(rows, count, w)
        done = steps + turn + 1
        corrected = np.float32(rate * np.sqrt(1 - MEMORY**done) / (1 - CALM**done))
        adam_everywhere(net, slope, mean, spread, corrected, count, w)
