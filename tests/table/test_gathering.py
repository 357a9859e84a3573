"""A table that waits for people: who sits where, who is ready, and a deal that all have a share in."""

import asyncio
import hmac
import json

import pytest

from ludoteka.core.actors import CHANCE, write_actor
from ludoteka.core.chance import commitment, draw
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.record import read_record
from ludoteka.games import find_game
from ludoteka.server.connection import decode
from ludoteka.table.live_state import Swaps
from ludoteka.table.registry import TableRegistry
from ludoteka.table.rights import NOBODY, Rights
from ludoteka.table.table import Table, with_wish
from ludoteka.table.wire import Evening, Gathering, NewSeat, NewTable, TableView, Terms
from tests.some_games import FOR_TWO, SOLO

from .at_table import MemoryStore, look_at, place, play_to_the_end, rest

HOST_AND_OPEN = [NewSeat(kind="human", name="Ana"), NewSeat(kind="open"), NewSeat(kind="bot:beginner", name="Bo")]
RUI, EVA = Rights("rui"), Rights("eva")
SHARES = {"ana": "a1" * 32, "rui": "b2" * 32, "eva": "c3" * 32}


async def gather(registry: TableRegistry, seats: list[NewSeat] = HOST_AND_OPEN, terms: Terms = Terms()) -> Table:  # noqa: B008
    return await registry.create(NewTable(game=SOLO, seats=seats, terms=terms))


def host(table: Table) -> Rights:
    return Rights(table.row.meta.host)


async def begin(registry: TableRegistry, table: Table) -> None:
    await table.sit("rui", 1, "Rui")
    await table.ready(RUI, SHARES["rui"])
    await table.ready(host(table), SHARES["ana"])
    await rest(registry)


async def seen(table: Table, rights: Rights = NOBODY) -> Gathering:
    view = await table.look(rights)
    assert isinstance(view, Gathering)
    return view


async def test_a_table_with_an_open_seat_waits_and_deals_nothing(registry: TableRegistry, store: MemoryStore):
    table = await gather(registry)
    await rest(registry)
    view = await seen(table)
    assert [seat.kind for seat in view.seats] == ["human", "open", "bot:beginner"]
    assert view.around.commit == commitment(table.row.seed)
    assert not view.around.host
    assert (await seen(table, host(table))).around.host
    assert store.lines[table.id] == []
    for act in (table.go_on(), table.move(0, 0, "978@a1"), table.undo(0, 0)):
        with pytest.raises(Refused, match="gathering"):
            await act


async def test_it_begins_when_everybody_sits_and_is_ready(registry: TableRegistry, store: MemoryStore):
    table = await gather(registry)
    await table.ready(host(table), SHARES["ana"])
    await table.sit("rui", 1, "  Rui ")
    assert [(seat.name, seat.ready) for seat in (await seen(table)).seats] == [
        ("Ana", True),
        ("Rui", False),
        ("Bo", False),
    ]
    await rest(registry)
    assert store.lines[table.id] == []
    await table.ready(RUI, SHARES["rui"])
    await rest(registry)
    view = await table.look(RUI, 1)
    assert isinstance(view, TableView)
    assert [(seat.kind, seat.mine) for seat in view.seats] == [
        ("human", False),
        ("human", True),
        ("bot:beginner", False),
    ]
    assert view.waiting == (0, 1)
    assert view.decisions == {"1": 0}


