"""The help cards: what happens in each phase of a day alone, in a few words."""

from functools import lru_cache

from ludoteka.core.companion import HelpCard
from ludoteka.core.words import Words, message

# How many lines each has.
LINES = {
    "collect": 4, "laying-out": 2, "you-split": 5, "she-splits": 3, "your-show": 6,
    "show": 2, "end": 4, "introductory": 2, "people": 4,
}  # fmt: skip
FULL = ("collect", "you-split", "she-splits", "your-show", "show", "end", "people")
INTRODUCTORY = ("collect", "you-split", "she-splits", "your-show", "introductory", "people")


@lru_cache(64)
def help_cards(*, full: bool) -> tuple[HelpCard, ...]:
    return tuple(HelpCard(words=_help(name), lines=help_lines(name)) for name in (FULL if full else INTRODUCTORY))


def help_lines(name: str) -> tuple[Words, ...]:
    return tuple(_help(f"{name}-{line}") for line in range(1, LINES[name] + 1))


def _help(name: str) -> Words:
    return message(f"sts-help-{name}")
