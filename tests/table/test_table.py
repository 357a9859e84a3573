"""A table without a network: what is stored when, what comes back, who sees what."""

import asyncio
from typing import Any

import pytest

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import read_record, write_record
from ludoteka.games import GAMES, find_game
from ludoteka.table import commands
from ludoteka.table.encodings import Encodings
from ludoteka.table.players import bot_seed, think
from ludoteka.table.registry import TableRegistry
from ludoteka.table.storage import StoreAway, TableUnknown
from ludoteka.table.table import Table
from ludoteka.table.wire import NewSeat, NewTable
from tests.some_games import SOLO

from .at_table import ALONE, BOTH, TWO, MemoryStore, look_at, place, play_to_the_end, rest, sit, until


async def test_a_whole_game_leaves_a_record_that_proves_its_chance(registry: TableRegistry):
    table = await sit(registry, [*ALONE, NewSeat(kind="bot:casual", name="S"), NewSeat(kind="bot:beginner")])
    displayed = await play_to_the_end(registry, table)
    record = read_record(await table.postgame.record(), GAMES.__getitem__)
    assert record.proved
    assert record.match.scores() == tuple(score.points for score in displayed.scene.scores)
    assert (await table.info()).over


async def test_bots_alone_need_nobody(registry: TableRegistry):
    table = await sit(registry, [NewSeat(kind="bot:beginner")] * 2, rounds="2")
    assert (await look_at(table, frozenset())).scene.over


async def test_chance_waits_for_people_between_rounds(registry: TableRegistry):
    table = await sit(registry, TWO, rounds="2")
    for _ in range(19):
        for seat in (0, 1):
            await place(table, seat)
        await rest(registry)
    paused = await look_at(table, BOTH)
    assert paused.scene.pause
    assert paused.waiting == ()
    await registry.open(table.id)  # somebody who comes in does not end the pause
    await rest(registry)
    assert (await look_at(table, BOTH)) == paused
    await table.go_on()
    await table.go_on()
    assert (await look_at(table, BOTH)).waiting == (0, 1)


async def test_nothing_is_sent_that_is_not_stored(registry: TableRegistry, store: MemoryStore):
    table = await sit(registry, TWO)
    before = await look_at(table, BOTH, 0)
    store.fail = OSError("the disk is full")
    with pytest.raises(OSError, match="full"):
        await place(table, 0)
    assert await look_at(table, BOTH, 0) == before
    store.fail = None
    await place(table, 0)
    assert await look_at(table, BOTH, 0) != before


@pytest.mark.parametrize("stored", [True, False])
async def test_a_move_cancelled_while_it_is_stored_leaves_the_table_as_the_store_has_it(
    registry: TableRegistry, store: MemoryStore, monkeypatch: pytest.MonkeyPatch, stored: bool
):
    table = await sit(registry, TWO)
    before = await look_at(table, BOTH, 0)
    append, storing = store.append, asyncio.Event()

    async def slow(name: str, n: int, lines: Any) -> None:
        if stored:
            await append(name, n, lines)
        storing.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(store, "append", slow)
    moving = asyncio.create_task(place(table, 0))
    await storing.wait()
    moving.cancel()
    await asyncio.gather(moving, return_exceptions=True)
    monkeypatch.setattr(store, "append", append)
    assert len(store.lines[table.id]) == (2 if stored else 1)
    assert (await look_at(table, BOTH, 0) != before) == stored


