"""Stamp Swap for several in the browser: two people with two bots online, two people at one screen, and for axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
UNSOLVED = "40[49]"  # nobody can be helped or judged before the end


def new_table(visitor: Any, seats: int, *kinds: str) -> Page:
    """A table of so many, before it is opened; `kinds`: who sits in the seats from the second on."""
    page: Page = visitor.page
    visitor.visit("new/stamp-swap")
    page.locator("input[name=preset][value=several]").check()
    page.get_by_role("group", name="How many play").get_by_role("button", name=str(seats), exact=True).click()
    for seat, kind in enumerate(kinds, start=2):
        page.get_by_label(f"Who sits in seat {seat}").select_option(kind)
    page.get_by_label("Name in seat 1").fill("Ana")
    return page


def act(page: Page) -> None:
    """Whatever is asked: the first that is on offer."""
    if page.locator("[data-summary]").count():
        page.locator("[data-summary] .btn").click()
    sentence = page.locator("#tray-title").inner_text()
    if "take an item" in sentence:
        page.locator("button[data-cell]").first.click()
    elif "reserve" in sentence:
        page.get_by_role("button", name=re.compile("^Reserve")).first.click()
    elif "make two piles" in sentence:
        split(page)
    elif "choose a pile" in sentence:
        page.get_by_role("button", name=re.compile("^Take the (large|small) pile"), disabled=False).first.click()
    elif "choose a contest" in sentence:
        page.get_by_role("button", name=re.compile("^Score this contest")).first.click()
    else:
        place(page)


def asks(person: Any, what: str) -> bool:
    """Does the table ask this person for that?"""
    return what in person.page.locator("#tray-title").inner_text()


def split(page: Page) -> None:
    """All but one on the second tray, which is then the large pile."""
    first = page.locator("[data-drop]").first
    while first.locator("[data-item]").count() > 1:
        before = first.locator("[data-item]").count()
        first.locator("[data-item]").first.click()
        expect(first.locator("[data-item]")).to_have_count(before - 1)
    expect(first.locator("header b")).to_have_text("Small pile")
    page.get_by_role("button", name="Make these piles").click()


def place(page: Page) -> None:
    """A stamp is put where its corner fits first; what fits nowhere is discarded."""
    waiting = page.locator("[data-stamp]:enabled")
    expect(waiting.or_(page.get_by_role("button", name=re.compile("^Discard"))).first).to_be_visible()
    if not waiting.count():
        page.get_by_role("button", name=re.compile("^Discard")).first.click()
        return
    if waiting.first.get_attribute("aria-pressed") == "false":
        waiting.first.click()
    page.locator("[data-cell][aria-disabled=false]").first.focus()
    page.keyboard.press("Enter")


def answer(person: Any) -> None:
    """Act, and wait until the table has taken it."""
    person.after_or_waits(lambda: act(person.page))


@pytest.mark.rule("STS-17")
def test_two_people_and_two_bots_play_online(arrive: Any):
    host, guest = arrive(), arrive(**PHONE)
    host.forgiven = guest.forgiven = UNSOLVED
    page = new_table(host, 4, "open", "bot:casual", "bot:beginner")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Your table is open")).to_be_visible()
    guest.page.goto(page.url)
    guest.page.get_by_label("Your name").fill("Rui")
    guest.page.get_by_role("button", name="Sit here, seat 2").click()
    expect(guest.page.get_by_role("heading", name="You have a seat")).to_be_visible()
    for person in (host, guest):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (host, guest):
        expect(person.page.locator("#pool-title")).to_be_visible()
    guest.fits()
    expect(page.locator("#rivals-title ~ ul > li")).to_have_count(3)
    for _ in range(10):
        answer(host.first(lambda person: bool(person.question), guest))
    host.fast_forward(1000, guest)
    for person in (host, guest):
        expect(person.page.locator("#end-title")).to_contain_text(re.compile("win|share"))
    assert host.page.locator("#end-title").inner_text() == guest.page.locator("#end-title").inner_text()
    guest.fits()


@pytest.mark.rule("STS-17")
def test_what_somebody_cuts_is_seen_when_everybody_has(arrive: Any):
    """Two people at desks: what lies face down, and how the other has split, is not on the page before its time."""
    host, guest = arrive(), arrive()
    page = new_table(host, 2, "open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Your table is open")).to_be_visible()
    guest.page.goto(page.url)
    guest.page.get_by_label("Your name").fill("Rui")
    guest.page.get_by_role("button", name="Sit here, seat 2").click()
    for person in (host, guest):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (host, guest):
        expect(person.page.locator("#tray-title")).to_be_visible()
    host.first(lambda person: bool(person.question), guest)  # they collect one after the other
    while not all(asks(person, "reserve") for person in (host, guest)):
        answer(host.first(lambda person: person.question and asks(person, "take an item"), guest))
        host.first(lambda person: asks(person, "take an item") or asks(person, "reserve"), guest)
    while guest.question:  # Rui is ready before Ana has begun
        answer(guest)
    expect(page.locator("#rivals-title ~ ul").get_by_text("ready")).to_be_visible()
    expect(page.get_by_role("heading", name="Rui’s piles")).to_have_count(0)
    while asks(host, "reserve"):
        answer(host)
    answer(host)
    expect(page.get_by_role("heading", name="Rui’s piles")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Ana’s piles")).to_be_visible()


@pytest.mark.rule("STS-17")
def test_two_people_pass_one_screen_on(visitor: Any):
    page = new_table(visitor, 2, "human")
    page.get_by_label("Name in seat 2").fill("Bo")
    page.get_by_role("button", name="Start playing").click()
    curtain, seen = page.locator("[data-curtain]"), set[str]()
    for _ in range(60):
        expect(curtain.or_(page.locator("#tray-title")).first).to_be_visible()
        if curtain.count():
            seen.add(page.locator("#curtain-title").inner_text())
            page.get_by_role("button", name=re.compile("^I am")).click()
            expect(page.locator("#tray-title")).to_be_visible()
            continue
        if "place your" in page.locator("#tray-title").inner_text():
            break
        answer(visitor)
    assert seen == {"Pass the device to Ana", "Pass the device to Bo"}
    visitor.inspect()


@pytest.mark.rule("STS-17")
def test_the_pool_and_the_others_for_axe(visitor: Any):
    page = new_table(visitor, 3)
    page.get_by_role("button", name="Start playing").click()
    visitor.asked()
    expect(page.locator("#pool-title")).to_be_visible()
    visitor.inspect_by_day_and_night()
    visitor.fits()
