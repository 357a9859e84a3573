"""The page as a program of its own: it can be installed, and it opens while its server is away."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.games import GAMES

from .conftest import Arrive, Server, Visitor

pytestmark = pytest.mark.browser

UNTIL_KEPT = """async wanted => {
  const kept = async () => (await (await caches.open('ludoteka-answers')).keys()).length;
  while ((await kept()) < wanted) await new Promise(done => setTimeout(done, 50));
}"""
AWAY = "The server cannot be reached"
GAME = next(iter(GAMES))


def arrive_and_install(arrive: Arrive) -> Visitor:
    """Somebody whose browser has all that the page needs without its server."""
    visitor: Visitor = arrive(service_workers="allow")
    visitor.forgiven = "ERR_CONNECTION_REFUSED|Failed to fetch"
    visitor.visit()
    wanted = 1 + len(GAMES) + (1 + len(GAMES))  # the list of games, their rules, the texts in one language
    visitor.page.evaluate(UNTIL_KEPT, wanted)
    return visitor


def test_home_and_rules_open_without_the_server_and_all_is_back_with_it(
    server: Server, arrive: Arrive, closed: Callable[[Server], Any]
):
    visitor = arrive_and_install(arrive)
    page = visitor.page
    with closed(server):
        visitor.visit()
        expect(page.get_by_text(AWAY)).to_be_visible()
        expect(page.locator("main a[href^='/new/']").first).to_be_visible()
        visitor.visit(f"rules/{GAME}")
        expect(page.locator("article h3").first).to_be_visible()
        page.go_back()
        expect(page.get_by_text(AWAY)).to_be_visible()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(AWAY)).to_be_hidden()


def test_the_page_can_be_installed(arrive: Arrive):
    visitor = arrive_and_install(arrive)
    browser = visitor.page.context.new_cdp_session(visitor.page)
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
