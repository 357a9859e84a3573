"""A score's lines, read from a room's `breakdown`: for drawings that put them into words."""

from typing import Any

import numpy as np

from .kernel_api import BREAKDOWN_WIDTH
from .room import Scoring


def score_lines(scoring: Scoring, p: Any, s: Any, seat: int) -> list[list[int]]:
    """Each line is its kind, its points, and three facts that the room understands."""
    out = np.zeros((scoring.MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    lines: list[list[int]] = out[: scoring.breakdown(p, s, seat, out)].tolist()
    return lines
