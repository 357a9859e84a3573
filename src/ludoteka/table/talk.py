"""The talk at a table, as part of its live state: no record holds it, nor is it stored with the game."""

from datetime import datetime, timedelta

from ludoteka.core.errors import Refused
from ludoteka.core.plain import plain

from .live_state import Spoken
from .storage import TableRow, moment, now
from .wire import Talk, TalkLine, TalkMessage

# Words: `phrase-<id>`, displayed to everybody in their own language.
PHRASES = (
    "hello",
    "good-luck",
    "well-done",
    "thanks",
    "moment",
    "your-turn",
    "oops",
    "sorry",
    "good-game",
    "again",
    "bye",
)
MOST_LINES = 40
LONGEST = 200


def add(talk: tuple[Spoken, ...], row: TableRow, seat: int, message: TalkMessage) -> tuple[Spoken, ...]:
    """With one line more; a message that comes twice has no second effect."""
    line = TalkLine(
        seat=seat, name=row.seats[seat].name, phrase=_phrase(message), text=_text(row, message), at=_later(talk)
    )
    if bool(line.phrase) == bool(line.text):
        raise Refused("talk-empty")
    spoken = Spoken(row.seats[seat].person, message.id, line)
    if message.id and any(_same(spoken, before) for before in talk):
        return talk
    return (*talk, spoken)[-MOST_LINES:]


def _later(talk: tuple[Spoken, ...]) -> str:
    """Now, but after what was said before, whatever clock another node has: by this, readers know what is new."""
    last = talk[-1].line.at if talk else ""
    current = now()
    return current if current > last else moment(datetime.fromisoformat(last) + timedelta(milliseconds=1))


def _same(one: Spoken, other: Spoken) -> bool:
    return (one.person, one.line.seat, one.message) == (other.person, other.line.seat, other.message)


def forget(talk: tuple[Spoken, ...], person: str, seats: frozenset[int]) -> tuple[Spoken, ...]:
    """Without the lines of a person; the seats are for those who are nobody by name, and never change them."""
    return tuple(spoken for spoken in talk if spoken.person != person or (not person and spoken.line.seat not in seats))


def snapshot(talk: tuple[Spoken, ...]) -> Talk:
    return Talk(lines=tuple(spoken.line for spoken in talk))


def _phrase(message: TalkMessage) -> str:
    if message.phrase and message.phrase not in PHRASES:
        raise Refused("phrase-unknown", place=message.phrase, known=", ".join(PHRASES))
    return message.phrase


def _text(row: TableRow, message: TalkMessage) -> str:
    text = " ".join(plain(message.text).split())
    if text and not row.terms.talk:
        raise Refused("talk-phrases-only")
    if len(text) > LONGEST:
        raise Refused("talk-long", most=LONGEST)
    return text
