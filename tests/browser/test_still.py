"""Nothing moves except pieces: the layout shift of a whole game is none, on a wide screen and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NOTING, FAST_FORWARD = (
    (Path(__file__).parent / name).read_text("utf-8") for name in ("layout_shift.js", "fast_forward.js")
)
# Stamp Swap's tables are being laid anew: it becomes part of this when it stands still.
STILL = [name for name in GAMES if name != "stamp-swap"]
CLICKED, MOST = 4, 40  # turns by keys and clicks; then so many that the page only draws
OFFERED = "main [data-cell][aria-disabled=false]"
PIECES = "main .pieces button"
BUTTONS = "main .btn:visible:not([disabled], [aria-disabled=true], .undo)"


def begin(somebody: Any, room: str) -> None:
    """A table against a weak bot, as the room's first preset for two."""
    somebody.visit()
    game = GAMES[room]
    wanted = {
        "game": room,
        "options": game.usual_options(2).given(),
        "seats": [{"kind": "human", "name": ""}, {"kind": f"bot:{next(iter(game.bots))}", "name": ""}],
    }
    table = somebody.page.evaluate(
        """wanted => fetch('/api/tables', {
            method: 'POST', body: JSON.stringify(wanted), headers: { 'Content-Type': 'application/json' },
        }).then(answer => answer.json()).then(key => {
            localStorage['ludoteka.tables'] = JSON.stringify([key]);
            return key.table;
        })""",
        wanted,
    )
    somebody.page.context.add_init_script(NOTING)
    somebody.visit(f"table/{table}")
    somebody.asked()


def act(somebody: Any, turn: int) -> None:
    """By keys, one of the cells on offer; else the first button."""
    page = somebody.page
    expect(page.locator(f"{OFFERED}, {PIECES}, {BUTTONS}").first).to_be_attached()  # asked is before it is drawn
    offered = page.locator(OFFERED)
    if count := offered.count():
        offered.nth(turn % count).focus()
        page.keyboard.press("Enter")
    elif (pieces := page.locator(PIECES)).count():
        pieces.first.click()
    else:
        page.locator(BUTTONS).first.click()


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("room", STILL)
def test_nothing_moves_during_a_game(arrive, room, width):
    quiet = '{"pace":"quick","confirm":"never","warnings":false}'
    somebody = arrive(viewport={"width": width, "height": 800 if width > 600 else 844}, settings=quiet)
    begin(somebody, room)
    somebody.painted()
    somebody.page.evaluate("() => (window.layoutShifts.length = 0)")
    for turn in range(CLICKED):
        before = somebody.asked()
        act(somebody, turn)
        somebody.painted()
        if somebody.question == before:  # two cards fit: the second press takes the first of them; or one is chosen
            act(somebody, turn)
        somebody.asked(before)
        check_still(somebody)
    fast_forward(somebody)
    check_still(somebody)


def fast_forward(somebody: Any) -> None:
    """To the end of the game, or a good part of a long one; the page draws every step."""
    (key,) = somebody.page.evaluate("() => JSON.parse(localStorage['ludoteka.tables'])")
    wanted = {"table": key["table"], "tokens": [key["token"]], "moves": MOST, "painted": True}
    somebody.page.evaluate(FAST_FORWARD, wanted)


def check_still(somebody: Any) -> None:
    somebody.painted()
    shifts = somebody.page.evaluate("() => window.layoutShifts.splice(0)")
    assert sum(shift["value"] for shift in shifts) < 0.0005, shifts
