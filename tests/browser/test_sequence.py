"""Sequence in the browser: against a bot, three people at one screen, by keys alone, on a phone, and for axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import find_game

pytestmark = pytest.mark.browser
OFFERED = "[data-cell][aria-disabled=false]"
CARD = "[data-piece]"
WISHES = ("Completes", "Makes 4", "Blocks 4", "Makes 3", "Blocks 3")


def sit_down(visitor: Any, players: int, people: int = 1, preset: str = "classic") -> None:
    page = visitor.page
    page.add_init_script("localStorage['ludoteka.hand-order'] ??= 'worth'")
    visitor.visit("new/sequence")
    page.locator(f"input[name=preset][value={preset}]").check()
    page.get_by_role("group", name="How many play").get_by_role("button", name=str(players), exact=True).click()
    for seat in range(1, people + 1):
        page.get_by_label(f"Who sits in seat {seat}").select_option("human")
        page.get_by_label(f"Name in seat {seat}").fill(("Ana", "Bo", "Ewa")[seat - 1])
    page.get_by_role("button", name="Start playing").click()


def record(options: str, hands: dict[str, str], moves: str = "") -> str:
    """A game with these hands at one screen, the first seat to begin, and what everybody has played so far."""
    game = find_game("sequence")
    match = Match(Setting(game, game.options.read(options), tuple(Seat("human", name) for name in hands)))
    cards = [cards.split() for cards in hands.values()]
    last = len(cards)
    cuts = [f"cut {seat} {rank}S" for seat, rank in enumerate("AKQJ"[: last - 1] + "2", start=1)]
    deals = [f"deal {seat} {hand[at]}" for at in range(len(cards[0])) for seat, hand in enumerate(cards, start=1)]
    for text in cuts + deals:
        match.submit(CHANCE, match.read(CHANCE, text))
    for text in moves.split():
        seat = match.to_act()[0]
        match.submit(seat, match.read(seat, text))
        match.submit(CHANCE, match.legal(CHANCE)[-1])
    return write_record(match)


def take_the_device(page: Any, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}, show me the table").click()
    expect(page.locator(CARD).first).to_be_visible()


def best_cell(page: Any) -> Any:
    labels = page.locator(OFFERED).evaluate_all("cells => cells.map(cell => cell.getAttribute('aria-label'))")
    ranked = sorted(range(len(labels)), key=lambda at: [wish not in labels[at] for wish in WISHES])
    return page.locator(OFFERED).nth(ranked[0])


def play(page: Any) -> None:
    """The first card that has a place, on its best cell; else whatever is offered."""
    cards = page.locator(CARD).filter(has_text=" place")
    if cards.count() == 0:
        page.locator("main").get_by_role("button", name=re.compile("Exchange|Pass$")).first.click()
        return
    cards.first.click()
    best_cell(page).click()


def hand(page: Any) -> list[str]:
    cards: list[str] = page.locator(CARD).evaluate_all("cards => cards.map(card => card.dataset.piece)")
    return cards


def test_a_whole_game_against_a_bot(visitor: Any):
    page = visitor.page
    sit_down(visitor, 2)
    visitor.asked()
    expect(page.locator("[data-cell]")).to_have_count(100)
    expect(page.locator(CARD)).to_have_count(7)
    expect(page.locator("[data-curtain]")).to_have_count(0)  # nobody else looks at this screen
    for _ in range(6):
        visitor.after(lambda: play(page))
    visitor.fast_forward(100)
    assert visitor.over
    expect(page.locator("#end-title")).to_contain_text(re.compile("You (won|lost)|a draw"))
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    expect(page.locator("main ol button")).to_have_count(2)
    expect(page.get_by_role("slider")).not_to_have_value("0")  # until then nobody knows how many stops there are
    page.get_by_role("slider").fill("3")
    expect(page.locator("[data-caption]")).to_contain_text(re.compile("chip on|drew|takes"))
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Drawing (SVG)").click()
    drawn = picture.value.path().read_text("utf-8")
    assert "var(" not in drawn
    assert drawn.count("<circle") > 50


def test_pointing_at_a_card_lights_its_cells_and_a_cell_can_be_chosen_directly(visitor: Any):
    page = visitor.page
    sit_down(visitor, 2)
    visitor.asked()
    card = page.locator(CARD).filter(has_text="2 places").first
    name = (card.locator(".unseen").text_content() or "").split(",")[0]
    page.locator("h1").hover()  # the pointer may lie on a card already
    expect(page.locator(".pc-lit-edge")).to_have_count(0)
    card.hover()
    expect(page.locator(".pc-lit-edge")).to_have_count(2)
    page.locator("h1").hover()
    expect(page.locator(".pc-lit-edge")).to_have_count(0)
    cells = page.locator(f"{OFFERED}[aria-label*='{name}: a chip']")
    expect(cells).to_have_count(2)
    where = cells.first.get_attribute("data-cell")
    if page.locator(CARD).filter(has_text="jack").count():
        card.click()  # with a jack in the hand, two cards fit the cell
    visitor.after(cells.first.click)
    expect(page.locator(f"[data-cell={where}]")).to_have_attribute("aria-label", re.compile("Chip"))


def test_a_card_is_dragged_onto_its_cell_and_the_order_of_the_hand_is_remembered(visitor: Any):
    page = visitor.page
    sit_down(visitor, 2)
    visitor.asked()
    visitor.painted()
    card = page.locator(CARD).filter(has_text="2 places").first
    box = card.bounding_box()
    name = (card.locator(".unseen").text_content() or "").split(",")[0]
    goal = page.locator(f"{OFFERED}[aria-label*='{name}: a chip']").first
    where, there = goal.get_attribute("data-cell"), goal.bounding_box()

    def drag() -> None:
        page.mouse.move(box["x"] + 30, box["y"] + 40)
        page.mouse.down()
        page.mouse.move(box["x"] - 60, box["y"] + 60, steps=4)
        page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
        page.mouse.up()

    visitor.after(drag)
    expect(page.locator(f"[data-cell={where}]")).to_have_attribute("aria-label", re.compile("Chip"))

    page.get_by_label("Order of the hand").select_option("drawn")
    as_drawn = hand(page)
    page.get_by_label("Order of the hand").select_option("rank")
    assert sorted(hand(page)) == sorted(as_drawn)
    by_rank = hand(page)
    page.reload()
    visitor.asked()
    assert hand(page) == by_rank


def test_three_people_at_one_screen_never_see_each_others_cards(visitor: Any, played: Any):
    page = visitor.page
    visitor.bring(played("three-teams", "Ana", "Bo", "Ewa", room="sequence", entries=40))
    curtain = page.locator("[data-curtain]")
    seen: dict[str, list[str]] = {}
    order: list[str] = []
    for _ in range(12):
        expect(curtain).to_be_visible()
        assert page.locator(f"{CARD}, [data-cell]").count() == 0, "behind the curtain there is nothing"
        name = page.locator("#curtain-title").inner_text().removeprefix("Pass the device to ")
        behind = page.content()
        assert not [one for cards in seen.values() for one in cards if one in behind]
        page.get_by_role("button", name=f"I am {name}, show me the table").click()
        expect(page.locator(CARD).first).to_be_visible()
        cards = hand(page)
        order.append(name)
        dead = page.get_by_role("button", name="Exchange the dead card")
        if dead.count():
            visitor.after(dead.first.click)
            cards = hand(page)
        seen[name] = cards
        play(page)
    assert order[:6] in ([*trio, *trio] for trio in (["Ana", "Bo", "Ewa"], ["Bo", "Ewa", "Ana"], ["Ewa", "Ana", "Bo"]))
    visitor.fast_forward(300)
    assert visitor.over
    expect(page.locator("main ol button")).to_have_count(3)


def test_a_player_who_may_still_draw_has_the_screen_until_it_is_passed_on(visitor: Any):
    page = visitor.page
    sit_down(visitor, 2, people=2, preset="forgetful")
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator(CARD)).to_have_count(7)
    visitor.after(lambda: play(page))
    expect(page.locator(CARD)).to_have_count(6)
    page.get_by_role("button", name="Draw a card").click()
    expect(page.locator("[data-curtain]")).to_be_visible()  # nothing more to do, so the next one is asked
    page.get_by_role("button", name=re.compile("^I am")).click()
    visitor.after(lambda: play(page))
    page.get_by_role("button", name=re.compile("^Pass on to")).click()  # and this one has forgotten
    expect(page.locator("[data-curtain]")).to_be_visible()


def test_a_dead_card_is_exchanged_by_one_click(visitor: Any):
    page = visitor.page
    hands = {"Ana": "JD 9H 2D 3D 4D 5D 6D", "Bo": "JC 2S 3S 4S 5S 6S 7S"}
    visitor.bring(record("", hands, "JD>i3 JC>e7"))  # both cells of Ana's nine
    take_the_device(page, "Ana")
    expect(page.locator(CARD)).to_have_count(7)
    exchange = page.get_by_role("button", name="Exchange the dead card: 9 of hearts")
    visitor.after(exchange.click)
    expect(exchange).to_have_count(0)
    expect(page.locator(CARD)).to_have_count(7)
    expect(page.locator(CARD).filter(has_text="9 of hearts")).to_have_count(0)
    expect(page.locator("[data-curtain]")).to_have_count(0)  # and it is still her turn


def test_a_player_chooses_which_five_to_lock(visitor: Any):
    page = visitor.page
    hands = {"Ana": "6C 5C 3C 2C 8D 4C QH", "Bo": "2S 4S 6S 8S TS 7C QC"}
    visitor.bring(record("choose_lock=yes", hands, "6C>c4 2S>b1 5C>d4 4S>d1 3C>f4 6S>f1 2C>g4 8S>h1 8D>h4 TS>j2"))
    take_the_device(page, "Ana")
    page.locator(CARD).filter(has_text="4 of clubs").click()
    visitor.after(page.locator("[data-cell=e4]").click)
    ways = page.locator("main").get_by_role("button", name=re.compile("^Lock"))
    expect(ways).to_have_text(["Lock C4-G4", "Lock D4-H4"])
    ways.last.click()
    take_the_device(page, "Bo")
    locked = page.locator("[data-cell][aria-label*='Chip in a sequence']")
    expect(locked).to_have_count(5)
    cells = locked.evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
    assert sorted(cells) == ["d4", "e4", "f4", "g4", "h4"]


def test_an_objection_is_voted_on_and_costs_each_of_the_team_a_card(visitor: Any):
    page = visitor.page
    suits = dict(zip(("Ana", "Bo", "Ewa", "Leo"), "SHDC", strict=True))
    visitor.bring(
        record("no_table_talk=yes", {name: " ".join(f"{n}{suit}" for n in "345678") for name, suit in suits.items()})
    )
    take_the_device(page, "Ana")
    page.get_by_role("button", name="Object: team Blue talked").click()
    take_the_device(page, "Ewa")  # only the opponents of the accused vote, and Ana has said what she thinks
    page.get_by_role("button", name="Yes, they talked").click()
    for name, card in (("Bo", "5 of hearts"), ("Leo", "7 of clubs")):
        take_the_device(page, name)
        expect(page.locator("main")).to_contain_text("give up a card of your choice")
        page.get_by_role("button", name=f"Give up: {card}").click()
    page.get_by_role("button", name="Pass on to Ana").click()  # a player who may object has the screen until then
    take_the_device(page, "Ana")
    expect(page.locator(CARD)).to_have_count(6)
    play(page)
    page.get_by_role("button", name="Pass on to Bo").click()
    take_the_device(page, "Bo")
    expect(page.locator(CARD)).to_have_count(5)
    expect(page.locator(CARD).filter(has_text="5 of hearts")).to_have_count(0)


def test_the_end_of_a_game_by_keys_alone(visitor: Any, played: Any):
    page = visitor.page
    visitor.bring(played("classic", "Ana", "Bo", room="sequence", entries=-12, bot=True))
    visitor.asked()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Choose a card")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    focused = "document.activeElement.getAttribute('{}') ?? ''"

    def turn() -> None:
        for number in range(1, page.locator(CARD).count() + 1):
            page.keyboard.press(str(number))
            if page.evaluate(focused.format("data-cell")):
                break
        else:
            page.locator("main").get_by_role("button", name=re.compile("Exchange|Pass$")).first.press("Enter")
            return
        first = page.evaluate(focused.format("data-cell"))
        page.keyboard.press("Tab")  # from target to target
        if not page.evaluate("document.activeElement.getAttribute('aria-disabled') === 'false'"):
            page.keyboard.press("Shift+Tab")
            assert page.evaluate(focused.format("data-cell")) == first
        page.keyboard.press("Enter")

    for _ in range(60):
        if visitor.over:
            break
        visitor.after(turn)
    assert visitor.over
    expect(page.locator("#end-title")).to_be_focused()


def test_arrows_lead_from_card_to_card_and_escape_back_to_the_hand(visitor: Any):
    page = visitor.page
    sit_down(visitor, 2)
    visitor.asked()
    first, second = hand(page)[:2]
    page.locator(CARD).first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"[data-piece='{second}']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"[data-piece='{first}']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"{OFFERED}:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-piece='{first}']")).to_be_focused()


def test_on_a_phone_the_board_zooms_and_buttons_name_the_places(arrive: Any):
    somebody = arrive(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = somebody.page
    sit_down(somebody, 2)
    somebody.asked()
    somebody.fits()
    somebody.painted()
    board = page.locator("main svg[role=group]")
    whole = board.get_attribute("viewBox") or ""
    page.get_by_role("button", name="Zoom in").tap()
    expect(board).not_to_have_attribute("viewBox", whole)
    page.get_by_role("button", name="Whole board").tap()
    expect(board).to_have_attribute("viewBox", whole)
    pinch(page, board)
    page.wait_for_function(
        "most => document.querySelector('main svg[role=group]').viewBox.baseVal.width < most",
        arg=float(whole.split()[2]) / 1.5,
    )
    page.get_by_role("button", name="Whole board").tap()
    page.locator(CARD).filter(has_text="2 places").first.tap()
    places = page.get_by_role("button", name=re.compile("^Chip on"))
    expect(places).to_have_count(2)
    somebody.after(places.first.tap)
    somebody.fits()


def pinch(page: Any, board: Any) -> None:
    """Two fingers on the middle of the board move apart."""
    box, session = board.bounding_box(), page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, *apart: int) -> None:
        points = [{"x": x + side * half, "y": y, "id": side} for half in apart for side in (-1, 1)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for half in (40, 50, 60):
        touch("touchMove", half)
    touch("touchEnd")


def test_a_table_that_cannot_be_played_says_so_before_the_start(visitor: Any):
    page = visitor.page
    visitor.forgiven = "400"
    visitor.visit("new/sequence")
    counts = page.get_by_role("group", name="How many play").get_by_role("button")
    expect(counts).to_have_text(["2", "3", "4", "6", "8", "9", "10", "12"])
    counts.get_by_text("4", exact=True).click()
    page.get_by_role("radio", name="Three teams 3, 6, 9, 12 players").check()
    expect(counts.get_by_text("6", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Team: Green")).to_have_count(2)
    page.get_by_text("All options").click()
    page.get_by_label("Chips of two teams").select_option("red-green")
    expect(page.get_by_role("alert")).to_contain_text("SEQ-1")
    held: list[Any] = []
    page.route("**/api/tables", lambda route: held.append(route))
    with page.expect_request("**/api/tables"):
        page.get_by_role("button", name="Start playing").click()
    page.get_by_label("Chips of two teams").select_option("red-blue")
    expect(page.get_by_role("alert")).to_be_empty()
    with page.expect_response("**/api/tables"):
        held[0].continue_()
    visitor.painted()  # a refusal that comes late is about a table that nobody wants any more
    expect(page.get_by_role("button", name="Start playing")).to_be_enabled()
    expect(page.get_by_role("alert")).to_be_empty()


def test_six_are_asked_how_many_teams_they_form(visitor: Any):
    page = visitor.page
    visitor.forgiven = "400"
    visitor.visit("new/sequence")
    counts = page.get_by_role("group", name="How many play").get_by_role("button")
    question = page.get_by_role("group", name="Teams")
    counts.get_by_text("4", exact=True).click()
    expect(page.get_by_text("Team: Blue")).to_have_count(2)
    expect(question).to_have_count(0)
    counts.get_by_text("6", exact=True).click()
    expect(question.get_by_role("radio")).to_have_count(2)
    expect(question.get_by_role("radio", checked=True)).to_have_count(0)
    expect(page.get_by_role("alert")).to_contain_text("two teams or three")
    expect(page.get_by_role("radio", name="Classic")).to_be_checked()
    question.get_by_role("radio", name="Two teams").check()
    expect(page.get_by_text("Team: Blue")).to_have_count(3)
    expect(page.get_by_role("radio", name="Classic")).to_be_checked()
    question.get_by_role("radio", name="Three teams").check()
    expect(page.get_by_text("Team: Green")).to_have_count(2)
    expect(page.get_by_role("alert")).to_be_empty()
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(CARD).first).to_be_visible()


@pytest.mark.parametrize("width", [1440, 820, 360])
def test_axe_finds_nothing(arrive: Any, played: Any, width: int):
    somebody = arrive(width=width)
    page = somebody.page
    somebody.bring(played("silent", "Ana", "Bo", "Ewa", "Leo", room="sequence", entries=90))
    inspect(somebody)  # the curtain
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator(CARD).first).to_be_visible()
    page.locator(CARD).first.click()
    inspect(somebody)
    somebody.bring(played("three-teams", "Ana", "Bo", "Ewa", room="sequence"))
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    inspect(somebody)
    somebody.visit("new/sequence")
    inspect(somebody)
    if width == 360:  # its pictures are many, and the same everywhere
        somebody.visit("rules/sequence")
        inspect(somebody)


def inspect(somebody: Any) -> None:
    somebody.fits()
    somebody.inspect()


def test_a_jack_is_spent_only_after_a_word(arrive):
    """By keys: chosen, pressed, warned of, pressed again. While it is not chosen, it lights nothing."""
    visitor = arrive(settings='{"pace":"quick"}')
    page = visitor.page
    visitor.bring(record("", {"Ana": "JD 4C 6C 8C QS KS 9S", "Bo": "2D 3D 4D 5D 6D 7D 8D"}))
    take_the_device(page, "Ana")
    expect(page.locator(OFFERED)).to_have_count(12)  # two for each of the others
    page.locator("[data-piece='card:JD']").click()
    page.locator(OFFERED).first.focus()
    before = visitor.asked()
    page.keyboard.press("Enter")
    expect(page.locator("[data-warning]")).to_contain_text("spends your two-eyed jack")
    expect(page.get_by_role("alert")).to_contain_text("Choose it again")
    assert visitor.question == before
    visitor.after_or_waits(lambda: page.keyboard.press("Enter"))
    expect(page.locator("[data-warning]")).to_have_count(0)


def test_who_wants_no_warning_gets_none(arrive):
    somebody = arrive(settings='{"pace":"quick","warnings":false}')
    somebody.bring(record("", {"Ana": "JD 4C 6C 8C QS KS 9S", "Bo": "2D 3D 4D 5D 6D 7D 8D"}))
    take_the_device(somebody.page, "Ana")
    somebody.page.locator("[data-piece='card:JD']").click()
    somebody.page.locator(OFFERED).first.focus()
    somebody.after_or_waits(lambda: somebody.page.keyboard.press("Enter"))
