"""The coach on the end screen: what each move cost, and the board with what was expected of every cell."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THOUGHT = 120_000  # ms; the first time, what the coach thinks with has to be compiled


def coach(page: Any) -> Any:
    return page.get_by_role("region", name="The coach")


def test_a_costly_move_is_shown_on_the_board(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 1)
    visitor.play_out()
    moves = coach(page).get_by_role("group", name="What each move cost").get_by_role("button")
    expect(moves).to_have_count(18, timeout=THOUGHT)
    expect(coach(page).get_by_text(re.compile("your moves cost [0-9.]+ points"))).to_be_visible()
    expect(coach(page).locator(".dears button")).to_have_count(3)
    visitor.inspect_by_day_and_night()

    coach(page).locator(".dears button").first.click()
    expect(coach(page).locator("[aria-pressed=true]")).to_have_count(1)
    expect(coach(page).get_by_text("your move", exact=True)).to_be_visible()
    expect(coach(page).get_by_text("best", exact=True)).to_be_visible()
    expect(page.locator(".board .best")).to_have_count(1)
    expect(page.locator(".board .taken")).to_have_count(1)
    visitor.inspect_by_day_and_night()

    # The replay goes on: the advice was for that moment.
    page.get_by_role("slider", name="Position in the game").press("End")
    expect(page.locator(".board .best")).to_have_count(0)


def test_on_a_phone_the_board_comes_to_the_coach(arrive: Any):
    visitor = arrive(**PHONE)
    visitor.sit_down("base", 1)
    visitor.play_out()
    coach(visitor.page).locator(".dears button").first.click(timeout=THOUGHT)
    expect(coach(visitor.page).locator("svg .best")).to_have_count(1)
