"""What is being done, for those who trace it: each step of the way of a move is a span, under the step that caused it.

Nothing here depends on a library, and without a tracer nothing happens: `server/tracing.py` installs one.
"""

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class Tracer(Protocol):
    def span(self, name: str, cause: str) -> AbstractContextManager[object]:
        """A step, until the context ends; `cause`: what it follows from, if that was not done here and now."""

    def cause(self) -> str:
        """What is being done here and now, in words that another process understands."""


_NOTHING: AbstractContextManager[object] = nullcontext()
_installed: list[Tracer] = []


def install(tracer: Tracer | None) -> None:
    """From now on, this one; None: none."""
    _installed[:] = [tracer] if tracer else []


def span(name: str, cause: str = "") -> AbstractContextManager[object]:
    return _installed[0].span(name, cause) if _installed else _NOTHING


def cause() -> str:
    return _installed[0].cause() if _installed else ""