async def test_everybody_has_a_share_in_the_deal_and_the_record_proves_it(registry: TableRegistry, store: MemoryStore):
    table = await gather(registry)
    committed = (await seen(table)).around.commit
    await begin(registry, table)
    await play_to_the_end(registry, table)
    text = await table.postgame.record()
    record = read_record(text, find_game)
    assert record.proved
    assert record.match.setting.commit == committed
    assert record.match.setting.shares == (SHARES["ana"], SHARES["rui"], "")
    assert f"share 1 {SHARES['ana']}\nshare 2 {SHARES['rui']}\n---" in text
    proof = await table.postgame.proof()
    assert (proof.proved, proof.commit, proof.shares) == (True, committed, record.match.setting.shares)
    assert commitment(bytes.fromhex(proof.seed)) == committed
    reported = [line.text for line in store.lines[table.id] if line.actor == write_actor(CHANCE)]
    assert [(drawn.k, drawn.text) for drawn in proof.draws] == list(enumerate(reported))
    text_of_all = f"ludoteka mix 1:{SHARES['ana']} 2:{SHARES['rui']}"  # as docs/chance.md has it
    mixed = hmac.digest(table.row.seed, text_of_all.encode(), "sha256")
    assert [draw(mixed, drawn.k, drawn.of) for drawn in proof.draws] == [drawn.outcome for drawn in proof.draws]
    match = Match(record.match.setting)
    outcomes = match.legal(CHANCE)
    first = match.write(CHANCE, outcomes[draw(mixed, 0, len(outcomes))])
    assert store.lines[table.id][0].text == first
    again = await registry.adopt(record)
    assert await again.postgame.record() == text


@pytest.mark.parametrize(
    "share", ["a1" * 32 + "\n", "\n", "A1" * 32, "a1" * 31, "a1" * 33, "\u0661" * 64, "a1" * 31 + " 1"]
)
async def test_what_is_no_share_is_refused_when_it_is_given(registry: TableRegistry, share: str):
    """Found by an attack: with a line end after it, an honest record could not be proved."""
    with pytest.raises(Refused, match="message-bad"):
        decode(json.dumps({"type": "ready", "share": share}))
    table = await gather(registry)
    with pytest.raises(Refused, match="share-form"):
        await table.ready(host(table), share)
    assert not (await seen(table)).seats[0].ready


async def test_a_seat_is_taken_once_by_the_first_to_sit_down(registry: TableRegistry):
    table = await gather(registry)
    await table.sit("rui", 1, "Rui")
    await table.sit("rui", 1, "Rui B.")  # the same person again: nothing but the name changes
    assert (await seen(table)).seats[1].name == "Rui B."
    for seat in (0, 1, 2):
        with pytest.raises(Refused, match="seat-taken"):
            await table.sit("eva", seat, "Eva")
    for seat in (-1, 3):
        with pytest.raises(Refused, match="seat-unknown"):
            await table.sit("eva", seat, "Eva")
    with pytest.raises(Refused, match="seat-name"):
        await table.sit("rui", 1, "x" * 41)


async def test_two_processes_cannot_give_one_seat_away_twice(registry: TableRegistry, store: MemoryStore):
    table = await gather(registry)
    other_registry = TableRegistry(store, lambda table: None)
    other = await other_registry.open(table.id)
    await table.sit("rui", 1, "Rui")
    with pytest.raises(Refused, match="seat-taken"):
        await other.sit("eva", 1, "Eva")
    assert (await seen(other)).seats[1].name == "Rui"
    await other_registry.close()


async def test_two_of_one_name_are_distinguished(registry: TableRegistry):
    table = await gather(registry, [*HOST_AND_OPEN, NewSeat(kind="open")])
    await table.sit("rui", 1, "Ana")
    await table.sit("eva", 3, "Ana")
    await table.sit("rui", 1, "Ana")  # the same once more
    assert [seat.name for seat in table.row.seats] == ["Ana", "Ana 2", "Bo", "Ana 3"]


async def test_who_moves_takes_back_everybodys_readiness(registry: TableRegistry):
    table = await gather(registry, [*HOST_AND_OPEN, NewSeat(kind="open")])
    await table.sit("rui", 1, "Rui")
    await table.ready(host(table), SHARES["ana"])
    await table.sit("rui", 3, "Rui")
    assert not any(seat.ready for seat in table.row.seats)


async def test_who_moves_or_leaves_frees_the_seat(registry: TableRegistry):
    table = await gather(registry, [*HOST_AND_OPEN, NewSeat(kind="open")])
    await table.sit("rui", 1, "Rui")
    await table.sit("rui", 3, "Rui")
    assert [seat.kind for seat in (await seen(table)).seats] == ["human", "open", "bot:beginner", "human"]
    await table.leave(RUI)
    assert table.mine(RUI) == frozenset()
    with pytest.raises(Refused, match="not-your-seat"):
        await table.ready(RUI, SHARES["rui"])


