"""What a match asks of the rules, with the parts and the state as arrays of one. Kernel dialect.

From Python, a compiled function gets such an array in a fifth of a microsecond. A record takes it 6 to 26, because
numba has its fields described one by one (`core/match_rules.py`).
"""

from typing import Any

from .kernel import Array
from .kernel_api import apply, legal, may_act, observers, redact, refusal, reveal_count, setup, to_act


def ask_setup(p: Any, s: Any) -> None:
    setup(p[0], s[0])


def ask_to_act(p: Any, s: Any) -> int:
    return to_act(p[0], s[0])


def ask_may_act(p: Any, s: Any) -> int:
    return may_act(p[0], s[0])


def ask_reveal_count(p: Any, s: Any) -> int:
    return reveal_count(p[0], s[0])


def ask_legal(p: Any, s: Any, actor: int, out: Array) -> int:
    return legal(p[0], s[0], actor, out)


def ask_refusal(p: Any, s: Any, actor: int, action: int) -> int:
    return refusal(p[0], s[0], actor, action)


def ask_observers(p: Any, s: Any, actor: int, action: int) -> int:
    return observers(p[0], s[0], actor, action)


def ask_apply(p: Any, s: Any, actor: int, action: int) -> None:
    apply(p[0], s[0], actor, action)


def ask_redact(p: Any, s: Any, viewer: int) -> None:
    redact(p[0], s[0], viewer)
