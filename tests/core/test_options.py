"""Options: read, checked, described."""

from dataclasses import dataclass
from typing import Literal

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.options import BaseOptions, option


@dataclass(frozen=True)
class Tea(BaseOptions):
    leaf: Literal["green", "black"] = option("green", rule="TEA-1", always=True)
    sugar: int = option(0, among=range(3))
    milk: bool = option(default=False, needs={"leaf": "black"}, assumed=True)


def test_reading_and_writing():
    assert Tea.read("") == Tea()
    assert Tea.read("leaf=black,milk=yes sugar=2") == Tea("black", 2, milk=True)
    assert Tea("black", 2, milk=True).write() == "leaf=black sugar=2 milk=yes"
    assert Tea().write() == "leaf=green"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("leaf", "option-form", "leaf"),
        ("leaf=green leaf=black", "option-twice", "leaf"),
        ("lemon=yes", "option-unknown", "lemon"),
        ("leaf=red", "option-value", "leaf=red"),
        ("sugar=3", "option-value", "sugar=3"),
        ("sugar=02", "option-value", "sugar=02"),
        ("milk=true", "option-value", "milk=true"),
        ("milk=yes", "option-needs", "milk"),
    ],
)
def test_a_mistake_is_refused_with_its_place(text, code, place):
    with pytest.raises(Refused) as refused:
        Tea.read(text)
    assert (refused.value.code, refused.value.place) == (code, place)


def test_what_is_offered():
    leaf, sugar, milk = Tea.offered()
    assert (leaf.name, leaf.choices, leaf.default, leaf.rule) == ("leaf", ("green", "black"), "green", "TEA-1")
    assert sugar.choices == ("0", "1", "2")
    assert (milk.choices, milk.assumed, milk.needs) == (("no", "yes"), True, {"leaf": "black"})


def test_an_option_of_an_unknown_kind_is_a_mistake_in_the_room():
    @dataclass(frozen=True)
    class Broken(BaseOptions):
        heat: float = option(1.5)

    with pytest.raises(TypeError, match="heat"):
        Broken.offered()
