"""People in browsers of their own: they gather by a link, play each other, change devices, ask for moves back, and meet
again."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.core.chance import commitment, draw, mix
from ludoteka.games import GAMES
from tests.browser.meeting import OFFERED, PHONE, UNSOLVED, come, open_table, play, ready, whose_turn
from tests.some_games import FOR_TWO, SOLO

pytestmark = pytest.mark.browser


def gather(arrive: Any, room: str, **wishes: Any) -> tuple[Any, Any]:
    """Ana at a desk and Rui with a phone, at a table of their own whose game has begun."""
    host, guest = arrive(), arrive(**PHONE)
    host.forgiven = guest.forgiven = UNSOLVED
    come(guest, open_table(host, room, **wishes), "Rui")
    ready(host, guest)
    return host, guest


@pytest.mark.parametrize("room", [name for name, game in GAMES.items() if 2 in game.seats])
def test_two_browsers_play_each_other(arrive: Any, room: str):
    host, guest = gather(arrive, room, preset=next(iter(GAMES[room].presets_for(2))))
    expect(host.page.get_by_role("list", name="Players at the table")).to_contain_text("Rui")
    for _ in range(4):
        person = whose_turn(host, guest)
        person.after_or_waits(lambda person=person: play(person))
    guest.fits()
    for person in (host, guest):
        expect(person.page.locator("[data-announced]")).not_to_be_empty()


GOOD = {
    "commit": "has the fingerprint that this browser saw before the game",
    "share": "Your share was used",
    "draws": "Every draw follows from seed and shares",
}


def other_draw(proof: Any) -> None:
    drawn = proof["draws"][4]
    drawn["outcome"] = (drawn["outcome"] + 1) % drawn["of"]


def other_share(proof: Any) -> None:
    proof["shares"][1] = "0f" * 32
    compute_anew(proof)


def other_seed(proof: Any) -> None:
    """As by a server that has looked for a better one: all of it fits together."""
    proof["seed"], proof["commit"] = bytes(32).hex(), commitment(bytes(32))
    compute_anew(proof)


def compute_anew(proof: Any) -> None:
    mixed = mix(bytes.fromhex(proof["seed"]), proof["shares"])
    for drawn in proof["draws"]:
        drawn["outcome"] = draw(mixed, drawn["k"], drawn["of"])


TAMPERED: dict[Any, dict[str, str]] = {
    other_draw: {"commit": "", "share": "", "draws": "Draw 5 does not follow"},
    other_share: {"commit": "", "share": "Your share was not used", "draws": ""},
    other_seed: {"commit": "is not the one this browser saw", "share": "", "draws": ""},
}


def check_proofs(person: Any, found: dict[str, str], tampering: Any = None) -> None:
    """What the browser finds of the proof, as it comes or as a dishonest server would send it; empty: that it is good."""

    def changed(route: Any) -> None:
        proof = route.fetch().json()
        tampering(proof)
        route.fulfill(json=proof)

    page = person.page
    page.unroute("**/proof")
    if tampering:
        page.route("**/proof", changed)
    page.reload()
    page.get_by_text("Provably fair").click()
    for name, text in found.items():
        expect(page.get_by_text(text or GOOD[name])).to_be_visible()
    expect(page.get_by_text("does not match what was promised")).to_have_count(1 if tampering else 0)


def test_a_browser_has_one_share_for_a_table_and_notices_another_fingerprint(arrive: Any):
    host = arrive()
    sent: list[str] = []
    host.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    open_table(host, SOLO)
    for _ in range(2):
        host.page.get_by_role("button", name="I am ready").click()
        host.page.get_by_role("button", name="Not ready", exact=True).click()
        expect(host.page.get_by_role("button", name="I am ready")).to_be_visible()
        host.page.reload()
    shares = [found[0] for frame in sent if (found := re.findall(r'"share":"([0-9a-f]{64})"', frame))]
    assert len(shares) == 2
    assert len(set(shares)) == 1
    warning = host.page.get_by_text("is not the one this browser saw before")
    expect(host.page.get_by_role("button", name="I am ready")).to_be_visible()
    expect(warning).to_have_count(0)
    host.page.evaluate(
        "localStorage['ludoteka.commits'] = JSON.stringify({[location.pathname.split('/').at(-1)]: 'x'})"
    )
    host.page.reload()
    expect(warning).to_be_visible()
    host.inspect_by_day_and_night()


def test_a_table_where_nobody_does_anything_is_quiet(arrive: Any):
    """While the host talks, and everything that is shown is sent to both again and again, neither page has anything to
    say about it."""
    host, guest = arrive(), arrive(**PHONE)
    host.forgiven = guest.forgiven = UNSOLVED
    sent: list[str] = []
    for person in (host, guest):
        person.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    come(guest, open_table(host, SOLO, free=True), "Rui")
    ready(host, guest)
    host.page.locator("[data-talk]").click()

    def talk(*words: str) -> None:
        for word in words:
            host.page.get_by_label("Write a message").fill(word)
            host.page.keyboard.press("Enter")
            expect(host.page.get_by_role("dialog")).to_contain_text(word)
            expect(guest.page.get_by_role("log")).to_contain_text(word)

    talk("one", "two")  # after this, nobody is still busy with arriving
    before = len(sent)
    talk("three", "four", "five", "six", "seven")
    kinds = [json.loads(frame)["type"] for frame in sent[before:]]
    assert [kind for kind in kinds if kind != "hello"] == ["say"] * 5  # a hello is a sign of life


def test_a_whole_game_and_a_rematch_with_the_same_people(arrive: Any):
    host, guest = gather(arrive, SOLO)
    host.fast_forward(34, guest)
    while not (host.over and guest.over):
        for person in (host, guest):
            if not person.over:
                person.after_or_waits(lambda person=person: play(person))
    for person in (host, guest):
        expect(person.page.get_by_role("heading", name="Standings")).to_be_visible()
    finished = host.page.url

    stranger = arrive(**PHONE)  # everybody with the link sees the end, and may not ask for another game
    stranger.page.goto(finished)
    expect(stranger.page.get_by_role("heading", name="Standings")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(stranger.page.get_by_role("button", name="Delete my data")).to_have_count(0)

    stranger.page.get_by_text("Provably fair").click()
    expect(stranger.page.get_by_text("This browser did not see it before the game")).to_be_visible()
    expect(stranger.page.get_by_text("Every draw follows from seed and shares")).to_be_visible()
    expect(stranger.page.get_by_text(re.compile("’s share$"))).to_have_count(2)
    stranger.fits()
    stranger.inspect_by_day_and_night()
    check_proofs(guest, {"commit": "", "share": "", "draws": ""})
    for tampering, found in TAMPERED.items():
        check_proofs(guest, found, tampering)
    guest.inspect_by_day_and_night()
    guest.page.unroute("**/proof")
    guest.page.reload()

    host.page.get_by_role("button", name="Rotate seats").click()
    expect(host.page.get_by_role("heading", name="Your table is open")).to_be_visible()
    expect(guest.page.get_by_text("Your seat is reserved")).to_be_visible()
    guest.inspect_by_day_and_night()
    guest.page.get_by_role("button", name="Join the rematch").click()
    expect(guest.page.locator("main[data-over=false]")).to_be_visible()  # who asks or joins is ready: it begins
    expect(guest.page).to_have_url(host.page.url)
    assert host.page.url != finished

    guest.page.goto(finished)
    guest.page.get_by_role("button", name="Delete my data").click()
    guest.page.get_by_role("button", name="Delete", exact=True).press("Enter")
    expect(guest.page.get_by_text("Your name is deleted")).to_be_visible()
    expect(stranger.page.get_by_text("Rui")).to_have_count(0)


def test_a_table_gathers_before_everybody_s_eyes(arrive: Any):
    host, guest, third = arrive(), arrive(**PHONE), arrive(locale="pl-PL", **PHONE)
    address = open_table(host, SOLO)
    page = host.page
    expect(page.get_by_text("This link works only on this computer")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_count(0)
    assert page.get_by_label("Link to the table").input_value() == address
    page.get_by_role("button", name="Add a seat").click()

    guest.page.goto(address)
    guest.page.get_by_role("button", name="Sit here, seat 2").click()
    expect(guest.page.get_by_text("Enter your name first")).to_be_visible()
    come(guest, address, "Rui")
    guest.fits()
    third.page.goto(address)
    third.page.get_by_label("Twoje imię").fill("Ola")
    third.page.get_by_role("button", name="Usiądź tu, miejsce 3").click()
    expect(page.locator("ol b", has_text="Ola")).to_be_visible()

    third.page.get_by_role("button", name="Zamień się miejscami: Rui").click()
    guest.inspect_by_day_and_night()
    guest.page.get_by_role("button", name="Swap seats", exact=True).click()
    expect(third.page.get_by_label("Imię na miejscu 2")).to_have_value("Ola")

    guest.page.get_by_label("Name in seat 3").fill("Rui Pedro")
    guest.page.keyboard.press("Enter")
    expect(page.locator("ol b", has_text="Rui Pedro")).to_be_visible()

    page.get_by_label("Change seat 2").select_option("open")  # Ola has to get up
    expect(third.page.get_by_role("heading", name="Zajmij miejsce")).to_be_visible()
    expect(page.locator("ol b", has_text="Ola")).to_have_count(0)  # the next change is about the table as it is then
    page.get_by_label("Change seat 2").select_option("bot:club")
    expect(guest.page.get_by_text("Bot: Club")).to_be_visible()
    host.inspect_by_day_and_night()

    page.get_by_role("button", name="I am ready").click()
    expect(guest.page.get_by_text("Ready: 1 of 2")).to_be_visible()
    page.get_by_role("button", name="Not ready", exact=True).click()
    expect(guest.page.get_by_text("Ready: 0 of 2")).to_be_visible()
    ready(host, guest)
    expect(third.page.get_by_text("Oglądasz")).to_be_visible()  # no seat, so she watches
    expect(page.get_by_text("1 spectator")).to_be_attached()
    third.inspect_by_day_and_night()
    expect(third.page.locator(OFFERED)).to_have_count(0)


MARKUP = "<img src=x onerror=alert(1)>Rui"


def test_a_name_with_markup_is_text_for_everybody(arrive: Any):
    """While people gather, and in the game: in the line of people and at their boards."""
    host, guest = arrive(), arrive(**PHONE)
    come(guest, open_table(host, SOLO), MARKUP)
    expect(host.page.locator("ol b", has_text=MARKUP)).to_be_visible()
    ready(host, guest)
    for person in (host, guest):
        person.after_or_waits(lambda person=person: play(person))
    expect(host.page.get_by_role("list", name="Players at the table")).to_contain_text(MARKUP)
    expect(host.page.get_by_role("region", name="At the table")).to_contain_text(MARKUP)
    for person in (host, guest):
        expect(person.page.locator("img[src=x]")).to_have_count(0)


def test_a_reserved_seat_is_opened_by_its_personal_link_and_once(arrive: Any):
    host, guest, other = arrive(), arrive(**PHONE), arrive()
    open_table(host, SOLO)
    host.page.get_by_label("Change seat 2").select_option("kept")
    host.page.get_by_label("Who is it for?").fill("Rui")
    host.page.get_by_role("button", name="Reserve the seat").click()
    link = host.page.get_by_label("Rui’s personal link").input_value()
    host.inspect_by_day_and_night()
    host.page.keyboard.press("Escape")
    guest.page.goto(link)
    expect(guest.page.get_by_label("Name in seat 2")).to_have_value("Rui")
    expect(guest.page).not_to_have_url(re.compile("#"))
    other.page.goto(link)
    expect(other.page.get_by_text("This personal link has been used already")).to_be_visible()
    expect(other.page.get_by_label("Name in seat 2")).to_have_count(0)
    host.page.goto(link)
    expect(host.page.get_by_role("dialog")).to_be_visible()  # it is for another seat than the own one
    host.page.keyboard.press("Escape")
    guest.visit()
    guest.page.goto(link)
    expect(guest.page.get_by_label("Name in seat 2")).to_have_value("Rui")
    ready(host, guest)


def test_the_game_goes_on_on_another_device_and_through_a_restart(arrive: Any, server: Any, closed: Any):
    host, guest = gather(arrive, SOLO)
    host.after_or_waits(lambda: play(host))
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("button", name="On another device").click()
    link = guest.page.get_by_label("Your personal link").input_value()
    guest.inspect_by_day_and_night()
    guest.visit()
    expect(host.page.get_by_role("list", name="Players at the table")).to_contain_text("away")

    other = arrive()
    other.page.goto(link)
    expect(other.page.locator(OFFERED).first).to_be_visible()
    expect(other.page).not_to_have_url(re.compile("#"))
    expect(host.page.get_by_role("list", name="Players at the table")).not_to_contain_text("away")

    for person in (host, guest, other):
        person.forgiven = "WebSocket|ERR_CONNECTION"
    with closed(server):
        expect(other.page.get_by_text("Connection lost")).to_be_visible()
    expect(other.page.get_by_text("Connection lost")).to_be_hidden()
    other.after_or_waits(lambda: play(other))
    expect(host.page.locator(OFFERED)).to_have_count(18)
    expect(other.page.locator(OFFERED)).to_have_count(18)


def test_a_seat_is_lost_by_no_accident(arrive: Any):
    """A server that is busy, a link to somebody else's seat: the key to one's own stays."""
    host, guest = gather(arrive, SOLO)
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("button", name="On another device").click()
    link = guest.page.get_by_label("Your personal link").input_value()
    host.page.goto(link)
    expect(host.page.get_by_role("heading", name="Link to another seat")).to_be_visible()
    host.page.get_by_role("button", name="Keep it").click()
    host.after_or_waits(lambda: play(host))

    guest.forgiven = "429"
    busy = '{"code": "too-many-requests", "words": {"id": "refused-too-many-requests"}}'
    guest.page.route(
        re.compile("/api/tables/[0-9a-f]+$"),
        lambda asked: asked.fulfill(status=429, content_type="application/json", body=busy),
    )
    guest.visit()
    expect(guest.page.get_by_role("heading", name="With friends")).to_be_visible()
    guest.page.unroute_all()
    guest.visit()
    expect(guest.page.get_by_role("link", name="Continue")).to_be_visible()
    guest.visit("games")
    expect(guest.page.get_by_text("Ana").first).to_be_visible()
    expect(guest.page.get_by_role("button", name="Give up")).to_have_count(0)  # the table is Ana's
    guest.visit()
    guest.page.get_by_role("link", name="Continue").click()
    guest.after_or_waits(lambda: play(guest))


def test_a_move_is_taken_back_when_the_others_agree(arrive: Any):
    host, guest = gather(arrive, FOR_TWO, preset="forgetful")
    first = whose_turn(host, guest)
    second = guest if first is host else host
    first.after_or_waits(lambda: play(first))
    expect(first.page.locator(".last-move-frame")).to_have_count(1)
    first.page.get_by_role("button", name="Ask to take back").click()
    expect(second.page.get_by_text("asks to take back the last move")).to_be_visible()
    first.page.get_by_role("button", name="Cancel").click()
    expect(second.page.get_by_text("asks to take back the last move")).to_have_count(0)
    for answer in ("Refuse", "Agree"):
        first.page.get_by_role("button", name="Ask to take back").click()
        expect(second.page.get_by_text("asks to take back the last move")).to_be_visible()
        second.inspect_by_day_and_night()
        second.page.get_by_role("button", name=answer).click()
        if answer == "Refuse":
            expect(first.page.get_by_text("Someone refused")).to_be_visible()
    expect(first.page.locator(".last-move-frame")).to_have_count(0)
    expect(second.page.get_by_text("asks to take back the last move")).to_have_count(0)
    expect(first.page).to_have_title(re.compile("^Your turn"))
    expect(second.page).not_to_have_title(re.compile("^Your turn"))


def test_phrases_are_read_in_everybodys_language_and_somebody_can_be_muted(arrive: Any):
    host, guest = arrive(), arrive(locale="pt-PT", **PHONE)
    address = open_table(host, SOLO, free=True)
    guest.page.goto(address)
    guest.page.get_by_label("O seu nome").fill("Rui")
    guest.page.get_by_role("button", name="lugar 2").click()
    expect(guest.page.get_by_role("heading", name="Tem um lugar")).to_be_visible()
    page = host.page
    page.locator("[data-talk]").click()
    page.get_by_role("button", name="Good luck!").click()
    expect(guest.page.get_by_role("log")).to_contain_text("Boa sorte!")
    page.get_by_label("Write a message").fill("first game <b>ever</b>")
    page.keyboard.press("Enter")
    guest.page.locator("[data-talk]").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("first game <b>ever</b>")
    guest.inspect_by_day_and_night()
    guest.page.get_by_role("button", name="Silenciar Ana").click()
    expect(guest.page.get_by_role("dialog")).not_to_contain_text("first game")
    page.get_by_role("button", name="Sorry!").click()
    expect(page.get_by_role("dialog")).to_contain_text("Sorry!")
    guest.page.reload()
    expect(guest.page.get_by_role("log")).not_to_contain_text("Desculpe")


def test_a_public_table_is_found_in_the_lobby_and_any_table_by_its_code(arrive: Any):
    host, guest = arrive(), arrive(**PHONE)
    guest.visit()
    guest.page.get_by_label("Join a friend’s table").fill("no such thing")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    expect(guest.page.get_by_text("No table found")).to_be_visible()
    address = open_table(host, SOLO, public=True)
    guest.page.get_by_role("button", name="1 open table").click()
    expect(guest.page.get_by_role("link", name=re.compile("Ana.*1 free seat"))).to_be_visible()
    guest.fits()
    guest.inspect_by_day_and_night()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_label("Join a friend’s table").fill(address.rsplit("/", 1)[1])
    guest.page.get_by_role("button", name="Join", exact=True).click()
    expect(guest.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    guest.visit()
    guest.page.get_by_role("button", name="1 open table").click()
    guest.page.get_by_role("link", name=re.compile("Ana.*1 free seat")).click()
    come(guest, address, "Rui")


def test_the_challenge_of_the_day_is_played_once_and_ranked(arrive: Any):
    eva, rui = arrive(), arrive(**PHONE)
    eva.visit("daily")
    expect(eva.page.get_by_text("No results yet")).to_be_visible()
    play_daily(eva, "Eva", "place 1 so far")
    rui.visit("daily")
    expect(rui.page.get_by_role("group", name="Today’s results").get_by_text("Eva")).to_be_visible()
    play_daily(rui, "Rui", "place [12] so far")


def play_daily(somebody: Any, name: str, reported: str) -> None:
    somebody.forgiven = UNSOLVED
    page = somebody.page
    somebody.fits()
    somebody.inspect_by_day_and_night()
    page.locator("#daily-name").fill(name)
    page.get_by_role("button", name="Play today’s deal").click()
    somebody.play_out()
    somebody.inspect_by_day_and_night()
    somebody.visit()
    expect(page.get_by_role("link", name="Your score: ")).to_be_visible()
    somebody.visit("daily")
    expect(page.get_by_text(re.compile(reported))).to_be_visible()
    expect(page.get_by_role("group", name="Today’s results").get_by_text(name)).to_be_visible()
    expect(page.get_by_role("button", name="Play today’s deal")).to_have_count(0)
    page.get_by_label("Yesterday").check()
    expect(page.get_by_text("Nobody played it")).to_be_visible()


def test_clocks_run_and_a_bot_helps_who_has_no_time_left(arrive: Any):
    host, guest = arrive(), arrive(**PHONE)
    page = host.page
    key = page.goto(host.url) and page.evaluate(
        """game => fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({
        game, seats: [{ kind: 'human', name: 'Ana' }, { kind: 'open' }],
        terms: { clock: { kind: 'move', seconds: 5 }, takeover: 1 } }) })
        .then(answer => answer.json())
        .then(key => { localStorage['ludoteka.tables'] = JSON.stringify([key]); return key; })""",
        SOLO,
    )
    page.goto(f"{host.url}table/{key['table']}")
    come(guest, page.url, "Rui")
    ready(host, guest)
    expect(page.get_by_role("timer").first).to_contain_text(re.compile("0:0[0-5]"))
    expect(page.locator(OFFERED)).to_have_count(18)  # the time of both ran out, and bots placed their tiles
    guest.visit()
    expect(page.get_by_role("list", name="Players at the table")).to_contain_text("a bot plays")
    host.inspect_by_day_and_night()


def test_several_tables_get_the_same_deal_and_compare(arrive: Any):
    host, guest = arrive(), arrive(**PHONE)
    host.forgiven = guest.forgiven = UNSOLVED
    page = host.page
    host.visit(f"new/{SOLO}")
    page.get_by_role("group", name="How many play").get_by_role("button", name="1", exact=True).click()
    page.get_by_label("Name in seat 1").fill("Ana")
    page.get_by_text("Table settings").click()
    page.get_by_label("Tables with this deal").select_option("2")
    page.get_by_role("button", name="Open 2 tables").click()
    expect(page.get_by_role("heading", name="Links to the tables")).to_be_visible()
    host.inspect_by_day_and_night()
    links = [page.get_by_label(f"Table {number}", exact=True).input_value() for number in (1, 2)]
    assert links[0] != links[1]
    together = page.url
    for person, link, name in ((host, links[0], "Ana"), (guest, links[1], "Rui")):
        person.page.goto(link)
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit here, seat 1").click()
        person.page.get_by_role("button", name="I am ready").click()
        expect(person.page.locator("[data-cell]").first).to_be_visible()
    for person in (host, guest):
        person.asked()
    called = host.page.locator("h2").first.inner_text()
    expect(guest.page.locator("h2").first).to_have_text(called, use_inner_text=True)
    host.play_out()
    expect(page.get_by_text("Others are still playing the same deal")).to_be_visible()
    page.get_by_role("link", name="The other tables with this deal").click()
    expect(page.get_by_role("heading", name="Progress")).to_be_visible()
    guest.play_out()
    page.goto(together)
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    guest.page.goto(together)
    expect(guest.page.get_by_role("link", name="Rui")).to_be_visible()
    guest.fits()
    guest.inspect_by_day_and_night()
