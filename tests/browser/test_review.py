"""The review of a finished game: lines of the score light on the board, and the finale before it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.games import GAMES

pytestmark = pytest.mark.browser
TURNS = next(name for name, game in GAMES.items() if game.room.ledger)  # its points are counted turn by turn


def test_a_line_of_the_score_lights_and_the_replay_goes_there_and_back(visitor: Any, played: Any):
    page = visitor.page
    visitor.bring(played(next(iter(GAMES[TURNS].presets)), "Ada", "Bo", room=TURNS))
    slider, lines = page.get_by_role("slider", name="Position in the game"), page.locator("[data-line]")
    expect(slider).not_to_have_value("0")
    last = slider.input_value()
    lines.first.focus()
    expect(slider).not_to_have_value(last)
    expect(page.locator(".lit path").first).to_be_attached()
    visitor.inspect()
    page.locator("#end-title").focus()
    expect(slider).to_have_value(last)
    expect(page.locator(".lit")).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    expect(slider).to_have_value(str(int(last) - 1))


def test_the_finale_can_be_skipped_and_moves_nothing(arrive: Any):
    visitor = arrive()
    page = visitor.page
    visitor.sit_down("base", 1)
    visitor.fast_forward(18)
    page.emulate_media(reduced_motion="no-preference")
    page.locator("[data-cell][aria-disabled=false]").first.click()
    words = page.locator(".words")
    expect(words).to_be_attached()
    before = words.bounding_box()
    page.keyboard.press("Shift")
    expect(words).to_have_css("opacity", "1")
    assert words.bounding_box() == before
