"""What a seat may know of the others, and what it takes for possible."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, EVERYBODY, SPECTATOR, TO_THE_END
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.match import Seat
from ludoteka.core.tests.at_the_table import alter, play
from ludoteka.games.triominos.parts import BETWEEN, PLAYING, bit_of, word_of

from .at_the_table import KERNEL, deal, number, pool, position, rack, table


def imagined(match, viewer, seed):
    state, dice = match.observation(viewer).state, np.zeros(DICE_WORDS, np.int64)
    KERNEL.shake(dice, seed)
    KERNEL.resample(match.parts, state, viewer, dice)
    return state


def tiles(match, words):
    return {tile for tile in range(1, match.parts.tiles + 1) if words[word_of(tile)] & bit_of(tile)}


@pytest.mark.rule("TRI-1")
@pytest.mark.parametrize("options", ["", "tiles=84"])
def test_racks_and_pool_are_secret_while_a_round_lasts(options):
    match = deal(table(options, 3))
    for viewer in (0, 1, 2, SPECTATOR):
        seen = match.observation(viewer).state
        assert not seen.pool.any()
        for seat in range(3):
            assert bool(seen.rack[seat].any()) == (seat == viewer)
            assert seen.held[seat] == 7


@pytest.mark.rule("TRI-11", "TRI-12")
@pytest.mark.parametrize("options", ["", "length=tournament"])
def test_racks_are_revealed_when_the_round_is_over(options):
    match = play(position(options, laid="125@0,0", racks=("122", "333 004")), "1 212@1,0")
    for viewer in (0, 1, SPECTATOR):
        assert match.observation(viewer).state == match.secret_state()
        assert imagined(match, viewer, 1) == match.secret_state()
    assert match.scene().data["seats"][1]["rack"] == ["004", "333"]


@pytest.mark.rule("TRI-1", "TRI-2")
def test_only_the_owner_sees_which_tile_came_and_everybody_sees_lots():
    match = deal(table(seats=3), keep="555 012 022")
    play(match, "0 lot 1 012", "0 lot 2 555", "0 lot 3 022")
    reported = {viewer: [entry.text for entry in match.story(viewer)] for viewer in (0, 1, SPECTATOR)}
    lots = ["lot 1 012", "lot 2 555", "lot 3 022"]
    assert reported[SPECTATOR] == lots
    assert reported[1][-3:] == lots
    assert len(reported[1]) == 7 + 3
    assert all(text.startswith("deal 2 ") for text in reported[1][:7])
    state = match.secret_state()
    assert KERNEL.observers(match.parts, state, 1, 0) == EVERYBODY


def test_observers_of_chance():
    start = table()
    state = start.secret_state()
    assert KERNEL.observers(start.parts, state, CHANCE, start.legal(CHANCE)[0]) == TO_THE_END | 1
    lots = deal(table(seats=2))
    assert KERNEL.observers(lots.parts, lots.secret_state(), CHANCE, lots.legal(CHANCE)[0]) == EVERYBODY
    match = play(position(laid="125@0,0", racks=("000", "333"), turn=1), "2 draw")
    assert KERNEL.observers(match.parts, match.secret_state(), CHANCE, 0) == TO_THE_END | 1 << 1
    assert match.draws_in_secret()


@pytest.mark.parametrize("options", ["", "tiles=76", "tiles=84"])
def test_an_imagined_deal_uses_exactly_the_tiles_that_are_not_in_sight(options):
    match = deal(table(options, 3), keep="012 022 555")
    play(match, "0 lot 1 012", "0 lot 2 555", "0 lot 3 022")
    for _ in range(9):
        seat = match.to_act()[0]
        match.submit(seat, match.legal(seat)[0])
        if match.to_act() == (CHANCE,):
            match.submit(CHANCE, match.legal(CHANCE)[-1])
    for viewer in (0, 2, SPECTATOR):
        state = imagined(match, viewer, 5)
        sets = [tiles(match, words) for words in (state.pool, state.laid, *state.rack[:3])]
        assert sum(map(len, sets)) == match.parts.tiles
        assert set().union(*sets) == set(range(1, match.parts.tiles + 1))
        assert [len(each) for each in sets[2:]] == state.held[:3].tolist()
        assert len(sets[0]) == state.pool_left
        if viewer != SPECTATOR:
            assert sets[2 + viewer] == {number(match, name) for name in rack(match, viewer)}


def test_lots_are_in_sight_while_they_lie_there():
    match = play(deal(table(seats=3), keep="012"), "0 lot 1 012")
    for viewer in (0, SPECTATOR):
        state = imagined(match, viewer, 1)
        assert number(match, "012") not in tiles(match, state.pool)
        assert len(tiles(match, state.pool)) == state.pool_left == 56 - 21 - 1


def test_every_unseen_tile_is_equally_likely_on_a_rack():
    laid = {name for name in pool(table()) if name not in ("000", "333", "444", "555")}
    match = position(racks=("000", "333"))
    state = alter(match)
    for name in laid:
        tile = number(match, name)
        state.laid[word_of(tile)] |= bit_of(tile)
        state.pool[word_of(tile)] &= ~bit_of(tile)
    state.pool_left = 2
    found = Counter(next(iter(tiles(match, imagined(match, 0, seed).rack[1]))) for seed in range(600))
    assert set(found) == {number(match, name) for name in ("333", "444", "555")}
    assert all(150 < count < 250 for count in found.values())


def test_a_move_counts_as_revealed_so_nobody_takes_back_what_others_have_seen():
    match = play(position(laid="125@0,0", racks=("122 000", "333")), "1 212@1,0")
    assert match.secret_state().reveal_count == 1
    assert KERNEL.reveal_count(match.parts, match.secret_state()) == 1
    assert match.undoable(0) == 0


@pytest.mark.rule("TRI-11", "TRI-12")
@pytest.mark.parametrize("ending", ["out", "blocked"])
def test_nobody_takes_back_what_ended_a_round_once_the_racks_are_revealed(ending):
    """Not the one person among bots, and not with everybody's consent."""
    rest = "333 444" if ending == "blocked" else "333"
    racks = ("122 000", rest) if ending == "blocked" else ("122", rest)
    for kinds in (("human", "human"), ("human", "bot:casual")):
        match = position("length=tournament", laid="125@0,0", racks=racks, pool="" if ending == "blocked" else "*")
        match.setting = replace(match.setting, seats=tuple(Seat(kind, "") for kind in kinds))
        play(match, "1 212@1,0")
        assert match.scene(0).pause, "the round is over, and another follows"
        assert (match.undoable(0), match.undoable_if_agreed(0)) == (0, 0)


@pytest.mark.rule("TRI-5")
def test_a_tile_is_taken_back_before_anybody_answers_and_not_after():
    match = position(laid="125@0,0", racks=("122 000", "223 444"))
    match.setting = replace(match.setting, seats=(Seat("human", "Ana"), Seat("bot:casual", "Bo")))
    play(match, "1 212@1,0")
    assert match.undoable(0) == 1
    play(match, "2 232@2,0")
    assert match.undoable(0) == 0, "it was on a hidden rack"


@pytest.mark.rule("TRI-1")
def test_what_was_dealt_stays_a_secret_as_long_as_its_round_lasts():
    match = deal(table("", 2))
    p, before, s = match.parts, match.at(0).secret_state(), match.secret_state()
    assert KERNEL.stays_hidden(p, before, s, 0, CHANCE, 1)
    s.phase = BETWEEN
    assert not KERNEL.stays_hidden(p, before, s, 0, CHANCE, 1), "the racks are shown"
    s.phase, s.round = PLAYING, 1
    assert not KERNEL.stays_hidden(p, before, s, 0, CHANCE, 1), "it was in the round before"
