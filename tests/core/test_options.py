"""Options: read, checked, described."""

from dataclasses import dataclass
from typing import Literal

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.options import BaseOptions, option, span


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


@dataclass(frozen=True)
class Pot(BaseOptions):
    """Tea for one comes in a bag, in a pot for several; only alone one can dip twice."""

    brew: Literal["bag", "pot"] = option("bag", rule="TEA-2", choices_at={"bag": (1,), "pot": range(2, 5)})
    dips: Literal["one", "two"] = option("one", rule="TEA-3", seats=(1,))
    refills: int = option(1, among=range(1, 5), by_seats=True)


def test_what_is_offered_says_for_how_many():
    brew, dips, refills = Pot.offered()
    assert (brew.seats, brew.choices_at) == ((), {"bag": (1,), "pot": (2, 3, 4)})
    assert (dips.seats, dips.choices_at) == ((1,), {})
    assert (refills.seats, refills.choices_at) == ((), {})


@pytest.mark.parametrize(
    ("options", "seats", "place"),
    [
        (Pot(), 1, ""),
        (Pot(dips="two"), 1, ""),
        (Pot("pot"), 4, ""),  # that nobody dips twice there needs no saying
        (Pot(), 2, "brew=bag"),  # the default as well as any other choice
        (Pot("pot"), 1, "brew=pot"),
        (Pot("pot", "two"), 2, "dips=two"),
    ],
)
def test_what_is_not_for_so_many_is_refused(options, seats, place):
    assert options.fits(seats) == (not place)
    if place:
        with pytest.raises(Refused) as refused:
            options.check(seats)
        assert (refused.value.code, refused.value.place) == ("option-seats", place)
        assert refused.value.rule in ("TEA-2", "TEA-3")


@dataclass(frozen=True)
class Cake(BaseOptions):
    """Three share it or have one each; six decide."""

    cakes: Literal["by-guests", "one", "three"] = option(
        "by-guests", rule="CAKE-1", choices_at={"three": (3, 6)}, asked_at=(6,)
    )


def test_what_the_players_decide_is_asked():
    assert Cake.offered()[0].asked_at == (6,)
    assert (Cake().unanswered(3), Cake("one").unanswered(6)) == ((), ())
    Cake().check(3)
    Cake("one").check(6)
    with pytest.raises(Refused) as refused:
        Cake().check(6)
    assert (refused.value.code, refused.value.rule, refused.value.place) == ("cakes-asked", "CAKE-1", "cakes")
    assert refused.value.facts == {"seats": 6}
    assert Cake().fits(6), "as soon as it is answered"
    assert not Cake("three").fits(4)


def test_what_goes_by_the_seats_goes_along():
    assert Pot("pot", refills=2).seated(3) == Pot("pot", refills=3)
    assert Pot("pot").seated(3) == Pot("pot")


def test_numbers_are_read_out():
    assert [span((1,)), span(range(2, 5)), span((3, 6, 9))] == ["1", "2–4", "3, 6, 9"]
