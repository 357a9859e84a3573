"""Mini FITS in the browser: alone with the mouse, two people online, by keys only, by touch, with the real box, for axe."""

import random
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import find_game

pytestmark = pytest.mark.browser
GAME = find_game("mini-fits")
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


def can_drop(page: Page) -> bool:
    """Can the piece be let go where it hangs? Where it fits nowhere, nothing but setting it aside is offered."""
    return page.get_by_role("button", name=DROP, disabled=False).count() > 0


def test_a_whole_game_alone_with_the_mouse(visitor: Any):
    page = visitor.page
    sit_down(visitor, "classic")
    expect(page.locator("[data-cell]")).to_have_count(6)
    expect(page.get_by_role("region", name="Still in the deck")).to_contain_text("piece C, to come. 3 squares")
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
        if turn == 4:
            visitor.fast_forward(7)
        if page.get_by_role("button", name="Next round").count():  # after the first side
            expect(page.locator("#tray-title")).to_contain_text("The first round is over")
            page.get_by_role("button", name="Next round").click()
            expect(page.locator("#tray-title")).to_contain_text("Your start")
            expect(page.locator(".sym-box:not(.fading *)")).to_have_count(9)
            expect(page.locator("[data-symbols]")).to_contain_text("This side has symbols")
            page.get_by_role("button", name="Got it").click()
            expect(page.locator("[data-symbols]")).to_have_count(0)
        elif turn % 7 == 0 and page.get_by_role("button", name="Set aside").count():
            visitor.after(page.get_by_role("button", name="Set aside").click)
        else:
            page.mouse.move(*point(page, (turn % 4) / 3))
            if can_drop(page):
                visitor.after(lambda at=(turn % 4) / 3: page.mouse.click(*point(page, at)))
            elif page.get_by_role("button", name="Set aside").count():
                visitor.after(page.get_by_role("button", name="Set aside").click)
            else:
                page.keyboard.press("r")

    expect(page.get_by_text("Your rank", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile(r"^[A-Zé][a-zé]+-fits \("))).to_be_visible()
    total = page.locator("#points-title ~ table tfoot td").inner_text()
    lines = page.locator("#points-title ~ table tbody td").all_inner_texts()
    assert sum(int(points.replace("−", "-")) for points in lines) == int(total)
    rounds = page.locator("#points-title ~ table .round b").all_inner_texts()  # both are explained
    assert len(rounds) == 2
    assert sum(map(int, rounds)) == int(total)
    expect(page.get_by_text(re.compile(r"^Round 2: \d+ of \d+ lines complete$"))).to_be_visible()  # not of both

    opener = page.get_by_role("button", name="Open this board")
    expect(opener).to_be_visible(timeout=SOLVED)
    opener.click()
    dialog = page.get_by_role("dialog")
    both = dialog.locator("header .points").inner_text()
    found = list[str]()
    for side in ("Round 1", "Round 2"):  # the best of both, each as a replay
        dialog.get_by_role("button", name=side).click()
        expect(dialog.get_by_role("button", name=side)).to_have_attribute("aria-pressed", "true")
        expect(dialog.locator("svg .sym-box")).to_have_count(0 if side == "Round 1" else 9)
        most = dialog.get_by_role("button", name=side).locator("b").inner_text()
        expect(dialog.locator("tfoot td")).to_have_text(most)
        expect(dialog.locator("[data-best-caption]")).to_contain_text(f"{most} points so far")
        found.append(most)
    assert sum(map(int, found)) == int(both)
    dialog.get_by_role("slider").fill("1")
    expect(dialog.locator("svg .poly-face")).to_have_count(1)
    dialog.get_by_role("button", name="Play").click()
    expect(dialog.locator("svg .poly-face")).to_have_count(2)
    page.keyboard.press("Escape")

    page.locator(
        ".dears button"
    ).first.click()  # the coach shows what would have been better; to set aside has no place
    expect(page.locator("svg .outline")).not_to_have_count(0)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Drawing (SVG)").click()
    drawn = picture.value.path().read_text("utf-8")
    assert "var(" not in drawn
    assert "light-dark" not in drawn


