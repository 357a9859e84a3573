"""What happened, in words for the log."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.words import Words, message, player

from . import boards
from .notation import WORDS
from .outlook import made_there
from .parts import (
    CUTTING,
    DEAD,
    GIVE,
    LOCK,
    OBJECT,
    SHUFFLE,
    SPOTS,
    Parts,
    State,
    card_of,
    one_eyed,
    spot_of,
    team_of,
)
from .pieces import card_words, team_words
from .scoring import completes_five


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words."""
    if actor == CHANCE:
        return _chance(s, action)
    if action in WORDS:
        return message(f"seq-log-{WORDS[action]}")
    if action >= LOCK:
        return message("seq-log-lock", five=boards.fives()[action - LOCK].name.upper())
    if action >= OBJECT:
        return message("seq-log-object", team=team_words(p, action - OBJECT))
    card, spot = card_words(card_of(action)), spot_of(action)
    if spot == DEAD:
        return message("seq-log-dead", card=card)
    if spot == GIVE:
        return message("seq-log-give", card=card)
    return _played(p, s, actor, action, card, boards.CELL_NAMES[spot].upper())


def _played(p: Parts, s: State, seat: int, action: int, card: Words, cell: str) -> Words:
    if one_eyed(card_of(action)):
        return message("seq-log-remove", card=card, cell=cell, team=team_words(p, int(s.board[spot_of(action)]) - 1))
    team, spot = team_of(p, seat), spot_of(action)
    if completes_five(p, s, team, spot) and made_there(p, s.copy(), team, spot):
        return message("seq-log-complete", card=card, cell=cell)
    return message("seq-log-place", card=card, cell=cell)


def _chance(s: State, action: int) -> Words:
    if action == SHUFFLE:
        return message("seq-log-shuffle")
    who, card = player(action // SPOTS - 1), card_words(action % SPOTS)
    return message("seq-log-cut" if s.phase == CUTTING else "seq-log-deal", player=who, card=card)
