"""The lines of a score, written one after the other. Kernel dialect; joins every room's world like the dice."""

from .kernel import Array


def add_line(out: Array, count: int, kind: int, points: int, a: int, b: int, c: int) -> int:
    """Add a line to those that are there: its kind, its points, three facts that the room understands. How many there
    are now."""
    out[count, 0] = kind
    out[count, 1] = points
    out[count, 2] = a
    out[count, 3] = b
    out[count, 4] = c
    return count + 1
