"""Talk next to the board: a panel where there is room, a dialog over the page where there is none."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.meeting import PHONE, come, open_table, ready
from tests.some_games import FOR_TWO

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NOTING = (Path(__file__).parent / "layout_shift.js").read_text("utf-8")


def test_talk_is_a_panel_next_to_the_board_and_moves_nothing(arrive: Any):
    wide, phone = arrive(viewport={"width": 1280, "height": 800}), arrive(**PHONE)
    wide.page.context.add_init_script(NOTING)
    address = open_table(wide, FOR_TWO, free=True)
    come(phone, address, "Rui")
    ready(wide, phone)
    wide.painted()
    wide.page.evaluate("() => (window.layoutShifts.length = 0)")
    page, panel = wide.page, wide.page.get_by_role("dialog", name="Chat")
    page.keyboard.press("t")
    expect(page.get_by_label("Write a message")).to_be_focused()
    page.keyboard.type("hello")
    page.keyboard.press("Enter")
    phone.page.locator("[data-talk]").click()
    expect(phone.page.get_by_role("dialog", name="Chat")).to_contain_text("hello")
    assert phone.page.evaluate("() => document.querySelector('dialog:modal') !== null")
    phone.page.get_by_role("button", name="Good luck!").click()
    expect(panel.get_by_role("log")).to_contain_text("Good luck!")
    assert page.evaluate("() => document.querySelector('dialog:modal') === null")
    check_next_to_the_board(wide, panel)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    wide.painted()
    assert page.evaluate("() => window.layoutShifts") == []


def check_next_to_the_board(somebody: Any, panel: Any) -> None:
    """Nothing of the board is covered, nor of what is in hand."""
    covered = panel.bounding_box()
    for what in ("main [data-cell]", "main [data-piece]"):
        for box in (one.bounding_box() for one in somebody.page.locator(what).all()):
            assert box["x"] + box["width"] <= covered["x"] or box["x"] >= covered["x"] + covered["width"], what