@pytest.mark.parametrize("stored", [True, False])
async def test_while_the_store_is_away_a_table_is_seen_as_it_was_and_then_goes_on(
    registry: TableRegistry, store: MemoryStore, monkeypatch: pytest.MonkeyPatch, stored: bool
):
    """Whether the last move was stored, nobody knows until the store is back."""
    table = await sit(registry, TWO)
    before = await look_at(table, BOTH, 0)
    append = store.append

    async def vanish(*given: Any) -> Any:
        if stored and len(given) > 1 and len(store.lines[table.id]) == 1:
            await append(*given)
        raise StoreAway

    with monkeypatch.context() as away:
        for method in ("append", "amend", "load"):
            away.setattr(store, method, vanish)
        for _ in range(2):
            with pytest.raises(StoreAway):
                await place(table, 0)
            assert await look_at(table, BOTH, 0) == before
    assert len(store.lines[table.id]) == (2 if stored else 1)
    notified: list[str] = []
    monkeypatch.setattr(registry, "_notify", notified.append)
    await place(table, 0)  # the same again: once is enough
    assert len(store.lines[table.id]) == 2
    assert notified, "even if it was stored before, nobody has seen it yet"
    assert (await look_at(table, BOTH)).waiting == (1,)


async def test_a_table_that_could_not_go_on_tries_again(
    registry: TableRegistry, store: MemoryStore, monkeypatch: pytest.MonkeyPatch, caplog: Any
):
    monkeypatch.setattr("ludoteka.table.registry.AGAIN", 0.0)
    table = await sit(registry, TWO)
    await table.take_time(0.01, by_hand=False)  # the next tile is not called at once, but by itself
    await place(table, 0)
    append = store.append

    async def full(name: str, n: int, lines: Any) -> None:
        if lines[0].actor == "0":
            monkeypatch.setattr(store, "append", append)  # there is room again
            raise OSError("no space left")
        await append(name, n, lines)

    monkeypatch.setattr(store, "append", full)
    await place(table, 1)
    await until(lambda: len(store.lines[table.id]) == 4)  # the next tile is called
    assert (await look_at(table, BOTH)).scene.progress == (2, 19)
    assert "does not go on by itself" in caplog.text


async def test_a_table_given_up_elsewhere_is_left_alone(
    registry: TableRegistry, store: MemoryStore, monkeypatch: pytest.MonkeyPatch, caplog: Any
):
    monkeypatch.setattr("ludoteka.table.registry.AGAIN", 0.0)
    table = await sit(registry, TWO)
    await table.take_time(0.01, by_hand=False)
    await place(table, 0)
    append, tried = store.append, list[str]()

    async def given_up(name: str, n: int, lines: Any) -> None:
        if lines[0].actor != "0":
            return await append(name, n, lines)
        tried.append(name)
        raise TableUnknown(name)

    monkeypatch.setattr(store, "append", given_up)
    await place(table, 1)
    await until(lambda: bool(tried))
    await rest(registry)
    assert (tried, caplog.text) == ([table.id], "")


async def test_the_same_move_twice_has_one_effect(registry: TableRegistry, store: MemoryStore):
    table = await sit(registry, TWO)
    displayed = await look_at(table, BOTH, 0)
    move = displayed.decisions["0"], displayed.scene.targets[3].action
    await asyncio.gather(table.move(0, *move), table.move(0, *move))
    await place(table, 1)
    await rest(registry)
    await table.move(0, *move)
    assert [line.actor for line in store.lines[table.id]] == ["0", "1", "2", "0"]


async def test_another_answer_to_a_settled_decision_is_stale(registry: TableRegistry):
    table = await sit(registry, TWO)
    displayed = await look_at(table, BOTH, 0)
    await table.move(0, displayed.decisions["0"], displayed.scene.targets[0].action)
    with pytest.raises(Refused, match="stale"):
        await table.move(0, displayed.decisions["0"], displayed.scene.targets[1].action)


async def test_simultaneous_moves_do_not_make_each_other_stale(registry: TableRegistry):
    table = await sit(registry, TWO)
    seen = [await look_at(table, BOTH, seat) for seat in (0, 1)]
    moves = [
        (displayed.decisions[str(seat)], displayed.scene.targets[-1].action) for seat, displayed in enumerate(seen)
    ]
    await asyncio.gather(*(table.move(seat, *move) for seat, move in enumerate(moves)))
    await rest(registry)
    assert (await look_at(table, BOTH)).scene.progress == (2, 19)


