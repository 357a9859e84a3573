"""What a seat may know of the others, and what it takes for possible."""

from collections import Counter

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, EVERYBODY, SPECTATOR
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import NOT_YET, SEALED

from .at_the_table import KERNEL, OTHERS, VALVE, aside_game, table, tile_names


def seen(match, viewer):
    return match.observation(viewer).state


def imagined(match, viewer, seed):
    state, dice = seen(match, viewer), np.zeros(DICE_WORDS, np.int64)
    KERNEL.shake(dice, seed)
    KERNEL.resample(match.parts, state, viewer, dice)
    return state


def cells(match, names):
    return [cell for cell, name in enumerate(cell_names(match.parts)) if name in names]


def valve_tiles(match, state, seat):
    """What lies on the valves: `{"d4": 26}`."""
    names = cell_names(match.parts)
    return {names[cell]: int(state.board[seat, cell]) for cell in cells(match, VALVE) if state.board[seat, cell]}


def assert_even(counts, expected, total):
    """All that is expected, nothing else, each about equally often."""
    assert set(counts) == set(expected)
    fair = total / len(counts)
    assert all(0.7 * fair < count < 1.3 * fair for count in counts.values()), counts


@pytest.mark.rule("TIE-1")
def test_a_choice_is_known_to_its_seat_alone_and_that_it_is_made_to_all():
    match = play(table(seats=3), "0 draw 978", "1 978@c3", "3 978@a1")
    first, last = match.read(0, "978@c3"), match.read(2, "978@a1")
    known = {0: [first, NOT_YET, SEALED], 1: [SEALED, NOT_YET, SEALED], 2: [SEALED, NOT_YET, last]}
    for viewer, chosen in [*known.items(), (SPECTATOR, known[1])]:
        state = seen(match, viewer)
        assert state.chosen[:3].tolist() == chosen
        assert KERNEL.to_act(match.parts, state) == 0b010


@pytest.mark.rule("TIE-1")
@pytest.mark.parametrize(("viewer", "other"), [(0, 2), (2, 0)])
def test_every_choice_that_the_rules_allow_is_thought_equally_likely(viewer, other):
    match = play(table("board=valve valves=aside", seats=3), "0 draw 978", *(f"{seat} 978@aside" for seat in (1, 2, 3)))
    free, also_free, *filled = sorted(OTHERS)
    for tile, cell in zip(tile_names(match), filled, strict=False):
        play(match, f"0 draw {tile}", *(f"{seat} {tile}@{cell}" for seat in (1, 2, 3)))
    play(match, "0 draw ***", "1 ***@aside", "3 ***@aside")
    thought: Counter[str] = Counter()
    for seed in range(300):
        state = imagined(match, viewer, seed)
        thought[match.write(other, state.chosen[other])] += 1
        assert state.chosen[1] == NOT_YET
        assert (state.board == match.secret_state().board).all()  # the tile aside waits for the end of the round
        assert match.write(viewer, state.chosen[viewer]) == "***@aside"
    assert_even(thought, [f"***@{free}", f"***@{also_free}", "***@aside"], 300)


@pytest.mark.rule("TIE-15")
def test_valves_are_hidden_from_the_others_while_they_decide_and_no_longer():
    match = play(aside_game("978", "128", "973", seats=2), "1 978@valve:d4", "1 128@valve:b2")
    truth = match.secret_state()
    assert seen(match, 0) == truth
    for viewer in (1, SPECTATOR):
        state = seen(match, viewer)
        assert valve_tiles(match, state, 0) == {}
        others = cells(match, OTHERS)
        assert (state.board[:, others] == truth.board[:, others]).all()
        assert (state.aside == truth.aside).all()
    play(match, "1 done", "2 973@valve:b2", "2 done")
    assert match.over
    for viewer in (0, 1, SPECTATOR):
        assert seen(match, viewer) == match.secret_state()
        assert all(imagined(match, viewer, seed) == match.secret_state() for seed in range(20))


@pytest.mark.rule("TIE-12")
def test_where_valves_are_ordinary_cells_everybody_sees_them():
    match = play(table("board=valve", seats=2), "0 draw 978", "1 978@d4", "2 978@b2")
    for viewer in (0, 1, SPECTATOR):
        assert seen(match, viewer) == imagined(match, viewer, 1) == match.secret_state()


@pytest.mark.rule("TIE-15")
@pytest.mark.parametrize(("viewer", "other"), [(0, 1), (1, 0)])
def test_a_tile_aside_is_thought_to_go_to_each_valve_or_to_stay_equally_likely(viewer, other):
    match = play(aside_game("978", "***", "1**", seats=2), f"{viewer + 1} 978@valve:e2")
    thought: Counter[str] = Counter()
    others = cells(match, OTHERS)
    for seed in range(400):
        state = imagined(match, viewer, seed)
        thought[" ".join(valve_tiles(match, state, other))] += 1
        assert valve_tiles(match, state, other) in ({}, *({cell: match.read(CHANCE, "draw 978")} for cell in VALVE))
        assert (state.board[:, others] == match.secret_state().board[:, others]).all()
        assert list(valve_tiles(match, state, viewer)) == ["e2"]
    assert_even(thought, ["", *VALVE], 400)


@pytest.mark.rule("TIE-15")
def test_no_two_tiles_are_thought_to_be_on_one_valve():
    match = aside_game("978", "128", "***", seats=2)
    tiles = [match.read(CHANCE, f"draw {tile}") for tile in ("978", "128")]
    thought = {tuple(sorted(valve_tiles(match, imagined(match, 1, seed), 0).items())) for seed in range(300)}
    assert all(len({tile for _, tile in placed}) == len(placed) for placed in thought)
    assert {tile for placed in thought for _, tile in placed} == set(tiles)
    assert len(thought) == 1 + 3 + 3 + 3 * 2  # none, either one, both


@pytest.mark.rule("TIE-1")
def test_all_observe_the_call_and_only_the_seat_itself_sees_its_choice():
    match = table(seats=3)
    p, s = match.parts, match.secret_state()
    assert KERNEL.observers(p, s, CHANCE, 5) == EVERYBODY
    assert [KERNEL.observers(p, s, seat, 5 * 64) for seat in (0, 1, 2)] == [0b001, 0b010, 0b100]


@pytest.mark.rule("TIE-1", "TIE-15")
def test_choices_are_revealed_once_for_each_tile_and_once_for_the_valves():
    match = aside_game("978", "128", "973", seats=2)
    assert KERNEL.reveal_count(match.parts, match.secret_state()) == 21
    play(match, "1 978@valve:d4", "1 done")
    assert KERNEL.reveal_count(match.parts, match.secret_state()) == 21
    play(match, "2 done")
    assert KERNEL.reveal_count(match.parts, match.secret_state()) == 22
