"""Why an action is refused: each number of `rules.refusal` has a code (message `refused-<code>`) and a rule."""

from ludoteka.core import kernel_api
from ludoteka.core.room import Refusal

from . import rules

REFUSALS = {
    kernel_api.NOT_YOUR_TURN: Refusal("not-your-turn", "GOO-3"),
    kernel_api.NO_SUCH_ACTION: Refusal("no-such-action", "GOO-1"),
    rules.CARD_NOT_IN_HAND: Refusal("goo-not-in-hand", "GOO-3"),
    rules.NOT_THE_NEXT_PRIZE: Refusal("goo-not-the-next-prize", "GOO-2"),
}
