"""Two nodes at one table: each sees what the other has written, and the log decides."""

import asyncio
from functools import partial

import pytest

from ludoteka.cluster import membership
from ludoteka.core.errors import Refused
from ludoteka.table.nodes import Head, News
from ludoteka.table.rights import NOBODY, Rights
from ludoteka.table.storage import StoreAway
from ludoteka.table.table import Table
from ludoteka.table.talk import snapshot
from ludoteka.table.wire import Clock, Gathering, NewSeat, NewTable, TableView, TalkMessage, Terms
from tests.some_games import SOLO
from tests.table.at_table import look_at, place, rest

from .conftest import Site, kill, until

pytestmark = pytest.mark.slow

Sites = tuple[Site, Site]
Tables = tuple[Table, Table]

ANA, RUI = Rights("ana"), Rights("rui")
OPEN = [NewSeat(kind="open"), NewSeat(kind="open")]
PLAIN = Terms()
BOTH = frozenset({0, 1})


async def gather(sites: Sites, terms: Terms = PLAIN, game: str = SOLO, **options: str) -> Tables:
    """A table with Ana at one node and Rui at the other, who have not begun."""
    first = await sites[0].registry.create(NewTable(game=game, seats=OPEN, terms=terms, options=options))
    second = await sites[1].registry.open(first.id)
    for seat, (table, person) in enumerate(((first, ANA), (second, RUI))):
        await table.sit(person.person, seat, person.person)
        table.come(person)
    await until(lambda: first.presence.seats == second.presence.seats == BOTH)
    return first, second


async def meet(sites: Sites, terms: Terms = PLAIN, game: str = SOLO, **options: str) -> Tables:
    """The same, begun: chance has drawn what comes first."""
    first, second = await gather(sites, terms, game, **options)
    await first.ready(ANA, "0" * 64)
    await second.ready(RUI, "1" * 64)
    await until(lambda: same(first, second) and first.log.lines)
    return first, second


def same(first: Table, second: Table) -> bool:
    return first.head == second.head


def got_to(first: Table, second: Table, entries: int) -> bool:
    return same(first, second) and len(first.log.lines) == entries


async def seen(table: Table, rights: Rights) -> TableView:
    view = await table.look(rights, min(table.mine(rights), default=18))
    assert isinstance(view, TableView)
    return view


async def talked(table: Table) -> list[str]:
    return [line.text or line.phrase for line in snapshot(table.talk).lines]


# -- the game -------------------------------------------------------------------------------------------------------


async def test_what_one_node_writes_the_other_shows(sites: Sites):
    first, second = await meet(sites)
    await place(first, 0)
    await until(lambda: len(second.log.lines) == 2)
    await place(second, 1)
    await until(lambda: same(first, second) and len(first.log.lines) == 4)
    views = [await look_at(table, BOTH, 0) for table in (first, second)]
    assert views[0].scene == views[1].scene
    assert {first.id} <= set(sites[0].notified) & set(sites[1].notified)


async def test_of_two_nodes_that_write_at_once_one_writes_after_the_other(sites: Sites):
    first, second = await meet(sites)
    for _ in range(5):
        count = len(first.log.lines)
        await asyncio.gather(place(first, 0), place(second, 1))
        await until(partial(got_to, first, second, count + 3))
    stored = (await sites[0].store.load(first.id))[1]
    assert [line.actor for line in stored].count("1") == [line.actor for line in stored].count("2") == 5
    assert first.log.lines == second.log.lines == stored


async def test_the_same_answer_at_both_nodes_counts_once(sites: Sites):
    first, second = await meet(sites)
    view = await look_at(first, BOTH, 0)
    answer = 0, view.decisions["0"], view.scene.targets[-1].action
    await asyncio.gather(first.move(*answer), second.move(*answer))
    await until(lambda: same(first, second))
    assert [line.actor for line in first.log.lines] == ["0", "1"]


async def test_an_answer_to_what_only_the_other_node_has_shown_is_no_mistake(
    sites: Sites, monkeypatch: pytest.MonkeyPatch
):
    first, second = await meet(sites)
    monkeypatch.setattr(sites[1].registry, "find_open", lambda name: None)  # the second node hears nothing
    monkeypatch.setattr(sites[1].registry, "tables", list)
    await place(first, 0)
    await place(first, 1)
    view = await look_at(first, BOTH, 1)
    assert len(second.log.lines) == 1
    await second.move(1, view.decisions["1"], view.scene.targets[-1].action)
    assert len(second.log.lines) == len(first.log.lines) + 1