async def test_a_free_seat_is_swapped_at_once_and_a_persons_with_their_wish(registry: TableRegistry):
    table = await gather(registry, [*HOST_AND_OPEN, NewSeat(kind="open")])
    await table.sit("rui", 1, "Rui")
    await table.swap(RUI, 1, 3)
    assert table.mine(RUI) == {3}
    await table.swap(RUI, 3, 0)
    assert table.mine(RUI) == {3}
    assert (await seen(table)).swaps == ((3, 0),)
    await table.swap(host(table), 0, 3)
    assert table.mine(RUI) == {0}
    assert table.mine(host(table)) == {3}
    assert (await seen(table)).swaps == ()
    with pytest.raises(Refused, match="seat-taken"):
        await table.swap(RUI, 0, 2)


async def test_an_old_wish_dies_with_the_table_it_was_about(registry: TableRegistry):
    table = await gather(registry, [*HOST_AND_OPEN, NewSeat(kind="open")])
    await table.sit("rui", 1, "Rui")
    await table.swap(RUI, 1, 0)
    await table.sit("eva", 3, "Eva")
    await table.swap(host(table), 0, 1)
    assert table.mine(host(table)) == {0}, "that was a wish of the host's own"


async def test_the_host_changes_seats_and_everybody_has_to_agree_anew(registry: TableRegistry):
    table = await gather(registry)
    await table.sit("rui", 1, "Rui")
    await table.ready(RUI, SHARES["rui"])
    with pytest.raises(Refused, match="host-only"):
        await table.change(RUI, 2, "open")
    await table.change(host(table), 2, "bot:expert")
    await table.change(host(table), 3, "open")
    assert [(s.kind, s.ready) for s in (await seen(table)).seats] == [
        ("human", False), ("human", False), ("bot:expert", False), ("open", False),
    ]  # fmt: skip
    assert not any(seat_row.share for seat_row in table.row.seats)
    await table.change(host(table), 1, "gone")
    assert table.mine(RUI) == frozenset()
    assert len(table.row.seats) == 3


@pytest.mark.parametrize(("seat", "kind", "code"), [(0, "bot:genius", "seat-kind"), (9, "open", "seat-unknown")])
async def test_a_change_that_makes_no_sense_is_refused(registry: TableRegistry, seat: int, kind: str, code: str):
    table = await gather(registry)
    with pytest.raises(Refused, match=code):
        await table.change(host(table), seat, kind)


async def test_a_change_that_makes_no_game_is_refused(registry: TableRegistry, store: MemoryStore):
    table = await registry.create(NewTable(game=FOR_TWO, seats=[NewSeat(kind="human"), NewSeat(kind="open")]))
    before = store.tables[table.id]
    with pytest.raises(Refused, match="seats"):
        await table.change(host(table), 1, "gone")
    assert store.tables[table.id] == before


async def test_the_host_is_sent_how_many_seats_there_can_be(registry: TableRegistry):
    open_seats = [NewSeat(kind="human", name="Ana"), NewSeat(kind="open")]
    options = {"scoring": "brightest", "rounds": "2"}
    table = await registry.create(NewTable(game=SOLO, seats=open_seats, options=options))
    assert (await seen(table)).sizes == (2, 3, 4, 5, 6)
    await table.change(host(table), 2, "open")
    view = await seen(table)
    assert view.options["rounds"] == "3", "a series goes along with the seats"
    assert view.sizes == (2, 3, 4, 5, 6)
    await table.change(host(table), 2, "gone")
    with pytest.raises(Refused, match="brightest-alone"):
        await table.change(host(table), 1, "gone")


async def test_nobody_changes_seats_once_the_game_has_begun(registry: TableRegistry):
    table = await gather(registry)
    await begin(registry, table)
    acts = [
        table.sit("eva", 1, "Eva"),
        table.leave(RUI),
        table.swap(host(table), 0, 1),
        table.ready(RUI, SHARES["rui"]),
        table.change(host(table), 1, "open"),
    ]
    for act in acts:
        with pytest.raises(Refused, match="begun"):
            await act


