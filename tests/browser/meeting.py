"""People in browsers of their own: they meet at a table by its link, and play there, in any room."""

import re
from typing import Any

from playwright.sync_api import Page, expect

OFFERED = "[data-cell][aria-disabled=false]"
CARD = "[data-piece]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
UNSOLVED = "40[49]"  # a room without a solver or a coach; a deal that others still play


def open_table(host: Any, room: str, *, preset: str = "", public: bool = False, free: bool = False) -> str:
    """A table for Ana and everybody with the link; its address."""
    page = host.page
    host.visit(f"new/{room}")
    if preset:
        page.locator(f"input[name=preset][value={preset}]").check()
    page.get_by_label("Friends by link").check()
    page.get_by_label("Name in seat 1").fill("Ana")
    if public or free:
        page.get_by_text("Table settings").click()
        page.get_by_label("Public" if public else "Free text").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Your table is open")).to_be_visible()
    return str(page.url)


def come(guest: Any, address: str, name: str, seat: int = 2) -> None:
    guest.page.goto(address)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name=f"Sit here, seat {seat}").click()
    expect(guest.page.get_by_role("heading", name="You have a seat")).to_be_visible()


def ready(*people: Any) -> None:
    for person in people:
        person.page.get_by_role("button", name="I am ready").click()
    for person in people:
        expect(person.page.locator("[data-cell]").first).to_be_visible()


def whose_turn(*people: Any) -> Any:
    """Who is called by the title of the page; wait until somebody is."""
    one, *others = people
    return one.first(lambda person: person.over or person.page.title().startswith("Your turn"), *others)


def play(person: Any) -> None:
    """Any move that is offered, in any room."""
    page: Page = person.page
    cards = page.locator(CARD).filter(has_text=re.compile(r"[1-9]\d* place"))
    pieces = page.locator("fieldset.pieces button")
    if cards.count():
        cards.first.click()
    elif pieces.count() and page.locator(OFFERED).count() == 0:
        pieces.first.click()
        expect(page.locator(OFFERED).first).to_be_visible()
    elif page.locator(OFFERED).count() == 0:
        page.locator("main").get_by_role("button", name=re.compile("Exchange|^Pass|Draw")).first.click()
        return
    page.locator(OFFERED).first.focus()
    page.keyboard.press("Enter")
