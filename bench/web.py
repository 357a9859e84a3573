"""How heavy and how quick the pages are, as a phone on a slow network gets them.

    .venv/bin/python bench/web.py [--keep] [--language pl] [--full-speed]

A real browser against a real server, the network and the processor slowed down by the browser itself: "slow 4G" (as
Lighthouse has it: 150 ms there and back, 1.6 Mbit/s) and a quarter of the processor. For each page: what came over the
network with its headers, how long until what one has come for can be clicked, how far things moved after they were
shown, and how long the processor was held by tasks of more than 50 ms. Times depend on the machine; bytes do not.
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from harness import machine, server, write_result

from ludoteka.games import GAMES

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SLOWER = 4  # so many times slower than this machine's processor
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # ms
BOX = "a[href='/new/{}']"
START = "form button.primary"
BOARD = "main[data-over=false]:has(svg)"
# What the review of 2026-11-16 saw, and what it wanted instead.
SEEN = {"home, cold": "1,147 kB, 7.4 s, shift 0.06-0.24"}
WANTED = {
    "home, cold": "3 s, shift 0.05",
    "home, warm": "20 kB",
    **{f"home and {game}": "300 kB" for game in GAMES},
}
WATCH = """
window.seen = { shift: 0, tasks: 0, longest: 0 };
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.shift += e.value; })
  .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver(list => { for (const e of list.getEntries()) {
  seen.tasks += e.duration; seen.longest = Math.max(seen.longest, e.duration); } })
  .observe({ type: 'longtask', buffered: true });
"""
CLICKABLE = """selector => { const found = document.querySelector(selector); if (!found) return false;
  const box = found.getBoundingClientRect();
  if (!box.width) return false;
  const [x, y] = [box.x + box.width / 2, Math.min(box.y + 24, innerHeight - 1)];
  const top = document.elementFromPoint(x, y);
  return found.contains(top) || box.y > innerHeight ? performance.now() : false; }"""


@dataclass
class Figures:
    """Of one page, or of a way over several."""

    page: str
    transfer: int  # bytes
    requests: int
    seconds: float  # until it could be clicked
    shift: float
    long_tasks: float  # seconds in all
    longest_task: float


class Visitor:
    """A page of a browser, with what it cost so far."""

    def __init__(self, page: Any, *, slow: bool) -> None:
        self.page = page
        self.bytes = self.requests = 0
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.send("Network.enable")
        self._cdp.on("Network.loadingFinished", self._count)
        if slow:
            self._cdp.send("Network.emulateNetworkConditions", SLOW_4G)
            self._cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(WATCH)

    def _count(self, event: Any) -> None:
        self.bytes += round(event["encodedDataLength"])
        self.requests += 1

    def until(self, selector: str) -> float:
        """Seconds from the start of the page until this can be clicked."""
        found = self.page.wait_for_function(CLICKABLE, arg=selector, polling="raf", timeout=PATIENCE)
        return float(found.json_value()) / 1000

    def figures(self, name: str, seconds: float) -> Figures:
        self.page.wait_for_load_state("networkidle")
        seen = self.page.evaluate("window.seen")
        tasks, longest = seen["tasks"] / 1000, seen["longest"] / 1000
        shift = round(seen["shift"], 4)
        return Figures(name, self.bytes, self.requests, round(seconds, 2), shift, round(tasks, 2), round(longest, 2))


@contextmanager
def visitor(browser: Any, language: str, *, slow: bool) -> Iterator[Any]:
    """Somebody who was never here, each time a new page of theirs is opened by `open()`."""
    context = browser.new_context(viewport=PHONE, locale=language, has_touch=True)
    try:
        yield lambda: Visitor(context.new_page(), slow=slow)
    finally:
        context.close()


def home(browser: Any, url: str, language: str, *, slow: bool) -> list[Figures]:
    """Home for a newcomer, and again for somebody who comes back without having played."""
    first = BOX.format(next(iter(GAMES)))
    found = []
    with visitor(browser, language, slow=slow) as open_page:
        for name in ("home, cold", "home, warm"):
            somebody = open_page()
            somebody.page.goto(url, wait_until="commit")
            found.append(somebody.figures(name, somebody.until(first)))
            somebody.page.close()
    return found


def room(browser: Any, url: str, language: str, game: str, *, slow: bool) -> Figures:
    """From home to a board: all bytes of the way, and the seconds from the last click to the board."""
    with visitor(browser, language, slow=slow) as open_page:
        somebody: Visitor = open_page()
        somebody.page.goto(url, wait_until="commit")
        somebody.until(BOX.format(game))
        somebody.page.click(BOX.format(game), timeout=PATIENCE)
        somebody.until(START)
        begun = somebody.page.evaluate("performance.now()") / 1000
        somebody.page.click(START, timeout=PATIENCE)
        return somebody.figures(f"home and {game}", somebody.until(BOARD) - begun)


def measure(url: str, language: str, *, slow: bool) -> list[Figures]:
    from playwright.sync_api import sync_playwright

    from tools.browser import find_browser

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find_browser()), args=["--no-sandbox"])
        try:
            rooms = (room(browser, url, language, game, slow=slow) for game in GAMES)
            return [*home(browser, url, language, slow=slow), *rooms]
        finally:
            browser.close()


def show(found: list[Figures]) -> None:
    print(f"{'page':24}{'kB':>7}{'requests':>10}{'seconds':>9}{'shift':>8}{'long tasks':>12}  wanted / seen before")
    for each in found:
        before = " / ".join(filter(None, (WANTED.get(each.page, ""), SEEN.get(each.page, ""))))
        print(
            f"{each.page:24}{each.transfer / 1000:7.1f}{each.requests:10}{each.seconds:9.2f}{each.shift:8.3f}"
            f"{each.long_tasks:12.2f}  {before}"
        )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--keep", action="store_true", help="write the results to bench/results/web.json")
    options.add_argument("--language", default="en", help="of the visitor: en, pl or pt")
    options.add_argument("--full-speed", action="store_true", help="neither the network nor the processor slowed down")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (_, port):
        found = measure(f"http://127.0.0.1:{port}/", given.language, slow=not given.full_speed)
    show(found)
    if given.keep:
        pages = [asdict(each) for each in found]
        write_result("web", {"language": given.language, "slow": not given.full_speed, "pages": pages, **machine()})


if __name__ == "__main__":
    main()
