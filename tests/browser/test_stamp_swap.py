"""Stamp Swap in the browser: whole games alone, with mouse, finger and keys, Pinzetta step by step, for axe."""

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import GAMES

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
    look_back(page)
    sentence = page.locator("#tray-title").inner_text()
    return next(word for word in ("reserve", "make two piles", "take", "place", "to score") if word in sentence)


def look_back(page: Page) -> None:
    """At a day that is over, if there is one to look back at."""
    onward = page.locator("[data-summary] .btn")
    if onward.count():
        onward.click()


def act(page: Page) -> None:
    """Whatever is asked: the first that is on offer."""
    look_back(page)
    asked = phase(page)
    if asked == "reserve":
        page.get_by_role("button", name=re.compile("^Reserve")).first.click()
    elif asked == "make two piles":
        page.get_by_role("button", name="Make these piles").click()
    elif asked == "take":
        page.get_by_role("button", name="Take the small pile").click()
    elif asked == "to score":
        page.get_by_role("button", name=re.compile("^Score this contest")).first.click()
    else:
        place(page)


def place(page: Page) -> None:
    """A stamp is chosen with the mouse, and put where its corner fits first; what fits nowhere is discarded."""
    waiting = page.locator("[data-stamp]:enabled")
    if not waiting.count():
        page.get_by_role("button", name=re.compile("^Discard")).first.click()
        return
    if waiting.first.get_attribute("aria-pressed") == "false":
        waiting.first.click()
    corner = page.locator("[data-cell][aria-disabled=false]").first
    corner.focus()
    page.keyboard.press("Enter")


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_new_table_opens_on_the_game_alone(visitor: Any):
    visitor.visit("new/stamp-swap")
    expect(visitor.page.locator("input[name=preset]:checked")).to_have_value("introductory")
    expect(visitor.page.get_by_label("Name in seat 1")).to_be_visible()
    expect(visitor.page.get_by_label("Name in seat 2")).to_have_count(0)


@pytest.mark.rule("STS-6", "STS-10", "STS-16")
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_her_cards_and_the_help_cards_are_one_tap_away(arrive: Any, screen: Mapping[str, Any]):
    visitor = arrive(**screen)
    page: Page = visitor.page
    sit_down(visitor, "full")
    if screen:
        page.get_by_role("button", name="Her piles").click()
    page.get_by_role("button", name="Pinzetta’s cards").click()
    sheet = page.get_by_role("dialog", name="Pinzetta’s cards")
    expect(sheet.get_by_role("table", name="Decision cards").locator("tbody tr")).to_have_count(8)
    expect(sheet.locator("li")).to_have_count(4)
    expect(sheet.locator(".here")).to_have_count(4)  # the contest on the board, once on each show scoring card
    expect(sheet).to_contain_text("Most: 12, second: 6, third: 3 points (Ludoteka’s pack). An imaginary player has 3.")
    visitor.inspect_by_day_and_night()
    visitor.fits()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Help cards").click()
    sheet = page.get_by_role("dialog", name="Help cards")
    expect(sheet.get_by_role("heading", level=3)).to_have_count(7)
    expect(sheet).to_contain_text("An exhibitor scores every day")
    expect(sheet).to_contain_text("the cards there included")
    visitor.inspect_by_day_and_night()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Assumed: these fields for size and value")).to_be_visible()
    if screen:
        page.get_by_role("button", name="Album").click()
    expect(page.get_by_text("Most: 12, second: 6, third: 3 points (Ludoteka’s pack).")).to_be_visible()


@pytest.mark.parametrize("preset", ["introductory", "full"])
def test_a_whole_game_alone(visitor: Any, preset: str):
    page = visitor.page
    sit_down(visitor, preset)
    expect(page.get_by_text("our own design").first).to_be_visible()
    for _ in range(8):
        visitor.after(lambda: act(page))
    visitor.fast_forward(8)
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
    visitor.painted()
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