async def test_gathering_survives_a_restart(registry: TableRegistry, store: MemoryStore):
    table = await gather(registry)
    await table.sit("rui", 1, "Rui")
    await table.ready(RUI, SHARES["rui"])
    later = TableRegistry(store, lambda table: None)
    again = await later.open(table.id)
    assert (await seen(again)).seats == (await seen(table)).seats
    await again.ready(host(again), SHARES["ana"])
    await rest(later)
    await place(again, 1, frozenset({1}))
    await later.close()


async def test_a_rematch_brings_the_same_people_together(registry: TableRegistry):
    table = await gather(registry)
    await begin(registry, table)
    with pytest.raises(Refused, match="game-unfinished"):
        await registry.rematch(table, rotate=False)
    await play_to_the_end(registry, table)
    name = await registry.rematch(table, rotate=True)
    assert await registry.rematch(table, rotate=False) == name, "a second request leads to the same table"
    follower = await registry.open(name)
    assert (await seen(follower)).around.followed_by == ""
    assert [seat_row.name for seat_row in follower.row.seats] == ["Bo", "Ana", "Rui"]
    assert follower.mine(RUI) == {2}
    assert follower.row.seed != table.row.seed
    view = await table.look(RUI, 1)
    assert view.around.followed_by == name
    await follower.ready(RUI, SHARES["rui"])
    await follower.ready(host(follower), SHARES["ana"])
    await rest(registry)
    assert isinstance(await follower.look(RUI, 2), TableView)


async def test_rematches_of_the_same_people_keep_a_running_score(registry: TableRegistry):
    table = await gather(registry)
    await begin(registry, table)
    await play_to_the_end(registry, table)
    assert (await table.look(RUI, 1)).around.evening is None, "the first game"
    won = [int(seat in table.row.meta.winners) for seat in range(3)]
    follower = await registry.open(await registry.rematch(table, rotate=True))
    before = (await seen(follower)).around.evening
    assert before == Evening(won=(won[2], won[0], won[1]), games=1), "everybody has moved up one seat"
    await follower.ready(RUI, SHARES["rui"])
    await follower.ready(host(follower), SHARES["ana"])
    await play_to_the_end(registry, follower)
    after = (await follower.look(RUI, 2)).around.evening
    assert after is not None
    assert after.games == 2
    assert sum(after.won) == sum(won) + len(follower.row.meta.winners)


async def test_others_begin_a_score_of_their_own(registry: TableRegistry):
    table = await gather(registry)
    await begin(registry, table)
    await play_to_the_end(registry, table)
    follower = await registry.open(await registry.rematch(table, rotate=False))
    await follower.leave(RUI)
    assert (await seen(follower)).around.evening is None


async def test_two_who_ask_for_a_rematch_at_once_get_the_same(registry: TableRegistry, store: MemoryStore):
    table = await gather(registry)
    await begin(registry, table)
    await play_to_the_end(registry, table)
    one, two = await asyncio.gather(registry.rematch(table, rotate=True), registry.rematch(table, rotate=False))
    assert one == two
    assert set(store.tables) == {table.id, one}


async def test_a_rematch_against_bots_begins_at_once(registry: TableRegistry):
    table = await registry.create(NewTable(game=SOLO, seats=[HOST_AND_OPEN[0], HOST_AND_OPEN[2]]))
    await play_to_the_end(registry, table)
    follower = await registry.open(await registry.rematch(table, rotate=False))
    await rest(registry)
    assert (await look_at(follower, frozenset({0}), 0)).waiting == (0,)


async def test_a_person_is_forgotten_and_the_game_stays(registry: TableRegistry):
    table = await gather(registry)
    await begin(registry, table)
    await table.forget_person(RUI)
    view = await table.look(host(table), 0)
    assert [seat.name for seat in view.seats] == ["Ana", "", "Bo"]
    await play_to_the_end(registry, table)
    assert "Rui" not in await table.postgame.record()


def test_a_wish_of_somebody_who_is_behind_takes_no_newer_one_away():
    newer = Swaps(4, {1: 0})
    assert with_wish(newer, 3, {0: 1}) == newer
    assert with_wish(newer, 4, {2: 1}) == Swaps(4, {1: 0, 2: 1})
    assert with_wish(newer, 5, {0: 1}) == Swaps(5, {0: 1})
