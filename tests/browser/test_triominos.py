"""Triominos in the browser: a round with a refusal, a draw and a bridge; by keys alone; by drag; close and far; for axe."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import GAMES
from ludoteka.games.triominos import boards
from tests.browser.meeting import PHONE, come, open_table, ready

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
OPEN = "[data-cell]:not([data-taken])"
TILE = "[data-piece]"
FOCUSED = "document.activeElement.getAttribute('{}') ?? ''"
BRIDGE = "[data-piece='tile:345']"
PLACED = re.compile("4-\u2060?5-\u2060?3")  # no line breaks within a tile
TILES = ["".join(map(str, tile)) for tile in boards.default_tiles("56")]
ENDED = re.compile("went out: no tiles left|blocked: nobody can lay a tile")
PASSED_AT = (8, 145)  # the same: then Marta has passed with an empty pool, and Ana is asked
DEALT = 20  # entries: nine tiles each for two players, and one each for the start
BRIDGE_AT = (26, 43)  # a game at random, and how far: then Ana can lay 3-4-5 as a bridge


def begun(seed: int, entries: int, *kinds: str, preset: str = "edition", far: bool = False) -> str:
    """The record of a round in which everybody lays a tile at random if possible (`far`: as far out as possible)."""
    room = GAMES["triominos"]
    names = ("Ana", "Marta", "Leo", "Ewa")
    seats = tuple(Seat(kind, name) for kind, name in zip(kinds, names, strict=False))
    match, dice = Match(Setting(room, room.presets[preset], seats)), random.Random(seed)
    while not match.over and len(match.log) < entries and not match.scene().pause:
        actor = match.to_act()[0]
        legal = match.legal(actor)
        if actor < len(seats):
            tiles = [action for action in legal if "@" in match.write(actor, action)]
            if far and tiles:
                tiles = [max(tiles, key=lambda action: abs(int(re.split("[@,]", match.write(actor, action))[1])))]
            legal = tuple(tiles) or legal
        match.submit(actor, dice.choice(legal))
    return write_record(match)


# Read off along the row, upper and lower corners in turn: every three that follow each other are a tile, and no tile
# comes twice. With mirror images there are enough tiles for that.
LINE = "33000555111444222004455333110413042035045314513025322501524"


def face_in_line(number: int) -> str:
    """A tile of the line as it lies on cell `number,0`: clockwise from the top, or from the bottom if it points down."""
    left, middle, right = (LINE[number + corner] for corner in range(3))
    return middle + left + right if number % 2 else middle + right + left


def name_in_line(number: int) -> str:
    a, b, c = map(int, face_in_line(number))
    return "".join(map(str, boards.lowest_first((a, b, c))))


def in_a_line() -> str:
    """The record of a round in which all tiles lie in one row, 56 of them; Ana, who is next, has the one that follows."""
    room = GAMES["triominos"]
    match = Match(Setting(room, room.presets["mirrored"], (Seat("human", "Ana"), Seat("human", "Bo"))))
    line = [name_in_line(number) for number in range(57)]
    spare = [name for tile in boards.default_tiles("76") if (name := "".join(map(str, tile))) not in line]
    for mine, theirs in zip([line[0], line[56], *spare[:7]], spare[7:16], strict=True):
        play(match, CHANCE, f"deal 1 {mine}")
        play(match, CHANCE, f"deal 2 {theirs}")
    play(match, CHANCE, f"lot 1 {spare[-1]}")
    play(match, CHANCE, f"lot 2 {line[1]}")
    for number in range(56):
        seat = number % 2
        if number:
            play(match, seat, "draw")
            play(match, CHANCE, f"deal {seat + 1} {line[number]}")
        play(match, seat, f"{face_in_line(number)}@{number},0")
    return write_record(match)


def play(match: Match, actor: int, text: str) -> None:
    match.submit(actor, match.read(actor, text))


def lay(page: Any) -> None:
    """The first tile that has a place, on the first of its places; else whatever is offered."""
    tiles = page.locator(TILE).filter(has_text=re.compile(r"\b\d+ place"))
    if tiles.count() == 0:
        page.locator("main").get_by_role("button", name=re.compile("^(Draw a tile|Pass)")).click()
        return
    tiles.first.click()
    page.locator(OFFERED).first.click(force=True)


def play_out(visitor: Any, turn: Any) -> None:
    for _ in range(120):
        if visitor.over:
            return
        visitor.after(turn)
    pytest.fail("the round does not end")


def test_a_whole_round_with_a_refusal_a_draw_and_a_bridge(visitor: Any):
    page = visitor.page
    visitor.bring(begun(*BRIDGE_AT, "human", "bot:beginner"))
    visitor.asked()
    expect(page.locator(TILE)).to_have_count(5)
    expect(page.locator("[data-curtain]")).to_have_count(0)  # nobody else looks at this screen
    bridge = page.locator(BRIDGE)
    bridge.click()
    expect(page.get_by_role("heading", name=re.compile("has [0-9] place"))).to_be_visible()

    closed = page.locator(f"{OPEN}[aria-disabled=true]").first
    closed.click(force=True)
    expect(page.locator("[data-why]")).to_contain_text(re.compile(r"corner does not match: it needs \d, not \d"))
    expect(page.locator("[data-why]")).to_contain_text("TRI-4")
    page.get_by_role("button", name="Close", exact=True).click()

    visitor.after(page.get_by_role("button", name="Draw a tile (−5)").click)
    expect(page.locator(TILE)).to_have_count(6)
    expect(page.locator("aside table tbody tr").last).to_contain_text("−5 1 draw")

    bridge.click()
    place = page.locator(f"{OFFERED}[aria-label*='bridge +40']")
    expect(place).to_have_count(1)
    cell = place.get_attribute("data-cell")
    place.hover(force=True)
    expect(page.get_by_role("button", name="Lay it: bridge, +52")).to_be_visible()
    visitor.after(lambda: place.click(force=True))
    expect(page.locator(f"[data-cell='{cell}']")).to_have_attribute("aria-label", PLACED)
    expect(page.locator("aside table")).to_contain_text(re.compile(r"\+52 4-5-3\s+bridge\s+−5 1 draw"))

    visitor.after(lambda: lay(page))
    visitor.fast_forward(120)
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    points = page.locator("section[aria-labelledby=points-title]")
    expect(points).to_contain_text("Bridges, hexagons, other bonuses")
    page.get_by_text("Turn by turn").click()
    expect(points).to_contain_text(f"bridge on {cell}")
    ending = page.locator("section[aria-labelledby=end-title]")
    expect(ending).to_contain_text(ENDED)
    out = re.search(r"(\w+) went out", ending.inner_text())
    who = out[1] if out and out[1] != "Ana" else "You"
    page.locator("main ol button").filter(has_text=who).click()
    expect(points).to_contain_text("All tiles laid" if out else "left on own rack")
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Drawing (SVG)").click()
    assert "var(" not in picture.value.path().read_text("utf-8")


def test_a_whole_round_by_keys_alone(visitor: Any):
    page = visitor.page
    visitor.bring(begun(*BRIDGE_AT, "human", "bot:beginner"))
    visitor.asked()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("From open place to open place")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.keyboard.press("1")
    walked = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        assert page.evaluate("!document.activeElement.hasAttribute('data-taken')"), "arrows walk the open edges"
        assert page.evaluate(FOCUSED.format("aria-label")).startswith("Open cell")
        walked.add(page.evaluate(FOCUSED.format("data-cell")))
    assert len(walked) > 2
    page.keyboard.press("Escape")
    expect(page.locator("[data-piece^='tile:']:focus")).to_have_count(1)

    def turn() -> None:
        for number in range(page.locator(TILE).count()):
            page.locator(TILE).nth(number).press("Enter")
            if page.evaluate(FOCUSED.format("aria-disabled")) == "false":
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Escape")
        page.locator("main").get_by_role("button", name=re.compile("^(Draw a tile|Pass)")).press("Enter")

    play_out(visitor, turn)
    expect(page.locator("#end-title")).to_be_focused()


def test_a_place_that_comes_first_lights_the_tiles_that_go_there(visitor: Any):
    page = visitor.page
    visitor.bring(begun(*BRIDGE_AT, "human", "bot:beginner"))
    visitor.asked()
    place = page.locator(OFFERED).first
    place.click(force=True)  # the first press only considers it
    lit = page.locator(TILE).filter(has_text=re.compile(r"\bfits\b"))
    expect(lit.first).to_be_visible()
    assert lit.count() < page.locator(TILE).count()
    expect(page.locator("main .ghost.held .points")).to_have_count(1)
    lit.first.click()
    visitor.after(page.get_by_role("button", name=re.compile("^Lay it")).click)


def test_the_opening_cell_has_a_short_label(visitor: Any):
    page = visitor.page
    visitor.bring(begun(1, DEALT, "human", "human"))
    page.get_by_role("button", name=re.compile("show me the table")).click()
    for label in visitor.board():
        assert len(label) < 160, label


def test_on_a_phone_what_can_be_laid_comes_first(arrive: Any):
    somebody = arrive(viewport={"width": 390, "height": 844})
    page = somebody.page
    somebody.bring(begun(*BRIDGE_AT, "human", "bot:beginner"))
    somebody.asked()
    expect(page.locator(TILE).first).to_be_visible()
    left = page.locator(TILE).evaluate_all(
        "tiles => tiles.map(tile => [tile.getBoundingClientRect().x, /\\d+ place/.test(tile.innerText)])"
    )
    fits = [can for _, can in sorted(left)]
    assert fits == sorted(fits, reverse=True), "no tile without a place before one that has some"
    assert 0 < sum(fits) < len(fits)


def test_a_tile_snaps_to_its_place_and_turns_itself(visitor: Any):
    page = visitor.page
    visitor.bring(begun(*BRIDGE_AT, "human", "bot:beginner"))
    visitor.asked()
    tile = page.locator(BRIDGE)
    tile.click()
    place = page.locator(f"{OFFERED}[aria-label*='bridge +40']")
    cell = place.get_attribute("data-cell")
    tile.click()  # put back
    expect(tile).to_have_attribute("aria-pressed", "false")
    visitor.painted()
    start, there = tile.bounding_box(), place.or_(page.locator(f"[data-cell='{cell}']")).first.bounding_box()

    def drag() -> None:
        page.mouse.move(start["x"] + 30, start["y"] + 50)
        page.mouse.down()
        page.mouse.move(start["x"] + 30, start["y"] - 40, steps=4)
        page.mouse.move(there["x"] + there["width"] / 2 + 8, there["y"] + there["height"] / 2 + 6, steps=6)
        page.mouse.up()

    visitor.after(drag)
    expect(page.locator(f"[data-cell='{cell}']")).to_have_attribute("aria-label", PLACED)


def test_without_hints_a_place_is_tried_and_the_corner_named(arrive: Any):
    somebody = arrive(settings='{"pace":"quick","hints":false}')
    page = somebody.page
    somebody.bring(begun(*BRIDGE_AT, "human", "bot:beginner"))
    somebody.asked()
    expect(page.locator(TILE).first).not_to_contain_text("place")
    page.locator(OPEN).first.click(force=True)
    expect(page.locator("[data-why]")).to_contain_text("Choose a tile from your rack first")
    page.locator(BRIDGE).click()
    expect(page.locator(OFFERED)).to_have_count(page.locator(OPEN).count())
    assert "+" not in " ".join(page.locator(OPEN).evaluate_all("cells => cells.map(cell => cell.ariaLabel)"))
    for cell in page.locator(OPEN).all():
        cell.click(force=True)
        if page.locator("[data-why]").count():
            break
    expect(page.locator("[data-why]")).to_contain_text(re.compile(r"corner does not match: it needs \d, not \d"))
    page.keyboard.press("s")
    page.get_by_label("Show where tiles fit, and the points").check()
    page.keyboard.press("Escape")
    expect(page.locator(TILE).first).to_contain_text(re.compile("place|chosen"))


def test_the_table_grows_and_is_looked_at_closer(visitor: Any):
    page = visitor.page
    visitor.bring(begun(3, 62, "human", "bot:beginner", "bot:beginner", "bot:beginner", far=True))
    visitor.asked()
    visitor.painted()
    board = page.locator("main svg[role=group]")
    box = board.bounding_box()
    for cell in page.locator("[data-cell]").all():
        place = cell.bounding_box()
        assert box["x"] <= place["x"], "all of it is seen at first"
        assert place["x"] + place["width"] <= box["x"] + box["width"]
        assert place["y"] + place["height"] <= box["y"] + box["height"]
    whole = board.get_attribute("viewBox")
    expect(page.locator("[data-map]")).to_have_count(0)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -240)
    expect(page.locator("[data-map]")).to_be_visible()
    expect(board).not_to_have_attribute("viewBox", whole)
    near = board.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 120, box["y"] + box["height"] / 2 + 60, steps=4)
    page.mouse.up()
    expect(board).not_to_have_attribute("viewBox", near)
    moved = board.get_attribute("viewBox")
    page.locator("[data-map] svg").click(position={"x": 4, "y": 30})
    expect(board).not_to_have_attribute("viewBox", moved)
    for cell in (page.locator(OPEN).first, page.locator(OPEN).last):
        cell.focus()  # the keys bring it into sight
        visitor.painted()
        place = cell.bounding_box()
        assert box["x"] <= place["x"] + place["width"] / 2 <= box["x"] + box["width"]
        assert box["y"] <= place["y"] + place["height"] / 2 <= box["y"] + box["height"]
    page.get_by_role("button", name="Whole board").click()
    expect(board).to_have_attribute("viewBox", whole)


@pytest.mark.parametrize("width", [1280, 390])
def test_a_line_of_very_many_tiles_is_seen_whole_and_played_on(arrive: Any, width: int):
    somebody = arrive(viewport={"width": width, "height": 844})
    page = somebody.page
    somebody.bring(in_a_line())
    page.get_by_role("button", name="I am Ana, show me the table").click()
    expect(page.locator("[data-taken]")).to_have_count(56)
    somebody.painted()
    somebody.fits()
    board = page.locator("main svg[role=group]")
    whole, box = board.get_attribute("viewBox"), board.bounding_box()
    first, last = (page.locator(f"[data-cell='{x},0']") for x in (0, 55))
    for cell in (first, last):
        assert within(cell, box), "zoomed to fit"
    page.locator(f"[data-piece='tile:{name_in_line(56)}']").click()
    points = page.locator("main .ghost .points").first
    expect(points).to_be_visible()
    assert points.bounding_box()["height"] >= 11, "it can be read"
    place = page.locator("[data-cell='56,0']")
    expect(place).to_have_attribute("aria-disabled", "false")
    expect(page.locator("[data-map]")).to_have_count(0)
    place.focus()
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.locator("[data-map]")).to_be_visible()
    somebody.painted()
    assert within(place, box), "the keys bring it into sight"
    assert not within(first, box)
    small = page.locator("[data-map] svg")
    small.click(position={"x": 2, "y": small.bounding_box()["height"] / 2})
    expect(board).not_to_have_attribute("viewBox", whole)
    somebody.painted()
    assert within(first, box), "a touch on the map looks there"
    page.get_by_role("button", name="Whole board").click()
    expect(board).to_have_attribute("viewBox", whole)
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-curtain]")).to_be_visible()
    page.get_by_role("button", name="I am Bo, show me the table").click()
    expect(page.locator("[data-taken]")).to_have_count(57)
    somebody.painted()
    assert within(page.locator("[data-cell='56,0']"), board.bounding_box())


def within(cell: Any, box: Any) -> bool:
    place = cell.bounding_box()
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    inside: bool = box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
    return inside


def test_two_fingers_look_closer_and_one_moves_the_table(arrive: Any):
    somebody = arrive(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = somebody.page
    somebody.bring(begun(3, 62, "human", "bot:beginner", "bot:beginner", "bot:beginner", far=True))
    somebody.asked()
    board = page.locator("main svg[role=group]")
    expect(board).to_be_visible()
    somebody.painted()
    whole, box = board.get_attribute("viewBox"), board.bounding_box()
    touch = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": at[0], "y": at[1], "id": number} for number, at in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def pinch(*apart: int) -> None:
        fingers("touchStart", (x - apart[0], y), (x + apart[0], y))
        for half in apart[1:]:
            fingers("touchMove", (x - half, y), (x + half, y))
        fingers("touchEnd")

    pinch(30, 45, 60, 75)
    page.wait_for_function(  # two and a half times closer
        "most => document.querySelector('main svg[role=group]').viewBox.baseVal.width < most",
        arg=0.6 * float(whole.split()[2]),
    )
    expect(page.locator("[data-map]")).to_be_visible()
    somebody.painted()
    near = board.get_attribute("viewBox")
    fingers("touchStart", (x, y))
    for far in (20, 40, 60):
        fingers("touchMove", (x + far, y))
    fingers("touchEnd")
    expect(board).not_to_have_attribute("viewBox", near)
    assert board.get_attribute("viewBox").split()[2:] == near.split()[2:], "moved, and no closer"
    pinch(80, 60, 40, 20)
    expect(board).to_have_attribute("viewBox", whole)
    expect(page.locator("[data-map]")).to_have_count(0)


def test_on_a_phone_a_refusal_leaves_the_rack_free(arrive: Any):
    somebody = arrive(viewport={"width": 390, "height": 844})
    page = somebody.page
    somebody.bring(begun(*BRIDGE_AT, "human", "bot:beginner"))
    somebody.asked()
    page.locator(BRIDGE).click()
    points = page.locator("main .ghost .points")
    expect(points).to_have_text(["+52"])
    assert points.bounding_box()["height"] >= 11
    asked = [page.locator(f"{OPEN}[aria-disabled=true]").nth(number) for number in (0, -1)]
    for cell in asked:
        cell.click(force=True)
        note = page.locator("[data-why]")
        expect(note).to_have_attribute("data-why", cell.get_attribute("data-cell"))
        somebody.painted()
        answer, rack, place = note.bounding_box(), page.locator(TILE).first.bounding_box(), cell.bounding_box()
        assert answer["y"] + answer["height"] <= rack["y"]
        assert (
            answer["y"] > place["y"] + place["height"] / 2
            or answer["y"] + answer["height"] < place["y"] + place["height"] / 2
        )
    somebody.fits()


def test_two_people_at_one_screen_never_see_each_others_tiles(visitor: Any):
    page = visitor.page
    visitor.bring(begun(*BRIDGE_AT, "human", "human"))
    curtain = page.locator("[data-curtain]")
    expect(curtain).to_be_visible()
    assert page.locator(TILE).count() == 0
    page.get_by_role("button", name="I am Ana, show me the table").click()
    expect(page.locator(TILE).first).to_be_visible()
    mine = page.locator(TILE).evaluate_all("tiles => tiles.map(tile => tile.dataset.piece)")
    lay(page)
    expect(curtain).to_be_visible()
    page.get_by_role("button", name="I am Marta, show me the table").click()
    expect(page.locator(TILE).first).to_be_visible()
    theirs = page.locator(TILE).evaluate_all("tiles => tiles.map(tile => tile.dataset.piece)")
    assert not set(mine) & set(theirs)


def test_a_pass_with_an_empty_pool_and_the_end_of_the_last_round_are_in_the_log(visitor: Any):
    page = visitor.page
    visitor.bring(begun(*PASSED_AT, "human", "bot:beginner"))
    expect(page.locator("aside table")).to_contain_text("passed")
    visitor.bring(begun(4, 10_000, "human", "human"))
    expect(page.locator("section[aria-labelledby=end-title]")).to_contain_text(ENDED)


def test_the_end_of_a_round_is_explained_and_the_next_one_begins(visitor: Any):
    page = visitor.page
    visitor.bring(begun(5, 400, "human", "bot:beginner", preset="tournament"))
    ending = page.locator("[data-round-end]")
    expect(ending).to_contain_text(re.compile("went out. Round 1 is over|Nobody can lay a tile. Round 1 is over"))
    expect(ending).to_contain_text(re.compile("left with|left on own rack"))
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(TILE).first).to_be_visible()
    expect(page.get_by_role("heading", name="Round 2, to 400 points")).to_be_visible()


def enter(page: Any, tile: str, bonus: str = "", drawn: int = 0) -> None:
    """A turn on the score sheet, for the next player."""
    before = page.locator(".turns li").count()
    page.get_by_label("Tile laid").fill(tile)
    if bonus:
        page.get_by_label("Bonus").select_option(bonus)
    page.get_by_label("Tiles drawn").select_option(str(drawn))
    page.get_by_role("button", name=re.compile("^Enter")).click()
    expect(page.locator(".turns li")).to_have_count(before + 1)


def test_the_score_sheet_keeps_turns_rounds_and_the_tournament(visitor: Any):
    page = visitor.page
    visitor.forgiven = "api/ledger"  # what cannot be is entered, too
    visitor.visit("new/triominos")
    page.get_by_role("link", name="Score sheet").click()
    page.get_by_label("Name of player 1").fill("Ana")
    page.get_by_label("Name of player 1").press("Tab")
    page.get_by_role("button", name="Enter the turns").click()
    expect(page.get_by_label("Tiles drawn").locator("option")).to_have_count(1)  # nobody draws before the first tile
    expect(page.get_by_label("Bonus")).to_be_disabled()
    for tile in TILES[:8]:
        enter(page, tile)
    enter(page, TILES[8], "bridge")
    expect(page.locator(".turns li").first).to_have_text(re.compile(r"Ana\s*0-1-3\s*bridge\s*\+44"))
    expect(page.get_by_label("Tiles drawn").locator("option")).to_have_count(4)
    page.get_by_label("Tile laid").fill(TILES[0])
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("has been entered already")
    page.get_by_label("Tile laid").fill("")

    page.get_by_text("End the round…").click()
    page.get_by_label("How did it end").select_option("out:0")
    page.get_by_role("button", name="Count the round").click()
    expect(page.get_by_role("alert")).to_contain_text("Ana is not out: 4 tiles are left (9 dealt, 0 drawn, 5 laid).")
    expect(page.get_by_role("alert")).to_contain_text("TRI-11")
    page.get_by_label("How did it end").select_option("blocked")
    page.get_by_role("button", name="Count the round").click()
    expect(page.get_by_role("alert")).to_contain_text("38 tiles can still be drawn")

    for tile in TILES[9:17]:
        enter(page, tile)
    expect(page.get_by_label("Tile laid")).to_have_count(0)  # Ana is out: nothing more is laid
    expect(page.get_by_label("How did it end")).to_have_value("out:0")
    page.get_by_role("button", name="Count the round").click()
    expect(page.get_by_role("alert")).to_contain_text("Player 2 has 1 tile left")
    page.get_by_label("Tiles left with Player 2 (1)").fill("555")
    page.get_by_role("button", name="Count the round").click()
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(page.locator(".ranks li").first).to_have_text(re.compile(r"1\s*Ana\s*0 tiles\s*117"))
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("heading", name="Round 2, turn 1")).to_be_visible()
    enter(page, "555")
    page.reload()  # nothing is lost
    expect(page.locator(".ranks li").first).to_have_text(re.compile(r"1\s*Ana\s*8 tiles\s*132"))
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".ranks li").first).to_have_text(re.compile(r"1\s*Ana\s*9 tiles\s*117"))
    visitor.inspect_by_day_and_night()


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(arrive: Any, width: int):
    somebody = arrive(width=width)
    page = somebody.page
    somebody.bring(begun(*BRIDGE_AT, "human", "bot:beginner"))
    somebody.asked()
    page.locator(BRIDGE).click()
    inspect(somebody)
    page.get_by_role("button", name="Zoom in").click()
    page.locator(f"{OPEN}[aria-disabled=true]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-why]")).to_be_visible()
    inspect(somebody)
    somebody.bring(begun(5, 400, "human", "bot:beginner", preset="tournament"))
    expect(page.locator("[data-round-end]")).to_be_visible()
    inspect(somebody)
    somebody.bring(begun(4, 10_000, "human", "human"))
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    inspect(somebody)
    for path in ("new/triominos", "sheet/triominos"):
        somebody.visit(path)
        inspect(somebody)


def inspect(somebody: Any) -> None:
    somebody.fits()
    somebody.inspect()


REACHED = """button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height - 2));
}"""


def test_on_a_phone_the_rack_leaves_room_for_what_lies_on_the_table(arrive: Any):
    host, guest = arrive(), arrive(**PHONE)
    address = open_table(host, "triominos")
    come(guest, address, "Rui")
    ready(host, guest)
    buttons = guest.page.get_by_role("group", name="Board size").get_by_role("button")
    expect(buttons).to_have_count(3)
    assert [button.evaluate(REACHED) for button in buttons.all()] == [True] * 3
