"""Who is here, who watches, and what the signs of it must not cover or push away."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.meeting import PHONE, come, open_table, ready
from tests.some_games import FOR_TWO

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDE = {"width": 1280, "height": 800}


def test_who_looks_before_sitting_is_no_spectator_and_nobody_is_here_without_a_connection(
    arrive: Any, server: Any, closed: Any
):
    host, guest, spectator = arrive(viewport=WIDE), arrive(**PHONE), arrive(viewport=WIDE)
    for somebody in (host, guest, spectator):
        somebody.forgiven = "ERR_CONNECTION|WebSocket"
    address = open_table(host, FOR_TWO)
    spectator.page.goto(address)
    expect(spectator.page.get_by_role("button", name="Sit here")).to_be_visible()
    assert spectator.page.get_by_text("1 spectator").count() == 0
    come(guest, address, "Rui")
    ready(host, guest)
    expect(spectator.page.get_by_text("You are watching")).to_be_visible()
    cells = [cell.bounding_box() for cell in spectator.page.locator("main [data-cell] .hit").all()]
    assert max(box["y"] + box["height"] for box in cells) <= WIDE["height"], "the last row is pushed off the screen"
    expect(host.page.locator(".dot.here")).to_have_count(2)
    with closed(server):
        expect(host.page.locator(".dot.here")).to_have_count(0)
    expect(host.page.locator(".dot.here")).to_have_count(2)
