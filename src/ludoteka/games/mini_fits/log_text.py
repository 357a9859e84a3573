"""What happened, in words for the log."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.words import Words, message

from .notation import write
from .parts import (
    DEALING,
    PASS,
    SHUFFLE,
    TURNING,
    Parts,
    State,
    column_of,
    orientation_of,
    piece_for,
    piece_of,
)
from .pieces import piece_words, way_words
from .placement import foresee, members_of
from .rules import is_discarded


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words."""
    if actor == CHANCE:
        return _chance(p, s, action)
    if s.phase == DEALING:
        return message("fit-log-choose", piece=piece_words(p, action))
    if action == PASS:
        return message("fit-log-pass", piece=piece_words(p, piece_for(s, actor)))
    first = column_of(action) + 1
    facts = {
        "piece": piece_words(p, piece_of(action)),
        "way": way_words(orientation_of(action)),
        "first": first,
        "last": first + int(p.width[piece_of(action), orientation_of(action)]) - 1,
    }
    lines = len(members_of(foresee(p, s, actor, action).lines))
    return message("fit-log-slide-lines", **facts, lines=lines) if lines else message("fit-log-slide", **facts)


def _chance(p: Parts, s: State, action: int) -> Words:
    if action == SHUFFLE:
        return message("fit-log-shuffle")
    piece = piece_words(p, action)
    if s.phase != TURNING:
        seat = int(write(p, s, CHANCE, action).split()[1])
        return message("fit-log-start", piece=piece, seat=seat)
    return message("fit-log-skip" if is_discarded(p, s, action) else "fit-log-card", piece=piece)