async def test_an_illegal_move_is_refused_with_code_and_rule(registry: TableRegistry):
    table = await sit(registry, TWO)
    displayed = await look_at(table, BOTH, 0)
    tile = displayed.scene.targets[0].action.partition("@")[0]
    other = "978" if tile != "978" else "123"
    with pytest.raises(Refused) as refused:
        await table.move(0, displayed.decisions["0"], f"{other}@a1")
    assert (refused.value.code, refused.value.rule) == ("not-the-called-tile", "TIE-1")
    assert await look_at(table, BOTH, 0) == displayed


async def test_a_sealed_choice_is_nobody_elses_business(registry: TableRegistry):
    table = await sit(registry, TWO)
    before = [await look_at(table, frozenset({1}), 1), await look_at(table, frozenset())]
    await place(table, 0)
    after = [await look_at(table, frozenset({1}), 1), await look_at(table, frozenset())]
    for old, new in zip(before, after, strict=True):
        assert new.scene.boards == old.scene.boards
        assert new.story == old.story
        assert new.decisions == old.decisions
        assert new.waiting == (1,)


async def test_an_undone_choice_can_be_made_again(registry: TableRegistry):
    table = await sit(registry, TWO)
    before = await look_at(table, frozenset({0}), 0)
    await place(table, 0)
    displayed = await look_at(table, frozenset({0}), 0)
    assert displayed.undoable
    await table.undo(0, displayed.decisions["0"])
    await table.undo(0, displayed.decisions["0"])  # the same message again
    after = await look_at(table, frozenset({0}), 0)
    assert (after.scene, after.story, after.waiting) == (before.scene, before.story, before.waiting)
    await place(table, 0)


async def test_undo_leaves_what_others_chose_meanwhile(registry: TableRegistry):
    table = await sit(registry, [*TWO, NewSeat(kind="human")])
    await place(table, 0)
    await place(table, 1)
    others = await look_at(table, frozenset({1}), 1)
    await table.undo(0, (await look_at(table, frozenset({0}), 0)).decisions["0"])
    displayed = await look_at(table, frozenset({1}), 1)
    assert displayed.waiting == (0, 2)
    assert displayed.scene.boards == others.scene.boards


@pytest.mark.parametrize("by_hand", [True, False])
async def test_nothing_revealed_can_be_undone(registry: TableRegistry, by_hand: bool):
    """Neither before the next tile is drawn, nor after that."""
    table = await sit(registry, TWO)
    await table.take_time(0, by_hand=by_hand)
    await place(table, 0)
    await place(table, 1)
    await rest(registry)
    await check_nothing_to_undo(table, BOTH)


async def test_nothing_drawn_can_be_undone_even_by_one_alone(registry: TableRegistry):
    table = await sit(registry, ALONE)
    await place(table, 0, frozenset({0}))
    await rest(registry)
    await check_nothing_to_undo(table, frozenset({0}))


async def check_nothing_to_undo(table: Table, seats: frozenset[int]) -> None:
    for seat in seats:
        displayed = await look_at(table, seats, seat)
        assert not displayed.undoable
        with pytest.raises(Refused, match="undo-nothing"):
            await table.undo(seat, displayed.decisions[str(seat)])


async def test_two_processes_at_one_table_rebase_each_other(store: MemoryStore, registry: TableRegistry):
    table = await sit(registry, TWO)
    other_registry = TableRegistry(store, lambda table: None)
    other = await other_registry.open(table.id)
    await place(other, 1)
    await place(table, 0)
    await asyncio.gather(rest(registry), rest(other_registry))
    assert [line.actor for line in store.lines[table.id]] == ["0", "2", "1", "0"]
    await other_registry.close()


async def test_only_the_own_seats_can_be_looked_from(registry: TableRegistry):
    table = await sit(registry, TWO)
    with pytest.raises(Refused, match="not-your-seat"):
        await look_at(table, frozenset({0}), 1)


