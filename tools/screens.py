"""`python3 dev.py screens`: every screen, wide and narrow, by day and night, in all languages, as one page of pictures.

Real pages of a real server in a real browser. Games are dealt from a fixed seed and played by bots, so two runs show
the same positions. Pictures go to `.dev/screens`; open `index.html` there.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import find_browser
from tools.screen_list import SCREENS, Screen
from tools.shell import ROOT, say

FOLDER = ROOT / ".dev" / "screens"
SIZES = {"1280": (1280, 800), "390": (390, 844)}
THEMES = ("light", "dark")
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "pt": "pt-PT"}
FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
PATIENCE = 60_000  # ms
STILL = """() => document.fonts.ready.then(
  () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""
STYLE = """
body { margin: 24px; font: 15px system-ui; background: #f6f2ea; color: #222 }
h2 { margin: 40px 0 4px; font-size: 18px }
.row { display: flex; gap: 12px; overflow-x: auto; padding: 8px 0; align-items: flex-start }
figure { margin: 0; flex: none }
img { height: 300px; border: 1px solid #c9bfae; background: #fff; display: block }
figcaption { color: #666; font-size: 13px }
"""


@dataclass(frozen=True)
class Look:
    """How a screen is looked at."""

    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"


def run(arguments: Sequence[str]) -> None:
    wish = read_arguments(arguments)
    looks = [Look(*one) for one in product(wish.sizes, wish.themes, wish.languages)]
    screens = [screen for screen in SCREENS if re.search(wish.only, screen.name)]
    wish.out.mkdir(parents=True, exist_ok=True)
    started, trouble = time.monotonic(), list[str]()
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find_browser()), args=FLAGS)
        for look in looks:
            say(f"{look}: {len(screens)} screens ... ", end="")
            begun = time.monotonic()
            trouble += take_all(browser, url, look, screens, wish.out)
            say(f"{time.monotonic() - begun:.0f} s")
        browser.close()
    (wish.out / "index.html").write_text(contact_sheet(screens, looks), "utf-8")
    say(f"{len(looks) * len(screens)} pictures in {time.monotonic() - started:.0f} s: {wish.out / 'index.html'}")
    if trouble:
        sys.exit("\n".join(trouble))


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 dev.py screens", description="Pictures of every screen.")
    parser.add_argument("--only", default="", metavar="PATTERN", help="screens whose name matches, e.g. 'home|table'")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES), help="widths (all)")
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES, help="by day or night (both)")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES), help="(all)")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="DIR", help="for the pictures (.dev/screens)")
    return parser.parse_args(arguments)


@contextmanager
def server() -> Iterator[str]:
    """A server of its own with nothing in it; its address."""
    with tempfile.TemporaryDirectory(prefix="ludoteka-screens-") as folder:
        command = [sys.executable, "-m", "ludoteka", "serve", "--no-browser", "--data", folder, "--port", "0"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout
            found = re.search(r"http://[\d.]+:\d+/", process.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            process.terminate()
            process.communicate()


def take_all(browser: Browser, url: str, look: Look, screens: Sequence[Screen], folder: Path) -> list[str]:
    """A picture of each; what went wrong on their pages."""
    trouble: list[str] = []
    for screen in screens:
        errors: list[str] = []
        with visit(browser, look, errors) as page:
            try:
                screen.show(page, url)
                page.evaluate(STILL)
                page.screenshot(path=folder / f"{screen.name}-{look}.png")
            except Exception as error:  # noqa: BLE001 all other pictures are still worth having
                errors.append(str(error).partition("\n")[0])
        trouble += [f"{screen.name}-{look}: {error}" for error in errors]
    return trouble


@contextmanager
def visit(browser: Browser, look: Look, errors: list[str]) -> Iterator[Page]:
    width, height = SIZES[look.size]
    wishes: dict[str, Any] = {"is_mobile": True, "has_touch": True} if width < 600 else {}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light" if look.theme == "light" else "dark",
        locale=LANGUAGES[look.language],
        reduced_motion="reduce",
        **wishes,
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        yield page
    finally:
        context.close()


def contact_sheet(screens: Sequence[Screen], looks: Sequence[Look]) -> str:
    parts = [f"<!doctype html><html lang=en><meta charset=utf-8><title>Screens</title><style>{STYLE}</style>"]
    for screen in screens:
        parts.append(f"<h2>{escape(screen.name)}</h2><div class=row>")
        for look in looks:
            file = f"{screen.name}-{look}.png"
            picture = f'<a href="{file}"><img loading=lazy src="{file}" alt="{escape(screen.name)}, {look}"></a>'
            parts.append(f"<figure>{picture}<figcaption>{look}</figcaption></figure>")
        parts.append("</div>")
    return "\n".join(parts)


if __name__ == "__main__":
    run(sys.argv[1:])