# -- what would score then --------------------------------------------------------------------------------------

Data = Mapping[str, Any]


def game_at(phase: str, fitting: Callable[[Data], Any]) -> tuple[str, Data]:
    """A game on the second day or later in which a question is asked and something fits: its record, and what the
    table says then."""
    game = GAMES["stamp-swap"]
    for seed in range(100):
        match, dice = Match(Setting(game, game.presets["full"], (Seat("human", "Ada"),))), random.Random(seed)
        while not match.over:
            actor = match.to_act()[0]
            data = match.scene(0).data if actor == 0 else {}
            if data and data["phase"] == phase and data["day"] > 1 and fitting(data):
                return write_record(match), data
            match.submit(actor, dice.choice(match.legal(actor)))
    raise AssertionError(phase)


def first_square(cells: str) -> str:
    """Of `a-c1 e1`, the square a1."""
    first = cells.split(maxsplit=1)[0]
    return first[0] + first.rpartition("-")[2][1:]


def place_of_hers(data: Data) -> tuple[str, str, int, int, int] | None:
    """The same for an item of Pinzetta."""
    hers = {piece: outcome for piece, outcome in data["would"].items() if piece.startswith("item:hers")}
    return place_of_refusal({**data, "would": hers})


def place_of_refusal(data: Data) -> tuple[str, str, int, int, int] | None:
    """A piece and a place where a contest would bring something else: which contest, what it brings now, and then."""
    now = {f"c-{contest['id']}": contest for contest in data["contests"]}
    for piece, outcome in data["would"].items():
        for group in outcome["places"]:
            for line in now.keys() & group["then"].keys():
                return piece, first_square(group["cells"]), now[line]["id"], now[line]["now"], group["then"][line]
    return None


def middle_of_a_stamp(page: Page, piece: str, cell: str) -> tuple[float, float]:
    """Where it would be seen, were its corner on this square; how large it is, its picture in the tray tells."""
    square = page.locator(f"[data-cell={cell}] .square").bounding_box()
    picture = page.locator(f"[data-stamp='{piece}'] svg").first.bounding_box()
    assert square
    assert picture
    unit = 0.74 * square["width"]  # off the page, stamps are three quarters as large
    wide, high = round(picture["width"] / unit), round(picture["height"] / unit)
    return square["x"] + wide * square["width"] / 2, square["y"] + high * square["height"] / 2


def test_a_considered_place_shows_what_a_contest_would_bring_then(visitor: Any):
    """By keys, under the mouse, and with the stamp dragged there; and it comes true."""
    page = visitor.page
    record, data = game_at("place", place_of_refusal)
    found = place_of_refusal(data)
    assert found
    piece, cell, contest, now, then = found
    visitor.bring(record)
    points = page.locator(f"[data-contest='{contest}'] [data-points]")
    arrow = points.get_by_text("→")
    expect(points).to_have_text(str(now).replace("-", "−"))

    page.keyboard.press(str(list(data["would"]).index(piece) + 1))
    expect(page.locator("[data-cell]:focus")).to_have_attribute("aria-disabled", "false")
    page.locator(f"[data-cell={cell}]").focus()
    promised = f"{now}, then {then}".replace("-", "−")
    expect(points).to_contain_text(promised)
    expect(arrow).to_be_visible()
    expect(page.locator("[data-cell]:focus")).to_have_attribute("aria-label", re.compile(re.escape(promised)))
    page.keyboard.press("Escape")
    expect(arrow).to_have_count(0)

    page.locator(f"[data-stamp='{piece}']").click()
    page.mouse.move(*middle_of_a_stamp(page, piece, cell))
    expect(points).to_contain_text(promised)
    expect(page.locator("main .ghost")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(arrow).to_have_count(0)

    page.locator(f"[data-stamp='{piece}']").hover()
    page.mouse.down()
    page.mouse.move(*middle_of_a_stamp(page, piece, cell), steps=6)
    expect(points).to_contain_text(promised)
    visitor.after(page.mouse.up)
    expect(arrow).to_have_count(0)
    expect(points).to_have_text(str(then).replace("-", "−"))


def test_a_stamp_of_the_day_is_tried_on_the_page(visitor: Any):
    page = visitor.page
    record, data = game_at("take", place_of_hers)
    found = place_of_hers(data)
    assert found
    piece, cell, contest, now, then = found
    visitor.bring(record)
    points = page.locator(f"[data-contest='{contest}'] [data-points]")
    trial = page.locator(f"[data-try='{piece}']")
    trial.click()
    expect(trial).to_have_attribute("aria-pressed", "true")
    expect(page.locator("main .ghost")).to_have_count(1)
    page.keyboard.press("Tab")  # keys are in use
    page.locator(f"[data-cell={cell}]").focus()
    expect(points).to_contain_text(f"{now}, then {then}".replace("-", "−"))
    before = visitor.asked()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("main .ghost")).to_have_count(0)
    expect(trial).to_have_attribute("aria-pressed", "false")
    assert visitor.asked() == before, "nothing was done"


