"""axe-core finds nothing, on any screen, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.some_games import SHEET, SOLO

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
SOLVED = 120_000  # ms; the first time, the solver has to be compiled


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_before_and_during_a_game(arrive: Any, played: Any, width: int):
    somebody = arrive(width=width)
    page = somebody.page

    somebody.visit()
    expect(page.get_by_text("Start here: your first game")).to_be_visible()
    somebody.inspect()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    somebody.inspect()

    somebody.visit("games")
    expect(page.get_by_text("Your games will appear here")).to_be_visible()
    somebody.inspect()

    somebody.visit(f"new/{SOLO}")
    page.locator("input[value=valves-aside]").check()
    page.get_by_text("All options").click()
    somebody.inspect()

    somebody.bring(played("everything", "Ada", "Bo", "Eve", entries=30))
    page.locator(OFFERED).first.focus()
    somebody.inspect()
    for key in ("s", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        somebody.inspect()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-cell][aria-disabled=true]").last.click(force=True)  # why not there
    somebody.inspect()

    somebody.visit()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    somebody.inspect()


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_after_a_game_and_on_other_pages(arrive: Any, played: Any, width: int):
    somebody = arrive(width=width)
    page = somebody.page

    somebody.bring(played("brightest-beams", "Ada", "Bo", "Eve", rounds="3"))
    expect(page.get_by_role("button", name="Open this board")).to_be_visible(timeout=SOLVED)
    somebody.inspect()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("slider").fill("9")
    expect(page.locator("[data-caption]")).to_contain_text("Called")
    somebody.inspect()

    somebody.visit("games")
    expect(page.get_by_role("button", name="Remove from list")).to_be_visible()
    somebody.inspect()

    for path in ("daily", "me", f"caller/{SHEET}", f"sheet/{SHEET}", "nowhere"):  # the rulebook has a test of its own
        somebody.visit(path)
        somebody.inspect()


def test_the_theme_follows_the_system_until_it_is_chosen(arrive: Any):
    somebody = arrive(color_scheme="dark")
    page = somebody.page
    somebody.visit()
    background = "getComputedStyle(document.body).backgroundColor"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Same as system")).to_be_checked()
    night = page.evaluate(background)
    page.get_by_label("Light", exact=True).check()
    day = page.evaluate(background)
    assert day != night
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Light", exact=True)).to_be_checked()
    assert page.evaluate(background) == day


@pytest.mark.parametrize(
    ("path", "what"), [("", f"a[href='/new/{SOLO}']"), (f"new/{SOLO}", "button:has-text('Start playing')")]
)
def test_nothing_moves_under_a_pointer_at_its_lower_edge(visitor: Any, path: str, what: str):
    """What rises when the pointer comes loses it, sinks, and rises again without end."""
    visitor.visit(path)
    there = visitor.page.locator(what).first
    expect(there).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")  # what comes later may push it down, as may a font
    visitor.page.evaluate("async () => { await document.fonts.ready; }")
    there.scroll_into_view_if_needed()
    visitor.painted()
    box = there.bounding_box()
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 0.5)
    visitor.painted()
    seen = there.evaluate(
        """node => new Promise(done => {
            const seen = [];
            const look = () => { seen.push(node.getBoundingClientRect().y); seen.length < 6 ? requestAnimationFrame(look) : done(seen); };
            look();
        })"""
    )
    assert set(seen) == {box["y"]}