async def test_the_record_waits_for_the_end(registry: TableRegistry):
    table = await sit(registry, TWO)
    with pytest.raises(Refused, match="game-unfinished"):
        await table.postgame.record()


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (NewTable(game="chess", seats=TWO), "game-unknown"),
        (NewTable(game=SOLO, seats=[]), "seats"),
        (NewTable(game=SOLO, seats=TWO, options={"board": "round"}), "option-value"),
        (NewTable(game=SOLO, seats=ALONE, options={"scoring": "brightest"}), "brightest-alone"),
        (NewTable(game=SOLO, seats=[NewSeat(kind="bot:genius")]), "seat-kind"),
        (NewTable(game=SOLO, seats=[NewSeat(kind="casual")]), "seat-kind"),
        (NewTable(game=SOLO, seats=[NewSeat(kind="human", name="a\x00b")]), "seat-name"),
        (NewTable(game=SOLO, seats=[NewSeat(kind="human", name="x" * 41)]), "seat-name"),
    ],
)
async def test_a_table_that_makes_no_sense_is_refused_before_it_is_stored(
    registry: TableRegistry, store: MemoryStore, wanted: NewTable, code: str
):
    with pytest.raises(Refused) as refused:
        await registry.create(wanted)
    assert refused.value.code == code
    assert not store.tables


@pytest.mark.parametrize("fault", [ZeroDivisionError(), None])
async def test_a_bot_that_fails_does_not_hold_up_the_table(
    registry: TableRegistry, fault: Exception | None, caplog: Any
):
    class Broken:
        async def choose(self, observation: object, *, waited_for: bool = True) -> int:
            if fault:
                raise fault
            return -1

    table = await sit(registry, TWO)
    observation = (await table.log.current()).observation(0)
    assert await think(Broken(), observation) == observation.legal[0]
    assert "seat 1" in caplog.text


def test_a_bots_seed_is_its_own():
    """Different at every seat; and every bit of the table's seed changes about half of its 48, so nothing of that can
    be read from it."""
    seed = bytes(range(32))
    assert len({bot_seed(seed, seat) for seat in range(6)}) == 6
    flipped = [int.from_bytes(seed, "big") ^ 1 << bit for bit in range(256)]
    for seat in range(6):
        own = bot_seed(seed, seat)
        changed = [(bot_seed(other.to_bytes(32, "big"), seat) ^ own).bit_count() for other in flipped]
        assert all(8 <= count <= 40 for count in changed)


async def test_a_table_that_nobody_holds_is_opened_anew_and_is_the_same(registry: TableRegistry):
    table = await sit(registry, TWO)
    await place(table, 0)
    await rest(registry)
    name, displayed = table.id, await look_at(table, BOTH, 0)
    del table
    assert name not in registry._tables
    assert await look_at(await registry.open(name), BOTH, 0) == displayed


async def test_spectators_share_a_view(registry: TableRegistry):
    table = await sit(registry, TWO)
    one, other = await look_at(table, frozenset()), await look_at(table, frozenset())
    assert one.scene is other.scene
    assert one.viewer == -1
    assert one.decisions == {}
    assert SPECTATOR in table._views._views


async def test_against_bots_a_placement_can_be_taken_back_until_the_next_tile(registry: TableRegistry):
    table = await sit(registry, [*ALONE, NewSeat(kind="bot:casual", name="Bo")])
    await table.take_time(0, by_hand=True)
    before = await place(table, 0, frozenset({0}))
    await rest(registry)
    displayed = await look_at(table, frozenset({0}), 0)
    assert displayed.resting
    assert displayed.undoable
    await table.undo(0, displayed.decisions["0"])
    displayed = await look_at(table, frozenset({0}), 0)
    assert displayed.scene.tray == before.scene.tray
    await table.move(0, displayed.decisions["0"], displayed.scene.targets[0].action)
    await rest(registry)  # the bot, whose placement was seen, places anew
    await table.go_on()
    await rest(registry)
    displayed = await look_at(table, frozenset({0}), 0)
    assert displayed.scene.progress[0] == 2
    assert not displayed.undoable
    assert not displayed.resting


