"""A room without a folder in the client: the general table carries it from the first page to the last."""

from typing import Any

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

SCREENS = [
    pytest.param({"viewport": {"width": 1280, "height": 900}}, id="wide"),
    pytest.param({"viewport": {"width": 390, "height": 844}, "has_touch": True}, id="phone"),
]


def sit_down(person: Any) -> None:
    """At a short game against a bot, from the shelf on."""
    page = person.page
    person.visit()
    page.get_by_role("link", name="Goofspiel").first.click()
    page.locator("input[name=preset][value=short]").check()
    page.get_by_role("button", name="Start playing").click()
    person.asked()


def bid(person: Any, card: str) -> None:
    """Pick a card and press the button; the last one is picked already."""
    pick = person.page.get_by_role("button", name=card, exact=True)
    if pick.count():
        pick.click()
    person.page.get_by_role("button", name=f"Bid {card}", exact=True).click()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_of_a_room_that_the_client_does_not_know(arrive: Any, screen: Any):
    person = arrive(**screen)
    sit_down(person)
    page = person.page
    person.fits()
    person.inspect_by_day_and_night()
    for card in ("5", "4", "3", "2", "1"):
        person.after(lambda card=card: bid(person, card))
    assert person.over
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    points = [int(text) for text in page.locator("main li b").all_inner_texts()]
    assert len(points) == 2
    assert points == sorted(points, reverse=True)
    assert sum(points) <= 15  # of five prizes, each may have been nobody's
    person.fits()
    person.inspect_by_day_and_night()


def test_a_card_is_dragged_to_its_place_or_put_there_by_keys(arrive: Any):
    person = arrive()
    sit_down(person)
    page = person.page
    mine = page.locator("[data-cell=bid-1]")

    def drag() -> None:
        page.get_by_role("button", name="5", exact=True).drag_to(mine.locator(".hit"))

    person.after(drag)
    expect(page.locator("[data-cell=last-1]")).to_have_accessible_name("Last bid of Player 1. 5")

    def by_keys() -> None:
        page.get_by_role("button", name="4", exact=True).press("Enter")
        mine.focus()
        page.keyboard.press("Enter")

    person.after(by_keys)
    expect(page.locator("[data-cell=last-1]")).to_have_accessible_name("Last bid of Player 1. 4")
