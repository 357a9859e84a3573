"""The room itself: dragging, confirming, pace, taking back, keys, settings, giving up, and nothing that overlaps."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.some_games import SOLO, title

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
HAND = "[data-hand]"
EMPTY = re.compile("empty")
LONG = "Wolfeschlegelsteinhausenbergerdorff Anna"  # forty letters, and one word of thirty-five


def middle(page: Any, selector: str) -> tuple[float, float]:
    page.locator(selector).first.scroll_into_view_if_needed()
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, cell: str) -> None:
    """The tile in hand over a cell, not yet let go."""
    page.mouse.move(*middle(page, HAND))
    page.mouse.down()
    page.mouse.move(*middle(page, ".board"), steps=3)
    page.mouse.move(*middle(page, f"[data-cell={cell}] .hit"), steps=3)


def press(page: Any, button: str) -> None:
    page.get_by_role("button", name=button, exact=True).first.click()


def choose(page: Any, option: str) -> None:
    """In the settings, then back to the table."""
    press(page, "Settings")
    page.get_by_role("radio", name=option, exact=True).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def lies(page: Any, cell: str) -> None:
    expect(page.locator(f"[data-cell={cell}]")).not_to_have_attribute("aria-label", EMPTY)


def is_empty(page: Any, cell: str) -> None:
    expect(page.locator(f"[data-cell={cell}]")).to_have_attribute("aria-label", EMPTY)


def test_dragging_places_and_escape_lets_go(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 1)
    before = visitor.asked()
    drag(page, "c3")
    expect(page.locator(".ghost")).to_be_visible()  # it snaps, and says what it would do
    page.keyboard.press("Escape")
    page.mouse.up()
    assert visitor.asked() == before
    is_empty(page, "c3")

    def drop() -> None:
        drag(page, "c3")
        page.mouse.up()

    visitor.after(drop)
    lies(page, "c3")


def test_confirming_takes_two_clicks(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 1)
    choose(page, "Always")
    before = visitor.asked()
    page.locator("[data-cell=b2]").click()
    assert visitor.asked() == before
    visitor.after(page.get_by_role("button", name="Place on B2").click)
    lies(page, "b2")


def test_by_hand_nothing_comes_until_it_is_wanted(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 2)
    choose(page, "Manual")
    page.locator("[data-cell=a1]").click()
    expect(page.get_by_role("button", name="Next tile")).to_be_visible()
    expect(page.locator(OFFERED)).to_have_count(0)
    press(page, "Take back")
    expect(page.locator(OFFERED)).to_have_count(19)
    page.locator("[data-cell=a2]").click()
    expect(page.get_by_role("button", name="Next tile")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(OFFERED)).to_have_count(18)


def test_against_a_bot_a_placement_can_be_taken_back_until_the_next_call(arrive: Any):
    somebody = arrive(settings='{"pace":"hand"}')  # so that the next call comes when this test wants it
    page = somebody.page
    somebody.sit_down("base", 2)
    called = page.locator("#tray-title").inner_text()
    somebody.after(page.locator("[data-cell=a1]").click)
    expect(page.locator(OFFERED)).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(OFFERED)).to_have_count(19)
    expect(page.locator("#tray-title")).to_have_text(called, use_inner_text=True)
    is_empty(page, "a1")


def test_at_one_screen_the_one_before_can_take_back(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 2, people=2)
    page.locator("[data-cell=a1]").click()
    expect(page.get_by_text("Player 2, it is your turn").first).to_be_visible()
    page.get_by_role("button", name="Player 1: take back").click()
    expect(page.get_by_text("Player 1, it is your turn").first).to_be_visible()
    is_empty(page, "a1")


def test_keys_are_listed_and_settings_are_remembered(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("From cell to cell")
    visitor.inspect()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()

    choose(page, "Slow")
    press(page, "Settings")
    page.get_by_label("Larger numbers").check()
    page.reload()
    press(page, "Settings")
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()
    expect(page.get_by_label("Larger numbers")).to_be_checked()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        visitor.inspect()


def test_giving_up_removes_a_saved_game_after_a_question(visitor: Any):
    page = visitor.page
    for _ in range(2):
        visitor.sit_down("base", 2)
    visitor.visit("games")
    flags = page.get_by_role("button", name="Give up")
    expect(flags).to_have_count(2)
    flags.last.click()
    press(page, "Keep it")
    expect(flags).to_have_count(2)
    flags.last.click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(flags).to_have_count(1)

    visitor.visit()
    page.get_by_role("link", name="Continue").click()
    press(page, "Settings")
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator("h1")).to_have_text("Choose a game.")
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)


def test_saved_games_are_described(visitor: Any, played: Any):
    page = visitor.page
    visitor.visit()
    expect(page.get_by_text("Start here: your first game")).to_be_visible()
    visitor.visit("games")
    expect(page.get_by_text("Your games will appear here")).to_be_visible()
    visitor.bring(played("valves-aside", "Ada", "Bo", entries=10))
    page.get_by_role("link", name="All games").click()
    saved = page.get_by_role("region", name=title(SOLO))
    for words in ("Valve board: three aside · Turn 4 of 21", "Your turn", "just now"):
        expect(saved.get_by_text(words)).to_be_visible()
    expect(saved.locator("[aria-hidden=true] .piece-body")).to_have_count(3)
    page.get_by_role("link", name="Your games 1").click()
    expect(page.get_by_text("Your games will appear here")).to_have_count(0)
    page.get_by_label("Search").fill("valve")
    expect(page.get_by_text("Ada, Bo")).to_be_visible()
    page.get_by_label("Finished").check()
    expect(page.get_by_text("No games match")).to_be_visible()


def test_a_finished_game_comes_back_after_it_was_removed(visitor: Any, played: Any):
    page = visitor.page
    visitor.bring(played("base", "Ada"))
    visitor.visit("games")
    page.get_by_role("button", name="Remove from list").click()
    expect(page.get_by_text("Your games will appear here")).to_be_visible()
    press(page, "Undo")
    expect(page.get_by_role("button", name="Remove from list")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Remove from list")).to_be_visible()


SHIFT = """new PerformanceObserver(list => { for (const entry of list.getEntries())
    window.shifted = (window.shifted ?? 0) + entry.value }).observe({ type: 'layout-shift', buffered: true })"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_home_stands_still_and_shows_every_box_at_once(arrive: Any, width: int, height: int):
    somebody = arrive(viewport={"width": width, "height": height})
    page = somebody.page
    page.add_init_script(SHIFT)
    page.route("**/api/games", lambda asked: asked.fulfill(json=asked.fetch().json()[:5]))  # not the room of the tests
    somebody.visit()
    boxes = page.get_by_role("region", name="Games", exact=True).get_by_role("link")
    expect(boxes).to_have_count(5)
    assert_still_and_equal(page, boxes, height)
    page.evaluate(
        """async game => { const keys = [];
        for (let n = 0; n < 4; n++) keys.push(await fetch('/api/tables', { method: 'POST',
            headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ game, seats: [{ kind: 'human' }] }) })
            .then(answer => answer.json()));
        localStorage['ludoteka.tables'] = JSON.stringify(keys); }""",
        SOLO,
    )
    page.reload()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    assert_still_and_equal(page, boxes, height)
    somebody.fits()
    somebody.inspect_by_day_and_night()