def test_a_stamp_is_tried_with_a_finger(arrive: Any):
    somebody = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    page = somebody.page
    somebody.bring(game_at("take", place_of_refusal)[0])
    here = page.get_by_role("navigation", name="Parts of the table").locator("[aria-current=page]")
    expect(here).to_have_text("Her piles")
    expect(page.locator(".dock .btn")).to_have_text(["Take the large pile", "Take the small pile", "Take back"])
    page.locator("[data-try]").first.tap()
    expect(here).to_have_text("Album")
    expect(page.locator("main .ghost")).to_have_count(1)
    expect(page.get_by_role("list", name="What would change").get_by_role("listitem").first).to_be_visible()
    somebody.inspect_by_day_and_night()
    somebody.fits()
    page.get_by_role("button", name="Stop trying").tap()
    expect(here).to_have_text("Her piles")
    expect(page.get_by_role("button", name="Stop trying")).to_have_count(0)


def test_on_a_laptop_all_of_a_step_is_in_sight_and_the_reveal_can_be_shown_again(arrive: Any):
    somebody = arrive(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    page = somebody.page
    somebody.bring(game_at("take", lambda data: True)[0])
    for pile in ("large", "small"):
        expect(page.get_by_role("button", name=f"Take the {pile} pile")).to_be_in_viewport(ratio=1)
    for contest in page.locator("[data-contest]").all():
        expect(contest).to_be_in_viewport(ratio=1)
    headline = page.locator("#reveal-title")
    expect(headline).to_have_text(re.compile("^She took your (large|small) pile.$"))
    expect(page.get_by_role("group", name="pile").get_by_text("Yours")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Show again").click()
    page.get_by_role("button", name="Skip").click()
    expect(headline).to_have_text(re.compile("^She took your"))
    expect(page.get_by_role("region", name="Pinzetta’s steps")).to_contain_text("differ")
    reported = page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(reported.last).to_contain_text("Makes a large pile")  # what she has done since then is not listed twice


def test_with_reduced_motion_the_last_picture_stands_at_once(arrive: Any):
    somebody = arrive(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = somebody.page
    somebody.bring(game_at("take", lambda data: True)[0])
    page.get_by_role("button", name="Show again").click()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(page.locator("#reveal-title")).to_have_text(re.compile("^She took your"))


def test_an_item_goes_to_the_other_tray_by_a_drag_or_a_tap(visitor: Any):
    page = visitor.page
    visitor.bring(game_at("split", lambda data: True)[0])
    trays, make = page.locator("[data-drop]"), page.get_by_role("button", name="Make these piles")
    large, small = (trays.nth(at).locator("[data-item]") for at in (0, 1))
    expect(make).to_be_enabled()
    had = large.count(), small.count()
    item, bed = large.first.bounding_box(), trays.nth(1).bounding_box()
    assert item
    assert bed
    page.mouse.move(item["x"] + item["width"] / 2, item["y"] + item["height"] / 2)
    page.mouse.down()
    page.mouse.move(bed["x"] + bed["width"] / 2, bed["y"] + bed["height"] / 2, steps=6)
    page.mouse.up()
    expect(small).to_have_count(had[1] + 1)
    expect(page.get_by_text("The large pile needs one more item.")).to_be_visible()
    expect(make).to_be_disabled()
    small.first.click()
    expect(large).to_have_count(had[0])
    expect(make).to_be_enabled()


def go_on(somebody: Any, onward: Any) -> None:
    """To the first question: how much of the deal was over before the server received the pace, nobody knows."""
    while True:
        somebody.asked()
        if not onward.count():
            return
        somebody.after(onward.click)


def test_pinzetta_waits_for_the_next_step_and_gives_her_reasons(arrive: Any):
    somebody = arrive(settings=BY_HAND)
    page = somebody.page
    sit_down(somebody, "full")
    onward = page.get_by_role("button", name="Next step")
    go_on(somebody, onward)
    steps = page.get_by_role("region", name="Pinzetta’s steps")
    expect(steps).to_contain_text("Pinzetta values your items")
    somebody.after(lambda: act(page))
    somebody.after(lambda: act(page))
    reported = [
        "large pile is worth",
        "Decision card",
        "token",
        "Pinzetta takes",
        "her own items",
        "is worth",
        "differ",
    ]
    for reason in reported:
        somebody.after(onward.click)
        expect(steps.locator(".now")).to_contain_text(reason)
    expect(onward).to_have_count(0)
    expect(page.get_by_role("button", name="Take the large pile")).to_be_visible()
    while phase(page) != "to score":
        somebody.after(lambda: act(page))
    somebody.after(lambda: act(page))
    while "gives Pinzetta" not in (steps.locator(".now").all_inner_texts() or [""])[0]:  # her items, then her points
        somebody.after(onward.click)
    expect(page.get_by_role("region", name="Pinzetta’s mat")).to_contain_text("Day 1: show")


def tab_to(page: Page, name: str) -> None:
    """With the Tab key, as far as it takes, to a button whose name begins so."""
    at_it = """name => { const at = document.activeElement;
        return at.matches('button') && !at.disabled && at.innerText.trim().startsWith(name); }"""
    for _ in range(150):
        if page.evaluate(at_it, name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name}")


def by_keys(page: Page) -> None:
    look_back(page)
    asked = phase(page)
    if asked == "reserve":
        tab_to(page, "Reserve")
        page.keyboard.press("Enter")
    elif asked == "make two piles":
        split_by_keys(page)
    elif asked == "take":
        tab_to(page, "Take the large pile")
        page.keyboard.press("Enter")
    elif asked == "to score":
        tab_to(page, "Score this contest now")
        page.keyboard.press("Space")
    else:
        place_by_keys(page)


def split_by_keys(page: Page) -> None:
    """An item goes to the other tray and back, and keeps the focus."""
    at_item = "document.activeElement.dataset.item ?? ''"
    for _ in range(150):
        if page.evaluate(at_item):
            break
        page.keyboard.press("Tab")
    item = page.evaluate(at_item)
    trays = page.locator("[data-drop]")
    before = trays.nth(0).locator("[data-item]").count()
    for change in (-1, 0):
        page.keyboard.press("Enter")
        expect(trays.nth(0).locator("[data-item]")).to_have_count(before + change)
        expect(page.locator(f"[data-item={item}]")).to_be_focused()
    tab_to(page, "Make these piles")
    page.keyboard.press("Enter")


def place_by_keys(page: Page) -> None:
    """A digit takes a stamp and leads to its first place; an arrow away and back, and it is placed."""
    stamps = page.locator("[aria-label='Stamps to place'] li:not([aria-hidden])")
    usable = [number for number in range(stamps.count()) if stamps.nth(number).locator("[data-stamp]:enabled").count()]
    if not usable:
        tab_to(page, "Discard")
        page.keyboard.press("Enter")
        return
    page.keyboard.press(str(usable[0] + 1))
    square = page.locator("[data-cell]:focus")
    expect(square).to_have_attribute("aria-disabled", "false")
    first = square.get_attribute("data-cell")
    page.keyboard.press("ArrowDown")
    expect(square).not_to_have_attribute("data-cell", first or "")
    page.keyboard.press("ArrowUp")
    expect(square).to_have_attribute("data-cell", first or "")
    page.keyboard.press("Enter")


def test_a_game_by_keys_alone(visitor: Any):
    page = visitor.page
    sit_down(visitor, "introductory")
    for _ in range(8):
        visitor.after(lambda: by_keys(page))
    visitor.fast_forward(8)
    while not visitor.over:
        visitor.after(lambda: by_keys(page))
    expect(page.locator("#end-title")).to_be_visible()


def test_a_finger_sees_where_a_stamp_will_lie_before_it_is_placed(arrive: Any):
    somebody = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    page = somebody.page
    sit_down(somebody, "introductory")
    while phase(page) != "place":
        somebody.after(lambda: act(page))
    stamp = page.locator("[data-stamp]:enabled").first
    if stamp.get_attribute("aria-pressed") == "false":
        stamp.tap()
    expect(stamp).to_have_attribute("aria-pressed", "true")
    somebody.painted()
    before = somebody.asked()
    page.locator("[data-cell=f6] .square").tap()
    expect(page.locator("main .ghost")).to_have_count(1)
    assert somebody.asked() == before, "the first tap only shows"
    somebody.after(page.get_by_role("button", name=re.compile("^Place on")).tap)
    expect(page.locator("main svg .last")).to_have_count(1)


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(arrive: Any, width: int):
    somebody = arrive(width=width)
    page = somebody.page
    somebody.visit("new/stamp-swap")
    expect(page.get_by_text("our own design")).to_be_visible()
    somebody.inspect()
    sit_down(somebody, "full")
    seen: set[str] = set()
    while len(seen) < 5:
        if phase(page) not in seen:
            seen.add(phase(page))
            somebody.inspect()
            somebody.fits()
            if phase(page) == "place":
                inspect_other_parts(somebody)
        somebody.after(lambda: act(page))


def inspect_other_parts(somebody: Any) -> None:
    """On a phone, what of the table is not shown at once; and back to where something is asked."""
    parts = somebody.page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    for part in parts.all():
        part.click()
        expect(part).to_have_attribute("aria-current", "page")
        somebody.fits()
        somebody.inspect()
    if parts.count():
        parts.filter(has=somebody.page.locator("i")).click()


@pytest.mark.parametrize("width", [1280, 390])
def test_the_end_wide_and_narrow(arrive: Any, played: Any, width: int):
    somebody = arrive(width=width)
    somebody.bring(played("full", "Ada", room="stamp-swap"))
    expect(somebody.page.locator("#end-title")).to_contain_text(re.compile("win|draw"))
    expect(somebody.page.get_by_text("Points for the items on her mat")).to_be_visible()
    best = somebody.page.locator("#best-title")
    expect(best).to_have_text(re.compile(r"^With the best last day: (at least )?\d+"), timeout=60_000)
    expect(somebody.page.get_by_text("Friday and Saturday as played")).to_be_visible()
    somebody.inspect()
    somebody.fits()
    somebody.page.get_by_role("button", name="Open this board").click()
    opened = somebody.page.get_by_role("dialog", name="The best last day")
    expect(opened.get_by_text("Your points")).to_be_visible()
    somebody.inspect()
