"""Why an action is refused: the code (message `refused-<code>`) and the rule behind each number of `rules.refusal`."""

from ludoteka.core import kernel_api
from ludoteka.core.room import Refusal

from . import rules

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
