"""Why an action is refused: the code (message `refused-<code>`) and the rule behind each number of `rules.refusal`."""

from ludoteka.core import kernel_api
from ludoteka.core.room import Refusal

from . import rules

REFUSALS = {
    kernel_api.NOT_YOUR_TURN: Refusal("not-your-turn", "SEQ-3"),
    kernel_api.NO_SUCH_ACTION: Refusal("no-such-action", "SEQ-4"),
    rules.CARD_NOT_IN_HAND: Refusal("card-not-in-hand", "SEQ-4"),
    rules.CELL_TAKEN: Refusal("chip-there", "SEQ-4"),
    rules.WRONG_CELL: Refusal("wrong-cell", "SEQ-4"),
    rules.CORNER_IS_FREE: Refusal("corner-is-free", "SEQ-6"),
    rules.NOTHING_TO_REMOVE: Refusal("nothing-to-remove", "SEQ-7"),
    rules.OWN_CHIP: Refusal("own-chip", "SEQ-7"),
    rules.CHIP_LOCKED: Refusal("chip-locked", "SEQ-11"),
    rules.NOT_DEAD: Refusal("not-dead", "SEQ-8"),
    rules.ENOUGH_EXCHANGED: Refusal("enough-exchanged", "SEQ-8"),
    rules.NOTHING_TO_DRAW: Refusal("nothing-to-draw", "SEQ-R2"),
    rules.CAN_PLAY: Refusal("can-play", "SEQ-10"),
    rules.CAN_EXCHANGE: Refusal("can-exchange", "SEQ-10"),
    rules.NO_RIGHT_TO_DRAW: Refusal("no-right-to-draw", "SEQ-5"),
    rules.NOT_A_SEQUENCE: Refusal("not-a-sequence", "SEQ-13"),
    rules.TALK_ALLOWED: Refusal("talk-allowed", "SEQ-14"),
    rules.OWN_TEAM: Refusal("own-team", "SEQ-14"),
    rules.OBJECTED_ALREADY: Refusal("objected-already", "SEQ-14"),
    rules.CHOOSE_A_FIVE: Refusal("choose-a-five", "SEQ-13"),
    rules.CARD_NOT_IN_PILE: Refusal("card-not-in-pile", "SEQ-9"),
    rules.ANOTHER_PLAYERS_CARD: Refusal("another-players-card", "SEQ-3"),
    rules.PILE_NOT_EMPTY: Refusal("pile-not-empty", "SEQ-9"),
}
