"""Mini FITS in the browser: alone with the mouse, two people online, by keys only, by touch, beside the box, for axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
FRAME = "main svg[role=group]"
DROP = re.compile("^Drop")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SOLVED = 120_000  # ms; the first time, the solver has to be compiled


def sit_down(visitor: Any, preset: str, *bots: str) -> None:
    page = visitor.page
    visitor.visit("new/mini-fits")
    page.locator(f"input[name=preset][value={preset}]").check()
    seats = page.get_by_role("group", name="How many play")
    seats.get_by_role("button", name=str(1 + len(bots)), exact=True).click()
    for seat, bot in enumerate(bots, start=2):
        page.get_by_label(f"Who sits in seat {seat}").select_option(f"bot:{bot}")
    page.get_by_role("button", name="Start playing").click()
    visitor.asked()


def column(page: Page) -> str:
    """Over which column the piece hangs: the one that Tab leads to."""
    return page.locator("[data-cell][tabindex='0']").get_attribute("data-cell") or ""


def held(page: Page) -> str:
    """How the piece is held, and what it would do, in words."""
    return page.locator("[data-cell][tabindex='0']").get_attribute("aria-label") or ""


def point(page: Page, x: float) -> tuple[float, float]:
    """A place over the frame: 0 is its left wall, 1 its right one."""
    box = page.locator(FRAME).bounding_box()
    assert box
    height, width = box["height"], min(box["width"], box["height"] * 7.28 / 14.8)
    left = box["x"] + (box["width"] - width) / 2
    return left + width * (0.09 + 0.82 * x), box["y"] + height * 0.6


def test_a_whole_game_alone_with_the_mouse(visitor: Any):
    page = visitor.page
    sit_down(visitor, "classic")
    expect(page.locator("[data-cell]")).to_have_count(6)
    expect(page.get_by_role("region", name="Still in the deck")).to_contain_text("cards to come")
    assert "Set aside" not in page.locator("main").inner_text()  # the start piece has to be placed

    page.mouse.move(*point(page, 0.02))
    expect(page.locator("[data-cell='1']")).to_have_attribute("tabindex", "0")
    before = held(page)
    page.mouse.wheel(0, 120)
    expect(page.locator("[data-cell][tabindex='0']")).not_to_have_attribute("aria-label", before)
    before = held(page)
    page.get_by_role("button", name="Flip").click()
    expect(page.locator("[data-cell][tabindex='0']")).not_to_have_attribute("aria-label", before)

    turn = 0
    while not visitor.over:
        turn += 1
        if page.get_by_role("button", name="Next round").count():  # after the first side
            expect(page.locator("#tray-title")).to_contain_text("The first round is over")
            page.get_by_role("button", name="Next round").click()
            expect(page.locator("#tray-title")).to_contain_text("Your start")
            expect(page.locator(".sym-box:not(.fading *)")).to_have_count(9)
        elif turn % 7 == 0 and page.get_by_role("button", name="Set aside").count():
            visitor.after(page.get_by_role("button", name="Set aside").click)
        else:
            page.mouse.move(*point(page, (turn % 4) / 3))
            drop = page.get_by_role("button", name=DROP)
            if drop.is_enabled():
                visitor.after(lambda at=(turn % 4) / 3: page.mouse.click(*point(page, at)))
            elif page.get_by_role("button", name="Set aside").count():
                visitor.after(page.get_by_role("button", name="Set aside").click)
            else:
                page.keyboard.press("r")

    expect(page.get_by_text("Your rank", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile("^[A-Zé][a-zé]+-fits$"))).to_be_visible()
    total = page.locator("#points-title ~ table tfoot td").inner_text()
    lines = page.locator("#points-title ~ table tbody td").all_inner_texts()
    assert sum(int(points.replace("−", "-")) for points in lines) == int(total)

    opener = page.get_by_role("button", name="Open this board")
    expect(opener).to_be_visible(timeout=SOLVED)
    opener.click()
    dialog = page.get_by_role("dialog")
    most = dialog.locator("header .points").inner_text()
    expect(dialog.locator("tfoot td")).to_have_text(most)
    expect(dialog.locator("[data-best-told]")).to_contain_text(f"{most} points so far")
    dialog.get_by_role("slider").fill("1")
    expect(dialog.locator("svg .poly-face")).to_have_count(1)
    dialog.get_by_role("button", name="Play").click()
    expect(dialog.locator("svg .poly-face")).to_have_count(2)
    page.keyboard.press("Escape")

    page.get_by_role("group", name="What each move cost").get_by_role("button").nth(4).click()  # the coach shows it
    expect(page.locator(".best .outline")).to_have_count(1)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Drawing (SVG)").click()
    drawn = picture.value.path().read_text("utf-8")
    assert "var(" not in drawn
    assert "light-dark" not in drawn


def test_two_people_play_a_round_in_browsers_of_their_own(arrive: Any):
    ana, rui = arrive(), arrive(**PHONE)
    page = ana.page
    ana.visit("new/mini-fits")
    page.locator("input[name=preset][value=first-side]").check()
    page.get_by_label("Friends by link").check()
    page.get_by_label("Name in seat 1").fill("Ana")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Your table is open")).to_be_visible()
    rui.page.goto(page.url)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit in seat 2").click()
    for person in (ana, rui):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ana, rui):
        person.asked()

    # Nobody sees where the other has put a piece before both have.
    pieces = ".picture .poly-face"
    ana.after_or_waits(page.get_by_role("button", name=DROP).click)
    expect(page.locator(f"{FRAME} .sealed")).to_have_count(1)
    expect(rui.page.get_by_text("Placed")).to_be_visible()
    expect(rui.page.locator(pieces)).to_have_count(0)
    rui.after(rui.page.get_by_role("button", name=DROP).click)
    expect(rui.page.locator(pieces)).to_have_count(1)
    expect(page.locator(f"{FRAME} .sealed")).to_have_count(0)
    rui.fits()

    people = (ana, rui)
    for _ in range(40):
        if ana.over and rui.over:
            break
        for person in people:
            if not person.over and person.page.locator("main").get_attribute("data-asked"):
                person.after_or_waits(lambda person=person: place(person.page))
        page.wait_for_timeout(20)
    else:
        pytest.fail("the game does not end")
    for person in people:
        expect(person.page.get_by_role("heading", name="Standings")).to_be_visible()
    rui.fits()


def place(page: Page) -> None:
    """Where the piece hangs, if it can; else aside."""
    drop = page.get_by_role("button", name=DROP)
    if drop.is_enabled():
        drop.click()
    else:
        page.get_by_role("button", name="Set aside").click()


def test_a_round_by_keys_alone(visitor: Any):
    page, press = visitor.page, visitor.page.keyboard.press
    sit_down(visitor, "second-side")
    page.locator("[data-cell][tabindex='0']").focus()
    at = column(page)
    press("ArrowLeft")
    expect(page.locator("[data-cell]:focus")).to_have_attribute("data-cell", str(int(at) - 1))
    for _ in range(6):
        press("ArrowLeft")
    assert column(page) == "1"  # the wall
    ways = [held(page)]
    for key in ("r", "r", "f", "ArrowUp", "ArrowDown"):
        press(key)
        ways.append(held(page))
    assert "turned once" in ways[1]
    assert "turned twice" in ways[2]
    assert ways[3] == ways[5] != ways[4]
    press("?")
    expect(page.get_by_role("dialog").get_by_text("Flip the piece")).to_be_visible()
    press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-cell][tabindex='0']").focus()

    visitor.after(lambda: press("Enter"))
    expect(page.locator(".frame table")).to_contain_text("piece")
    visitor.after(lambda: press("a"))
    expect(page.get_by_role("region", name="Still in the deck")).to_contain_text("Set aside")
    while not visitor.over:
        tries = 0
        while not page.get_by_role("button", name=DROP).is_enabled() and tries < 12:
            press("ArrowRight" if tries % 3 else "r")
            tries += 1
        visitor.after(lambda tries=tries: press("Enter" if tries < 12 else "a"))
    expect(page.locator("#end-title")).to_be_focused()


def test_by_touch_the_first_tap_shows_and_the_second_drops(arrive: Any):
    somebody = arrive(**PHONE)
    page = somebody.page
    sit_down(somebody, "first-side", "club")
    page.touchscreen.tap(*point(page, 0.99))
    expect(page.locator(f"{FRAME} .ghost-edge")).to_have_count(1)
    spot = column(page)
    assert int(spot) > 3
    expect(page.locator(f"{FRAME} > g .sealed, {FRAME} .poly-last")).to_have_count(0)
    somebody.fits()
    somebody.after(lambda: page.touchscreen.tap(*point(page, 0.99)))
    expect(page.locator(f"{FRAME} .poly-last")).to_have_count(1)
    page.get_by_role("button", name="Show this board large").click()
    expect(page.get_by_role("dialog").locator(".poly-face").first).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing(arrive: Any, played: Any, width: int):
    somebody = arrive(viewport={"width": width, "height": 900})
    page = somebody.page
    somebody.bring(played("classic", "Ada", "Bo", "Eve", room="mini-fits", entries=75))
    page.locator(OFFERED).first.focus()
    somebody.inspect_by_day_and_night()
    page.get_by_role("button", name="Show this board large").first.click()
    somebody.inspect_by_day_and_night()

    somebody.bring(played("chosen-starts", "Ada", room="mini-fits", entries=1))
    expect(page.get_by_role("button", name="Start with piece F")).to_be_visible()
    somebody.inspect_by_day_and_night()

    somebody.bring(played("second-side", "Ada", room="mini-fits"))
    opener = page.get_by_role("button", name="Open this board")
    expect(opener).to_be_visible(timeout=SOLVED)
    somebody.inspect_by_day_and_night()
    opener.click()
    somebody.inspect_by_day_and_night()

    for path in ("rules/mini-fits", "caller/mini-fits", "sheet/mini-fits"):
        somebody.visit(path)
        somebody.inspect_by_day_and_night()
        somebody.fits()
    somebody.visit("caller/mini-fits")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="First").click()
    expect(page.locator(".tile .poly-face")).to_have_count(1)
    somebody.inspect_by_day_and_night()
