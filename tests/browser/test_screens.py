"""`dev.py screens`: every screen can be brought about, and a picture of it is taken."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ludoteka.games import GAMES
from tools.screen_list import SCREENS, played, seats_of
from tools.screens import Look, contact_sheet, take_all

from .conftest import Server

pytestmark = pytest.mark.browser
LOOK = Look("390", "dark", "pl")
ENDS = [screen for screen in SCREENS if screen.name.endswith("-end")]
SOME = [screen for screen in SCREENS if screen.name in ("home-returning", "lost")] + ENDS[:1]


def test_a_picture_is_taken_of_a_screen_and_shown_on_the_sheet(browser: Browser, server: Server, tmp_path: Path):
    assert take_all(browser, server.url, LOOK, SOME, tmp_path) == []
    sheet = contact_sheet(SOME, [LOOK])
    for screen in SOME:
        file = f"{screen.name}-390-dark-pl.png"
        assert (tmp_path / file).read_bytes().startswith(b"\x89PNG")
        assert file in sheet


def test_every_room_is_on_the_sheet_from_its_beginning_to_its_end():
    names = {screen.name for screen in SCREENS}
    assert len(names) == len(SCREENS)
    for game in GAMES.values():
        for preset, moment in [(next(iter(game.presets)), "end"), *((preset, "middle") for preset in game.presets)]:
            assert f"{game.name}-{preset}-{moment}" in names


def test_two_runs_show_the_same_game():
    game = next(iter(GAMES.values()))
    preset = next(iter(game.presets))
    first = played(game.name, preset, seats_of(game, preset))
    played.cache_clear()
    assert played(game.name, preset, seats_of(game, preset)).log.entries == first.log.entries
