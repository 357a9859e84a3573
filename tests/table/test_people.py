"""People come and go, run out of time, change their minds, watch and talk."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteka.core.errors import Refused
from ludoteka.core.words import LANGUAGES, Translator, Words
from ludoteka.table import commands
from ludoteka.table.registry import TableRegistry
from ludoteka.table.rights import NOBODY, Rights
from ludoteka.table.storage import LogLine
from ludoteka.table.table import Table
from ludoteka.table.talk import LONGEST, MOST_LINES, PHRASES, snapshot
from ludoteka.table.views import times
from ludoteka.table.wire import Clock, Delay, NewSeat, NewTable, TableView, TalkMessage, Terms
from tests.some_games import SOLO

from .at_table import MemoryStore, look_at, place, play_to_the_end, rest

ANA, RUI = Rights("ana"), Rights("rui")
SEATS = [NewSeat(kind="open"), NewSeat(kind="open")]


class Watch:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch):
    watch = Watch()
    monkeypatch.setattr("ludoteka.table.nodes.Alone.seconds", staticmethod(watch))
    return watch


async def meet(registry: TableRegistry, terms: Terms, game: str = SOLO, **options: str) -> Table:
    table = await registry.create(NewTable(game=game, seats=SEATS, terms=terms, options=options))
    for seat, person in enumerate((ANA, RUI)):
        await table.sit(person.person, seat, person.person)
        table.come(person)
        await table.ready(person, f"{seat}" * 64)
    await rest(registry)
    return table


async def seen(table: Table, rights: Rights) -> TableView:
    view = await table.look(rights, min(table.mine(rights), default=18))
    assert isinstance(view, TableView)
    return view


async def wake(registry: TableRegistry, table: Table) -> None:
    """As the alarm does."""
    registry._changed(table)
    await rest(registry)


# -- who is here ------------------------------------------------------------------------------------------------


async def test_everybody_sees_who_is_here(registry: TableRegistry):
    table = await meet(registry, Terms())
    table.come(NOBODY)
    table.come(RUI)  # on a second device
    view = await seen(table, ANA)
    assert ([seat.here for seat in view.seats], view.around.watchers) == ([True, True], 1)
    table.go(RUI)
    assert (await seen(table, ANA)).seats[1].here
    table.go(RUI)
    table.go(NOBODY)
    view = await seen(table, ANA)
    assert ([seat.here for seat in view.seats], view.around.watchers) == ([True, False], 0)


async def test_a_bot_plays_for_who_has_left_until_they_return(
    registry: TableRegistry, store: MemoryStore, watch: Watch
):
    table = await meet(registry, Terms(takeover=60))
    table.go(RUI)
    watch.now += 59
    await wake(registry, table)
    assert (await seen(table, ANA)).waiting == (0, 1)
    assert table.alarm() == 1
    watch.now += 1
    await wake(registry, table)
    view = await seen(table, ANA)
    assert (view.waiting, view.seats[1].stand_in) == ((0,), True)
    assert [line.actor for line in store.lines[table.id]] == ["0", "2"], "an entry like any other"
    await place(table, 0)
    await rest(registry)
    assert (await seen(table, ANA)).waiting == (0,)
    table.come(RUI)
    await place(table, 0)
    await rest(registry)
    assert not (await seen(table, RUI)).seats[1].stand_in
    await place(table, 1)


async def test_where_nobody_is_left_the_game_waits(registry: TableRegistry, watch: Watch):
    table = await meet(registry, Terms(takeover=60))
    table.go(ANA)
    table.go(RUI)
    watch.now += 3600
    await wake(registry, table)
    assert (await look_at(table, table.humans, 0)).waiting == (0, 1)
    assert table.alarm() is None


async def test_a_bot_that_thought_for_somebody_who_is_back_keeps_quiet(
    registry: TableRegistry, watch: Watch, monkeypatch: Any
):
    table = await meet(registry, Terms(takeover=60))

    async def slow(bot: Any, observation: Any) -> int:
        table.come(RUI)
        return int(observation.legal[0])

    monkeypatch.setattr("ludoteka.table.autoplay.think", slow)
    table.go(RUI)
    watch.now += 60
    await wake(registry, table)
    assert (await seen(table, RUI)).waiting == (0, 1)


# -- clocks -----------------------------------------------------------------------------------------------------


async def test_a_clock_for_every_move(registry: TableRegistry, store: MemoryStore, watch: Watch):
    table = await meet(registry, Terms(clock=Clock(kind="move", seconds=30)))
    watch.now += 20
    await place(table, 0)
    assert store.lines[table.id][-1].spent == 20_000
    view = await seen(table, RUI)
    assert [seat.left for seat in view.seats] == [30, 10]
    watch.now += 11
    await wake(registry, table)
    assert [line.actor for line in store.lines[table.id]] == ["0", "1", "2", "0"], "the usual bot has moved"
    assert [seat.left for seat in (await seen(table, RUI)).seats] == [30, 30]


async def test_a_clock_for_the_game_with_an_increment(registry: TableRegistry, store: MemoryStore, watch: Watch):
    table = await meet(registry, Terms(clock=Clock(kind="game", seconds=100, increment=5)))
    watch.now += 40
    await place(table, 0)
    watch.now += 10
    await place(table, 1)
    await rest(registry)
    assert [seat.left for seat in (await seen(table, ANA)).seats] == [65, 55]
    watch.now += 56
    await wake(registry, table)
    assert (await seen(table, ANA)).waiting == (0,)
    await place(table, 0)
    await rest(registry)
    view = await seen(table, ANA)
    assert view.seats[1].left == 4, "out of time, but every move earns some"


async def test_a_restart_costs_nobody_any_time(registry: TableRegistry, store: MemoryStore, watch: Watch):
    table = await meet(registry, Terms(clock=Clock(kind="game", seconds=100)))
    watch.now += 40
    await place(table, 0)
    watch.now += 1000  # the server is closed
    later = TableRegistry(store, lambda table: None)
    again = await later.open(table.id)
    watch.now += 5
    assert [seat.left for seat in (await seen(again, ANA)).seats] == [60, 95]
    await later.close()


@pytest.mark.parametrize("kind", ["move", "game"])
async def test_taking_back_wins_no_time(registry: TableRegistry, watch: Watch, kind: Any):
    increment = 5 if kind == "game" else 0
    table = await meet(registry, Terms(clock=Clock(kind=kind, seconds=30, increment=increment)))
    for _ in range(2):
        watch.now += 10
        await place(table, 0)
        watch.now += 3  # until she takes it back, she does not have to act
        await table.ask_undo(0, (await seen(table, ANA)).decisions["0"])
    watch.now += 5
    assert (await seen(table, ANA)).seats[0].left == 30 - 25
    await place(table, 0)
    await place(table, 1)
    await rest(registry)
    assert (await seen(table, ANA)).seats[0].left == (30 if kind == "move" else 30 - 25 + increment)


@pytest.mark.parametrize("kind", ["move", "game"])
async def test_clocks_and_times_reveal_nothing_of_a_step_in_secret(registry: TableRegistry, watch: Watch, kind: Any):
    """Two cut at the same time: that one of them has reserved something is nobody else's business."""
    clock = Clock(kind=kind, seconds=600, increment=10 if kind == "game" else 0)
    table = await meet(registry, Terms(clock=clock), "stamp-swap", mode="several")
    while len((await seen(table, ANA)).waiting) < 2:  # they collect one after the other
        await place(table, (await seen(table, ANA)).waiting[0])
    before, changed = await seen(table, RUI), (await table.info()).changed
    watch.now += 20
    await place(table, 0)
    after = await seen(table, RUI)
    assert (await seen(table, ANA)).decisions != before.decisions
    assert [seat.left for seat in after.seats] == [seat.left - 20 for seat in before.seats if seat.left]
    assert (await table.info()).changed == changed
    await table.ask_undo(0, (await seen(table, ANA)).decisions["0"])
    assert [seat.left for seat in (await seen(table, RUI)).seats] == [seat.left for seat in after.seats]
    assert (await table.info()).changed == changed


