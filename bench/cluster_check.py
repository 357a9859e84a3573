"""Compares what people were told with what stands in the log: is anything lost, doubled, or seen that never was?"""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from cluster_people import Person, Record, Shown, digest

from ludoteka.core.match import Match
from ludoteka.table.setup import apply_line, replay, setting
from ludoteka.table.storage import LogLine, TableRow
from ludoteka.table.views import view

Places = dict[bytes, list[int]]  # of what is seen: after how many entries it is seen like that


class Problem(NamedTuple):
    kind: str
    what: str


def check(record: Record, row: TableRow, lines: list[LogLine]) -> list[Problem]:
    """All that is wrong at one table. Refused, if its log does not replay by the rules."""
    problems = [Problem("contradiction", text) for text in record.contradictions]
    if row.stage != "gathering":
        replay(row, lines)
        problems += check_acknowledged(record, lines) + check_asked(record, lines) + check_shown(record, row, lines)
    problems += check_talk(record)
    return [
        Problem(kind, f"{what} (table {record.name}, {record.game}, {record.kind.name})") for kind, what in problems
    ]


def answers_of(lines: Iterable[LogLine], seat: int) -> list[str]:
    return [line.text for line in lines if line.actor == str(seat + 1)]


def check_acknowledged(record: Record, lines: list[LogLine]) -> list[Problem]:
    """Each accepted action stands at its decision."""
    problems = []
    for (seat, decision), action in sorted(record.acknowledged.items()):
        answers = answers_of(lines, seat)
        if decision >= len(answers):
            problems.append(Problem("lost", f"seat {seat}, decision {decision}: {action}"))
        elif answers[decision] != action:
            problems.append(Problem("changed", f"seat {seat}, decision {decision}: {action} is {answers[decision]}"))
    return problems


def check_asked(record: Record, lines: list[LogLine]) -> list[Problem]:
    """Where only people act, nothing stands in the log that nobody asked for: so nothing was done twice."""
    if not record.kind.only_people:
        return []
    return [
        Problem("doubled", f"seat {seat}, decision {decision}: nobody asked for {action}")
        for seat in range(len(record.kind.seats))
        for decision, action in enumerate(answers_of(lines, seat))
        if (seat, decision, action) not in record.asked
    ]


def check_shown(record: Record, row: TableRow, lines: list[LogLine]) -> list[Problem]:
    """Whatever anybody saw is the log as it was after some entry, and nobody saw an earlier one after a later one."""
    viewers = {person.seat for person in record.people if person.shown}
    places = places_of(row, lines, viewers)
    return [problem for person in record.people for problem in follow(person, places.get(person.seat, {}))]


def places_of(row: TableRow, lines: list[LogLine], viewers: Iterable[int]) -> dict[int, Places]:
    match = Match(setting(row))
    places: dict[int, Places] = {viewer: defaultdict(list) for viewer in viewers}
    for count in range(len(lines) + 1):
        if count:
            apply_line(match, lines[count - 1])
        for viewer, seen in places.items():
            seen[digest(view(match, viewer))].append(count)
    return places


def follow(person: Person, places: Places) -> list[Problem]:
    problems, last, before = list[Problem](), 0, None
    for shown in person.shown:
        found = places.get(shown.digest, [])
        later = bisect_left(found, last)
        if not found:
            problems.append(Problem("not in the log", f"viewer {person.seat}, {_at(shown)}"))
        elif later == len(found):
            kind = "back on one socket" if before and before.socket == shown.socket else "back on another socket"
            what = f"viewer {person.seat} saw entry {last} ({_at(before)}) and then {found[-1]} ({_at(shown)})"
            problems.append(Problem(kind, what))
            last = found[-1]
        else:
            last = found[later]
        before = shown
    return problems


def _at(shown: Shown | None) -> str:
    return f"node {shown.node}, socket {shown.socket}, {shown.count} lines, {shown.at:.2f}" if shown else "at first"


def check_talk(record: Record) -> list[Problem]:
    """Each line that was acknowledged, once, and any two of them in one order for everybody."""
    problems, order, seen = list[Problem](), set[tuple[str, str]](), set[str]()
    for chat in sorted(set(record.talk)):
        problems += [Problem("talk doubled", line) for line, times in Counter(chat).items() if times > 1]
        order |= {(one, two) for at, one in enumerate(chat) for two in chat[at + 1 :] if one != two}
        seen |= set(chat)
    problems += [Problem("talk lost", line) for line in sorted(record.talk_acknowledged - seen)]
    return problems + [Problem("talk reordered", f"{a} and {b}") for a, b in sorted(order) if a < b and (b, a) in order]
