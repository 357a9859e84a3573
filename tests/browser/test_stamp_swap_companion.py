"""The companion to the real game: whole sessions on a phone, undo, correction, a reload, drawn cards, axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DAYS = 3
AFTER = ("Saturday", "Sunday", "The end")  # a day


class Session:
    """Somebody who enters what lies on their table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(self, name: str, mode: str, level: str = "1", *, built_in: bool = False, quick: bool = False) -> None:
        self.page.get_by_label("Name", exact=True).fill(name)
        self.page.get_by_label("Mode").select_option(mode)
        self.page.get_by_label("Level").select_option(level)
        if built_in:
            self.page.get_by_role("radio", name="Ludoteka’s pack").check()
        if quick:
            self.page.get_by_label("Draw cards only").check()
        self.page.get_by_role("button", name="Start", exact=True).tap()
        if not quick:
            self.do("setup")

    def do(self, kind: str) -> None:
        """Nothing to enter: it is done at the table."""
        self.asked(kind).get_by_role("button", name="Done").tap()

    def asked(self, kind: str) -> Locator:
        question = self.page.locator(f"[data-question={kind}]")
        expect(question).to_be_visible()
        expect(self.page.locator("main[data-busy=false]")).to_be_visible()
        return question

    def choose(self, kind: str, *names: str) -> None:
        question = self.asked(kind)
        for name in names:
            question.get_by_role("button", name=name, exact=True).tap()
        if len(names) != 1 or question.get_by_role("button", name="Done").count():
            question.get_by_role("button", name="Done").tap()

    def pick(self, kind: str, number: int) -> None:
        """The choice at this place, from 1."""
        self.asked(kind).locator(".choice").nth(number - 1).tap()

    def numbers(self, kind: str, *values: int) -> None:
        question = self.asked(kind)
        for field, value in zip(question.locator("input").all(), values, strict=True):
            field.fill(str(value))
        question.get_by_role("button", name="Done").tap()

    def items(self, kind: str, *texts: str) -> None:
        """`2×2 3`, `3×3 rare 5`, `2×3 down`, `attendee card`."""
        question = self.asked(kind)
        for text in texts:
            size = re.sub(r"( rare| down| -?\d+)+$", "", text)
            question.get_by_role("group", name="Add the next item").get_by_role("button", name=size, exact=True).tap()
            self.describe(question, text[len(size) :])
        done = "Nothing there, continue" if not texts else f"That is all: {len(texts)} item"
        question.get_by_role("button", name=done).tap()

    def describe(self, question: Locator, text: str) -> None:
        for word in text.split():
            name = {"rare": "★ rare", "down": "▾ face down"}.get(word, word)
            question.locator("fieldset.about").get_by_role("button", name=name, exact=True).tap()

    def points(self, points: str) -> None:
        expect(self.page.get_by_role("status", name="The automa’s points")).to_have_text(points)

    def reported(self, text: str) -> None:
        expect(self.page.locator("details[data-entry][open]").filter(has_text=text)).to_have_count(1)


