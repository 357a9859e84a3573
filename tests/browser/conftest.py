"""A real server in a process of its own, a real browser, and somebody who clicks, taps and types."""

import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import GAMES
from tests.some_games import SOLO
from tools.browser import system_browser

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAST_FORWARD = (Path(__file__).parent / "fast_forward.js").read_text("utf-8")
CHROMIUM = os.environ.get("LUDOTEKA_BROWSER") or system_browser(os.environ)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Chromium gives each window a popup of its address bar as a page of its own, which costs as much as one of ours. The
# others are what Playwright switches off and would be switched on by a list of our own.
UNUSED = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,"
    "NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning"
)
FLAGS.append(f"--disable-features={UNUSED}")
OF_COLOURS = ("color-contrast", "link-in-text-block")  # the rules of axe that look at colours
PATIENCE = 60_000  # ms; a busy machine is no failure, and the first bot waits for the compiler
OFFERED = "[data-cell][aria-disabled=false]"
MAIN = "const { over, busy, asked } = document.querySelector('main')?.dataset ?? {};"  # none while a page loads
REPORTED_VIOLATIONS = (
    "addEventListener('securitypolicyviolation', e => console.error('CSP', e.violatedDirective, e.blockedURI))"
)
expect.set_options(timeout=PATIENCE)


class Server:
    """`ludoteka serve` on a folder of its own; it can close and open again at the same address."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self.url = ""
        self.open()

    def open(self) -> None:
        command = [sys.executable, "-m", "ludoteka", "serve", "--no-browser"]
        command += ["--data", str(self._data), "--port", str(self._port)]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        assert self._process.stdout
        sentence = self._process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)/", sentence)
        assert found, sentence + self._process.stdout.read()
        self.url, self._port = found[0], int(found[1])

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


@dataclass
class Visitor:
    """Somebody at a page, and everything that went wrong on it."""

    page: Page
    url: str
    errors: list[str] = field(default_factory=list)
    forgiven: str = ""  # a pattern of errors that this test brings about itself

    def visit(self, path: str = "") -> None:
        self.page.goto(self.url + path)
        expect(self.page.locator("h1")).to_be_visible(timeout=PATIENCE)

    def sit_down(self, variant: str, seats: int, *, rounds: str = "", people: int = 1) -> None:
        """At a new table of this variant, with bots on the other seats."""
        self.visit(f"new/{SOLO}")
        self.page.locator(f"input[name=preset][value={variant}]").check()
        self.page.get_by_role("group", name="How many play").get_by_role("button", name=str(seats), exact=True).click()
        for seat in range(2, people + 1):
            self.page.get_by_label(f"Who sits in seat {seat}").select_option("human")
        if rounds:
            self.page.get_by_text("All options").click()
            self.page.get_by_label("Rounds", exact=True).select_option(rounds)
        self.page.get_by_role("button", name="Start playing").click()
        expect(self.page.locator(OFFERED).first).to_be_visible(timeout=PATIENCE)

    def bring(self, record: str) -> None:
        """To a table that goes on where a record ends, with its seats."""
        self.visit()
        key = self.page.evaluate(
            """record => fetch('/api/tables/import', { method: 'POST', body: record, headers: { 'Content-Type': 'text/plain' } })
            .then(answer => answer.json())
            .then(key => { localStorage['ludoteka.tables'] = JSON.stringify([key]); return key; })""",
            record,
        )
        self.visit(f"table/{key['table']}")
        expect(self.page.locator("main[data-over]")).to_be_visible()

    @property
    def over(self) -> bool:
        return self.page.locator("main[data-over=true]").count() > 0

    @property
    def question(self) -> str:
        """The name of the question that the table asks now and that can be answered; empty while there is none."""
        name: str = self.page.evaluate(f"() => {{ {MAIN} return over !== 'true' && busy !== 'true' && asked || ''; }}")
        return name

    def asked(self, before: str = "") -> str:
        """Wait until the table asks something else than before and takes an answer, or is done; the name of its
        question."""
        self.page.wait_for_function(
            f"before => {{ {MAIN} return over === 'true' || (busy !== 'true' && asked && asked !== before); }}",
            arg=before,
            timeout=PATIENCE,
        )
        return self.page.locator("main").get_attribute("data-asked") or ""

    def after(self, act: Callable[[], Any]) -> None:
        """Act, and wait until the table has taken it and asks again, or is done."""
        before = self.asked()
        act()
        self.asked(before)

    def after_or_waits(self, act: Callable[[], Any]) -> None:
        """Act, and wait until the table has taken it: it asks something else, or waits for others, or is done."""
        before = self.asked()
        act()
        self.page.wait_for_function(
            f"before => {{ {MAIN} return over === 'true' || (busy !== 'true' && asked !== before); }}",
            arg=before,
            timeout=PATIENCE,
        )

    def first(self, true: Callable[["Visitor"], bool], *others: "Visitor") -> "Visitor":
        """Wait until something is true of this visitor or of another; of whom."""
        people, last = (self, *others), time.monotonic() + PATIENCE / 1000
        while time.monotonic() < last:
            for person in people:
                if true(person):
                    return person
            self.page.wait_for_timeout(20)  # between two looks; meanwhile Playwright hears what the pages say
        raise AssertionError([person.page.locator("main").inner_text() for person in people])

    def painted(self) -> None:
        """Wait until what was measured last, and follows from it, is on the screen."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def board(self) -> list[str]:
        """What lies where, in words."""
        labels: list[str] = self.page.locator("[data-cell]").evaluate_all(
            "cells => cells.map(cell => cell.getAttribute('aria-label'))"
        )
        return labels

    def inspect(self, *rules: str) -> None:
        """Let axe-core look at the page as it is, with all of its rules or only with these."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        wanted = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
        found = self.page.evaluate("async wanted => (await axe.run(wanted)).violations", wanted)
        problems = [f"{one['id']}: {one['help']} {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
        assert not problems, "\n".join(problems)

    def inspect_by_day_and_night(self) -> None:
        """At night nothing is different but the colours."""
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        self.inspect()
        self.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        self.inspect(*OF_COLOURS)

    def fast_forward(self, moves: int, *others: "Visitor") -> None:
        """Make so many moves on the seats of all of them without drawing them; then everybody is back at the table."""
        expect(self.page.locator("main[data-over]")).to_be_visible()
        people, table = (self, *others), self.page.url
        for person in people:  # to an address of the same origin where nothing is drawn
            person.page.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # every plain file asks for it
            person.page.goto(self.url + "api/health")
        name = table.rsplit("/", 1)[-1]
        tokens = [
            person.page.evaluate(
                "name => JSON.parse(localStorage['ludoteka.tables']).find(key => key.table === name).token", name
            )
            for person in people
        ]
        over = self.page.evaluate(FAST_FORWARD, {"table": name, "tokens": tokens, "moves": moves})
        for person in people:
            person.page.goto(table)
            expect(person.page.locator(f"main[data-over={'true' if over else 'false'}]")).to_be_visible()

    def play_out(self) -> None:
        """To the end of a round for one person; the last moves by keys, always the first cell on offer."""
        self.fast_forward(17)
        while not self.over:
            self.after(self._take_the_first)

    def _take_the_first(self) -> None:
        self.page.locator(OFFERED).first.focus()
        self.page.keyboard.press("Enter")

    def fits(self) -> None:
        """Nothing sticks out to the side."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} px too wide"