@pytest.mark.rule("FIT-1", "FIT-4", "FIT-11")
def test_two_people_play_both_rounds_in_browsers_of_their_own(arrive: Any):
    ana, rui = arrive(), arrive(**PHONE)
    page = ana.page
    ana.visit("new/mini-fits")
    page.locator("input[name=preset][value=classic]").check()
    page.get_by_label("Friends by link").check()
    page.get_by_label("Name in seat 1").fill("Ana")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Your table is open")).to_be_visible()
    rui.page.goto(page.url)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit here, seat 2").click()
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
    ana.fast_forward(2 * 8, rui)
    play_together(people)
    for person in people:  # the first side stays on the table until somebody goes on
        expect(person.page.locator("#tray-title")).to_contain_text("The first round is over")
        expect(person.page.get_by_text("Between the rounds")).to_be_visible()
    rui.page.get_by_role("button", name="Next round").click()
    for person in people:
        expect(person.page.locator("#tray-title")).to_contain_text("Your start")
        expect(person.page.locator(f"{FRAME} .sym-box:not(.fading *)")).to_have_count(9)
        expect(person.page.locator("header .goal")).to_contain_text("Start pieces")
    play_together(people)

    # Both read the same: who is ahead, and where the points of each round come from.
    for person in people:
        expect(person.page.get_by_role("heading", name="Standings")).to_be_visible()
        expect(person.page.locator("#points-title ~ table .round")).to_have_count(2)
    rui.fits()
    tables = [person.page.get_by_role("table", name="Round by round").inner_text() for person in people]
    assert tables[0].replace("You", "Ana") == tables[1].replace("You", "Rui")


def play_together(people: tuple[Any, ...]) -> None:
    """To the end of the round: everybody places where the piece hangs, if it can lie there."""
    while not all(ended(person) for person in people):
        for person in people:
            person.first(lambda person: person.question or ended(person))
            if not ended(person):
                person.after_or_waits(lambda person=person: place(person.page))


def ended(person: Any) -> bool:
    """Has this person seen the end of the round?"""
    return bool(person.over or next_round(person.page).count())


def next_round(page: Page) -> Any:
    return page.get_by_role("button", name="Next round")


def place(page: Page) -> None:
    """Where the piece hangs, if it can; else aside."""
    if can_drop(page):
        page.get_by_role("button", name=DROP).click()
    else:
        page.get_by_role("button", name="Set aside").click()


def test_a_whole_game_by_keys_alone(visitor: Any):
    page, press = visitor.page, visitor.page.keyboard.press
    sit_down(visitor, "classic")
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
    expect(page.get_by_role("region", name="Still in the deck")).to_contain_text(re.compile("piece [A-Z], set aside"))
    visitor.fast_forward(8)
    page.locator("[data-cell][tabindex='0']").focus()
    while not visitor.over:
        if next_round(page).count():
            press("n")
            expect(page.locator("#tray-title")).to_contain_text("Your start")
        tries = 0
        while not can_drop(page) and tries < 12:
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
    page.get_by_role("button", name="Enlarge this board").click()
    expect(page.get_by_role("dialog").locator(".poly-face").first).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing(arrive: Any, played: Any, width: int):
    somebody = arrive(width=width)
    page = somebody.page
    somebody.bring(played("classic", "Ada", "Bo", "Eve", room="mini-fits", entries=75))
    page.locator(OFFERED).first.focus()
    somebody.inspect()
    page.get_by_role("button", name="Enlarge this board").first.click()
    somebody.inspect()

    somebody.bring(played("chosen-starts", "Ada", room="mini-fits", entries=1))
    expect(page.get_by_role("button", name="Start with piece F")).to_be_visible()
    somebody.inspect()

    somebody.bring(played("second-side", "Ada", room="mini-fits"))
    opener = page.get_by_role("button", name="Open this board")
    expect(opener).to_be_visible(timeout=SOLVED)
    somebody.inspect()
    opener.click()
    somebody.inspect()

    for path in ("rules/mini-fits", "caller/mini-fits", "sheet/mini-fits"):
        somebody.visit(path)
        expect(page.locator("main h2, main h3, main legend").first).to_be_visible()
        somebody.inspect()
        somebody.fits()
    somebody.visit("caller/mini-fits")
    page.locator("input[value=chosen-starts]").check()
    page.get_by_role("button", name="Start a round").click()
    for number, letter in ((1, "F"), (2, "N")):
        expect(page.get_by_role("heading", name=f"Player {number} chooses")).to_be_visible()
        somebody.inspect()
        page.get_by_role("button", name=f"Start with piece {letter}").click()
    expect(page.locator(".tile .poly-face")).to_have_count(2)
    somebody.inspect()
    page.get_by_role("button", name="Turn the first card").click()
    expect(page.locator(".tile .poly-face")).to_have_count(1)
    somebody.inspect()
    somebody.fits()


