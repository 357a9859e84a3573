"""Stamp Swap in the browser: whole games alone, with the mouse and by keys only, Pinzetta step by step, for axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
BY_HAND = '{"pace":"hand"}'


def sit_down(visitor: Any, preset: str) -> None:
    page = visitor.page
    visitor.visit("new/stamp-swap")
    page.locator(f"input[name=preset][value={preset}]").check()
    page.get_by_role("button", name="Start playing").click()
    visitor.asked()


def phase(page: Page) -> str:
    """What is asked, by a word of the sentence that asks it."""
    sentence = page.locator("#tray-title").inner_text()
    return next(word for word in ("reserve", "large pile", "take", "place", "enter") if word in sentence)


def act(page: Page) -> None:
    """Whatever is asked: the first that is on offer."""
    asked = phase(page)
    if asked == "reserve":
        page.get_by_role("button", name=re.compile("^Reserve")).first.click()
    elif asked == "large pile":
        split(page)
    elif asked == "take":
        page.get_by_role("button", name="Take the small pile").click()
    elif asked == "enter":
        page.get_by_role("button", name=re.compile("^Enter")).first.click()
    else:
        place(page)


def split(page: Page) -> None:
    items = page.locator("[data-item]")
    for number in range((items.count() + 1) // 2):
        items.nth(number).click()
    page.get_by_role("button", name="Make these piles").click()


def place(page: Page) -> None:
    """With the mouse: a stamp is chosen, and put where its corner fits first; what fits nowhere is discarded."""
    waiting = page.locator("[data-stamp]:enabled")
    if not waiting.count():
        page.get_by_role("button", name=re.compile("^Discard")).first.click()
        return
    if waiting.first.get_attribute("aria-pressed") == "false":
        waiting.first.click()
    corner = page.locator("[data-cell][aria-disabled=false]").first
    corner.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("preset", ["introductory", "full"])
def test_a_whole_game_alone(visitor: Any, preset: str):
    page = visitor.page
    sit_down(visitor, preset)
    expect(page.get_by_text("our own design").first).to_be_visible()
    while not visitor.over:
        visitor.after(lambda: act(page))
    expect(page.locator("#end-title")).to_contain_text(re.compile("win|draw"))
    for points in page.locator("#points-title ~ table").all():
        lines = [int(text.replace("−", "-")) for text in points.locator("tbody td").all_inner_texts()]
        assert sum(lines) == int(points.locator("tfoot td").inner_text().replace("−", "-"))
    expect(page.locator("#points-title ~ table")).to_have_count(2)  # mine and Pinzetta's


def test_a_stamp_is_dragged_and_snaps_to_a_place(visitor: Any):
    page = visitor.page
    sit_down(visitor, "introductory")
    while phase(page) != "place":
        visitor.after(lambda: act(page))
    stamp = page.locator("[data-stamp]:enabled").first.bounding_box()
    square = page.locator("[data-cell=f6]").bounding_box()
    assert stamp
    assert square
    page.mouse.move(stamp["x"] + stamp["width"] / 2, stamp["y"] + stamp["height"] / 3)
    page.mouse.down()
    page.mouse.move(square["x"] + 3, square["y"] + 5, steps=6)
    expect(page.locator("main .ghost")).to_have_count(1)
    visitor.after(page.mouse.up)
    expect(page.locator("main svg .last")).to_have_count(1)
    visitor.after(page.get_by_role("button", name="Take back").click)
    expect(page.locator("main svg .last")).to_have_count(0)


def test_pinzetta_waits_for_the_next_step_and_gives_her_reasons(arrive: Any):
    somebody = arrive(settings=BY_HAND)
    page = somebody.page
    sit_down(somebody, "full")
    onward = page.get_by_role("button", name="Next step")
    while onward.count():
        somebody.after(onward.click)
    steps = page.get_by_role("region", name="Pinzetta’s steps")
    expect(steps).to_contain_text("Pinzetta values your items")
    somebody.after(lambda: act(page))
    somebody.after(lambda: act(page))
    told = ["large pile is worth", "Decision card", "large", "Pinzetta takes", "her own items", "is worth", "differ"]
    for reason in told:
        somebody.after(onward.click)
        expect(steps.locator(".now")).to_contain_text(reason)
    expect(page.get_by_role("button", name="Take the large pile")).to_be_visible()


def press_first(page: Page, locator: Any) -> None:
    locator.first.focus()
    page.keyboard.press("Enter")


def by_keys(page: Page) -> None:
    asked = phase(page)
    if asked == "reserve":
        press_first(page, page.get_by_role("button", name=re.compile("^Reserve")))
    elif asked == "large pile":
        items = page.locator("[data-item]")
        for number in range((items.count() + 1) // 2):
            items.nth(number).focus()
            page.keyboard.press("Space")
        press_first(page, page.get_by_role("button", name="Make these piles"))
    elif asked == "take":
        press_first(page, page.get_by_role("button", name="Take the large pile"))
    elif asked == "enter":
        press_first(page, page.get_by_role("button", name=re.compile("^Enter")))
    elif page.locator("[data-stamp]:enabled").count():
        press_first(page, page.locator("[data-stamp]:enabled"))
        expect(page.locator("[data-cell]:focus")).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("Enter")
    else:
        press_first(page, page.get_by_role("button", name=re.compile("^Discard")))


def test_a_game_by_keys_alone(visitor: Any):
    page = visitor.page
    sit_down(visitor, "introductory")
    while not visitor.over:
        visitor.after(lambda: by_keys(page))
    expect(page.locator("#end-title")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(arrive: Any, width: int):
    somebody = arrive(viewport={"width": width, "height": 844})
    page = somebody.page
    sit_down(somebody, "full")
    seen: set[str] = set()
    while len(seen) < 5:
        if phase(page) not in seen:
            seen.add(phase(page))
            somebody.inspect_by_day_and_night()
            somebody.fits()
        somebody.after(lambda: act(page))
