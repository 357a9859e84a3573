"""States declared once; the dice; worlds of functions."""

import types
from collections import Counter
from typing import Annotated

import numpy as np
import pytest

from ludoteka.core import dice
from ludoteka.core.actors import AUTOMA, CHANCE, members, read_actor, write_actor
from ludoteka.core.compiled import cache_folder, compiled, plain
from ludoteka.core.kernel import Array, Struct, shape


class Counters(Struct):
    turn: int
    board: Annotated[Array, shape(2, 3)]


class Pair(Struct):
    first: int
    second: int
    third: int


def test_a_struct_is_one_zeroed_block_of_int64():
    state = Counters()
    assert state.dtype.itemsize == 7 * 8
    assert state.turn == 0
    assert state.board.tolist() == [[0, 0, 0], [0, 0, 0]]
    assert type(state.turn) is int


def test_a_copy_is_equal_and_independent():
    state = Counters()
    state.turn = 3
    state.board[1, 2] = 7
    other = state.copy()
    assert other == state
    other.board[0, 0] = 1
    assert other != state
    assert state.board[0, 0] == 0
    assert state != "something else"


def test_a_number_that_was_set_before_another_was_read_stays():
    state = Pair.over(np.array([1, 2, 3], np.int64))
    state.first = 5
    assert (state.second, state.first) == (2, 5)
    assert state.flat().tolist() == [5, 2, 3]
    assert state.copy().first == 5
    assert Pair.of_bytes(state.tobytes()) == state


def test_an_array_in_the_place_of_another_is_copied_as_well():
    state = Counters()
    state.board = np.arange(6).reshape(2, 3)
    assert state.copy().board.tolist() == state.record()["board"][0].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert Counters(state.record()[0]) == state


def test_the_memory_of_a_copy_has_everything():
    """The compiled rules work in it, and what they change is read from it."""
    state = Counters()
    state.turn = 3
    copied = state.copy()
    assert copied.block()["turn"] == 3
    assert copied.turn == 3
    copied.block()["turn"] = 4
    copied.block()["board"][0, 1, 2] = 7
    assert copied.reread().turn == 4
    assert copied.reread().board[1, 2] == 7
    assert state.turn == 3


@pytest.mark.parametrize("data", [b"", bytes(8), bytes(7 * 8 - 1)])
def test_bytes_of_another_size_are_no_struct(data):
    with pytest.raises((IndexError, ValueError)):
        Counters.of_bytes(data)


def test_what_is_no_field_is_missed_at_once():
    wrong = "trun"
    with pytest.raises(AttributeError, match="has no field 'trun'"):
        getattr(Counters(), wrong)


def test_a_struct_shows_its_fields_and_has_no_hash():
    assert repr(Counters()).startswith("Counters(turn=0, board=")
    with pytest.raises(TypeError):
        hash(Counters())


def test_a_field_of_another_kind_is_refused_at_once():
    with pytest.raises(TypeError, match="not <class 'float'>"):
        type("Wrong", (Struct,), {"__annotations__": {"speed": float}})


def make(name, source):
    module = types.ModuleType(name)
    exec(source, vars(module))  # noqa: S102 (a module made for the test)
    return module


def test_a_later_module_takes_the_place_of_an_earlier_name():
    doors = make("doors", "def answer():\n    return 0\n")
    driver = make("driver", "def twice():\n    return 2 * answer()\n")
    room = make("room", "def answer():\n    return 21\n")
    assert plain([doors, driver, room]).twice() == 42


def test_a_changed_source_has_another_cache(monkeypatch):
    first = cache_folder("x", [dice], "1")
    assert first == cache_folder("x", [dice], "1")
    assert first != cache_folder("x", [dice], "2")
    assert first != cache_folder("x", [], "1")
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "on")
    assert first != cache_folder("x", [dice], "1")


def test_dice_roll_the_same_plain_and_compiled():
    ours, theirs = np.zeros(dice.DICE_WORDS, np.int64), np.zeros(dice.DICE_WORDS, np.int64)
    quick = compiled("dice", [dice])
    for seed in (0, 1, 2, 2**31, 2**62):
        dice.shake(ours, seed)
        quick.shake(theirs, seed)
        assert [dice.roll(ours, sides) for sides in range(1, 200)] == [quick.roll(theirs, s) for s in range(1, 200)]


def test_dice_are_even_and_seeds_unrelated():
    rolled = np.zeros(dice.DICE_WORDS, np.int64)
    firsts: Counter[int] = Counter()
    for seed in range(6000):
        dice.shake(rolled, seed)
        firsts[dice.roll(rolled, 6)] += 1
    assert all(880 < count < 1120 for count in firsts.values())
    dice.shake(rolled, 1)
    assert all(880 < count < 1120 for count in Counter(dice.roll(rolled, 6) for _ in range(6000)).values())


def test_actors_in_a_record():
    assert [write_actor(actor) for actor in (CHANCE, 0, 5, AUTOMA)] == ["0", "1", "6", "A"]
    assert [read_actor(text, 6) for text in ("0", "1", "6", "A")] == [CHANCE, 0, 5, AUTOMA]
    assert list(members(0b100101)) == [0, 2, 5]
    for text in ("7", "", "-1", "01", "x", "１", "1 "):
        with pytest.raises(ValueError):
            read_actor(text, 6)