# -- little room, and the real box ------------------------------------------------------------------------------


def full_frame() -> str:
    """A game in which nothing fits any more: every piece was laid as high as it could be."""
    for luck in range(100):
        match, dice = Match(Setting(GAME, GAME.presets["first-side"], (Seat("human", "Ada"),))), random.Random(luck)
        while not match.over:
            actor = match.to_act()[0]
            legal = match.legal(actor)
            if actor == 0 and len(legal) == 1:
                return write_record(match)
            match.submit(actor, dice.choice(legal) if actor else max(legal[:-1] or legal, key=partial(top, match)))
    pytest.fail("no such game")


def top(match: Match, action: int) -> int:
    return max(int(cell.partition("-")[2]) for cell in GAME.lies_on(match.parts, match.secret_state(), 0, action))


@pytest.mark.rule("FIT-7", "FIT-6")
def test_what_fits_nowhere_can_only_be_set_aside_and_the_table_says_so(visitor: Any):
    page = visitor.page
    visitor.bring(full_frame())
    expect(page.locator("#tray-title")).to_contain_text("It fits nowhere any more")
    aside = page.get_by_role("button", name="Set aside")
    expect(aside).to_have_class(re.compile("primary"))
    expect(page.get_by_role("button", name=DROP)).to_have_count(0)
    visitor.after(aside.click)
    expect(page.get_by_role("region", name="Still in the deck")).to_contain_text(re.compile("piece [A-Z], set aside"))


@pytest.mark.rule("FIT-2")
def test_while_start_cards_are_chosen_no_turn_is_counted(visitor: Any, played: Any):
    page = visitor.page
    visitor.bring(played("chosen-starts", "Ada", room="mini-fits", entries=1))
    expect(page.locator("header .goal")).to_contain_text("Start cards")
    visitor.after(page.get_by_role("button", name="Start with piece F").click)
    expect(page.locator("header .goal")).to_contain_text("Start pieces")
    visitor.after(page.get_by_role("button", name=DROP).click)
    expect(page.locator("header .goal")).to_contain_text(re.compile("Turn [12] of 13"))


def call_round(page: Page, calls: int) -> None:
    """Every card of a round, by keys; what is discarded is shown as it comes."""
    for called in range(1, calls + 1):
        page.keyboard.press("Space")
        expect(page.locator(f"[data-called='{called}']")).to_have_count(1)
    expect(page.get_by_role("heading", name="That was the last piece.")).to_be_visible()


@pytest.mark.rule("FIT-1", "FIT-2", "FIT-5", "FIT-R2")
def test_the_caller_deals_and_calls_both_rounds_for_three(visitor: Any):
    page = visitor.page
    visitor.visit("caller/mini-fits")
    page.get_by_role("group", name="How many play").get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Start a round").click()
    expect(page.get_by_text("Round 1: plain side of the board")).to_be_visible()
    expect(page.get_by_role("button", name="Turn the first card")).to_be_focused()
    starts = page.locator("[data-dealt] li")
    expect(starts).to_have_count(3)
    for number in range(3):
        expect(starts.nth(number)).to_contain_text(f"Player {number + 1}")
    dealt = {text.split()[-1] for text in starts.all_inner_texts()}
    assert len(dealt) == 3

    call_round(page, 10)
    expect(page.locator(".history .gone li")).to_have_count(3)
    assert {text.split()[-1] for text in page.locator(".history .gone li").all_inner_texts()} == dealt
    expect(page.locator("[data-dealt] li")).to_have_count(3)  # they stay in sight

    page.get_by_role("button", name="Start round 2").click()
    expect(page.get_by_text("Round 2: side with symbols")).to_be_visible()
    expect(page.locator("[data-dealt] li")).to_have_count(3)
    call_round(page, 10)
    expect(page.get_by_role("button", name="Start round 3")).to_have_count(0)
    page.get_by_role("button", name="Score the frames").click()
    expect(page.get_by_role("group", name="Frames").get_by_role("button")).to_have_count(3)
    expect(page.get_by_role("button", name="Round 2")).to_have_attribute("aria-pressed", "true")


