"""Why an action is refused: the code (message `refused-<code>`) and the rule behind each number of `rules.refusal`."""

from ludoteka.core import kernel_api
from ludoteka.core.room import Refusal

from . import rules

REFUSALS = {
    kernel_api.NOT_YOUR_TURN: Refusal("not-your-turn", "STS-3"),
    kernel_api.NO_SUCH_ACTION: Refusal("no-such-action", "STS-3"),
    rules.NOT_GAINED: Refusal("not-gained", "STS-11"),
    rules.DOES_NOT_FIT: Refusal("does-not-fit", "STS-C3"),
    rules.IT_FITS: Refusal("it-fits", "STS-11"),
    rules.RARE_STAYS: Refusal("rare-stays", "STS-6"),
    rules.MUST_RESERVE: Refusal("must-reserve", "STS-6"),
    rules.UNEVEN_PILES: Refusal("uneven-piles", "STS-6"),
    rules.TICKET_THERE: Refusal("ticket-there", "STS-12"),
    rules.NOT_DRAWN_HERE: Refusal("not-drawn-here", "STS-4"),
    rules.NOT_NOW: Refusal("not-now", "STS-3"),
    rules.SAME_AS_ANOTHER: Refusal("same-as-another", "STS-11"),
    rules.NOT_IN_POOL: Refusal("not-in-pool", "STS-17"),
    rules.EMPTY_PILE: Refusal("empty-pile", "STS-17"),
    rules.SMALLER_PILE: Refusal("smaller-pile", "STS-17"),
    rules.OWN_PILE: Refusal("own-pile", "STS-17"),
    rules.PILE_GONE: Refusal("pile-gone", "STS-17"),
}
