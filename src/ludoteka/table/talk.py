"""What people say to each other. It is kept while the table is open and nowhere else: no record, no store."""

from collections import deque

from ludoteka.core.errors import Refused

from .ledger import Saved, now
from .wire import Say, Talk, TalkLine

# Words: `phrase-<id>`, shown to everybody in their own language.
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
KEPT = 40
LONGEST = 200


class Chatter:
    def __init__(self) -> None:
        self._lines: deque[tuple[str, TalkLine]] = deque(maxlen=KEPT)
        self.version = 0

    def say(self, saved: Saved, seat: int, said: Say) -> None:
        person, name = saved.seats[seat].person, saved.seats[seat].name
        line = TalkLine(seat=seat, name=name, phrase=_phrase(said), text=_text(saved, said), at=now())
        if bool(line.phrase) == bool(line.text):
            raise Refused("talk-empty")
        self._lines.append((person, line))
        self.version += 1

    def forget(self, person: str) -> None:
        self._lines = deque(((who, line) for who, line in self._lines if who != person), maxlen=KEPT)
        self.version += 1

    def told(self) -> Talk:
        return Talk(lines=tuple(line for _, line in self._lines))


def _phrase(said: Say) -> str:
    if said.phrase and said.phrase not in PHRASES:
        raise Refused("phrase-unknown", place=said.phrase, known=", ".join(PHRASES))
    return said.phrase


def _text(saved: Saved, said: Say) -> str:
    text = " ".join("".join(c if c.isprintable() else " " for c in said.text).split())
    if text and not saved.terms.talk:
        raise Refused("talk-phrases-only")
    if len(text) > LONGEST:
        raise Refused("talk-long", most=LONGEST)
    return text