def test_what_an_undo_enters_again_keeps_its_time():
    def line(actor: str, text: str, at: str, undone: int = 0) -> LogLine:
        return LogLine(actor, text, undone, at)

    lines = [line("1", "a", "1"), line("2", "b", "2"), line("1", "", "3", 2), line("2", "b", "4")]
    assert times(lines) == ["2"]
    assert times([*lines, line("2", "b", "5")]) == ["2", "5"]


async def test_without_a_clock_nobody_is_ever_late(registry: TableRegistry, watch: Watch):
    table = await meet(registry, Terms())
    watch.now += 10**9
    await wake(registry, table)
    view = await seen(table, ANA)
    assert (view.waiting, [seat.left for seat in view.seats], table.alarm()) == ((0, 1), [None, None], None)


# -- undo by consent --------------------------------------------------------------------------------------------


async def test_a_sealed_choice_is_taken_back_without_asking(registry: TableRegistry):
    table = await meet(registry, Terms())
    await place(table, 0)
    view = await seen(table, ANA)
    assert (view.undoable, view.consent) == (True, False)
    await table.ask_undo(0, view.decisions["0"])
    assert (await seen(table, ANA)).waiting == (0, 1)


async def sequence(registry: TableRegistry) -> tuple[Table, int]:
    """Drawing by hand: a card was played for all to see, and nothing was drawn since. Who played it."""
    table = await meet(registry, Terms(), "sequence", manual_draw="yes")
    seat = (await seen(table, ANA)).waiting[0]
    view = await seen(table, (ANA, RUI)[seat])
    play = next(target.action for target in view.scene.targets if ">" in target.action)
    await table.move(seat, view.decisions[str(seat)], play)
    return table, seat


