"""The variants: options that combine, presets with names people know, and the parts they make."""

from dataclasses import dataclass
from typing import Literal

from ludoteka.core.errors import Refused
from ludoteka.core.options import BaseOptions, option

from .parts import MOST_CARDS, Parts

ORDERS = ("shuffled", "rising", "falling")


@dataclass(frozen=True)
class Options(BaseOptions):
    cards: int = option(MOST_CARDS, rule="GOO-1", always=True, among=range(4, MOST_CARDS + 1))
    ties: Literal["carry", "discard"] = option("carry", rule="GOO-4", assumed=True)
    order: Literal["shuffled", "rising", "falling"] = option("shuffled", rule="GOO-2")


PRESETS: dict[str, Options] = {
    "classic": Options(),
    "short": Options(cards=5),
}

# Settings, with a number of seats, that reach what no preset does. The laws visit them.
MIXES: dict[str, tuple[Options, int]] = {
    "falling-discard": (Options(cards=6, ties="discard", order="falling"), 2),
    "rising": (Options(cards=6, order="rising"), 3),
}


def make_parts(options: Options, seats: int, components: str = "") -> Parts:
    """The parts of one table. All boxes have the same cards, so there is no component file to read."""
    if components:
        raise Refused("goo-no-components", rule="GOO-1")
    p = Parts()
    p.seats = seats
    p.cards = options.cards
    p.order = ORDERS.index(options.order)
    p.carry = int(options.ties == "carry")
    return p
