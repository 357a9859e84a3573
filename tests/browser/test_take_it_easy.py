"""Take It Easy in the browser, for play with the real game: the rulebook, why not, the caller and the score sheet; by keyboard, on a phone, for axe. And one's own best result."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.core.words import Translator
from ludoteka.games import find_game

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = find_game("take-it-easy")
BEST = (Path(str(files(GAME.package))) / "tests" / "maximal_boards.txt").read_text().splitlines()[0]

# A browser without a voice is given one that records what it is asked to read.
VOICE = """
window.said = [];
const voices = ['en-GB', 'pl-PL', 'pt-PT'].map((lang) => ({ lang, name: lang, localService: true, default: false }));
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => voices, cancel: () => {}, addEventListener: () => {}, removeEventListener: () => {},
  speak: (one) => window.said.push([one.text, one.lang, one.voice?.lang, one.rate]),
} });
"""


# -- the rulebook -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "pt-PT"])
def test_the_rulebook_shows_every_rule_with_its_title_and_pictures(arrive: Any, locale: str):
    reader, translator = arrive(locale=locale), Translator(locale[:2], [GAME.package])
    page = reader.page
    reader.visit("rules/take-it-easy")
    rules = [rule for _, ids in GAME.rulebook for rule in ids]
    expect(page.locator("article")).to_have_count(len(rules))
    view = page.locator("article").evaluate_all(
        """all => all.map(one => [
            one.id, one.querySelector('h3').textContent, one.querySelector('.text > p').textContent,
            one.querySelectorAll('figure').length, one.querySelectorAll('figcaption').length])"""
    )
    for rule, title, text, figures, captions in view:
        assert title == translator.attribute(rule, "title")
        assert len(text) > 40
        assert figures == captions == len(GAME.pictures(rule))
    assert [rule for rule, *_ in view] == rules
    in_contents = page.locator("nav .wide li li a").evaluate_all("all => all.map(one => one.textContent)")
    assert in_contents == [title for _, title, *_ in view]
    assert page.locator("#TIE-8 figure .open").count() == len(GAME.pictures("TIE-8")[0].targets)


def test_a_rule_has_an_address_of_its_own(visitor: Any):
    page = visitor.page
    visitor.visit("rules/take-it-easy#TIE-R4")
    expect(page.locator("#TIE-R4")).to_be_in_viewport()
    expect(page.locator("#TIE-R4 h3")).to_be_focused()
    page.locator("#TIE-R4 .assumed summary").click()
    expect(page.locator("#TIE-R4").get_by_text("leave this open")).to_be_visible()
    page.locator("nav .wide").get_by_role("link", name="Neighbours", exact=True).first.click()
    expect(page.locator("#TIE-8")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#TIE-8$"))


@pytest.mark.parametrize("width", [1440, 390, 360])
def test_the_pages_for_the_real_game_are_sound(arrive: Any, width: int):
    """They fit; and axe finds nothing: on the smallest phone it would see the same as on the next."""
    somebody = arrive(width=width)
    page = somebody.page
    page.add_init_script(VOICE)

    def is_sound() -> None:
        somebody.fits()
        if width > 360:
            somebody.inspect()

    somebody.visit("rules/take-it-easy")
    expect(page.locator("article").first).to_be_visible()
    is_sound()

    somebody.visit("caller/take-it-easy")
    page.get_by_role("button", name="Start a round").click()
    page.get_by_role("button", name="Call the first tile").click()
    page.get_by_role("button", name="Next tile").click()
    is_sound()

    somebody.visit("sheet/take-it-easy")
    page.locator("input[value=brightest-beams]").check()
    page.get_by_role("button", name="Enter the boards").click()
    page.locator("[data-cell=c3]").click()
    page.locator("[data-piece='978']").click()
    expect(page.locator("main[data-counted=true]")).to_be_visible()
    is_sound()


# -- why not ----------------------------------------------------------------------------------------------------


def test_a_closed_cell_says_why_and_shows_its_rule(visitor: Any):
    page = visitor.page
    visitor.sit_down("neighbours", 1)
    visitor.after(page.locator("[data-cell=c3]").click)
    expect(page.locator(OFFERED)).to_have_count(6)
    expect(page.locator("[data-cell=a1]")).to_have_attribute("aria-label", re.compile("must touch"))

    page.locator("[data-cell=a1]").focus()
    page.keyboard.press("Enter")
    answer = page.locator("[data-why=a1]")
    expect(answer).to_contain_text("Every new tile must touch one already on your board")
    expect(page.get_by_role("status").filter(has_text="must touch")).to_have_count(1)
    for _ in range(2):  # past the way to close it
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(answer.get_by_role("heading", name="Neighbours")).to_be_visible()
    expect(answer.get_by_role("link")).to_have_attribute("href", "/rules/take-it-easy#TIE-8")
    visitor.inspect_by_day_and_night()

    page.locator("[data-cell=c3]").click(force=True)
    expect(page.locator("[data-why=c3]")).to_contain_text("This cell is taken")
    visitor.after(page.locator("[data-cell=c2]").click)
    expect(page.locator("[data-why]")).to_have_count(0)


# -- the caller -------------------------------------------------------------------------------------------------


def test_a_whole_round_is_called_by_keyboard(arrive: Any):
    somebody = arrive(locale="pl-PL")
    page = somebody.page
    page.add_init_script(VOICE)
    somebody.visit("caller/take-it-easy")
    page.locator("input[value=base]").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Zacznij rundę").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Wywołaj pierwszy kafel")).to_be_focused()
    for called in range(1, 20):
        page.keyboard.press("Space")
        expect(page.locator(f"[data-called='{called}']")).to_have_count(1)
        if called == 5:
            page.reload()  # what was called stays called
            expect(page.locator("[data-called='5']")).to_have_count(1)
            assert page.evaluate("window.said") == []
            page.keyboard.press("ArrowLeft")
            expect(page.get_by_text("Kafel 4 z 19")).to_be_visible()
            page.keyboard.press("ArrowRight")
    page.wait_for_function("count => window.said.length === count", arg=19 - 5 + 1)
    output = page.evaluate("window.said")
    for text, language, texts, rate in output[:-1]:
        assert re.fullmatch(r"[159], [267], [348]", text)
        assert (language, texts, rate) == ("pl", "pl-PL", 1)
    assert output[-1][0] == "To był ostatni kafel."
    expect(page.get_by_role("heading", name="To był ostatni kafel.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-called='19']")).to_have_count(1)

    # The sheet offers what was called, and nothing else.
    page.get_by_role("button", name="Policz punkty").click()
    expect(page.locator("[data-piece]")).to_have_count(19)
    page.get_by_role("button", name="Pokaż wszystkie kafle").click()
    expect(page.locator("[data-piece]")).to_have_count(27)


def test_tiles_come_by_themselves_until_paused(arrive: Any):
    somebody = arrive()
    page = somebody.page
    page.add_init_script(VOICE)
    page.clock.install()
    somebody.visit("caller/take-it-easy")
    page.locator("input[value=valves]").check()
    page.get_by_role("button", name="Start a round").click()
    page.get_by_role("button", name="Call the first tile").click()
    page.get_by_role("combobox", name="Pace").select_option("5")
    page.clock.run_for(2_000)
    expect(page.get_by_text("next in 3 s")).to_be_visible()
    page.clock.run_for(3_500)
    expect(page.locator("[data-called='2']")).to_have_count(1)
    page.keyboard.press("m")
    page.keyboard.press("p")
    page.clock.run_for(20_000)
    expect(page.locator("[data-called='2']")).to_have_count(1)
    page.keyboard.press("p")
    page.clock.run_for(5_500)
    expect(page.locator("[data-called='3']")).to_have_count(1)
    assert len(page.evaluate("window.said")) == 2  # muted since


# -- the score sheet --------------------------------------------------------------------------------------------


def test_a_perfect_board_is_entered_on_a_phone_and_explained(arrive: Any):
    finger = arrive(**PHONE)
    page = finger.page
    finger.visit("sheet/take-it-easy")
    page.get_by_role("group", name="How many play").get_by_role("button", name="1", exact=True).tap()
    page.get_by_role("button", name="Enter the boards").tap()
    for placement in BEST.split():
        tile, cell = placement.split("@")
        page.locator(f"[data-cell={cell}]").tap()
        page.locator(f"[data-piece='{tile}']").tap()
    points = page.locator("section.points")
    expect(points.locator("tfoot td")).to_have_text("307")
    expect(points.locator("tbody tr")).to_have_count(15)
    expect(points).to_contain_text("Column 2: 4 × 9")
    finger.fits()
    page.reload()
    expect(points.locator("tfoot td")).to_have_text("307")


def test_players_may_leave_while_the_sheet_is_still_being_counted(visitor: Any):
    """Every request to the server has as many names as boards, however slow its answers are."""
    page = visitor.page

    held: list[Any] = []
    slow = [True]
    page.route("**/api/sheet", lambda route: held.append(route) if slow[0] else route.continue_())
    with page.expect_request("**/api/sheet"):
        visitor.visit("sheet/take-it-easy")
    page.get_by_role("group", name="How many play").get_by_role("button", name="1", exact=True).click()
    slow[0] = False
    for route in held:
        route.continue_()
    page.get_by_role("button", name="Enter the boards").click()
    expect(page.locator("main[data-counted=true]")).to_be_visible()
    expect(page.get_by_role("alert").filter(visible=True)).to_have_count(0)


def test_boards_are_typed_and_compared(visitor: Any):
    page = visitor.page
    visitor.visit("sheet/take-it-easy")
    page.locator("input[value=brightest-beams]").check()
    page.get_by_label("Name of player 1").fill("Ana")
    page.get_by_role("button", name="Enter the boards").click()
    for player in (1, 2):
        page.get_by_role("group", name="Boards").get_by_role("button").nth(player - 1).click()
        page.locator("[data-cell=a1]").focus()
        page.keyboard.press("Enter")
        page.keyboard.type("923964978")  # one after the other, down the column
        expect(page.locator("[data-cell=a3]")).to_have_attribute("aria-label", re.compile("9-.?7-.?8"))
        expect(page.locator("[data-cell=b1]")).to_be_focused()
    compared = page.get_by_role("region", name="Everyone’s boards")
    expect(compared.get_by_text("brightest moonbeam, shared by 2")).to_have_count(2)
    expect(compared.get_by_role("button", name=re.compile("Ana"))).to_contain_text("57")

    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Delete")
    expect(compared.get_by_text("brightest moonbeam")).to_have_count(1)
    page.get_by_role("button", name="Clear this board").click()
    page.get_by_role("button", name="Really clear it?").click()
    expect(page.get_by_text("19 cells are empty")).to_be_visible()
    page.get_by_text("Variant and players").click()
    page.locator("input[value=valves-aside]").check()
    expect(page.locator("[data-cell]")).to_have_count(21)
    expect(page.locator("[data-piece]")).to_have_count(31)


@pytest.mark.rule("TIE-4")
def test_alone_the_browser_keeps_a_personal_record(visitor: Any):
    page = visitor.page
    for answer in ("Your first score in this variant: the one to beat.", re.compile("personal record: (it was )?")):
        visitor.sit_down("base", 1)
        visitor.play_out()
        expect(page.get_by_text(answer)).to_be_visible()
    page.reload()  # looked at again, it says the same
    expect(page.get_by_text(re.compile("personal record: (it was )?"))).to_be_visible()
    visitor.fits()