async def test_who_comes_to_a_node_that_is_behind_sees_what_they_have_seen(
    sites: Sites, monkeypatch: pytest.MonkeyPatch
):
    first, _ = await meet(sites)
    monkeypatch.setattr(sites[1].registry, "find_open", lambda name: None)
    monkeypatch.setattr(sites[1].registry, "tables", list)
    await place(first, 0)
    assert (await sites[1].registry.open(first.id)).log.lines == first.log.lines


async def test_nobody_is_shown_less_than_another_node_may_have_shown_them(
    sites: Sites, monkeypatch: pytest.MonkeyPatch
):
    first, second = await meet(sites)

    async def away(table: str, known: Head) -> News:
        raise StoreAway

    monkeypatch.setattr(sites[1].node._shared, "news", away)
    await place(first, 0)
    with pytest.raises(StoreAway):
        await sites[1].registry.open(first.id)
    assert (await seen(second, RUI)).waiting == (0, 1), "who looks already may look on"
    await kill(sites[0])
    await until(lambda: sites[1].node.members.alive == {"two"})
    assert await sites[1].registry.open(first.id) is second, "nobody else can have shown more"


async def test_a_game_that_is_given_up_is_gone_at_all_nodes(sites: Sites):
    first, second = await meet(sites)
    await sites[0].registry.forget(first.id)
    await until(lambda: second.gone)
    with pytest.raises(Refused, match="table-unknown"):
        await second.look(RUI)
    with pytest.raises(Refused, match="table-unknown"):
        await sites[1].registry.open(first.id)
    assert second.id in sites[1].notified


# -- who is here ----------------------------------------------------------------------------------------------------


async def test_everybody_sees_who_is_here_at_whichever_node(sites: Sites):
    first, second = await meet(sites)
    second.come(NOBODY)
    await until(lambda: first.presence.watchers == 1)
    view = await seen(first, ANA)
    assert [seat.here for seat in view.seats] == [True, True]
    second.go(RUI)
    second.go(NOBODY)
    await until(lambda: first.presence.seats == {0} and not first.presence.watchers)
    assert [seat.here for seat in (await seen(first, ANA)).seats] == [True, False]


async def test_the_lobby_lists_the_tables_of_all_nodes(sites: Sites):
    first, _ = await gather(sites, Terms(public=True))
    other = await sites[0].registry.create(NewTable(game=SOLO, seats=OPEN, terms=Terms(public=True)))
    await other.sit("eva", 0, "Eva")
    other.come(Rights("eva"))
    other.come(NOBODY)
    await until(lambda: not other.shared._own)
    lobbies = [await each.registry.lobby() for each in sites]
    assert [table.table for table in lobbies[1]] == [other.id, first.id]
    assert lobbies[0] == lobbies[1]
    assert lobbies[1][0].watchers == 1
    other.go(Rights("eva"))
    await until(lambda: not other.shared._own)
    assert [table.table for table in await sites[1].registry.lobby()] == [first.id]


