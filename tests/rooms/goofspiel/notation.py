"""Actions as text: `prize 7` turns a prize up, `7` is a bid."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused

from .parts import Parts, State

PRIZE = "prize "


def write(p: Parts, s: State, actor: int, action: int) -> str:
    return f"{PRIZE}{action}" if actor == CHANCE else str(action)


def read(p: Parts, s: State, actor: int, text: str) -> int:
    """The action that a text means; Refused if it means none (whether it is allowed is for the rules)."""
    for card in range(1, p.cards + 1):
        if text == write(p, s, actor, card):
            return card
    raise Refused("notation", place=text, form=write(p, s, actor, p.cards))


def reason(p: Parts, s: State) -> str:
    """Why the game ended: there is only one way."""
    return "complete"
