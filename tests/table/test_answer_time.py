"""When a bot's action is played must not depend on how long it thought: a clock that moves only when the test moves
it."""

from collections.abc import AsyncIterator, Sequence

import pytest

from ludoteka.core.room import WAIT, Observation
from ludoteka.table import players
from ludoteka.table.deals import Deal
from ludoteka.table.players import ANSWER_TIMES, AnswerTime
from ludoteka.table.registry import TableRegistry
from ludoteka.table.storage import LogLine
from ludoteka.table.table import Table
from ludoteka.table.wire import NewSeat, NewTable
from tests.some_games import SOLO

from .at_table import ALONE, MemoryStore, look_at, place, rest

CLUB, EXPERT = NewSeat(kind="bot:club"), NewSeat(kind="bot:expert")


class StillClock:
    """It moves only when somebody thinks or sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StillClock:
    still = StillClock()
    monkeypatch.setattr(players, "monotonic", still.monotonic)
    monkeypatch.setattr(players, "sleep", still.sleep)
    return still


class Thinker:
    """A bot that takes its first action after some time, and keeps when it was asked. Unasked, it waits."""

    def __init__(self, clock: StillClock) -> None:
        self._clock = clock
        self.takes: float = 0.0
        self.hesitates: float = 0.0  # where it is not asked
        self.asked_at: list[float] = []

    async def choose(self, observation: Observation, *, waited_for: bool = True) -> int:
        if not observation.asked:
            self._clock.now += self.hesitates
            return WAIT
        self.asked_at.append(self._clock.now)
        self._clock.now += self.takes
        return observation.legal[0]


class NotingStore(MemoryStore):
    """Keeps when actions were stored, with their actors."""

    def __init__(self, clock: StillClock) -> None:
        super().__init__()
        self._clock = clock
        self.stored: list[tuple[str, float]] = []

    async def append(self, table: str, n: int, lines: Sequence[LogLine]) -> None:
        await super().append(table, n, lines)
        self.stored += [(line.actor, self._clock.now) for line in lines]


class FakeRegistry:
    """A registry whose bots are all the same thinker."""

    def __init__(self, clock: StillClock) -> None:
        self.clock, self.thinker, self.store = clock, Thinker(clock), NotingStore(clock)
        self.tables = TableRegistry(self.store, lambda table: None, engage=lambda *who: self.thinker)

    async def sit(self, game: str, *seats: NewSeat, **options: str) -> Table:
        wanted, deal = NewTable(game=game, seats=list(seats), options=options), Deal(bytes(32))
        table = await self.tables.take_on(wanted, deal, person="", name="always the same")
        await rest(self.tables)
        return table

    async def answer_after(self, table: Table, takes: float, hesitates: float = 0.0) -> float:
        """How long after the person's next move the first action of the bot to their left is stored."""
        self.thinker.takes, self.thinker.hesitates = takes, hesitates
        self.store.stored.clear()
        before, seen = self.clock.now, await look_at(table, frozenset({0}), 0)
        await table.move(0, seen.decisions["0"], seen.scene.targets[0].action)
        await rest(self.tables)
        return next(at for actor, at in self.store.stored if actor == "2") - before


@pytest.fixture
async def registry(clock: StillClock) -> AsyncIterator[FakeRegistry]:
    opened = FakeRegistry(clock)
    yield opened
    await opened.tables.close()


@pytest.mark.parametrize(("level", "time"), [*ANSWER_TIMES.items(), ("unheard of", max(ANSWER_TIMES.values()))])
async def test_an_answer_comes_at_a_time_of_its_level_however_long_it_took(clock: StillClock, level: str, time: float):
    for share, multiple in ((0.0, 1), (0.01, 1), (0.5, 1), (0.99, 1), (1.01, 2), (1.99, 2), (7.5, 8)):
        began, due = clock.now, AnswerTime([level])
        clock.now += share * time
        await due.come()
        assert clock.now - began == pytest.approx(multiple * time)


@pytest.mark.parametrize("bot", [CLUB, EXPERT], ids=lambda seat: seat.kind)
async def test_the_moment_of_a_bots_action_does_not_depend_on_what_it_thought(registry: FakeRegistry, bot: NewSeat):
    table = await registry.sit("sequence", *ALONE, bot)
    moments = [await registry.answer_after(table, takes) for takes in (0.0, 0.001, 0.04, 0.09)]
    assert moments == pytest.approx([moments[0]] * len(moments))
    assert moments[0] > 0


async def test_what_a_bot_thinks_that_does_not_act_delays_no_other(registry: FakeRegistry):
    """Bots may object to table talk before each turn: two are asked for that before the one whose turn it is."""
    table = await registry.sit("sequence", *ALONE, CLUB, EXPERT, CLUB, no_table_talk="yes")
    moments = [await registry.answer_after(table, 0.01, hesitates) for hesitates in (0.0, 0.001, 0.02, 0.2)]
    assert moments == pytest.approx([ANSWER_TIMES["expert"]] * len(moments))


@pytest.mark.parametrize(
    ("game", "seats"), [(SOLO, [*ALONE, EXPERT]), ("sequence", [CLUB, CLUB])], ids=["open", "only bots"]
)
async def test_nobody_waits_where_nothing_is_hidden_or_nobody_is_there(
    registry: FakeRegistry, game: str, seats: list[NewSeat]
):
    table = await registry.sit(game, *seats)
    if seats[0] in ALONE:
        await place(table, 0, frozenset({0}))
        await rest(registry.tables)
    assert registry.thinker.asked_at
    assert {*registry.thinker.asked_at, registry.clock.now} == {100.0}
