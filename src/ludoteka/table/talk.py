"""The talk at a table. It exists while the table is open and nowhere else: no record, no store."""

from collections import deque

from ludoteka.core.errors import Refused
from ludoteka.core.plain import plain

from .storage import TableRow, now
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


class TalkLog:
    def __init__(self) -> None:
        self._lines: deque[tuple[str, TalkLine]] = deque(maxlen=MOST_LINES)  # with the person it is from
        self._received: deque[tuple[str, int, str]] = deque(maxlen=MOST_LINES)  # who, from which seat, by which message
        self.version = 0

    def add(self, row: TableRow, seat: int, message: TalkMessage) -> None:
        line = TalkLine(
            seat=seat, name=row.seats[seat].name, phrase=_phrase(message), text=_text(row, message), at=now()
        )
        if bool(line.phrase) == bool(line.text):
            raise Refused("talk-empty")
        key = row.seats[seat].person, seat, message.id
        if message.id and key in self._received:
            return  # a message that comes twice has no second effect
        self._received.append(key)
        self._lines.append((row.seats[seat].person, line))
        self.version += 1

    def forget(self, person: str, seats: frozenset[int]) -> None:
        """All lines of a person; the seats are for those who are nobody by name, and never change them."""
        lines = list(self._lines)
        self._lines.clear()
        self._lines.extend(
            (who, line) for who, line in lines if who != person or (not person and line.seat not in seats)
        )
        self.version += 1

    def snapshot(self) -> Talk:
        return Talk(lines=tuple(line for _, line in self._lines))


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
