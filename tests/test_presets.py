"""Presets and how many can play them, in a room made up for it."""

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, Literal

import pytest

from ludoteka.cli import seating
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.options import BaseOptions, option
from ludoteka.games import GAMES
from ludoteka.table.daily import challenge
from ludoteka.table.setup import agree
from ludoteka.table.wire import GameInfo, NewSeat, NewTable
from tests.some_games import SOLO


@dataclass(frozen=True)
class Options(BaseOptions):
    mode: Literal["easy", "full", "several"] = option(
        "full", rule="ANY-1", always=True, choices_at={"easy": (1,), "full": (1,), "several": range(2, 6)}
    )
    level: Literal["1", "2", "3"] = option("1", rule="ANY-1", seats=(1,))


PRESETS = {
    "easy": Options(mode="easy"),
    "full": Options(),
    "hard": Options(level="3"),
    "several": Options(mode="several"),
}


@pytest.fixture
def game() -> Game:
    """Some room, with variants of which none is for every number of seats."""
    room = GAMES[SOLO]
    parts: Any = SimpleNamespace(SEATS=range(1, 6))
    variants: Any = SimpleNamespace(Options=Options, PRESETS=PRESETS, MIXES={})
    return replace(room, room=replace(room.room, parts=parts, variants=variants))


def test_presets_by_the_number_of_seats(game: Game) -> None:
    assert list(game.presets_for(1)) == ["easy", "full", "hard"]
    assert list(game.presets_for(5)) == ["several"]
    assert game.usual_options(1) == PRESETS["easy"]
    assert game.usual_options(2) == PRESETS["several"]
    assert game.seats_for(PRESETS["several"]) == (2, 3, 4, 5)
    assert game.fewest_seats(PRESETS["several"]) == 2


def test_options_for_nobody_are_refused_where_seats_are_sought(game: Game) -> None:
    with pytest.raises(Refused, match="option-seats"):
        game.fewest_seats(Options(mode="several", level="3"))


def test_presets_are_offered_with_their_seats(game: Game) -> None:
    offered = {preset.name: preset.seats for preset in GameInfo.of(game).presets}
    assert offered == {"easy": (1,), "full": (1,), "hard": (1,), "several": (2, 3, 4, 5)}


@pytest.mark.parametrize(
    ("preset", "variant", "seats", "options"),
    [
        ("", "", 1, Options()),
        ("", "", 3, Options(mode="several")),
        ("", "level=2", 1, Options(level="2")),
        ("hard", "mode=easy", 1, Options(mode="easy", level="3")),
        ("", "", 9, Options()),  # nobody plays so: the table says it
    ],
)
def test_the_terminal_takes_what_is_for_so_many(
    game: Game, preset: str, variant: str, seats: int, options: Options
) -> None:
    assert seating.read_options(game, preset, variant, seats) == options


@pytest.mark.parametrize(
    ("preset", "variant", "people", "bots", "seats"),
    [
        ("", "", 1, 0, 2),
        ("", "", 3, 0, 3),
        ("hard", "", 1, 0, 1),
        ("", "level=2", 1, 0, 1),
        ("", "mode=several", 1, 0, 2),
        ("", "mode=several", 1, 3, 4),
        ("hard", "", 1, 1, 2),  # refused later, for these two
        ("hard", "", 2, 0, 2),
    ],
)
def test_the_terminal_counts_seats_that_the_variant_is_for(
    game: Game, preset: str, variant: str, people: int, bots: int, seats: int
) -> None:
    likely = seating.likely_counts(game, people, bots)
    assert seating.count_for(game, preset, variant, likely) == seats


def test_the_challenge_of_the_day_is_what_is_usual_for_its_seats() -> None:
    for room in GAMES.values():
        wanted = challenge(room.name, "Ana")
        assert room.options.of(wanted.options) == room.usual_options(len(wanted.seats))


@pytest.mark.parametrize("name", GAMES)
def test_a_table_for_which_nobody_names_a_variant_is_opened(name: str):
    """Whatever the number of seats: what is usual for so many, unless the rules leave something to the players."""
    game = GAMES[name]
    for count in game.seats:
        wanted = NewTable(game=name, seats=[NewSeat(kind="human")] * count)
        asked = game.default_options(count).unanswered(count)
        if asked:
            with pytest.raises(Refused, match=f"{asked[0].name}-asked"):
                agree(wanted, {})
        else:
            assert game.options.read(agree(wanted, {}).options).fits(count)
