"""A phone: 390 px, fingers, a whole game; and nothing sticks out at 360 px in any language."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.some_games import SOLO

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_game_by_touch(arrive: Any):
    finger = arrive(**PHONE)
    page = finger.page
    finger.visit()
    finger.fits()
    page.locator(f"a[href='/new/{SOLO}']").first.tap()
    page.get_by_role("group", name="How many play").get_by_role("button", name="4", exact=True).tap()
    page.get_by_role("button", name="Start playing").tap()
    expect(page.locator(OFFERED)).to_have_count(19)
    finger.fits()

    # The first tap shows, the button places.
    before = finger.asked()
    page.locator(OFFERED).nth(3).tap()
    button = page.get_by_role("button", name="Place on")
    expect(button).to_be_enabled()
    assert finger.asked() == before
    finger.after(button.tap)

    finger.fast_forward(15)
    # So does a second tap on the same cell.
    while not finger.over:
        cell = page.locator(OFFERED).first
        cell.tap()
        finger.after(cell.tap)
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    finger.fits()


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "pt-PT"])
def test_nothing_sticks_out_at_360(arrive: Any, locale: str):
    finger = arrive(**{**PHONE, "viewport": {"width": 360, "height": 740}, "locale": locale})
    finger.visit()
    finger.fits()
    finger.visit(f"new/{SOLO}")
    finger.page.locator("input[value=everything]").check()
    finger.page.locator("form details summary").first.tap()
    finger.fits()
    finger.page.locator("button[type=submit]").tap()
    expect(finger.page.locator(OFFERED).first).to_be_visible()
    finger.fits()


def test_targets_are_large_enough_for_a_finger(arrive: Any):
    finger = arrive(**PHONE)
    finger.sit_down("base", 2)
    small = finger.page.locator("button:visible, a.btn:visible, summary:visible").evaluate_all(
        """all => all.map(one => [one.textContent || one.getAttribute('aria-label'), one.getBoundingClientRect()])
        .filter(([, box]) => box.height < 40 || box.width < 40).map(([name]) => name)"""
    )
    assert small == []
