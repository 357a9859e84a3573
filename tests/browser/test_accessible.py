"""axe-core finds nothing, on any screen, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing(arrive: Any, width: int):
    somebody = arrive(viewport={"width": width, "height": 900})
    page = somebody.page

    def inspect() -> None:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            somebody.inspect()

    somebody.visit()
    expect(page.get_by_role("button", name="Alone")).to_be_visible()
    inspect()

    somebody.visit("new/take-it-easy")
    page.locator("input[value=valves-aside]").check()
    page.get_by_text("All options").click()
    inspect()

    somebody.sit_down("base", 3)
    for _ in range(6):
        somebody.after(lambda: _place(page))
    page.locator(OFFERED).first.focus()
    inspect()

    while not somebody.over:
        somebody.after(lambda: _place(page))
    inspect()
    somebody.visit()
    expect(page.get_by_text("Played here")).to_be_visible()
    inspect()


def _place(page: Any) -> None:
    page.locator(OFFERED).first.focus()
    page.keyboard.press("Enter")


def test_the_theme_follows_the_system_until_it_is_chosen(arrive: Any):
    somebody = arrive(color_scheme="dark")
    page = somebody.page
    somebody.visit()
    background = "getComputedStyle(document.body).backgroundColor"
    night = page.evaluate(background)
    page.get_by_role("button", name="Switch to light").click()
    day = page.evaluate(background)
    assert day != night
    page.reload()
    expect(page.get_by_role("button", name="Switch to dark")).to_be_visible()
    assert page.evaluate(background) == day