async def test_chance_and_bots_take_the_time_they_are_given(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch):
    table = await sit(registry, ALONE)
    over, sleep = asyncio.Event(), asyncio.sleep

    async def passes(seconds: float) -> None:
        await (over.wait() if seconds == 60 else sleep(seconds))

    monkeypatch.setattr(asyncio, "sleep", passes)
    await table.take_time(60, by_hand=False)
    await place(table, 0, frozenset({0}))
    assert (await look_at(table, frozenset({0}), 0)).undoable
    over.set()
    await rest(registry)
    assert (await look_at(table, frozenset({0}), 0)).scene.progress[0] == 2


async def test_a_finished_game_is_replayed_stop_by_stop(registry: TableRegistry):
    table = await sit(registry, TWO)
    with pytest.raises(Refused, match="game-unfinished"):
        await table.postgame.replay(0)
    await play_to_the_end(registry, table)
    first = await table.postgame.replay(0)
    assert (first.stop, first.stops, first.story) == (0, 20, ())
    assert all(not board.pieces for board in first.scene.boards)
    third = await table.postgame.replay(3)
    assert [len(board.pieces) for board in third.scene.boards] == [3, 3]
    assert [line.actor for line in third.story] == [-1, 0, 1]
    assert (await table.postgame.replay(19)).scene.over
    for stop in (-1, 20):
        with pytest.raises(Refused, match="stop-unknown"):
            await table.postgame.replay(stop)


async def test_a_record_becomes_a_table_again(registry: TableRegistry):
    table = await sit(registry, TWO)
    displayed = await play_to_the_end(registry, table)
    text = await table.postgame.record()
    again = await registry.adopt(read_record(text, find_game))
    assert again.id != table.id
    assert (await look_at(again, BOTH, 0)).scene.scores == displayed.scene.scores
    assert await again.postgame.record() == text


async def test_an_unfinished_record_goes_on_without_a_commitment(registry: TableRegistry):
    match = Match(Setting(GAMES[SOLO], GAMES[SOLO].presets["base"], (Seat("human", "Ana"),), "", "sha256:x"))
    match.draw(bytes(32))
    table = await registry.adopt(read_record(write_record(match), find_game))
    displayed = await look_at(table, frozenset({0}), 0)
    assert displayed.scene.progress[0] == 1
    assert table.row.commit == ""
    await play_to_the_end(registry, table)
    assert "reveal" not in await table.postgame.record()
    proof = await table.postgame.proof()
    assert (proof.proved, proof.seed) == (False, "")


async def test_a_game_that_is_given_up_is_gone(registry: TableRegistry):
    table = await sit(registry, ALONE)
    await registry.forget(table.id)
    with pytest.raises(Refused, match="table-unknown"):
        await registry.open(table.id)
    with pytest.raises(Refused, match="table-unknown"):
        await registry.forget(table.id)


async def test_a_bot_that_may_act_does_so_in_its_own_time(registry: TableRegistry, store: MemoryStore):
    """Drawing by hand in Sequence: the bot waits until the next player has played, so that people can still draw."""
    seats = [NewSeat(kind="human", name="Ana"), NewSeat(kind="bot:casual", name="Bot")]
    table = await registry.create(NewTable(game="sequence", seats=seats, options={"manual_draw": "yes"}))
    await rest(registry)
    for _ in range(3):
        displayed = await look_at(table, frozenset({0}), 0)
        assert displayed.waiting == (0,)
        play = next(target.action for target in displayed.scene.targets if ">" in target.action)
        await table.move(0, displayed.decisions["0"], play)
        await rest(registry)
        displayed = await look_at(table, frozenset({0}), 0)
        assert "draw" in [target.action for target in displayed.scene.targets], "the bot has played, but leaves time"
        await table.move(0, displayed.decisions["0"], "draw")
        await rest(registry)
    assert sum(line.actor == "2" and line.text == "draw" for line in store.lines[table.id]) in (2, 3)