def start(arrive: Any, **wishes: Any) -> tuple[Any, Session]:
    somebody = arrive(**wishes)
    somebody.visit("companion")
    expect(somebody.page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    return somebody, Session(somebody.page)


# -- introductory mode ------------------------------------------------------------------------------------------


def an_introductory_day(session: Session) -> None:
    session.items("yours", "attendee card", "2×2 3", "2×3 2", "2×2 1", "3×3 1", "forever")
    session.reported("Pinzetta values your items, from left to right: 1 3 1 2 0 1")
    session.pick("reserve", 6)
    session.choose(
        "split", "item 1 (attendee card) 1 token", "item 2 (2×2, value 3) 3 tokens", "item 3 (2×3, value 2) 1 token"
    )
    session.reported("The large pile is worth 6")
    session.choose("decision", "2")
    session.reported("Pinzetta takes the large pile")
    session.items("hers-large", "attendee card", "2×2 3", "2×3 down")
    session.items("hers-small", "forever", "attendee card")
    session.reported("The piles differ by 3")
    session.pick("take", 1)
    session.reported("Introductory mode: Pinzetta’s items of today are out of the game")
    session.do("your-show")


@pytest.mark.rule("STS-18", "STS-14")
def test_a_whole_introductory_session_on_a_phone(arrive: Any):
    somebody, session = start(arrive, **PHONE)
    session.begin("Friday night", "introductory", "2")
    session.points("125")
    session.choose("targets", "2×2", "double 2×4")
    for day in range(DAYS):
        an_introductory_day(session)
        expect(session.asked("yours" if day < DAYS - 1 else "forever").locator(".eyebrow")).to_have_text(AFTER[day])
    session.numbers("forever", 2, 12, 6, 3)
    session.asked("total")
    session.reported("You have 2: 6 points")
    session.reported("The imaginary player has 3")
    session.reported("Pinzetta has 125")
    somebody.fits()
    somebody.inspect_by_day_and_night()
    session.numbers("total", 80, 25, 4, 15)
    session.reported("You win, 130 to 125.")
    expect(somebody.page.get_by_role("heading", name="The session is over.")).to_be_visible()
    expect(somebody.page.get_by_role("table", name="You").get_by_role("row", name="Forever stamps")).to_contain_text(
        "6"
    )
    for who, points in (("You", "130"), ("Pinzetta", "125")):
        table = somebody.page.get_by_role("table", name=who, exact=True)
        expect(table.get_by_role("row", name="Total")).to_contain_text(points)
    somebody.fits()
    somebody.inspect_by_day_and_night()

    somebody.page.get_by_role("button", name="All sessions").tap()
    kept = somebody.page.get_by_role("button", name=re.compile("Friday night"))
    expect(kept).to_contain_text("entries")
    somebody.inspect_by_day_and_night()
    kept.tap()
    session.points("125")
    somebody.page.get_by_role("button", name="All sessions").tap()
    somebody.page.get_by_role("button", name="Delete").tap()
    somebody.page.get_by_role("button", name="Really delete it?").tap()
    expect(kept).to_have_count(0)


# -- the full game, without a pack ------------------------------------------------------------------------------


def a_full_day(session: Session, points: int) -> None:
    """She gets a stamp that lay face down and is rare, and a small square."""
    session.items("yours", "attendee card", "3×3 down")
    session.pick("reserve", 1)
    session.choose("decision", "0")
    session.items("hers-large", "2×2 3")
    session.items("hers-small")
    session.pick("take", 2)
    session.do("your-show")
    revealed = session.asked("revealed")
    session.describe(revealed, "rare 5")
    revealed.get_by_role("button", name="That is all: 1 item").tap()
    session.numbers("show", points)


@pytest.mark.rule("STS-18", "STS-10", "STS-15")
def test_a_whole_full_session_on_a_phone_with_undo_correction_and_a_reload(arrive: Any):
    somebody, session = start(arrive, **PHONE)
    page = somebody.page
    session.begin("", "full")
    session.points("−20")
    session.choose("targets", "2×2", "double 2×4")
    a_full_day(session, 10)
    session.asked("yours")
    session.points("−5")  # 10 for the show, 5 printed on the rare

    # Undo: the show is asked for again; then another number.
    page.locator("details[data-entry][open]").get_by_role("button", name="Undo", exact=True).tap()
    session.asked("show")
    session.points("−15")
    session.numbers("show", 8)
    session.asked("yours")
    session.points("−7")

    # Correction of what was turned up: everything after it stays.
    old = page.locator("details[data-entry='9']")
    old.locator("summary").tap()
    old.get_by_role("button", name="Edit").tap()
    revealed = session.asked("revealed")
    session.describe(revealed, "7")
    somebody.inspect_by_day_and_night()
    revealed.get_by_role("button", name="That is all: 1 item").tap()
    session.asked("yours")
    session.points("−5")

    page.reload()
    session.asked("yours")
    session.points("−5")
    a_full_day(session, 6)
    a_full_day(session, 4)
    session.numbers("forever", 0, 12, 6, 3)
    session.asked("mat")
    somebody.fits()
    somebody.inspect_by_day_and_night()
    session.pick("mat", 1)
    session.numbers("final", 8, 4, 5, 5, 4, 0, 2)
    session.asked("total")
    session.reported("Target size, value 2 or 3: 3 × 8 = 24")
    # shows 8 + 12 + 12, level -20, forever stamps 6, the mat 24 + 12, rares 7 + 5 + 5
    session.points("71")
    somebody.fits()
    page.get_by_role("status", name="The automa’s points").tap()
    expect(page.get_by_role("row", name="Values of rares")).to_contain_text("17")
    somebody.inspect_by_day_and_night()
    session.numbers("total", 50, 10, 0, 10)
    session.reported("Pinzetta wins, 71 to 70.")
    page.locator("details[data-entry][open]").get_by_role("button", name="Undo", exact=True).tap()

    # The mat by hand, instead.
    mat = page.locator("details[data-entry]").filter(has_text="How do you count her mat?")
    mat.locator("summary").tap()
    mat.get_by_role("button", name="Undo from here on").tap()
    session.pick("mat", 2)
    session.numbers("mat-total", 40)
    session.asked("total")
    session.points("75")
    session.reported("as you have added it up")
    session.numbers("total", 50, 15, 0, 10)
    session.reported("A draw: you both have 75.")


@pytest.mark.rule("STS-18", "STS-1", "STS-2")
def test_the_set_up_is_read_before_the_first_question_and_again_later(arrive: Any):
    somebody, session = start(arrive, **PHONE)
    page = somebody.page
    page.get_by_label("Mode").select_option("full")
    page.get_by_role("button", name="Start", exact=True).tap()
    setup = session.asked("setup")
    expect(setup.get_by_role("listitem")).to_have_count(12)
    expect(setup).to_contain_text("The attendee cards 1, 5, 6, 9 stay in the box.")
    somebody.fits()
    somebody.inspect_by_day_and_night()
    session.do("setup")
    expect(session.asked("targets")).to_contain_text("Small squares are two sizes here")
    expect(page.locator("details[data-entry='0']").get_by_role("button", name="Edit")).to_have_count(0)
    page.get_by_role("button", name="Help cards").tap()
    expect(page.get_by_role("dialog")).to_contain_text("The first-player token stays in the box.")


@pytest.mark.rule("STS-18", "STS-10")
def test_a_face_down_2x4_is_turned_up_as_a_double(arrive: Any):
    somebody, session = start(arrive, **PHONE)
    session.begin("", "full")
    session.choose("targets", "2×2", "double 2×4")
    session.items("yours", "attendee card", "2×4 down")
    session.pick("reserve", 1)
    session.choose("decision", "0")
    session.items("hers-large", "attendee card")
    session.items("hers-small")
    session.pick("take", 1)
    session.do("your-show")
    revealed = session.asked("revealed")
    session.describe(revealed, "6")
    revealed.get_by_role("group", name="Which size?").get_by_role("button", name="double 2×4").tap()
    expect(revealed.get_by_role("list", name="Items, from left to right")).to_contain_text("double 2×4")
    somebody.fits()
    somebody.inspect_by_day_and_night()
    revealed.get_by_role("button", name="That is all: 1 item").tap()
    session.reported("Pinzetta puts double 2×4, value 6 on the field “Target size only”")
    session.reported("Assumed: the fields for size and value.")


@pytest.mark.rule("STS-18", "STS-4", "STS-5")
def test_what_to_lay_out_is_explained_at_length_on_the_first_day_only(arrive: Any):
    _, session = start(arrive, **PHONE)
    session.begin("", "introductory")
    session.choose("targets", "2×2")
    expect(session.asked("yours").get_by_text("white icons face up")).to_be_visible()
    an_introductory_day(session)
    yours = session.asked("yours")
    expect(yours.get_by_text("white icons face up")).to_be_hidden()
    yours.get_by_text("Do this first").tap()
    expect(yours.get_by_text("white icons face up")).to_be_visible()


@pytest.mark.rule("STS-18")
def test_an_entry_that_no_longer_fits_is_named_and_what_follows_waits(arrive: Any):
    somebody, session = start(arrive, **PHONE)
    page = somebody.page
    session.begin("", "introductory")
    session.choose("targets", "2×2")
    session.items("yours", "attendee card", "2×2 3", "2×3 2", "3×3 1")
    session.pick("reserve", 2)
    session.choose("split", "item 1 (attendee card) 1 token", "item 3 (2×3, value 2) 1 token")
    session.asked("decision")
    first = page.locator("details[data-entry='2']")
    first.locator("summary").tap()
    first.get_by_role("button", name="Edit").tap()
    yours = session.asked("yours")
    yours.get_by_role("button", name="2. 2×2 value 3").tap()
    session.describe(yours, "rare")
    yours.get_by_role("button", name="That is all: 4 items").tap()
    reserve = session.asked("reserve")
    expect(reserve.get_by_role("alert")).to_contain_text("Entry 4.")
    expect(page.get_by_text("Entry 5 waits")).to_be_visible()
    somebody.inspect_by_day_and_night()
    session.pick("reserve", 3)  # the 3x3, which is no longer in the way of the split
    session.asked("decision")
    expect(page.get_by_text("waits until")).to_have_count(0)


# -- cards drawn by the companion, help, other pages ----------------------------------------------------------------


@pytest.mark.rule("STS-18")
def test_with_the_built_in_pack_cards_are_drawn_and_items_come_filled_in(arrive: Any):
    somebody, session = start(arrive, **PHONE)
    session.begin("", "full", built_in=True)
    session.pick("yellow", 1)
    for kind in ("event-hers", "event-yours"):
        session.asked(kind).get_by_role("button", name="Draw the card").tap()
    yours = session.asked("yours")
    expect(yours.get_by_role("list", name="Items, from left to right").get_by_role("listitem")).to_have_count(6)
    session.reported("makes your collection")
    somebody.fits()
    somebody.inspect_by_day_and_night()


@pytest.mark.rule("STS-18")
def test_the_quick_mode_only_draws_cards(arrive: Any):
    somebody, session = start(arrive, **PHONE)
    session.begin("", "introductory", built_in=True, quick=True)
    for day in range(DAYS):
        for kind in ("event-hers", "event-yours", "decision"):
            question = session.asked(kind)
            expect(question.locator(".eyebrow")).to_have_text(("Friday", "Saturday", "Sunday")[day])
            question.get_by_role("button", name="Draw the card").tap()
    expect(somebody.page.get_by_role("heading", name="The session is over.")).to_be_visible()
    expect(somebody.page.get_by_role("status", name="The automa’s points")).to_have_count(0)


@pytest.mark.rule("STS-18")
@pytest.mark.parametrize(
    ("locale", "begin", "help_cards", "setup", "question"),
    [
        ("pl-PL", "Zacznij", "Karty pomocy", "Przygotowanie", "Jakie rozmiary są na macie Pinzetty?"),
        ("pt-PT", "Começar", "Cartas de ajuda", "Preparação", "Que tamanhos estão no tapete da Pinzetta?"),
    ],
)
def test_it_is_found_from_the_shelf_used_by_keyboard_and_reads_aloud(
    arrive: Any, locale: str, begin: str, help_cards: str, setup: str, question: str
):
    somebody = arrive(locale=locale)
    page = somebody.page
    somebody.visit()
    page.locator("a[href='/companion']").click()
    page.get_by_role("button", name=begin).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=setup)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=question)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator(".choice[aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name=help_cards).click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=3)).to_have_count(8)
    somebody.inspect()
    page.keyboard.press("Escape")
    somebody.visit("rules/stamp-swap#STS-18")
    expect(page.locator("#STS-18")).to_be_in_viewport()
    page.locator(".owners a").click()
    expect(page.locator("[data-question=targets]")).to_be_visible()
