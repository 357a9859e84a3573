"""The kernel doors by name, for kernel code that works in every room (`core.playout`).

When such code joins a room's world (`core.compiled`), the room's own functions take the place of these.
"""

from typing import Any

from .kernel import Array

# Refusals that every room shares; a room's own start at ROOM_REFUSALS.
FINE = 0
NOT_YOUR_TURN = 1
NO_SUCH_ACTION = 2
ROOM_REFUSALS = 10

# A line of a score's breakdown: its kind, its points, and three facts that the room understands.
BREAKDOWN_WIDTH = 5
KIND, POINTS = 0, 1


def to_act(p: Any, s: Any) -> int:
    """Who must act now, as a set; nobody: the game is over."""
    raise NotImplementedError


def may_act(p: Any, s: Any) -> int:
    """Who may act now though nobody waits for them, as a set."""
    raise NotImplementedError


def legal(p: Any, s: Any, actor: int, out: Array) -> int:
    """Write the actor's legal actions into `out`; return how many."""
    raise NotImplementedError


def refusal(p: Any, s: Any, actor: int, action: int) -> int:
    """Why an action is not allowed, or FINE."""
    raise NotImplementedError


def apply(p: Any, s: Any, actor: int, action: int) -> None:
    """Carry out a legal action."""
    raise NotImplementedError


def setup(p: Any, s: Any) -> None:
    """From a zeroed state to the start of the game."""
    raise NotImplementedError


def score(p: Any, s: Any, seat: int) -> int:
    """A seat's points so far."""
    raise NotImplementedError


def breakdown(p: Any, s: Any, seat: int, out: Array) -> int:
    """Write the lines that explain a seat's points into `out`; return how many."""
    raise NotImplementedError


def redact(p: Any, s: Any, viewer: int) -> None:
    """Take out of a state what a viewer may not know."""
    raise NotImplementedError


def observers(p: Any, s: Any, actor: int, action: int) -> int:
    """Who sees an action when it is taken, as a set."""
    raise NotImplementedError


def reveal_count(p: Any, s: Any) -> int:
    """How often hidden things have been revealed."""
    raise NotImplementedError
