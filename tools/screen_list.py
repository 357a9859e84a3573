"""The screens that `tools.screens` takes pictures of: pages, and tables of every room at their beginning, in the middle
and at their end."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import GAMES
from ludoteka.table import commands

SEED = bytes(range(32))
LEVEL = "casual"
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana", "Ivo", "Jana", "Kai")  # of the bots
MOMENTS = {"start": 0.05, "middle": 0.5, "end": 1.0}  # shares of a game
BRING = """record => fetch('/api/tables/import',
  { method: 'POST', body: record, headers: { 'Content-Type': 'text/plain' } })
  .then(answer => answer.json())
  .then(key => {
    const known = JSON.parse(localStorage['ludoteka.tables'] ?? '[]');
    localStorage['ludoteka.tables'] = JSON.stringify([...known, key]);
    return key.table;
  })"""
INVITE = """wanted => fetch('/api/tables',
  { method: 'POST', body: JSON.stringify(wanted), headers: { 'Content-Type': 'application/json' } })
  .then(answer => answer.json())
  .then(key => {
    localStorage['ludoteka.tables'] = JSON.stringify([key]);
    return key.table;
  })"""
READY = "h1, main[data-over]"
NEEDS_THE_SERVER = re.compile("/api/(?!games|texts)")


@dataclass(frozen=True)
class Screen:
    """`show` brings a page there."""

    name: str
    show: Callable[[Page, str], None]


def at(path: str) -> Callable[[Page, str], None]:
    def show(page: Page, url: str) -> None:
        page.goto(url + path)
        page.locator(READY).first.wait_for()
        page.wait_for_load_state("networkidle")

    return show


def table(game: str, preset: str, seats: int, share: float) -> Callable[[Page, str], None]:
    """A table that goes on after this share of a game between bots, the first seat being the visitor's."""

    def show(page: Page, url: str) -> None:
        name = bring(page, url, game, preset, seats, share)
        page.goto(f"{url}table/{name}")
        page.locator("main[data-over]").wait_for()
        page.locator("main > .notice").wait_for(state="detached")  # it opens
        page.wait_for_load_state("networkidle")

    return show


def returning(page: Page, url: str) -> None:
    """Home of somebody with games in all rooms."""
    for game in GAMES.values():
        first = next(iter(game.presets))
        bring(page, url, game.name, first, seats_of(game, first), 0.4)
    at("")(page, url)


def with_games(path: str) -> Callable[[Page, str], None]:
    """A page of somebody with a game that goes on and one that is over."""

    def show(page: Page, url: str) -> None:
        for share in (0.4, 1):
            game = next(iter(GAMES.values()))
            first = next(iter(game.presets))
            bring(page, url, game.name, first, seats_of(game, first), share)
        at(path)(page, url)

    return show


def settings(page: Page, url: str) -> None:
    at("")(page, url)
    page.locator("header button.icon").click()
    page.locator("dialog[open]").wait_for()


def pairing(page: Page, url: str) -> None:
    """A code for another device."""
    with_games("me")(page, url)
    page.locator("section[aria-labelledby=device-title] > button").click()
    page.locator(".code").wait_for()


def offline(page: Page, url: str) -> None:
    """Home of somebody with games, while the server is away."""
    with_games("")(page, url)
    page.route(NEEDS_THE_SERVER, lambda route: route.abort())
    page.goto(url)
    page.locator(".away").wait_for()


def gathering(page: Page, url: str) -> None:
    """A table with open seats, before the game begins."""
    game = max(GAMES.values(), key=lambda one: one.seats[-1])
    preset = next(iter(game.presets))
    seats = [{"kind": "human", "name": "Ada"}, *[{"kind": "open", "name": ""}] * (seats_of(game, preset) - 1)]
    page.goto(f"{url}api/health")
    wanted = {"game": game.name, "options": game.presets[preset].given(), "seats": seats}
    at(f"table/{page.evaluate(INVITE, wanted)}")(page, url)


def bring(page: Page, url: str, game: str, preset: str, seats: int, share: float) -> Any:
    page.goto(f"{url}api/health")  # an address where nothing is drawn
    return page.evaluate(BRING, record(game, preset, seats, share))


@cache
def record(name: str, preset: str, seats: int, share: float) -> str:
    match = played(name, preset, seats)
    entries = len(match.log.live())
    return write_record(match if share == 1 else match.at(round(entries * share)))


@cache
def played(name: str, preset: str, seats: int) -> Match:
    """A whole game between bots, of the same seed each time."""
    game = GAMES[name]
    people = (Seat("human", ""), *(Seat(f"bot:{LEVEL}", bot) for bot in NAMES[: seats - 1]))
    match = Match(Setting(game, game.presets[preset], people))
    bots = [game.bot(LEVEL, seat) for seat in range(seats)]
    while not match.over:
        if {CHANCE, AUTOMA} & set(match.to_act()):
            commands.draw(match, SEED)
        else:
            seat = match.to_act()[0]
            match.submit(seat, bots[seat].choose(match.observation(seat)))
    return match


def seats_of(game: Game, preset: str) -> int:
    """Two players, or about as many as can play."""
    return min(game.seats_for(game.presets[preset]), key=lambda seats: abs(seats - 2))


def all_screens() -> Iterator[Screen]:
    yield Screen("home-new", at(""))
    yield Screen("home-returning", returning)
    yield Screen("lost", at("nowhere/at-all"))
    yield Screen("companion", at("companion"))
    yield Screen("games-new", at("games"))
    yield Screen("games", with_games("games"))
    yield Screen("daily", at("daily"))
    yield Screen("me-new", at("me"))
    yield Screen("me", with_games("me"))
    yield Screen("pairing", pairing)
    yield Screen("settings", settings)
    yield Screen("offline", offline)
    yield Screen("gathering", gathering)
    for game in GAMES.values():
        yield from of_game(game)


def of_game(game: Game) -> Iterator[Screen]:
    yield Screen(f"{game.name}-new", at(f"new/{game.name}"))
    yield Screen(f"{game.name}-rules", at(f"rules/{game.name}"))
    if game.room.sheet is not None:
        yield Screen(f"{game.name}-caller", at(f"caller/{game.name}"))
    if game.room.sheet is not None or game.room.ledger is not None:
        yield Screen(f"{game.name}-sheet", at(f"sheet/{game.name}"))
    for number, preset in enumerate(game.presets):
        moments = MOMENTS if number == 0 else {"middle": MOMENTS["middle"]}
        for moment, share in moments.items():
            yield Screen(f"{game.name}-{preset}-{moment}", table(game.name, preset, seats_of(game, preset), share))
    preset, most = largest(game)
    if most > 2:
        yield Screen(f"{game.name}-{preset}-{most}-players", table(game.name, preset, most, MOMENTS["middle"]))


def largest(game: Game) -> tuple[str, int]:
    """The preset at which most can play as it is, and how many."""
    possible = [
        (preset, seats)
        for preset, options in game.presets.items()
        for seats in game.seats_for(options)
        if is_possible(game, preset, seats)
    ]
    return max(possible, key=lambda one: one[1])


def is_possible(game: Game, preset: str, seats: int) -> bool:
    """Some numbers of players need a further choice: which teams they form, for example."""
    try:
        Match(Setting(game, game.presets[preset], (Seat("human", ""),) * seats))
    except Refused:
        return False
    return True


SCREENS = tuple(all_screens())
