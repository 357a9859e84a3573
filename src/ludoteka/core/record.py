"""Record files, `.ludo`: a game as a text that any program can read, replay and check. FORMAT: docs/format.md."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from .actors import CHANCE, read_actor, write_actor
from .chance import commitment, draw, is_share, mix
from .errors import Refused
from .game import Game
from .match import Match, Seat, Setting

VERSION = "1"
MOST_CHARACTERS = 1_000_000  # far above any real game; a larger file is not one
HEADER = ("game", "rules", "variant", "seats", "seat", "commit", "share", "parts")
FOOTER = ("result", "reason", "reveal")
_LINE = re.compile(r"line (\d+)")


class BadRecord(Refused):
    """A record that cannot be accepted: at which line, and why."""

    def __init__(self, line: int, code: str, *, rule: str = "", **facts: object) -> None:
        super().__init__(code, rule=rule, place=f"line {line}", **facts)
        self.line = line
        self.entries = 0  # how many moves were good before it


class Draw(NamedTuple):
    """A draw that was made, also one that was taken back: its number, among how many outcomes, which of them (from 0),
    and how the record writes it."""

    k: int
    of: int
    outcome: int
    text: str


@dataclass
class Record:
    """A replayed record: the match at its end, and the seed it reveals (empty if none); every draw follows from it and
    the shares of the seats. `draws`: those that were checked."""

    match: Match
    seed: bytes = b""
    draws: tuple[Draw, ...] = ()

    @property
    def proved(self) -> bool:
        return bool(self.seed)


def write_record(match: Match, seed: bytes | None = None) -> str:
    """The record of a match; the seed is revealed only with a finished game."""
    lines = [*_header(match.setting), "---"]
    lines += [f"{write_actor(entry.actor)} {text}" for entry, text in match.texts()]
    outcome = match.outcome()
    if outcome:
        lines += ["---", "result " + " ".join(str(points) for points in outcome.scores), f"reason {outcome.reason}"]
        if seed is not None and match.setting.commit:
            lines.append(f"reveal {seed.hex()}")
    return "\n".join(lines) + "\n"


def read_record(text: str, find: Callable[[str], Game]) -> Record:
    """Replay a record from its text; anything wrong raises BadRecord. `find` gives a game by name, or refuses."""
    return _Reader(text, find).read()


def _header(setting: Setting) -> Iterator[str]:
    yield f"ludo {VERSION}"
    yield f"game {setting.game.name}"
    yield f"rules {setting.game.rules_version}"
    yield f"variant {setting.options.write()}"
    if setting.components:
        yield "parts"
        yield from setting.components.splitlines()
        yield "end parts"
    yield f"seats {len(setting.seats)}"
    for number, seat in enumerate(setting.seats, start=1):
        yield f"seat {number} {seat.kind} {seat.name}".rstrip()
    if setting.commit:
        yield f"commit {setting.commit}"
    for number, share in enumerate(setting.shares, start=1):
        if share:
            yield f"share {number} {share}"


@dataclass
class _Reader:
    text: str
    find: Callable[[str], Game]
    fields: dict[str, tuple[int, str]] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    shares: dict[int, tuple[int, str]] = field(default_factory=dict)  # by seat, from 1: line, share
    draws: list["_Noted"] = field(default_factory=list)

    def read(self) -> Record:
        if len(self.text) > MOST_CHARACTERS:
            raise BadRecord(1, "record-too-long", most=MOST_CHARACTERS)
        # Other programs and other systems: a byte order mark and CRLF do no harm.
        self.lines = self.text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        at = self._read_header()
        match = self._match()
        try:
            at = self._read_moves(match, at)
            self._read_footer(match, at)
            seed = self._seed()
            return Record(match, seed, self._prove(mix(seed, match.setting.shares)) if seed else ())
        except BadRecord as flaw:
            flaw.entries = len(match.log)
            raise

    def _read_header(self) -> int:
        """Read up to the first `---`; return the index of the line after it."""
        if self.lines[0].split() != ["ludo", VERSION]:
            raise BadRecord(1, "record-version", expected=f"ludo {VERSION}")
        at = 1
        while at < len(self.lines):
            line = _meaning(self.lines[at])
            if line == "---":
                return at + 1
            if line == "parts":
                at = self._read_parts(at)
            elif line:
                self._header_line(at + 1, line)
            at += 1
        raise BadRecord(len(self.lines), "record-ends", expected="---")

    def _read_parts(self, at: int) -> int:
        end = next((i for i in range(at, len(self.lines)) if self.lines[i] == "end parts"), None)
        if end is None:
            raise BadRecord(at + 1, "record-ends", expected="end parts")
        self._keep(at + 1, "parts", "\n".join(self.lines[at + 1 : end]) + "\n")
        return end

    def _header_line(self, number: int, line: str) -> None:
        key, _, value = line.partition(" ")
        if key not in HEADER:
            raise BadRecord(number, "record-key", key=key, known=", ".join(HEADER))
        if key == "seat":
            self._seat(number, value)
        elif key == "share":
            self._share(number, value)
        else:
            self._keep(number, key, value.strip())

    def _seat(self, number: int, value: str) -> None:
        index, _, rest = value.partition(" ")
        kind, _, name = rest.partition(" ")
        if index != str(len(self.seats) + 1) or not (kind == "human" or kind.startswith("bot:")):
            raise BadRecord(number, "record-seat", expected=f"seat {len(self.seats) + 1} human NAME")
        self.seats.append(Seat(kind, name.strip()))

    def _share(self, number: int, value: str) -> None:
        index, _, share = value.partition(" ")
        seat = _number(index)
        if seat <= max(self.shares, default=0) or not is_share(share):
            raise BadRecord(number, "record-share")
        self.shares[seat] = (number, share)

    def _seat_shares(self) -> tuple[str, ...]:
        for seat, (number, _) in self.shares.items():
            if seat > len(self.seats):
                raise BadRecord(number, "record-share")
            if "commit" not in self.fields:
                raise BadRecord(number, "record-lacks", key="commit")
        return tuple(self.shares.get(seat, (0, ""))[1] for seat in range(1, len(self.seats) + 1)) if self.shares else ()

    def _keep(self, number: int, key: str, value: str) -> None:
        if key in self.fields:
            raise BadRecord(number, "record-twice", key=key)
        self.fields[key] = (number, value)

    def _need(self, key: str) -> tuple[int, str]:
        if key not in self.fields:
            raise BadRecord(1, "record-lacks", key=key)
        return self.fields[key]

    def _match(self) -> Match:
        number, name = self._need("game")
        try:
            game = self.find(name)
        except Refused as why:
            raise BadRecord(number, why.code, **why.facts) from None
        number, version = self._need("rules")
        if version != str(game.rules_version):
            raise BadRecord(number, "record-rules", version=version, expected=game.rules_version)
        number, count = self._need("seats")
        if count != str(len(self.seats)):
            raise BadRecord(number, "record-seats", announced=count, found=len(self.seats))
        number, variant = self._need("variant")
        parts_at, components = self.fields.get("parts", (number, ""))
        commit, shares = self.fields.get("commit", (0, ""))[1], self._seat_shares()
        try:
            options = game.options.read(variant)
            setting = Setting(game, options, tuple(self.seats), components, commit, shares)
        except Refused as why:
            raise BadRecord(number, why.code, rule=why.rule, **why.facts, where=why.place) from None
        try:
            return Match(setting)
        except Refused as why:
            line = _LINE.fullmatch(why.place)  # of the component file, which begins on the line after `parts`
            where = {} if line else {"where": why.place}
            number = parts_at + int(line[1]) if line else parts_at
            raise BadRecord(number, why.code, rule=why.rule, **why.facts, **where) from None

    def _read_moves(self, match: Match, at: int) -> int:
        """Play the moves; return the index of the line after the second `---`, or past the end."""
        while at < len(self.lines):
            line = _meaning(self.lines[at])
            if line == "---":
                return at + 1
            if line:
                self._move(match, at + 1, line)
                if at == len(self.lines) - 1:
                    raise BadRecord(at + 1, "record-cut")  # no line end: the file was cut in the middle of a move
            at += 1
        return at

    def _move(self, match: Match, number: int, line: str) -> None:
        who, _, text = line.partition(" ")
        try:
            actor = read_actor(who, len(self.seats))
        except ValueError:
            raise BadRecord(number, "record-actor", actor=who) from None
        try:
            if text.startswith("undo "):
                match.undo(actor, _count(text.removeprefix("undo ")))
            else:
                self._note_draw(match, number, actor, text)
                match.submit(actor, match.read(actor, text))
        except Refused as why:
            raise BadRecord(number, why.code, rule=why.rule, **why.facts, where=why.place) from None

    def _note_draw(self, match: Match, number: int, actor: int, text: str) -> None:
        if actor == CHANCE:
            self.draws.append(_Noted(number, match.drawn, match.read(actor, text), match.legal(CHANCE), text))

    def _read_footer(self, match: Match, at: int) -> None:
        rest = [(i + 1, line) for i in range(at, len(self.lines)) if (line := _meaning(self.lines[i]))]
        for number, line in rest:
            key, _, value = line.partition(" ")
            if key not in FOOTER:
                raise BadRecord(number, "record-key", key=key, known=", ".join(FOOTER))
            self._keep(number, key, value.strip())
        outcome = match.outcome()
        if outcome is None:
            if rest:
                raise BadRecord(rest[0][0], "record-unfinished")
            return
        self._follows("result", " ".join(str(points) for points in outcome.scores))
        self._follows("reason", outcome.reason)

    def _follows(self, key: str, value: str) -> None:
        if key not in self.fields:
            raise BadRecord(len(self.lines), "record-lacks", key=key)
        number, written = self.fields[key]
        if written != value:
            raise BadRecord(number, "record-result", written=written, expected=value)

    def _seed(self) -> bytes:
        """The revealed seed, checked against the commitment."""
        if "reveal" not in self.fields:
            return b""
        number, text = self.fields["reveal"]
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            raise BadRecord(number, "record-seed") from None
        if commitment(seed) != self._need("commit")[1]:
            raise BadRecord(number, "record-commitment")
        return seed

    def _prove(self, mixed: bytes) -> tuple[Draw, ...]:
        """Every draw, checked against the seed and the shares."""
        return tuple(noted.proved(mixed) for noted in self.draws)


class _Noted(NamedTuple):
    """A draw as it was read: its line and number, what came, what could have come, and its text."""

    line: int
    k: int
    action: int
    outcomes: tuple[int, ...]
    text: str

    def proved(self, mixed: bytes) -> Draw:
        outcome = draw(mixed, self.k, len(self.outcomes))
        if self.outcomes[outcome] != self.action:
            raise BadRecord(self.line, "record-draw", k=self.k)
        return Draw(self.k, len(self.outcomes), outcome, self.text)


def _meaning(line: str) -> str:
    """A line without its comment."""
    return "" if line.startswith("#") else line.partition(" #")[0].rstrip()


def _count(text: str) -> int:
    number = _number(text)
    if number < 0:
        raise Refused("undo-count", place=text)
    return number


def _number(text: str) -> int:
    """As it is written; -1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else -1
