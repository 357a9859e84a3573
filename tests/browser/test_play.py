"""Whole games by mouse: through a reload, a restart, aside tiles, rounds, and with two people at one screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.some_games import SOLO

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"


def place(visitor: Any, number: int = 0) -> None:
    cell = visitor.page.locator(OFFERED).nth(number)
    visitor.after(cell.click)


def test_a_solo_game_by_clicking_survives_a_reload_and_a_restart(server: Any, visitor: Any, closed: Any):
    page = visitor.page
    visitor.forgiven = "WebSocket|ERR_CONNECTION"  # the server is closed for a while
    visitor.sit_down("base", 1)
    expect(page.locator(OFFERED)).to_have_count(19)
    for _ in range(6):
        place(visitor)

    before = visitor.board()
    page.reload()
    visitor.asked()
    assert visitor.board() == before

    place(visitor)
    before = visitor.board()
    with closed(server):
        expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    visitor.asked()
    assert visitor.board() == before

    visitor.fast_forward(9)
    while not visitor.over:
        place(visitor)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()

    total = int(page.locator("tfoot td").inner_text())
    lines = [int(text) for text in page.locator("tbody td:last-child:not([colspan])").all_inner_texts()]
    assert sum(lines) == total

    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    text = download.value.path().read_text("utf-8")
    assert download.value.suggested_filename.endswith(".ludo")
    assert str(total) in text

    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(OFFERED)).to_have_count(19)

    visitor.visit()
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(OFFERED)).to_have_count(19)


def test_hovering_shows_what_placing_would_do(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 2)
    place(visitor)
    page.locator(OFFERED).first.hover()
    chips = page.locator(".tray .effects li")
    expect(chips.first).to_be_visible()
    cell = page.locator(OFFERED).first
    for chip in chips.all_inner_texts():
        expect(cell).to_have_attribute("aria-label", re.compile(re.escape(chip)))


def test_the_valve_board_with_tiles_aside(visitor: Any):
    page = visitor.page
    visitor.sit_down("valves-aside", 1)
    expect(page.locator("[data-cell]")).to_have_count(24)
    aside = page.locator("[data-cell^=aside][aria-disabled=false]")
    for _ in range(3):
        visitor.after(aside.click)
    expect(aside).to_have_count(0)
    for _ in range(18):
        place(visitor)

    expect(page.get_by_role("heading", name="Which of the tiles you put aside")).to_be_visible()
    before = visitor.board()
    pieces = page.get_by_role("group", name="Choose a piece.").get_by_role("button")
    if pieces.count() > 1:  # special tiles stay aside, so there may be fewer
        pieces.first.click()
    offered = page.locator("[data-cell][aria-disabled=false]:not([data-cell^=aside])")
    if offered.count():
        visitor.after(offered.first.click)
        assert visitor.board() != before
        visitor.after(page.get_by_role("button", name="Take back").click)
        assert visitor.board() == before
    page.get_by_role("button", name="Finish round").click()
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()


def test_two_people_at_one_screen_take_turns_and_go_on_to_the_next_round(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 2, rounds="2", people=2)
    for turn in (*range(6), *range(32, 38)):
        if turn == 32:
            visitor.fast_forward(26)
        expect(page.get_by_text(f"Player {turn % 2 + 1}, it is your turn").first).to_be_visible()
        place(visitor, number=turn % 3 if turn < 30 else 0)
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(OFFERED)).to_have_count(19)
    place(visitor)
    expect(page.get_by_text("Player 2, it is your turn").first).to_be_visible()


def test_variants_and_the_number_of_seats_follow_each_other(visitor: Any):
    page = visitor.page
    visitor.visit(f"new/{SOLO}")
    counts = page.get_by_role("group", name="How many play")
    counts.get_by_role("button", name="1", exact=True).click()
    expect(page.get_by_label("Who sits in seat 1")).to_be_visible()
    expect(page.get_by_label("Who sits in seat 2")).to_have_count(0)
    page.get_by_text("All options").click()
    expect(page.get_by_label("Scoring", exact=True).locator("option")).to_have_count(2)

    page.get_by_role("radio", name="Brightest beams 2–6 players").check()
    expect(counts.get_by_role("button", name="2", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Who sits in seat 2")).to_be_visible()
    expect(page.get_by_label("Scoring", exact=True)).to_have_value("brightest")
    page.get_by_label("Rounds", exact=True).select_option("2")
    counts.get_by_role("button", name="3", exact=True).click()
    expect(page.get_by_label("Rounds", exact=True)).to_have_value("3")
    expect(page.locator("input[value=brightest-beams]")).to_be_checked()

    counts.get_by_role("button", name="1", exact=True).click()
    expect(page.locator("input[value=base]")).to_be_checked()
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(OFFERED)).to_have_count(19)


def test_an_enlarged_board(visitor: Any):
    page = visitor.page
    visitor.visit(f"new/{SOLO}")
    page.get_by_role("group", name="How many play").get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Start playing").click()
    place(visitor)
    page.get_by_role("button", name="Enlarge this board").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_options_that_mean_nothing_are_not_offered(visitor: Any):
    page = visitor.page
    visitor.visit(f"new/{SOLO}")
    page.get_by_text("All options").click()
    expect(page.get_by_label("Valves", exact=True)).to_have_count(0)
    page.get_by_label("Board", exact=True).select_option("valve")
    expect(page.get_by_label("Valves", exact=True)).to_be_visible()
    expect(page.get_by_text("our assumption").first).to_be_visible()
    expect(page.locator("input[value=valves]")).to_be_checked()


def test_three_languages_are_offered_and_remembered(arrive: Any):
    polish = arrive(locale="pl-PL")
    polish.visit()
    expect(polish.page.get_by_role("heading", level=1)).to_have_text("Wybierz grę.")
    polish.page.get_by_role("button", name="Português").click()
    expect(polish.page.get_by_role("heading", level=1)).to_have_text("Escolha um jogo.")
    polish.page.reload()
    expect(polish.page.get_by_role("heading", level=1)).to_have_text("Escolha um jogo.")
    expect(polish.page.locator("html")).to_have_attribute("lang", "pt")


def test_a_table_that_is_not_there(visitor: Any):
    visitor.visit("table/nowhere")
    expect(visitor.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    visitor.visit("some/where/else")
    expect(visitor.page.get_by_role("heading", name="Page not found")).to_be_visible()


def test_only_a_new_ribbon_is_drawn_before_the_eyes(arrive: Any):
    somebody = arrive(reduced_motion="no-preference")
    page = somebody.page
    lines = [("523", "e1"), ("524", "e2"), ("528", "e3"), ("123", "a1"), ("124", "a2")]
    log = "".join(f"0 draw {tile}\n1 {tile}@{cell}\n" for tile, cell in lines) + "0 draw 128\n"
    somebody.bring(f"ludo 1\ngame {SOLO}\nrules 1\nvariant board=base\nseats 1\nseat 1 human Ana\n---\n" + log)
    for _ in range(2):
        expect(page.locator(".ribbon")).to_have_count(1)
        expect(page.locator(".ribbon.drawn")).to_have_count(0)
        page.reload()
    page.locator("[data-cell=a3]").click()
    expect(page.locator(".ribbon")).to_have_count(2)
    expect(page.locator(".ribbon.drawn")).to_have_count(1)
