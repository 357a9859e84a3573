"""A refusal as it is told to a client."""

from typing import Any

from ludoteka.core.errors import Refused
from ludoteka.core.words import Words

from .wire import Problem


def problem(why: Refused) -> Problem:
    facts = {name: _fact(value) for name, value in why.facts.items()}
    if why.place:
        facts.setdefault("place", why.place)
    return Problem(code=why.code, words=Words(f"refused-{why.code}", facts), rule=why.rule, place=why.place)


def _fact(value: Any) -> str | int | float | Words:  # noqa: ANN401
    return value if isinstance(value, str | int | float | Words) else str(value)