async def test_what_others_have_seen_is_taken_back_when_they_agree(registry: TableRegistry):
    table, seat = await sequence(registry)
    me, other = ((ANA, RUI), (RUI, ANA))[seat]
    view = await seen(table, me)
    assert (view.undoable, view.consent) == (False, True)
    decision = view.decisions[str(seat)]
    await table.ask_undo(seat, decision)
    asked = (await seen(table, other)).undo_asked
    assert asked is not None
    assert (asked.seat, asked.decision, asked.agreed) == (seat, decision, ())
    assert (await seen(table, me)).waiting == (1 - seat,), "nothing has happened yet"
    with pytest.raises(Refused, match="not-your-seat"):
        await table.agree(me, seat, decision, yes=True)
    await table.agree(other, seat, decision + 1, yes=True)  # about something else
    await table.agree(other, seat, decision, yes=True)
    await table.agree(other, seat, decision, yes=True)
    view = await seen(table, me)
    assert (view.waiting, view.undo_asked) == ((seat,), None)


async def test_nobody_is_asked_to_consent_to_one_undo_too_many(registry: TableRegistry, monkeypatch: Any):
    table, seat = await sequence(registry)
    me = (ANA, RUI)[seat]
    assert (await seen(table, me)).consent
    monkeypatch.setattr(commands, "MOST_UNDOS", 0)
    table.announce()
    assert not (await seen(table, me)).consent


async def test_nobody_takes_back_what_made_others_show_something(registry: TableRegistry):
    table, seat = await sequence(registry)
    me, other = ((ANA, RUI), (RUI, ANA))[seat]
    view = await seen(table, other)
    play = next(target.action for target in view.scene.targets if ">" in target.action)
    await table.move(1 - seat, view.decisions[str(1 - seat)], play)
    assert not (await seen(table, me)).consent
    assert (await seen(table, other)).consent
    table = await meet(registry, Terms())
    await place(table, 0)
    await place(table, 1)  # opens both placements
    for rights in (ANA, RUI):
        assert not (await seen(table, rights)).consent


