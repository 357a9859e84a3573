"""Why a cell is not on offer to a seat: the refusal that a card played there would get."""

from functools import lru_cache
from typing import NamedTuple

from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.words import Words, say

from . import rules
from .parts import CORNER, FREE, GIVING, LOCKING, VOTING, Parts, State, one_eyed, team_of
from .refusals import REFUSALS


class WhyNot(NamedTuple):
    words: Words
    rule: str


# Reasons that are no refusals: nothing could be written down that would be refused for them.
NO_CARD_FOR_IT = WhyNot(say("seq-why-no-card"), "SEQ-4")
VOTE_FIRST = WhyNot(say("seq-why-vote"), "SEQ-14")
GIVE_FIRST = WhyNot(say("seq-why-give"), "SEQ-14")


def why_not(p: Parts, s: State, seat: int, cell: int) -> WhyNot:
    """For a cell on which no card of the seat can be played now."""
    everywhere = nowhere(p, s, seat)
    if everywhere:
        return everywhere
    if s.board[cell] == CORNER:
        return _refused(rules.CORNER_IS_FREE)
    if s.board[cell] == FREE:
        return NO_CARD_FOR_IT
    removing = any(one_eyed(int(card)) for card in s.hand[seat][: s.held[seat]])
    return _refused(rules.removal_refusal(p, s, team_of(p, seat), cell) if removing else rules.CELL_TAKEN)


def nowhere(p: Parts, s: State, seat: int) -> WhyNot | None:
    """Why no card can be played anywhere, if so."""
    if not rules.to_act(p, s) >> seat & 1:
        return _refused(NOT_YOUR_TURN)
    if s.phase == VOTING:
        return VOTE_FIRST
    if s.phase == GIVING:
        return GIVE_FIRST
    return _refused(rules.CHOOSE_A_FIVE) if s.phase == LOCKING else None


@lru_cache(256)
def _refused(code: int) -> WhyNot:
    return WhyNot(Words(f"refused-{REFUSALS[code].code}"), REFUSALS[code].rule)
