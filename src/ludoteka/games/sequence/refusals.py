"""Why an action is refused, and why a cell is not on offer: each number of `rules.refusal` has a code (message
`refused-<code>`) and a rule."""

from functools import lru_cache

from ludoteka.core import kernel_api
from ludoteka.core.kernel_api import FINE, NOT_YOUR_TURN
from ludoteka.core.room import Refusal, WhyNot
from ludoteka.core.scene import NoTarget
from ludoteka.core.words import message

from . import boards, rules
from .parts import GIVING, LOCKING, VOTING, Parts, State

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


# -- cells -------------------------------------------------------------------------------------------------------

VOTE_FIRST, GIVE_FIRST = -1, -2  # reasons that are no refusals: nothing could be written down that would be refused so

_REASONS = {code: refusal.why_not() for code, refusal in REFUSALS.items()} | {
    FINE: WhyNot(message("seq-why-no-card"), "SEQ-4"),  # nothing is in the way, but no card is for it
    VOTE_FIRST: WhyNot(message("seq-why-vote"), "SEQ-14"),
    GIVE_FIRST: WhyNot(message("seq-why-give"), "SEQ-14"),
}


def nowhere(p: Parts, s: State, seat: int) -> int:
    """Why no card can be played anywhere; FINE if the seat is to play one."""
    if not rules.to_act(p, s) >> seat & 1:
        return NOT_YOUR_TURN
    if s.phase == VOTING:
        return VOTE_FIRST
    if s.phase == GIVING:
        return GIVE_FIRST
    return rules.CHOOSE_A_FIVE if s.phase == LOCKING else FINE


@lru_cache(64)
def nothing_anywhere(reason: int) -> tuple[NoTarget, ...]:
    """The same reason for all cells."""
    return (no_target(reason, boards.CELL_NAMES),)


def no_target(reason: int, cells: tuple[str, ...]) -> NoTarget:
    why = _REASONS[reason]
    return NoTarget(cells=cells, words=why.words, rule=why.rule)