def assert_still_and_equal(page: Any, boxes: Any, height: int) -> None:
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    sizes = boxes.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ bottom, height }) => [bottom, height])"
    )
    assert len({size[1] for size in sizes}) == 1
    assert max(size[0] for size in sizes) <= height
    assert page.evaluate("window.shifted ?? 0") < 0.05


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1100, 700), (844, 390), (390, 844), (360, 740)])
def test_six_long_names_overlap_nothing(arrive: Any, width: int, height: int):
    somebody = arrive(viewport={"width": width, "height": height})
    page = somebody.page
    somebody.visit(f"new/{SOLO}")
    page.get_by_role("group", name="How many play").get_by_role("button", name="6", exact=True).click()
    for seat in range(1, 7):
        page.get_by_label(f"Name in seat {seat}").fill(LONG)
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(OFFERED)).to_have_count(19)
    for _ in range(5):
        somebody.after(lambda: (page.locator(OFFERED).first.focus(), page.keyboard.press("Enter")))
    somebody.fits()
    overlapping = page.locator(".others li:visible, .score:visible, .leader:visible, .tray:visible").evaluate_all(
        """all => { const boxes = all.map(one => [one.className, one.getBoundingClientRect()]);
        return boxes.flatMap(([a, p], i) => boxes.slice(i + 1).filter(([, q]) =>
            p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
            .map(([b]) => a + ' / ' + b)); }"""
    )
    assert overlapping == []
    spilling = page.locator(".others .who:visible, .leader b:visible, .me:visible").evaluate_all(
        """all => all.filter(one => one.getBoundingClientRect().width > one.parentElement.clientWidth + 1)
        .map(one => one.className)"""
    )
    assert spilling == []


def test_a_series_follows_the_seats_and_keeps_the_variant(visitor: Any):
    page = visitor.page
    visitor.visit(f"new/{SOLO}")
    page.get_by_text("All options").click()
    rounds = page.get_by_label("Rounds", exact=True)
    expect(rounds.locator("option")).to_have_text(["One round", "A series of 2 rounds"])
    rounds.select_option("2")
    expect(page.locator("input[value=base]")).to_be_checked()
    page.get_by_role("group", name="How many play").get_by_role("button", name="4", exact=True).click()
    expect(rounds).to_have_value("4")
    page.locator("input[value=beams]").check()
    expect(rounds).to_have_value("4")
