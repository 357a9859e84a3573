"""Nothing moves except pieces: the layout shift of a whole game is none, on a wide screen and on a phone."""

from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NOTING = (Path(__file__).parent / "layout_shift.js").read_text("utf-8")
# The tables of the other rooms are being laid anew: each becomes part of this when it stands still.
STILL = [name for name in GAMES if name not in {"triominos", "mini-fits", "stamp-swap"}]
OFFERED = "main [data-cell][aria-disabled=false]"
PIECES = "main .pieces button"
BUTTONS = "main .btn:visible:not([disabled])"


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
    offered = page.locator(OFFERED)
    if count := offered.count():
        offered.nth(turn % count).focus()
        page.keyboard.press("Enter")
    elif (pieces := page.locator(PIECES)).count():
        pieces.first.click()
    else:
        page.locator(BUTTONS).first.click()


# On a phone, the last piece of a hand is shown as one that comes alone: once in a game, the plain tray changes its shape.
@pytest.mark.parametrize(
    ("room", "width"), [*((room, 1280) for room in STILL), ("take-it-easy", 390), ("sequence", 390)]
)
def test_nothing_moves_during_a_game(arrive, room, width):
    quiet = '{"pace":"quick","confirm":"never","warnings":false}'
    somebody = arrive(viewport={"width": width, "height": 800 if width > 600 else 844}, settings=quiet)
    begin(somebody, room)
    somebody.painted()
    somebody.page.evaluate("() => (window.layoutShifts.length = 0)")
    for turn in range(18):
        before = somebody.asked()
        if somebody.over:
            break
        act(somebody, turn)
        somebody.painted()
        if somebody.question == before:  # two cards fit: the second press takes the first of them; or one is chosen
            act(somebody, turn)
        somebody.asked(before)
        if not somebody.over:  # what comes then is another page
            somebody.painted()
            shifts = somebody.page.evaluate("() => window.layoutShifts.splice(0)")
            assert sum(shift["value"] for shift in shifts) < 0.0005, (turn, shifts)
