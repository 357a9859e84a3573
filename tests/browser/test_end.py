"""The end of a game: how it ended, where the points came from, what was possible, replay, pictures, and the record."""

import re
import struct
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.some_games import SOLO, title

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SOLVED = 120_000  # ms; the first time, the solver has to be compiled


def points_of(page: Any) -> list[int]:
    return [int(text) for text in page.locator(".middle tbody td:last-child").all_inner_texts()]


def stops(page: Any) -> Any:
    return page.get_by_role("slider", name="Position in the game")


def test_how_it_ended_and_where_the_points_came_from(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 4)
    visitor.play_out()

    expect(page.locator("#end-title")).to_have_text(re.compile("(First|Second|Third|Fourth|Shared .*) of four."))
    ranks = page.get_by_role("region", name="Standings").get_by_role("button")
    expect(ranks).to_have_count(4)
    own = page.locator("tfoot td").inner_text()
    assert sum(points_of(page)) == int(own)
    expect(page.get_by_text(re.compile(r"\d+ broken rows?"))).to_be_visible()

    # Another player: that board large, with its points.
    for seat in range(4):
        ranks.nth(seat).click()
        expect(ranks.nth(seat)).to_have_attribute("aria-pressed", "true")
        total = page.locator("tfoot td").inner_text()
        assert total in ranks.nth(seat).inner_text()
        assert sum(points_of(page)) == int(total)
    boards = page.get_by_role("region", name="Everyone’s boards").get_by_role("button")
    expect(boards).to_have_count(4)
    boards.first.click()
    expect(ranks.first).to_have_attribute("aria-pressed", "true")

    # What was possible.
    best = page.get_by_role("region", name="Best possible with these tiles")
    expect(best.get_by_text("Proved: no other board scores more.")).to_be_visible(timeout=SOLVED)
    answer = re.search(r"\d+$", best.get_by_role("heading").inner_text())
    expect(best.get_by_text(re.compile(r"reached \d+%"))).to_be_visible()
    visitor.inspect_by_day_and_night()
    best.get_by_role("button", name="Open this board").click()
    dialog = page.get_by_role("dialog", name="The best board")
    expect(dialog.locator("tfoot td")).to_have_text(answer[0] if answer else "")
    assert int(answer[0] if answer else 0) >= int(own)
    visitor.inspect_by_day_and_night()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


BOUNDED = {
    "en-GB": (r"at\sleast\s\d+, at\smost\s\d+", "a better one is not ruled out"),
    "pl-PL": (r"co\snajmniej\s\d+, najwyżej\s\d+", "lepszej nie da się wykluczyć"),
    "pt-PT": (r"pelo\smenos\s\d+, no\smáximo\s\d+", "não se exclui um melhor"),
}


@pytest.mark.parametrize("locale", BOUNDED)
def test_the_best_of_a_hard_variant_is_labelled_as_a_bound(arrive: Any, played: Any, locale: str):
    somebody = arrive(locale=locale)
    somebody.bring(played("everything", "Ada"))
    bounds, honest = BOUNDED[locale]
    card = somebody.page.locator("section.best")
    expect(card.get_by_role("heading")).to_have_text(re.compile(bounds), timeout=SOLVED)
    expect(card).to_contain_text(honest)
    found, most = (int(each) for each in re.findall(r"\d+", card.get_by_role("heading").inner_text()))
    assert found < most
    card.get_by_role("button").click()
    board = somebody.page.get_by_role("dialog")
    expect(board.locator("tfoot td")).to_have_text(str(found))
    expect(board.locator("svg[role=img] .piece-body")).to_have_count(21)


def test_the_page_can_be_used_while_the_best_is_looked_for(visitor: Any, played: Any):
    page = visitor.page
    page.route("**/best/*", lambda _: None)  # no answer yet
    visitor.bring(played("valves-aside", "Ada", "Bo"))
    expect(page.get_by_text("Working it out…")).to_be_visible()
    visitor.inspect_by_day_and_night()
    expect(stops(page)).not_to_have_value("0")  # until then nobody knows how many there are
    stops(page).fill("4")
    expect(page.locator(".left .piece-body")).to_have_count(4)


def test_a_series_is_explained_round_by_round(visitor: Any, played: Any):
    visitor.bring(played("base", "Ada", "Wojciech Chrząszcz-Brzęczyszczykiewicz", "Bo", rounds="3"))
    ranks = visitor.page.get_by_role("region", name="Standings")
    rounds = ranks.get_by_role("table", name="Round by round").locator("tbody tr")
    expect(rounds).to_have_count(3)
    totals = [int(text) for text in ranks.locator("li b").all_inner_texts()]
    reported = [[int(text.split()[-1]) for text in row.locator("td").all_inner_texts()] for row in rounds.all()]
    assert [len(each) for each in reported] == [3, 3, 3]
    assert [sum(each) for each in reported] == totals


def test_short_names_are_never_cut(arrive: Any, played: Any):
    somebody = arrive()
    somebody.bring(played("base", "Ada", "Marta", "João", "Wojciech Chrząszcz-Brzęczyszczykiewicz", "Bo", "Eve"))
    for width in (1440, 820, 390):
        somebody.page.set_viewport_size({"width": width, "height": 900})
        cut = somebody.page.locator("li .text").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
        )
        assert [name for name in cut if len(name) < 12] == []
        somebody.fits()


