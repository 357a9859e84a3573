"""Why an action is refused, and why a cell is not on offer: each number of `rules.refusal` has a code (message
`refused-<code>`) and a rule."""

from functools import lru_cache

from ludoteka.core import kernel_api
from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.room import Refusal, WhyNot
from ludoteka.core.words import message

from . import rules
from .parts import DEALING, State

REFUSALS = {
    kernel_api.NOT_YOUR_TURN: Refusal("not-your-turn", "FIT-4"),
    kernel_api.NO_SUCH_ACTION: Refusal("no-such-action", "FIT-3"),
    rules.NOT_THIS_PIECE: Refusal("not-this-piece", "FIT-4"),
    rules.OVER_THE_EDGE: Refusal("over-the-edge", "FIT-6"),
    rules.ABOVE_THE_FRAME: Refusal("above-the-frame", "FIT-6"),
    rules.START_MUST_BE_PLACED: Refusal("start-must-be-placed", "FIT-7"),
    rules.NOT_A_START_CARD: Refusal("not-a-start-card", "FIT-2"),
    rules.START_CARD_TAKEN: Refusal("start-card-taken", "FIT-2"),
    rules.CARD_NOT_IN_DECK: Refusal("card-not-in-deck", "FIT-8"),
    rules.CHOOSE_A_START_CARD: Refusal("choose-a-start-card", "FIT-2"),
}


# -- cells -------------------------------------------------------------------------------------------------------


# A reason that is no refusal: nothing could be written down that would be refused for it.
FROM_ABOVE = -1
_FROM_ABOVE = WhyNot(message("fit-why-from-above"), "FIT-3")


def frame_refusal(s: State, *, asked: bool) -> int:
    """Why a seat, asked or not, can do nothing at the squares of its frame; if that is not FROM_ABOVE, nor at its
    columns."""
    if not asked:
        return NOT_YOUR_TURN
    return rules.CHOOSE_A_START_CARD if s.phase == DEALING else FROM_ABOVE


@lru_cache(256)
def why_not(code: int) -> WhyNot:
    return _FROM_ABOVE if code == FROM_ABOVE else REFUSALS[code].why_not()
