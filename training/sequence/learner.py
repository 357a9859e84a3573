"""The net that learns, and the steps of its learning (Adam)."""

from typing import Any

import numpy as np

from ludoteka.games.sequence.mind.features import IN_NEEDED, IN_SEATS, IN_TEAMS, INPUTS
from ludoteka.games.sequence.mind.net import Net
from ludoteka.games.sequence.mind.weights import SHAPES

CALM, MEMORY = 0.9, 0.999  # Adam's two rates
START = {"first": 0.05, "second": 0.15, "last": 0.2}


def scale_of(inputs: Any) -> Any:
    """What each input is multiplied by, so that all are of about the same size."""
    scale = (1 / np.maximum(inputs.std(axis=0), 0.3)).astype(np.float32)
    scale[[IN_TEAMS, IN_NEEDED]], scale[IN_SEATS] = 1, 1 / 6
    return scale


class Pupil:
    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.scale = np.ones(INPUTS, np.float32)
        self.steps = 0
        self.weights = {name: self._start(name, shape) for name, shape in SHAPES.items()}
        self.mean = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.spread = {name: np.zeros_like(array) for name, array in self.weights.items()}

    def _start(self, name: str, shape: tuple[int, ...]) -> Any:
        return self.rng.normal(0, START.get(name, 0.0), shape).astype(np.float32)

    def net(self) -> Net:
        """To play with: the scale is part of the first layer."""
        arrays = {name: array.copy() for name, array in self.weights.items()}
        arrays["first"] = np.ascontiguousarray(arrays["first"] * self.scale[:, None])
        return Net(**arrays)

    def study(self, inputs: Any, target: Any, rate: float) -> float:
        """One step; the error (cross entropy) before it."""
        w, x = self.weights, inputs.astype(np.float32) * self.scale
        hidden = np.maximum(x @ w["first"] + w["first_bias"], 0)
        deep = np.maximum(hidden @ w["second"] + w["second_bias"], 0)
        output = 1 / (1 + np.exp(-(deep @ w["last"] + w["last_bias"][0])))
        error = ((output - target) / len(target)).astype(np.float32)
        deep_slope = np.outer(error, w["last"]) * (deep > 0)
        hidden_slope = (deep_slope @ w["second"].T) * (hidden > 0)
        slopes = {
            "first": x.T @ hidden_slope,
            "first_bias": hidden_slope.sum(axis=0),
            "second": hidden.T @ deep_slope,
            "second_bias": deep_slope.sum(axis=0),
            "last": deep.T @ error,
            "last_bias": error.sum(keepdims=True),
        }
        self._step(slopes, rate)
        return float(-np.mean(target * np.log(output + 1e-7) + (1 - target) * np.log(1 - output + 1e-7)))

    def _step(self, slopes: dict[str, Any], rate: float) -> None:
        self.steps += 1
        rate *= float(np.sqrt(1 - MEMORY**self.steps) / (1 - CALM**self.steps))
        for name, slope in slopes.items():
            mean, spread = self.mean[name], self.spread[name]
            mean += (1 - CALM) * (slope - mean)
            spread += (1 - MEMORY) * (slope * slope - spread)
            self.weights[name] -= rate * mean / (np.sqrt(spread) + 1e-8)