async def test_cards_are_dealt_without_waiting_for_anybody(registry: TableRegistry):
    """What only one seat sees is no call: neither the pace nor chance by hand holds it up."""
    table = await registry.create(NewTable(game="sequence", seats=TWO))
    await table.take_time(0, by_hand=True)
    for _ in range(20):
        await rest(registry)
        displayed = await look_at(table, BOTH, 0)
        if displayed.waiting:
            break
        assert displayed.resting
        await table.go_on()
    assert [len((await look_at(table, BOTH, seat)).scene.tray) for seat in (0, 1)] == [7, 7]


async def test_a_seat_takes_back_only_so_often(registry: TableRegistry, store: MemoryStore, monkeypatch: Any):
    monkeypatch.setattr(commands, "MOST_UNDOS", 3)
    table = await sit(registry, TWO)
    for _ in range(3):
        await place(table, 0)
        await table.undo(0, (await look_at(table, BOTH, 0)).decisions["0"])
    await place(table, 0)
    displayed = await look_at(table, BOTH, 0)
    assert (displayed.undoable, displayed.undoable_seats, displayed.consent) == (False, (), False)
    before = len(store.lines[table.id])
    with pytest.raises(Refused, match="undo-too-often"):
        await table.undo(0, displayed.decisions["0"])
    assert len(store.lines[table.id]) == before
    await place(table, 1)
    await rest(registry)
    assert (await look_at(table, BOTH, 0)).scene.progress[0] == 2, "the game goes on"
    await place(table, 1)
    assert (await look_at(table, BOTH, 1)).undoable_seats == (1,), "nobody else has to pay for it"


async def test_a_move_is_stored_together_with_the_draws_that_follow(
    registry: TableRegistry, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
):
    table = await sit(registry, TWO)
    await place(table, 0)
    appended: list[list[str]] = []
    append = store.append

    async def note(name: str, n: int, lines: Any) -> None:
        appended.append([line.actor for line in lines])
        await append(name, n, lines)

    monkeypatch.setattr(store, "append", note)
    await place(table, 1)
    await rest(registry)
    assert appended == [["2", "0"]]


async def test_a_table_at_which_only_people_can_act_starts_no_task(registry: TableRegistry):
    table = await sit(registry, TWO)
    await place(table, 0)
    assert not registry._tasks
    assert not table.goes_on_by_itself()
    fresh = await registry.create(NewTable(game=SOLO, seats=TWO))
    assert fresh.goes_on_by_itself(), "chance acts first"
    with_bot = await sit(registry, [*ALONE, NewSeat(kind="bot:casual", name="")])
    with_bot._actors = frozenset({1})
    assert with_bot.goes_on_by_itself(), "the bot's seat can act"
    with_bot._actors = frozenset({0})
    assert not with_bot.goes_on_by_itself(), "only the person's can"


async def test_those_who_see_the_same_are_sent_the_same_bytes(registry: TableRegistry):
    table = await sit(registry, TWO)
    before = await look_at(table, frozenset())
    assert await look_at(table, frozenset()) is before
    await place(table, 0)
    after = await look_at(table, frozenset())
    assert after is not before
    assert table.patch(after, before) is table.patch(after, before)
    assert table.patch(after, None) is table.patch(after, None)


async def test_patches_are_held_for_a_moment_only(registry: TableRegistry):
    table = await sit(registry, TWO)
    before = await look_at(table, frozenset())
    await place(table, 0)
    after, match, encodings = await look_at(table, frozenset()), await table.log.current(), Encodings(most=2)
    patch = encodings.patch(match, after, before)
    assert encodings.patch(match, after, None) is encodings.patch(match, after, None)
    assert encodings.patch(match, after, before) is patch
    encodings.patch(match, before, None)
    assert encodings.patch(match, after, before) is not patch, "others have come since"
