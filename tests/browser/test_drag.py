"""A tile carried to its cell: by mouse and by finger, onto the board and next to it, and let go elsewhere."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STEPS = 8


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_the_way(start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    parts = [step / STEPS for step in range(1, STEPS + 1)]
    return [(start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])) for part in parts]


class Finger:
    """A finger on the glass, by the browser's own touch events."""

    def __init__(self, page: Any) -> None:
        self._devtools = page.context.new_cdp_session(page)
        self._clock = time.time()

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        self._clock += 0.1
        touches = [{"x": x, "y": y} for x, y in points]
        event = {"type": kind, "touchPoints": touches, "timestamp": self._clock}
        self._devtools.send("Input.dispatchTouchEvent", event)

    def carry(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """And rest there: a tap after a swipe that was still fast only stops the swipe, in Chromium."""
        self._send("touchStart", start)
        for point in on_the_way(start, end):
            self._send("touchMove", point)
        self._clock += 1
        self._send("touchMove", end)

    def lift(self) -> None:
        self._send("touchEnd")


def lies_on(page: Any, cell: str) -> Any:
    return expect(page.locator(f"[data-cell={cell}]"))


def test_a_finger_carries_the_tile_and_the_button_places_it(arrive: Any):
    somebody = arrive(**PHONE)
    page = somebody.page
    somebody.sit_down("base", 1)
    finger, scrolled = Finger(page), page.evaluate("scrollY")
    finger.carry(middle(page, "[data-hand]"), middle(page, "[data-cell=c3]"))
    expect(page.locator("[data-cell=c3].hot")).to_have_count(1)
    finger.lift()
    assert page.evaluate("scrollY") == scrolled  # the page stayed where it was
    button = page.get_by_role("button", name="Place on C3")
    expect(button).to_be_enabled()  # a touch is confirmed
    somebody.after(button.tap)
    lies_on(page, "c3").to_have_attribute("aria-disabled", "true")
    expect(page.locator("main .piece-body")).not_to_have_count(0)


def test_without_confirming_a_finger_places_where_it_lets_go(arrive: Any):
    somebody = arrive(**PHONE, settings='{"pace":"quick","confirm":"never","warnings":false}')
    page = somebody.page
    somebody.sit_down("base", 1)
    finger = Finger(page)

    def drop() -> None:
        finger.carry(middle(page, "[data-hand]"), middle(page, "[data-cell=b2]"))
        finger.lift()

    somebody.after(drop)
    lies_on(page, "b2").to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["mouse", "finger"])
def test_a_tile_dropped_next_to_the_board_is_put_aside(arrive: Any, wishes: Any):
    somebody = arrive(**wishes, settings='{"pace":"quick","confirm":"never","warnings":false}')
    page = somebody.page
    somebody.sit_down("valves-aside", 1)

    def drop() -> None:
        hand, aside = middle(page, "[data-hand]"), middle(page, "[data-cell=aside1]")
        if wishes:
            finger = Finger(page)
            finger.carry(hand, aside)
            finger.lift()
        else:
            page.mouse.move(*hand)
            page.mouse.down()
            page.mouse.move(*aside, steps=STEPS)
            page.mouse.up()

    somebody.after(drop)
    expect(page.get_by_text("Put aside:").first).to_be_attached()
    lies_on(page, "aside1").to_have_attribute("aria-disabled", "true")
    lies_on(page, "aside2").to_have_attribute("aria-disabled", "false")


def test_a_tile_let_go_elsewhere_returns_to_the_hand(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 1)
    before = visitor.asked()
    page.mouse.move(*middle(page, "[data-hand]"))
    page.mouse.down()
    page.mouse.move(5, 5, steps=STEPS)
    page.mouse.up()
    expect(page.locator(OFFERED)).to_have_count(19)
    assert visitor.asked() == before
