"""The rules as a running match asks them: compiled as soon as that is loaded, plain until then; the same answers.

The states are Structs in both cases, for the rooms' Python. The compiled rules work in the memory of a Struct, so
nobody may set a field of a state that they are asked about.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Protocol

import numpy as np

from . import asking
from .actors import CHANCE, SPECTATOR
from .compiled import functions_of
from .kernel import Struct
from .room import Kernel

EntryPoints = Mapping[str, Callable[..., Any]]  # the functions of `asking`, without the types being looked up


class MatchRules(Protocol):
    """Of a table: the parts are those that it was made with."""

    compiled: ClassVar[bool]

    def start(self) -> Any:
        """The state at the start of the game."""

    def to_act(self, s: Any) -> int: ...

    def may_act(self, s: Any) -> int: ...

    def reveal_count(self, s: Any) -> int: ...

    def legal(self, s: Any, actor: int) -> list[int]: ...

    def refusal(self, s: Any, actor: int, action: int) -> int: ...

    def observers(self, s: Any, actor: int, action: int) -> int: ...

    def apply(self, s: Any, actor: int, action: int) -> Any:
        """The state after a legal action. The one before it must not be used any more."""

    def redacted(self, s: Any, viewer: int) -> Any:
        """A copy of a state, as the viewer may know it."""


class PlainRules:
    __slots__ = ("_kernel", "_p", "blank", "most_actions")
    compiled: ClassVar[bool] = False

    def __init__(self, kernel: Kernel, p: Any, blank: Callable[[], Any], most_actions: int) -> None:
        self._kernel, self._p, self.blank, self.most_actions = kernel, p, blank, most_actions

    def start(self) -> Any:
        s = self.blank()
        self._kernel.setup(self._p, s)
        return s

    def to_act(self, s: Any) -> int:
        return self._kernel.to_act(self._p, s)

    def may_act(self, s: Any) -> int:
        return self._kernel.may_act(self._p, s)

    def reveal_count(self, s: Any) -> int:
        return self._kernel.reveal_count(self._p, s)

    def legal(self, s: Any, actor: int) -> list[int]:
        out = np.empty(self.most_actions, np.int64)
        actions: list[int] = out[: self._kernel.legal(self._p, s, actor, out)].tolist()
        return actions

    def refusal(self, s: Any, actor: int, action: int) -> int:
        return self._kernel.refusal(self._p, s, actor, action)

    def observers(self, s: Any, actor: int, action: int) -> int:
        return self._kernel.observers(self._p, s, actor, action)

    def apply(self, s: Any, actor: int, action: int) -> Any:
        self._kernel.apply(self._p, s, actor, action)
        return s

    def redacted(self, s: Any, viewer: int) -> Any:
        seen = s.copy()
        self._kernel.redact(self._p, seen, viewer)
        return seen


class CompiledRules:
    """`plain` answers for actors and actions that do not exist: compiled rules do not notice the end of an array."""

    __slots__ = ("_actions", "_ask", "_p", "_plain", "_seats")
    compiled: ClassVar[bool] = True

    def __init__(self, entry_points: EntryPoints, p: Any, plain: PlainRules, seats: int, actions: range) -> None:
        self._ask, self._p, self._plain, self._seats, self._actions = entry_points, p, plain, seats, actions

    def _exists(self, actor: int) -> bool:
        return 0 <= actor < self._seats or CHANCE <= actor <= SPECTATOR

    def start(self) -> Any:
        s = self._plain.blank()
        self._ask["ask_setup"](self._p, s.block())
        return s

    def to_act(self, s: Any) -> int:
        return int(self._ask["ask_to_act"](self._p, s.block()))

    def may_act(self, s: Any) -> int:
        return int(self._ask["ask_may_act"](self._p, s.block()))

    def reveal_count(self, s: Any) -> int:
        return int(self._ask["ask_reveal_count"](self._p, s.block()))

    def legal(self, s: Any, actor: int) -> list[int]:
        if not self._exists(actor):
            return self._plain.legal(s, actor)
        out = np.empty(self._plain.most_actions, np.int64)
        actions: list[int] = out[: self._ask["ask_legal"](self._p, s.block(), actor, out)].tolist()
        return actions

    def refusal(self, s: Any, actor: int, action: int) -> int:
        if action not in self._actions or not self._exists(actor):
            return self._plain.refusal(s, actor, action)
        return int(self._ask["ask_refusal"](self._p, s.block(), actor, action))

    def observers(self, s: Any, actor: int, action: int) -> int:
        return _same(self._ask["ask_observers"](self._p, s.block(), actor, action))

    def apply(self, s: Any, actor: int, action: int) -> Any:
        self._ask["ask_apply"](self._p, s.block(), actor, action)
        return s.reread()

    def redacted(self, s: Any, viewer: int) -> Any:
        if not self._exists(viewer):
            return self._plain.redacted(s, viewer)
        seen = s.copy()
        self._ask["ask_redact"](self._p, seen.block(), viewer)
        return seen


@lru_cache(256)
def _same(observers: int) -> int:
    """A set of observers is stored with every entry, and there are only a few: each is one object."""
    return observers


def entry_points(kernel: Any, parts: type[Struct], state: type[Struct]) -> EntryPoints:
    """Those of a compiled kernel that has `asking` among its modules; what is not in the cache is compiled."""
    import numba  # here, not above: a terminal that only plays should not pay for the import

    typeof: Any = numba.typeof
    kinds = {"p": typeof(parts().block()), "s": typeof(state().block()), "out": numba.int64[::1]}
    found = {}
    for name, function in functions_of(asking).items():
        given = function.__code__.co_varnames[: function.__code__.co_argcount]
        found[name] = getattr(kernel, name).compile(tuple(kinds.get(each, numba.int64) for each in given))
    return found
