"""`bench/chaos.py --cluster`, small; and its checker, which has to notice what is wrong."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from cluster_check import check
from cluster_people import Kind, Pace, Person, Record, Shown, digest

from ludoteka.core.actors import CHANCE, write_actor
from ludoteka.core.match import Match
from ludoteka.table.setup import agree, setting
from ludoteka.table.storage import LogLine, TableRow
from ludoteka.table.views import view
from ludoteka.table.wire import NewSeat, NewTable
from tests.some_games import FOR_TWO

CHAOS = Path(__file__).parents[2] / "bench" / "chaos.py"


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="kills and /proc")
def test_nothing_is_lost_doubled_or_seen_in_another_order_by_several_nodes(cluster: object, redis_server: object):
    """The fixtures say whether there are a PostgreSQL and a Redis to be had; the bench starts its own."""
    command = [sys.executable, str(CHAOS), "--cluster", "--faults", "12", "--tables", "5"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "'tables_that_did_not_go_on': 0, 'problems': {}" in done.stdout


class Game:
    """A game of two people as it was played and as all of it was acknowledged and shown, to be spoilt by a test."""

    def __init__(self) -> None:
        wanted = NewTable(game=FOR_TWO, seats=[NewSeat(kind="human"), NewSeat(kind="human")])
        self.row: TableRow = agree(wanted, {})
        self.lines: list[LogLine] = []
        self.record = Record(self.row.id, FOR_TWO, Kind("plain"))
        self.person = Person(self.record, 0, [0, 0], 1, Pace())
        self.record.people.append(self.person)
        self._match, self._dice = Match(setting(self.row)), random.Random(1)
        self._show()
        while len(self.record.acknowledged) < 12:
            self._step()
            self._show()

    def _step(self) -> None:
        match, actor = self._match, self._match.to_act()[0]
        if actor == CHANCE:
            match.draw(self.row.seed)
            self.lines.append(LogLine(write_actor(actor), match.text_at(-1), 0, ""))
            return
        decision = match.decision(actor)
        match.submit(actor, self._dice.choice(match.legal(actor)))
        text = match.text_at(-1)
        self.lines.append(LogLine(write_actor(actor), text, 0, ""))
        self.record.asked.add((actor, decision, text))
        self.record.acknowledge(actor, decision, text)

    def _show(self) -> None:
        seen = view(self._match, 0)
        self.person.shown.append(Shown(digest(seen), 0, 1, 0.0, len(seen.story)))

    def problems(self) -> set[str]:
        return {problem.kind for problem in check(self.record, self.row, self.lines)}


@pytest.fixture
def game() -> Game:
    return Game()


def test_where_all_is_well_nothing_is_found(game: Game):
    assert game.problems() == set()


def test_a_move_that_is_not_in_the_log_is_found(game: Game):
    decisions = [decision for seat, decision in game.record.acknowledged if seat == 0]
    game.record.acknowledge(0, max(decisions) + 1, "something")
    assert game.problems() == {"lost"}


def test_an_acknowledged_move_of_which_the_log_has_another_is_found(game: Game):
    game.record.acknowledged[0, 0] = "something"
    assert game.problems() == {"changed"}


def test_two_answers_to_one_decision_are_found(game: Game):
    game.record.acknowledge(0, 0, "something")
    assert game.problems() == {"contradiction"}


def test_a_move_that_nobody_asked_for_is_found_where_only_people_play(game: Game):
    game.record.asked = {
        (seat, decision, text) for seat, decision, text in game.record.asked if (seat, decision) != (0, 1)
    }
    assert game.problems() == {"doubled"}
    game.record.kind = Kind("with clocks", terms={"clock": {}})
    assert game.problems() == set()


def test_what_was_shown_and_never_was_is_found(game: Game):
    game.person.shown[3].digest = b"something"
    assert game.problems() == {"not in the log"}


@pytest.mark.parametrize(("socket", "kind"), [(1, "back on one socket"), (2, "back on another socket")])
def test_an_earlier_view_after_a_later_one_is_found(game: Game, socket: int, kind: str):
    game.person.shown.append(Shown(game.person.shown[0].digest, 1, socket, 0.0, 0))
    assert game.problems() == {kind}


def test_views_may_be_left_out_and_shown_again(game: Game):
    del game.person.shown[2:4]
    game.person.shown.append(game.person.shown[-1])
    assert game.problems() == set()


@pytest.mark.parametrize(
    ("chats", "kind"),
    [([("a", "b"), ("b", "a")], "talk reordered"), ([("a", "a", "b")], "talk doubled"), ([("b",)], "talk lost")],
)
def test_talk_that_is_not_the_same_for_all_is_found(game: Game, chats: list[tuple[str, ...]], kind: str):
    game.record.talk_acknowledged |= {"a"}
    game.record.talk = [("a",), ("a", "b")] if kind != "talk lost" else []
    assert game.problems() <= {"talk lost"}
    game.record.talk += chats
    assert game.problems() == {kind}