async def test_nobody_is_at_a_node_that_has_gone(sites: Sites, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(membership, "MISSED", 10_000)  # nobody has to wait until it is missed
    first, second = await gather(sites)
    await sites[1].registry.close()
    await sites[1].node.leave()
    await until(lambda: first.presence.seats == {0})
    assert second.presence.seats, "its word stands in the store, and counts for nothing"


# -- what people share besides the game -------------------------------------------------------------------------------


async def test_talk_is_the_same_at_all_nodes_in_the_same_order(sites: Sites):
    first, second = await meet(sites, Terms(talk=True))
    await asyncio.gather(
        *(
            table.send_talk(person, TalkMessage(text=f"{person.person} {n}", id=str(n)))
            for n in range(5)
            for table, person in ((first, ANA), (second, RUI))
        )
    )
    await until(lambda: same(first, second))
    assert await talked(first) == await talked(second)
    assert sorted(await talked(first)) == sorted(f"{name} {n}" for name in ("ana", "rui") for n in range(5))
    await second.send_talk(ANA, TalkMessage(text="again", id="3"))
    assert len(await talked(second)) == 10, "a message that comes twice, by another node"
    await second.forget_person(RUI)
    await until(lambda: same(first, second))
    assert not [line for line in await talked(first) if line.startswith("rui")]


async def test_talk_goes_when_nobody_has_been_there_for_a_while(sites: Sites):
    first, second = await meet(sites)
    await first.send_talk(ANA, TalkMessage(phrase="hello"))
    shared, alive = sites[0].node._shared, sites[0].node.members.alive
    assert await shared.forget_live(0.0, alive) == 0, "somebody is there"
    first.go(ANA)
    second.go(RUI)
    await until(lambda: not first.shared._own and not second.shared._own and same(first, second))
    assert await shared.forget_live(3600.0, alive) == 0
    version = second.shared.version
    assert await shared.forget_live(0.0, alive) == 1
    assert (await shared.load_live(first.id)).version == 0
    second.come(RUI)  # versions begin again
    await until(lambda: second.shared.version < version and same(first, second))
    assert await talked(first) == []


async def test_an_answer_is_newer_than_its_question_by_whatever_clocks_nodes_have(
    sites: Sites, monkeypatch: pytest.MonkeyPatch
):
    """By their times, browsers know which lines are new."""
    first, second = await meet(sites)
    for table, person, clock in ((first, ANA, "5.999"), (second, RUI, "3.000"), (first, ANA, "6.000")):
        monkeypatch.setattr("ludoteka.table.talk.now", lambda clock=clock: f"2026-05-01T12:00:0{clock}+00:00")
        await table.send_talk(person, TalkMessage(phrase="hello"))
        await until(lambda: same(first, second))
    times = [line.at for line in snapshot(first.talk).lines]
    assert times == [f"2026-05-01T12:00:0{seconds}+00:00" for seconds in ("5.999", "6.000", "6.001")]


async def test_consent_to_an_undo_is_asked_for_at_the_other_node(sites: Sites):
    first, second = await meet(sites, game="sequence", manual_draw="yes")
    seat = (await seen(first, ANA)).waiting[0]
    (mine, me), (theirs, other) = ((first, ANA), (second, RUI)) if seat == 0 else ((second, RUI), (first, ANA))
    view = await seen(mine, me)
    play = next(target.action for target in view.scene.targets if ">" in target.action)
    await mine.move(seat, view.decisions[str(seat)], play)
    decision = (await seen(mine, me)).decisions[str(seat)]
    await mine.ask_undo(seat, decision)
    await until(lambda: same(first, second))
    assert (await seen(theirs, other)).undo_asked is not None
    await theirs.agree(other, seat, decision, yes=True)
    await until(lambda: same(first, second))
    assert first.log.lines[-1].undone
    assert first._requests.pending() is None is second._requests.pending()


async def test_who_wish_to_swap_at_once_at_two_nodes_swap(sites: Sites):
    first, second = await gather(sites)
    await asyncio.gather(first.swap(ANA, 0, 1), second.swap(RUI, 1, 0))
    await until(lambda: same(first, second))
    assert [seat.person for seat in first.row.seats] == ["rui", "ana"]


async def test_a_wish_to_swap_is_seen_at_the_other_node(sites: Sites):
    first, second = await gather(sites)
    await first.swap(ANA, 0, 1)
    await until(lambda: same(first, second))
    view = await second.look(RUI)
    assert isinstance(view, Gathering)
    assert view.swaps == ((0, 1),)
    await first.change(Rights(first.row.meta.host), 1, "human")
    await until(lambda: same(first, second))
    assert second._swaps() == {}, "it was about another table"


async def test_of_two_who_take_a_seat_at_once_one_has_it(sites: Sites):
    first = await sites[0].registry.create(NewTable(game=SOLO, seats=OPEN))
    second = await sites[1].registry.open(first.id)
    outcomes = await asyncio.gather(first.sit("ana", 0, "Ana"), second.sit("rui", 0, "Rui"), return_exceptions=True)
    await until(lambda: same(first, second))
    assert [type(outcome) for outcome in outcomes].count(Refused) == 1
    assert first.row.seats == second.row.seats


async def test_all_nodes_play_at_the_pace_that_was_set_at_one(sites: Sites):
    first, second = await meet(sites)
    await second.take_time(0, by_hand=True)
    await until(lambda: same(first, second))
    await place(first, 0)
    await place(second, 1)
    await until(lambda: same(first, second))
    assert (await seen(first, ANA)).resting
    assert len(first.log.lines) == 3, "the next tile waits to be drawn"


# -- clocks ---------------------------------------------------------------------------------------------------------


async def test_a_clock_that_runs_at_one_node_runs_at_all(sites: Sites):
    first, second = await meet(sites, Terms(clock=Clock(kind="move", seconds=600)))
    await until(lambda: first.shared.state.turns.keys() == BOTH and same(first, second))
    assert first.running() == second.running()
    turn = first.running()[1]
    third = await sites[1].registry._find(first.id)
    assert third.running()[1] == turn


async def test_a_table_that_is_opened_later_has_the_clocks_of_the_others(sites: Sites):
    first = await sites[0].registry.create(
        NewTable(game=SOLO, seats=OPEN, terms=Terms(clock=Clock(kind="game", seconds=600)))
    )
    for seat, person in enumerate((ANA, RUI)):
        await first.sit(person.person, seat, person.person)
        first.come(person)
        await first.ready(person, f"{seat}" * 64)
    await rest(sites[0].registry)
    await until(lambda: first.shared.state.turns.keys() == BOTH)
    second = await sites[1].registry.open(first.id)
    assert second.running() == first.running()
