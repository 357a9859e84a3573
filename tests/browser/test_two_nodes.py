"""Two browsers at two nodes, over a real PostgreSQL and a real Redis: they play each other in every room, and go on
while the nodes are restarted one after the other."""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from ludoteka.games import GAMES
from tests.browser.conftest import PATIENCE
from tests.browser.meeting import CARD, UNSOLVED, come, open_table, play, ready, whose_turn
from tests.some_games import SOLO
from tools import nginx
from tools.local_cluster import LocalCluster, Part
from tools.postgresql import Cluster
from tools.redis_server import RedisServer
from tools.shell import child_env

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVES = 6  # of both together, before one of them comes to the other's node
SHORT = "short"  # a preset with which ten moves are a whole game
STORY = "section.story li:not(.chance), aside table tbody tr"  # what people did; chance may show each something else
PICTURES = "[aria-labelledby=others-title] svg, [aria-labelledby=rivals-title] svg"  # of what lies before the others
# Notes what should never be seen, not even for a moment: that somebody who is here is away, that the connection is
# lost, and that the story gets shorter.
WITNESS = """story => {
    let longest = 0;
    window.witnessed = [];
    const look = () => {
        const text = document.querySelector('aside ul')?.textContent ?? '';
        const lines = document.querySelectorAll(story).length;
        if (/\\baway\\b/.test(text)) witnessed.push(text);
        if (document.querySelector('.banner p')) witnessed.push(document.querySelector('.banner').textContent);
        if (lines && lines < longest) witnessed.push(`${lines} lines after ${longest}`);
        longest = Math.max(longest, lines);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Position(NamedTuple):
    """What somebody sees of the game."""

    story: list[str]
    cells: list[str]
    pictures: list[str]
    hand: list[str]
    question: str


def look(person: Any) -> Position:
    page = person.page
    drawn = page.locator(PICTURES).evaluate_all("pictures => pictures.map(picture => picture.outerHTML)")
    hand = page.locator(CARD).evaluate_all("pieces => pieces.map(piece => piece.dataset.piece)")
    return Position(read(person), person.board(), drawn, sorted(hand), person.question)


def pieces_on_board(person: Any) -> list[str]:
    """What lies on the board, in words."""
    words: list[str] = person.page.locator("[data-cell][data-taken]").evaluate_all(
        "cells => cells.map(cell => `${cell.dataset.cell} ${cell.ariaLabel}`)"
    )
    return words


def people_at(person: Any) -> Any:
    return person.page.get_by_role("list", name="Players at the table").get_by_role("listitem")


def asked(person: Any) -> list[bool]:
    """Of everybody at the table: must they do something?"""
    waited_for: list[bool] = people_at(person).evaluate_all("all => all.map(one => one.matches('.asked'))")
    return waited_for


def read(person: Any, name: str = "You") -> list[str]:
    """What people have done, in words, with a name for the one who reads it."""
    return [re.sub(r"\bYou\b", name, line) for line in person.page.locator(STORY).all_inner_texts()]


def until(person: Any, true: Callable[[], bool]) -> None:
    person.first(lambda _: true())


def sees_again(person: Any, position: Position) -> None:
    last = time.monotonic() + PATIENCE / 1000
    while look(person) != position and time.monotonic() < last:
        person.page.wait_for_timeout(20)
    assert look(person) == position


def agree(host: Any, guest: Any) -> None:
    """Wait until somebody is asked, and both read the same, and see the same on the board if it is one for all."""
    until(host, lambda: asked(host) == asked(guest) and any(asked(host)))
    until(host, lambda: read(host, "Ana") == read(guest, "Rui"))
    if host.page.locator(PICTURES).count() == 0:
        until(host, lambda: pieces_on_board(host) == pieces_on_board(guest))


def play_on(host: Any, guest: Any, moves: int) -> None:
    """Each sees what the other does."""
    before = [look(person) for person in (host, guest)]
    for _ in range(moves):
        person = whose_turn(host, guest)
        if person.over:
            break
        person.after_or_waits(lambda person=person: play(person))
    if host.over or guest.over:
        for person in (host, guest):
            expect(person.page.get_by_role("heading", name="Standings")).to_be_visible()
        return
    agree(host, guest)
    for person, then in zip((host, guest), before, strict=True):
        now = look(person)
        assert now.story != then.story
        assert now.pictures != then.pictures if now.pictures else pieces_on_board(person)


def greet(host: Any, guest: Any) -> None:
    """Each is here for the other, under the right name, and hears what the other says."""
    for speaker, name, phrase, listener in ((host, "Ana", "Good luck!", guest), (guest, "Rui", "Thank you!", host)):
        expect(people_at(listener).filter(has_text=name)).to_contain_text("here")
        speaker.page.locator("[data-talk]").click()
        speaker.page.get_by_role("button", name=phrase).click()
        expect(speaker.page.get_by_role("dialog")).to_contain_text(phrase)
        speaker.page.keyboard.press("Escape")
        expect(listener.page.get_by_role("log")).to_contain_text(f"{name} {phrase}")
        expect(listener.page.get_by_role("log").get_by_role("button")).to_have_count(1)


def watch(*people: Any) -> None:
    for person in people:
        person.page.evaluate(WITNESS, STORY)


def check_quiet(*people: Any) -> None:
    for person in people:
        assert person.page.evaluate("witnessed") == []


def personal_link(person: Any) -> str:
    page = person.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="On another device").click()
    link: str = page.get_by_label("Your personal link").input_value()
    return link


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, redis_server: RedisServer) -> Iterator[LocalCluster]:
    proxied = bool(nginx.present() or shutil.which("caddy", path=child_env()["PATH"]))
    shared: dict[str, Any] = {"postgresql": cluster, "redis": redis_server}
    with LocalCluster(workers=0, proxied=proxied, options=["--drain", "0.5"], **shared) as opened:
        yield opened


@pytest.fixture
def meet(arrive_at: Any) -> Callable[..., tuple[Any, Any]]:
    """Ana and Rui at these ports, at a table of their own, or with a bot, whose game has begun."""

    def meeting(room: str, *ports: int, bot: bool = False) -> tuple[Any, Any]:
        host, guest = (arrive_at(f"http://127.0.0.1:{port}/") for port in ports)
        host.forgiven = guest.forgiven = UNSOLVED
        presets = list(GAMES[room].presets_for(2))
        address = open_table(host, room, preset=SHORT if SHORT in presets else presets[0])
        if bot:
            host.page.get_by_role("button", name="Add a seat").click()
            host.page.get_by_label("Change seat 3").select_option("bot:beginner")
        come(guest, guest.url + address.removeprefix(host.url), "Rui")
        ready(host, guest)
        return host, guest

    return meeting


@pytest.mark.parametrize("room", [name for name, game in GAMES.items() if 2 in game.seats])
def test_two_browsers_at_two_nodes_play_each_other(nodes: LocalCluster, meet: Any, room: str):
    host, guest = meet(room, *nodes.ports)
    whose_turn(host, guest)
    watch(host, guest)
    greet(host, guest)
    play_on(host, guest, MOVES)
    check_quiet(host, guest)

    seen, link = look(guest), personal_link(guest)
    guest.page.goto(host.url + link.removeprefix(guest.url))  # Rui comes to Ana's node
    sees_again(guest, seen)
    expect(people_at(host).filter(has_text="Rui")).to_contain_text("here")
    play_on(host, guest, 4 if SHORT in GAMES[room].presets else 2)
    assert host.over == (SHORT in GAMES[room].presets)


def closed(node: Part) -> bool:
    return node.ended is not None


@pytest.mark.long
def test_a_game_goes_on_while_the_nodes_are_restarted_one_after_the_other(nodes: LocalCluster, meet: Any):
    if nodes.proxy is None:
        pytest.skip("there is neither nginx nor Caddy here")
    host, guest = meet(SOLO, nodes.port, nodes.port, bot=True)  # one of the nodes lets the bot play
    for person in (host, guest):
        person.page.evaluate("window.loaded = 'once'")
    for node in nodes.nodes:
        node.terminate()
        play_on(host, guest, 4)
        until(host, partial(closed, node))
        play_on(host, guest, 2)
        node.start()
        node.until_ready()
    greet(host, guest)
    play_on(host, guest, 2)
    for person in (host, guest):
        expect(person.page.locator(".banner p")).to_have_count(0)
        assert person.page.evaluate("window.loaded") == "once"