def _as_long_as_possible(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """While Playwright runs, no other test in its process can run an event loop: only where all tests need a browser
    does one last for the whole run."""
    return "session" if config.getoption("markexpr") == "browser" else "module"


@pytest.fixture(scope="session")  # to start one takes longer than many a test; visitors are strangers to each other
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.close()


@pytest.fixture(scope=_as_long_as_possible)
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def played() -> Callable[..., str]:
    """The record of a game that was played at random: `played("base", "Ada", "Bo", rounds="2")`; to its end, or with
    `entries` only so far; below zero, so far before its end. `bot`: who goes on in all seats but the first."""

    def playing(
        preset: str, *names: str, room: str = SOLO, entries: int = 10_000, bot: bool = False, **options: str
    ) -> str:
        game = GAMES[room]
        chosen = game.options.of({**game.presets[preset].given(), **options})
        seats = [Seat("bot:beginner" if bot and number else "human", name) for number, name in enumerate(names)]
        match = Match(Setting(game, chosen, tuple(seats)))
        dice = random.Random(preset)
        while not match.over and (entries < 0 or len(match.log) < entries):
            actor = match.to_act()[0]
            match.submit(actor, dice.choice(match.legal(actor)))
        return write_record(match if entries > 0 else match.at(len(match.log.live()) + entries))

    return playing


Arrive = Callable[..., Any]


def _reported(message: ConsoleMessage) -> str:
    """An error, and the address that it is about."""
    return f"{message.text} ({message.location['url']})"


@pytest.fixture
def arrive_at(browser: Browser) -> Iterator[Arrive]:
    """Somebody new arrives at an address; at the end, nobody's page may have had an error that was not forgiven. With a
    `width`, on a wide screen by day and on a narrow one by night: so axe sees a page in both shapes and both lights."""
    visitors: list[Visitor] = []

    def arriving(url: str, width: int = 0, **wishes: Any) -> Visitor:
        if width:
            wishes |= {"viewport": {"width": width, "height": 844}, "color_scheme": "light" if width > 600 else "dark"}
        wishes = {
            "locale": "en-GB",
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "service_workers": "block",
            **wishes,
        }
        settings = wishes.pop(
            "settings", '{"pace":"quick","warnings":false}'
        )  # "": as the server has them for everybody
        context = browser.new_context(**wishes)
        context.add_init_script(f"localStorage['ludoteka.settings'] ??= {settings!r}" if settings else "")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(REPORTED_VIOLATIONS)
        visitor = Visitor(context.new_page(), url)
        visitor.page.on(
            "console", lambda message: visitor.errors.extend([_reported(message)] if message.type == "error" else [])
        )
        visitor.page.on("pageerror", lambda error: visitor.errors.append(str(error)))
        visitors.append(visitor)
        return visitor

    yield arriving
    for visitor in visitors:
        visitor.page.context.close()
        bad = [error for error in visitor.errors if not visitor.forgiven or not re.search(visitor.forgiven, error)]
        assert not bad, bad


@pytest.fixture
def arrive(server: Server, arrive_at: Arrive) -> Arrive:
    """Somebody new arrives at the server."""
    return partial(arrive_at, server.url)


@pytest.fixture
def visitor(arrive: Arrive) -> Visitor:
    somebody: Visitor = arrive()
    return somebody


@contextmanager
def _closed(server: Server) -> Iterator[None]:
    server.close()
    yield
    server.open()


@pytest.fixture
def closed() -> Callable[[Server], Any]:
    """`with closed(server):` the server is down, and then back with what it had stored."""
    return _closed