def test_replay_by_keys_slider_and_button(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 2)
    visitor.play_out()
    slider, reported = stops(page), page.locator("[data-caption]")
    expect(slider).to_have_value("19")

    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(reported).to_contain_text("before the first move")
    expect(page.locator(".left .piece-body")).to_have_count(0)
    for stop in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(stop))
        expect(page.locator(".left .piece-body")).to_have_count(stop)
        expect(reported).to_contain_text("Called")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".left .piece-body")).to_have_count(2)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("2 of 19"))
    visitor.inspect_by_day_and_night()

    # Space plays and pauses (far from the end, which would stop it by itself); the end stops it.
    slider.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    slider.fill("17")
    expect(page.locator(".left .piece-body")).to_have_count(17)
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value("19")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".left .piece-body")).to_have_count(19)

    # Arrows work on the page itself, too.
    page.locator("#end-title").focus()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("18")


def downloaded(page: Any, act: Any) -> Path:
    with page.expect_download() as download:
        act()
    return Path(download.value.path())


def test_pictures_to_share(visitor: Any):
    page = visitor.page
    visitor.sit_down("base", 2)
    visitor.play_out()
    points = page.locator("tfoot td").inner_text()
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share this board")
    expect(dialog.get_by_role("img")).to_be_visible()
    visitor.inspect_by_day_and_night()

    drawing = downloaded(page, dialog.get_by_role("button", name="Drawing (SVG)").click).read_text("utf-8")
    root = ET.fromstring(drawing)
    texts = ["".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Ludoteka", title(SOLO), points} <= set(texts)
    assert "var(--" not in drawing
    assert "font/woff2" in drawing
    assert len(list(root.iter("{http://www.w3.org/2000/svg}path"))) > 100

    picture = downloaded(page, dialog.get_by_role("button", name="Picture (PNG)").click).read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">I", picture[16:20]) == (2160,)
    assert len(picture) > 100_000

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_record_downloaded_and_imported_shows_the_same(arrive: Any, tmp_path: Path):
    player, other = arrive(), arrive()
    page = player.page
    player.sit_down("base", 2)
    player.play_out()
    total, headline = page.locator("tfoot td").inner_text(), page.locator("#end-title").inner_text()
    record = tmp_path / "game.ludo"
    record.write_bytes(downloaded(page, page.get_by_role("button", name="Download the record").click).read_bytes())

    # Anybody with the link sees the page, without a seat.
    other.page.goto(page.url)
    expect(other.page.get_by_role("region", name="Standings")).to_be_visible()
    expect(stops(other.page)).to_have_value("19")
    expect(other.page.get_by_role("button", name="Rematch")).to_have_count(0)

    # A broken record is refused with its line.
    other.forgiven = "400"
    other.visit("games")
    broken = tmp_path / "broken.ludo"
    broken.write_text(re.sub(r"@\w+", "@z9", record.read_text("utf-8"), count=1), "utf-8")
    other.page.locator("[data-import]").set_input_files(broken)
    alert = other.page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile(r"Line \d+: Your board has no such cell"))
    other.inspect()

    other.page.locator("[data-import]").set_input_files(record)
    expect(other.page.locator("#end-title")).to_have_text(headline)
    expect(other.page.locator("tfoot td")).to_have_text(total)
    expect(stops(other.page)).to_have_value("19")
    stops(other.page).fill("5")
    expect(other.page.locator(".left .piece-body")).to_have_count(5)


def test_an_unfinished_record_that_is_dropped_goes_on(visitor: Any):
    page = visitor.page
    visitor.visit("games")
    expect(page.get_by_role("button", name="Open a game file")).to_be_visible()
    record = f"ludo 1\ngame {SOLO}\nrules 1\nvariant board=base\nseats 1\nseat 1 human Ana\n---\n0 draw 978\n1 978@c3\n"
    page.evaluate(
        """record => { const data = new DataTransfer();
        data.items.add(new File([record], 'half.ludo'));
        for (const kind of ['dragenter', 'dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })); }""",
        record,
    )
    expect(page.locator(OFFERED)).to_have_count(18)


def test_the_end_on_a_phone(arrive: Any):
    finger = arrive(**PHONE)
    finger.sit_down("base", 3)
    finger.play_out()
    page = finger.page
    finger.fits()
    expect(page.get_by_text("Proved:")).to_be_visible(timeout=SOLVED)
    finger.inspect_by_day_and_night()
    expect(stops(page)).to_have_value("19")
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(stops(page)).not_to_have_value("19")
    page.get_by_role("button", name="Share").tap()
    expect(page.get_by_role("dialog", name="Share this board")).to_be_visible()
    finger.fits()
    small = page.locator("button:visible, a.btn:visible").evaluate_all(
        """all => all.map(one => [one.textContent || one.getAttribute('aria-label'), one.getBoundingClientRect()])
        .filter(([, box]) => box.height < 40 || box.width < 40).map(([name]) => name)"""
    )
    assert small == []
