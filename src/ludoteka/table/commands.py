"""Acts: each changes a match, or refuses before it changes anything, and says which lines are to be stored.

They know the log and the decisions' ids; what the rules allow, the match knows.
"""

from ludoteka.core.actors import AUTOMA, CHANCE, write_actor
from ludoteka.core.errors import Refused
from ludoteka.core.log import Entry
from ludoteka.core.match import Match
from ludoteka.core.room import WAIT

from .storage import LogLine, now

MOST_UNDOS = 200  # of one seat in one game: a log that can only grow needs an end


def move(match: Match, seat: int, decision: int, text: str) -> list[LogLine]:
    """Take the action `text`. A message that comes twice has no second effect."""
    if match.is_answer(seat, decision, text):
        return []
    _require_current(match, seat, decision)
    return [_take(match, seat, match.read(seat, text))]


def undo(match: Match, seat: int, decision: int, *, agreed: bool = False) -> list[LogLine]:
    """Take back the seat's last action. What others did since stands, as far as it is still allowed. `agreed`: those
    who saw it have agreed."""
    answer = match.answer_to(seat, decision)
    if answer and answer.undone and answer.actor == seat:
        return []
    _require_current(match, seat, decision)
    if _has_undone_enough(match, seat):
        raise Refused("undo-too-often", most=MOST_UNDOS)
    added = match.take_back(seat, agreed=agreed)
    texts = match.texts()[-len(added) :]
    return [LogLine(write_actor(e.actor), "" if e.undone else text, e.undone, now()) for e, text in texts]


def may_undo(match: Match, seat: int) -> bool:
    return match.undoable(seat) > 0 and not _has_undone_enough(match, seat)


def may_ask_to_undo(match: Match, seat: int) -> bool:
    """Not without the consent of those who saw it."""
    return not match.undoable(seat) and match.undoable_if_agreed(seat) > 0 and not _has_undone_enough(match, seat)


def answer(match: Match, seat: int, decision: int, action: int) -> list[LogLine]:
    """What a bot says to a decision; nothing if that has changed while it thought: it will be asked again."""
    if action == WAIT or match.decision(seat) != decision or seat not in match.to_act() + match.may_act():
        return []
    return [_take(match, seat, action)]


def draw(match: Match, seed: bytes) -> list[LogLine]:
    """Let chance act, or an automa, whose procedure leaves it no choice, if it is their turn."""
    if AUTOMA in match.to_act():
        return [_take(match, AUTOMA, match.legal(AUTOMA)[0])]
    if CHANCE not in match.to_act():
        return []
    return [_newest(match, match.draw(seed))]


def _has_undone_enough(match: Match, seat: int) -> bool:
    return match.undos(seat) >= MOST_UNDOS


def _require_current(match: Match, seat: int, decision: int) -> None:
    if decision != match.decision(seat):
        raise Refused("stale", place=str(decision), now=match.decision(seat))


def _take(match: Match, actor: int, action: int) -> LogLine:
    return _newest(match, match.submit(actor, action))


def _newest(match: Match, entry: Entry) -> LogLine:
    return LogLine(write_actor(entry.actor), match.text_at(-1), 0, now())