async def test_asking_twice_forgets_nobodys_yes(registry: TableRegistry):
    seats = [NewSeat(kind="open")] * 3
    options = {"manual_draw": "yes"}
    table = await registry.create(NewTable(game="sequence", seats=seats, options=options))
    people = [Rights(name) for name in ("ana", "rui", "eva")]
    for seat, person in enumerate(people):
        await table.sit(person.person, seat, person.person)
        await table.ready(person, f"{seat}" * 64)
    await rest(registry)
    seat = (await seen(table, people[0])).waiting[0]
    me, one, two = people[seat], people[seat - 1], people[seat - 2]
    view = await seen(table, me)
    play = next(target.action for target in view.scene.targets if ">" in target.action)
    await table.move(seat, view.decisions[str(seat)], play)
    decision = (await seen(table, me)).decisions[str(seat)]
    await table.ask_undo(seat, decision)
    await table.agree(one, seat, decision, yes=True)
    await table.ask_undo(seat, decision)
    asked = (await seen(table, two)).undo_asked
    assert asked is not None
    assert asked.agreed == (people.index(one),)
    await table.agree(two, seat, decision, yes=True)
    assert (await seen(table, me)).waiting == (seat,)


async def test_the_seat_that_asked_can_withdraw_it(registry: TableRegistry):
    table, seat = await sequence(registry)
    me, other = ((ANA, RUI), (RUI, ANA))[seat]
    decision = (await seen(table, me)).decisions[str(seat)]
    await table.ask_undo(seat, decision)
    await table.agree(me, seat, decision, yes=False)
    assert (await seen(table, other)).undo_asked is None
    await table.agree(other, seat, decision, yes=True)
    assert (await seen(table, me)).waiting == (1 - seat,), "too late: nothing is asked any more"


async def test_a_no_and_a_move_end_the_question(registry: TableRegistry):
    table, seat = await sequence(registry)
    me, other = ((ANA, RUI), (RUI, ANA))[seat]
    decision = (await seen(table, me)).decisions[str(seat)]
    await table.ask_undo(seat, decision)
    await table.agree(other, seat, decision, yes=False)
    assert (await seen(table, me)).undo_asked is None
    await table.ask_undo(seat, decision)
    await table.move(seat, decision, "draw")
    await rest(registry)
    assert (await seen(table, me)).undo_asked is None
    await table.agree(other, seat, decision, yes=True)
    assert (await seen(table, me)).waiting == (1 - seat,)
    view = await seen(table, me)
    with pytest.raises(Refused, match="undo-nothing"):  # a card was drawn: never past that
        await table.ask_undo(seat, view.decisions[str(seat)])


# -- spectators -------------------------------------------------------------------------------------------------


async def test_a_late_spectator_sees_the_table_as_it_was(registry: TableRegistry):
    table = await meet(registry, Terms(delay=Delay(entries=3)))
    history = [await look_at(table, frozenset({0, 1}))]
    for _ in range(2):
        for seat in (0, 1):
            await place(table, seat)
            await rest(registry)
    late = await seen(table, NOBODY)
    count = len(table.log.lines)
    assert count == 7
    assert late.around.delayed
    assert late.scene.progress == (2, 19)
    assert (await seen(table, ANA)).scene.progress == (3, 19)
    assert late.waiting == (0, 1)
    assert [seat.left for seat in late.seats] == [None, None]
    assert len(late.story) <= 4
    assert history[0].scene.progress == (1, 19)


async def test_a_late_spectator_learns_nothing_from_a_move(registry: TableRegistry):
    table = await meet(registry, Terms(delay=Delay(entries=50), clock=Clock(kind="move", seconds=300)))
    before = await seen(table, NOBODY)
    for _ in range(5):
        for seat in (0, 1):
            await place(table, seat)
            await rest(registry)
    assert await seen(table, NOBODY) == before


async def test_seconds_of_delay_pass(registry: TableRegistry, store: MemoryStore):
    table = await meet(registry, Terms(delay=Delay(seconds=60)))
    await place(table, 0)
    await place(table, 1)
    await rest(registry)
    assert (await seen(table, NOBODY)).scene.progress == (0, 19)
    alarm = table.alarm()
    assert alarm is not None
    assert 50 < alarm <= 60
    table.log.lines[0] = replace(table.log.lines[0], at="2020-01-01T00:00:00.000+00:00")
    assert (await seen(table, NOBODY)).scene.progress == (1, 19)


