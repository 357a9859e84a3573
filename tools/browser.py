"""A browser for the tests: the user's choice, else the system's, else Playwright's, else, as root on Debian, apt's."""

import os
import shutil
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tools.shell import PYTHON, WINDOWS, Failure, capture, child_env, say, seconds, tail

# A headless shell is Chromium without windows: the same pages for two thirds of the work.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
BROWSER_NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
BROWSER_PATHS = {
    "darwin": (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ),
    "win32": (
        r"%ProgramFiles%\Google\Chrome\Application\chrome.exe",
        r"%ProgramFiles(x86)%\Google\Chrome\Application\chrome.exe",
        r"%LocalAppData%\Google\Chrome\Application\chrome.exe",
        r"%ProgramFiles(x86)%\Microsoft\Edge\Application\msedge.exe",
    ),
}
PLAYWRIGHT_PATH = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def named_browser(env: Mapping[str, str]) -> Path | None:
    """The browser the user has named, which must then exist."""
    for variable in ("LUDOTEKA_BROWSER", "CHROME"):
        if value := env.get(variable):
            found = shutil.which(value, path=env.get("PATH", os.defpath))
            if found is None:
                raise Failure(f"{variable} names {value}, which is no program on this machine.")
            return Path(found)
    return None


def system_browser(env: Mapping[str, str], platform: str = sys.platform) -> Path | None:
    for name in BROWSER_NAMES:
        if found := shutil.which(name, path=env.get("PATH", os.defpath)):
            return Path(found)
    for pattern in BROWSER_PATHS.get(platform, ()):
        path = Path(os.path.expandvars(pattern))
        if path.is_file():
            return path
    return None


def starts(browser: Path) -> bool:
    """Whether the browser is there with the libraries it needs (on Windows, asking would open a window)."""
    return browser.is_file() and (WINDOWS or capture([browser, "--version"])[0] == 0)


def playwright_browser() -> Path | None:
    code, output = capture([PYTHON, "-c", PLAYWRIGHT_PATH])
    path = Path("".join(output.splitlines()[-1:]))
    return path if code == 0 and starts(path) else None


def download_browser() -> Path | None:
    started = time.monotonic()
    say("No Chromium or Chrome found; asking Playwright for one ... ", end="")
    code, _ = capture([PYTHON, "-m", "playwright", "install", "chromium"])
    found = playwright_browser() if code == 0 else None
    say(seconds(started) if found else "not to be had")
    return found


def apt_browser() -> Path | None:
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    started = time.monotonic()
    say("Installing Debian's Chromium ... ", end="")
    sbin = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/local/sbin", "/usr/sbin", "/sbin"])
    env = child_env(DEBIAN_FRONTEND="noninteractive", PATH=sbin)
    apt = ["apt-get", "-o", "DPkg::Lock::Timeout=300"]
    capture([*apt, "update"], env=env)  # where it fails, there may still be lists
    for package in (SHELLS[0], "chromium"):  # not every Debian has the shell
        code, output = capture([*apt, "install", "-y", "--no-install-recommends", package], env=env)
        if code == 0:
            say(seconds(started))
            return system_browser(os.environ)
    say(f"failed\n{tail(output)}")
    return None


def find_browser() -> Path:
    """The user's choice, else the system's, else Playwright's, else, as root on Debian, apt's."""
    if named := named_browser(os.environ):
        return named
    if (system := system_browser(os.environ)) and starts(system):
        return system
    found = playwright_browser() or download_browser() or apt_browser()
    if found is None:
        raise Failure(
            "The browser tests need Chromium or Chrome, and none could be found or installed. Install one, "
            "or name one in LUDOTEKA_BROWSER, or run the tests without a browser: python3 dev.py check."
        )
    return found
