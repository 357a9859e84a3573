"""A whole game against a bot with nothing but the keyboard."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.some_games import SOLO

pytestmark = pytest.mark.browser

FOCUSED = "document.activeElement.getAttribute('data-cell')"
NAMED = "document.activeElement.matches('button, a') && document.activeElement.textContent.includes('{}')"
CAN_TAKE = "document.activeElement.getAttribute('aria-disabled') === 'false'"


def tab_to(page: Any, true: str) -> None:
    for _ in range(60):
        if page.evaluate(true):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to: {true}")


def go(page: Any, key: str) -> bool:
    """One step; whether it led anywhere."""
    before = page.evaluate(FOCUSED)
    page.keyboard.press(key)
    return bool(page.evaluate(FOCUSED) != before)


def walk(page: Any) -> bool:
    """Column by column from the first cell, each from its top, until a cell can be taken."""
    page.keyboard.press("Home")
    for _ in "abcde":
        while go(page, "ArrowUp"):
            pass
        while not page.evaluate(CAN_TAKE):
            if not go(page, "ArrowDown"):
                break
        else:
            return True
        go(page, "ArrowRight")
    return False


def test_a_game_against_a_bot_by_keyboard_only(visitor: Any):
    page = visitor.page
    visitor.visit()
    expect(page.locator(f"a[href='/new/{SOLO}']").first).to_be_visible()
    tab_to(page, f"document.activeElement.getAttribute('href') === '/new/{SOLO}'")  # the box on the shelf
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start playing")).to_be_visible()
    tab_to(page, NAMED.format("Start playing"))  # a person and a bot, unless somebody asks for others
    page.keyboard.press("Enter")
    visitor.asked()
    expect(page.locator("[data-cell]")).to_have_count(19)
    tab_to(page, f"{FOCUSED} !== null")

    for turn in range(19):
        if turn == 4:
            visitor.fast_forward(12)
            tab_to(page, f"{FOCUSED} !== null")
        if visitor.over:
            break
        assert walk(page)
        label = page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert "empty" in label
        visitor.after(lambda: page.keyboard.press("Enter"))
        if not visitor.over:
            expect(page.locator("[data-cell]:focus"), "the focus stays on the board").to_have_count(1)
    expect(page.locator("#end-title")).to_be_focused()
    expect(page.locator("[aria-live=polite]").first).not_to_be_empty()

    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    tab_to(page, NAMED.format("Rematch"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell][aria-disabled=false]")).to_have_count(19)


def test_one_cell_is_in_the_tab_order_and_escape_leaves(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 1)
    assert page.locator("[data-cell][tabindex='0']").count() == 1
    page.locator("[data-cell][tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    here = page.evaluate(FOCUSED)
    assert page.locator("[data-cell][tabindex='0']").get_attribute("data-cell") == here
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED) is None


def test_new_things_are_announced(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 2)
    announced = page.locator("[data-announced]")
    first = announced.inner_text()
    visitor.after(page.locator("[data-cell][aria-disabled=false]").first.click)
    expect(announced).not_to_have_text(first)
    expect(announced).to_contain_text("Called")