async def test_an_undo_is_seen_late_as_well(registry: TableRegistry):
    table = await meet(registry, Terms(delay=Delay(entries=1)))
    for _ in range(3):
        await place(table, 0)
        await seen(table, NOBODY)
        await table.undo(0, (await seen(table, ANA)).decisions["0"])
        await seen(table, NOBODY)
    late = await seen(table, NOBODY)
    assert late.waiting == (1,), "the last undo is still to come for them"


async def test_the_end_is_for_everybody(registry: TableRegistry):
    table = await meet(registry, Terms(delay=Delay(entries=10), watching=False))
    with pytest.raises(Refused, match="no-watching"):
        await table.look(NOBODY)
    await play_to_the_end(registry, table)
    assert (await seen(table, NOBODY)).scene.over


# -- talk -------------------------------------------------------------------------------------------------------


async def test_phrases_always_and_free_words_where_the_table_agreed(registry: TableRegistry):
    table = await meet(registry, Terms())
    await table.send_talk(RUI, TalkMessage(phrase="hello"))
    assert [(line.seat, line.name, line.phrase, line.text) for line in snapshot(table.talk).lines] == [
        (1, "rui", "hello", "")
    ]
    bad = {
        "talk-phrases-only": TalkMessage(text="hi"),
        "phrase-unknown": TalkMessage(phrase="boo"),
        "talk-empty": TalkMessage(),
    }
    for code, answer in bad.items():
        with pytest.raises(Refused, match=code):
            await table.send_talk(RUI, answer)
    with pytest.raises(Refused, match="not-your-seat"):
        await table.send_talk(NOBODY, TalkMessage(phrase="hello"))


async def test_words_are_short_and_few_and_can_be_taken_away(registry: TableRegistry, store: MemoryStore):
    table = await meet(registry, Terms(talk=True))
    with pytest.raises(Refused, match="talk-long"):
        await table.send_talk(ANA, TalkMessage(text="x" * (LONGEST + 1)))
    with pytest.raises(Refused, match="talk-empty"):
        await table.send_talk(ANA, TalkMessage(text="a", phrase="hello"))
    await table.send_talk(ANA, TalkMessage(text="  a\nb\u202e  c "))
    assert snapshot(table.talk).lines[0].text == "a b c"
    for _ in range(MOST_LINES):
        await table.send_talk(RUI, TalkMessage(text="words"))
    assert len(snapshot(table.talk).lines) == MOST_LINES
    await table.send_talk(ANA, TalkMessage(phrase="bye"))
    await table.forget_person(RUI)
    assert [line.phrase for line in snapshot(table.talk).lines] == ["bye"]
    assert "words" not in str(store.tables) + str(store.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str):
    assert all(Translator(language)(Words(f"phrase-{phrase}", {})) for phrase in PHRASES)


# -- the lobby --------------------------------------------------------------------------------------------------


async def test_the_lobby_lists_public_tables_with_somebody_there(registry: TableRegistry):
    hidden, table = (
        await meet(registry, Terms()),
        await meet(registry, Terms(public=True, webhook="https://example.org/secret")),
    )
    gathering = await registry.create(NewTable(game=SOLO, seats=SEATS, terms=Terms(public=True)))
    assert [listed.table for listed in await registry.lobby()] == [table.id]
    await gathering.sit("eva", 1, "Eva")
    gathering.come(Rights("eva"))
    first, second = await registry.lobby()
    assert (first.table, first.stage, first.free) == (gathering.id, "gathering", 1)
    assert [seat.kind for seat in first.seats] == ["open", "human"]
    assert (second.table, second.stage, second.free, second.terms.webhook) == (table.id, "playing", 0, "")
    table.go(ANA)
    table.go(RUI)
    assert [listed.table for listed in await registry.lobby()] == [gathering.id]
    assert hidden.id not in {listed.table for listed in await registry.lobby()}


def test_lines_without_time_are_as_before():
    assert LogLine("1", "978@c3", 0, "then").spent == 0