@pytest.mark.rule("FIT-2")
def test_the_caller_lets_people_choose_their_start_cards(visitor: Any):
    page = visitor.page
    visitor.visit("caller/mini-fits")
    page.get_by_role("group", name="How many play").get_by_role("button", name="2", exact=True).click()
    page.locator("input[value=chosen-starts]").check()
    page.get_by_role("button", name="Start a round").click()
    for number, letter in ((1, "W"), (2, "F")):
        expect(page.get_by_role("heading", name=f"Player {number} chooses a start card")).to_be_visible()
        page.get_by_role("button", name=f"Start with piece {letter}").click()
    starts = page.locator("[data-dealt] li")
    expect(starts).to_have_count(2)
    expect(starts.nth(0)).to_contain_text("Player 1")
    expect(starts.nth(0)).to_contain_text("piece W")
    call_round(page, 11)
    page.get_by_role("button", name="Start round 2").click()  # who chose last chooses first
    expect(page.get_by_role("heading", name="Player 2 chooses a start card")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Start with piece"))).to_have_count(4)


def cover(page: Page, *squares: str) -> None:
    for square in squares:
        page.locator(f"[data-cell='{square}']").click()


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def stroke(page: Page, first: str, last: str) -> None:
    """The mouse is pressed on a square and let go on another."""
    page.locator(f"[data-cell='{first}']").scroll_into_view_if_needed()
    start, end = (page.locator(f"[data-cell='{square}']").bounding_box() for square in (first, last))
    assert start
    assert end
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(end), steps=9)
    page.mouse.up()


@pytest.mark.rule("FIT-9", "FIT-10", "FIT-11", "FIT-12")
def test_the_sheet_counts_both_rounds_and_keeps_them(visitor: Any):
    page = visitor.page
    line = [f"{column}-1" for column in range(1, 7)]
    visitor.visit("sheet/mini-fits")
    expect(page.get_by_text("mark the squares that pieces cover")).to_be_visible()
    page.get_by_label("Name of player 1").fill("Ana")
    page.get_by_label("Name of player 2").fill("Rui")
    page.get_by_role("button", name="Enter the frames").click()
    frames = page.get_by_role("group", name="Frames").get_by_role("button")
    page.locator("[data-row]").first.click()  # its number covers a whole line
    expect(frames.nth(0)).to_contain_text("1")
    frames.nth(1).click()
    stroke(page, "1-1", "3-1")
    for square in ("1-1", "2-1", "3-1"):
        expect(page.locator(f"[data-cell='{square}']")).to_have_attribute("aria-label", re.compile("covered"))
    page.get_by_role("button", name="Round 2").click()
    expect(page.get_by_text("Round 2: side with symbols")).to_be_visible()
    cover(page, "4-1")  # a diamond
    frames.nth(0).click()
    cover(page, *(square for square in line if square != "4-1"))

    compared = page.get_by_role("region", name="Everyone’s frames")
    expect(compared).to_contain_text("Ana wins with 11 points.")
    expect(compared.get_by_role("button", name=re.compile("Ana"))).to_contain_text("1 + 10")
    expect(compared.get_by_role("button", name=re.compile("Rui"))).to_contain_text("0 + 6")
    page.reload()  # everything is kept
    expect(compared).to_contain_text("Ana wins with 11 points.")
    expect(page.locator("section.points .round")).to_have_count(2)

    page.get_by_text("Variant and players").click()
    page.get_by_role("group", name="How many play").get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Enter the frames").click()
    expect(page.locator("section.points")).to_contain_text("Béné-fits")  # 11 alone
    expect(page.locator("section.points tfoot td")).to_have_text("11")
