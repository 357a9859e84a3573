"""The expert's mind: what it sees, that it sees no more than its seat may, and that it learns."""

import random

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.tests.at_the_table import alter
from ludoteka.games.sequence.boards import CARD_NUMBERS
from ludoteka.games.sequence.mind import chances, kernel, new_desk, new_dice, weights
from ludoteka.games.sequence.mind.features import (
    FIVE_KIND,
    FIVE_KINDS,
    GONE,
    IN_DEAD_HELD,
    IN_HELD_WILD,
    IN_MADE,
    IN_UNSEEN_WILD,
    INPUTS,
    MINE,
    ONE_LEFT,
    ONLY_MINE,
    TWO_LEFT,
    WEIGHT,
    describe,
)
from ludoteka.games.sequence.variants import HANDS

from .at_the_table import position, table


def seen(match, seat=0):
    """The inputs of the net, and who can get each card."""
    observation, desk = match.observation(seat), new_desk()
    describe(observation.parts, observation.state, seat, desk.chances, desk.inputs)
    return desk.inputs, desk.chances


def kind(*missing):
    return int(FIVE_KIND[sum(int(WEIGHT[each]) for each in missing)])


@pytest.mark.rule("SEQ-4", "SEQ-8")
def test_cards_are_counted():
    match = position(chips=("", ""), hands=("KD 9S 9S JC", "2S"))
    alter(match).discard[CARD_NUMBERS["KD"]] = 1
    alter(match).discard[CARD_NUMBERS["5C"]] = 2
    alter(match).discard[CARD_NUMBERS["7H"]] = 1
    inputs, who = seen(match)
    assert who[CARD_NUMBERS["KD"]] == ONLY_MINE
    assert who[CARD_NUMBERS["9S"]] == ONLY_MINE
    assert who[CARD_NUMBERS["5C"]] == GONE
    assert who[CARD_NUMBERS["7H"]] == ONE_LEFT
    assert who[CARD_NUMBERS["8H"]] == TWO_LEFT
    assert (inputs[IN_HELD_WILD], inputs[IN_UNSEEN_WILD]) == (1, 3)
    match = position(chips=("", ""), hands=("KD", "2S"))
    assert seen(match)[1][CARD_NUMBERS["KD"]] == MINE


def test_a_five_is_described_by_what_is_missing():
    match = position(chips=("c4 d4 e4 f4", "c8 d8 e8 f8"), hands=("2C", "2S"))
    inputs, _ = seen(match)
    assert inputs[kind(MINE)] == 1  # c4-g4: 2C is in the hand, and one more is about
    assert inputs[kind(TWO_LEFT)] == 1  # b4-f4
    assert inputs[FIVE_KINDS + kind(TWO_LEFT)] == 2
    assert inputs[FIVE_KINDS + kind(MINE)] == 0
    assert inputs[IN_MADE] == 0


def test_dead_cards_and_sequences_count():
    match = position(chips=("i3 c4 d4 e4 f4 g4", "e7"), hands=("9H KD", "2S"))
    inputs, _ = seen(match)
    assert inputs[IN_DEAD_HELD] == 1


def test_every_kind_of_five_has_a_number_of_its_own():
    assert FIVE_KIND.max() == FIVE_KINDS - 1
    assert kind(MINE, GONE) != kind(ONLY_MINE, GONE)
    assert kind(MINE, GONE) == kind(GONE, MINE)
    assert kind(MINE, MINE, GONE, TWO_LEFT) == kind(ONLY_MINE, MINE, GONE, ONE_LEFT)


def dealt(seats=2, seed=1, turns=10):
    match, dice = table("teams=3" if seats in (3, 9) else "teams=2", seats=seats), random.Random(seed)
    while turns:
        actor = match.to_act()[0]
        turns -= actor != CHANCE
        match.submit(actor, dice.choice(match.legal(actor)))
    while match.to_act() == (CHANCE,):
        match.submit(CHANCE, dice.choice(match.legal(CHANCE)))
    return match


@pytest.mark.parametrize("seats", sorted({*HANDS[2], *HANDS[3]}))
def test_chances_are_chances_at_every_table(seats):
    match = dealt(seats)
    observation = match.observation(match.to_act()[0])
    found = chances(observation, observation.legal, 2, new_dice(1))
    assert set(found) <= set(observation.legal)
    assert all(0 <= chance <= 1 for chance in found.values())
    assert found == chances(observation, observation.legal, 2, new_dice(1))


def test_hidden_cards_do_not_matter():
    """The same observation of two different deals: the same estimates."""
    match = dealt()
    seat = match.to_act()[0]
    other, dice = match.copy(), np.zeros(2, np.int64)
    game = match.game
    game.kernel.shake(dice, 9)
    game.kernel.redact(other.parts, alter(other), seat)
    game.kernel.resample(other.parts, alter(other), seat, dice)
    assert other.secret_state() != match.secret_state()
    legal = match.observation(seat).legal
    mine, others = (chances(each.observation(seat), legal, 3, new_dice(4)) for each in (match, other))
    assert mine == others


def test_plain_and_compiled_agree():
    match = dealt(seed=3)
    seat = match.to_act()[0]
    observation, compiled_desk = match.observation(seat), new_desk()
    inputs, _ = seen(match, seat)
    p, s = observation.parts.record()[0], observation.state.record()
    kernel().describe(p, s[0], seat, compiled_desk.chances, compiled_desk.inputs)
    assert np.array_equal(inputs, compiled_desk.inputs)
    assert len(inputs) == INPUTS


def test_weights_of_another_shape_are_refused(tmp_path):
    net = weights.shipped()._replace(last=np.zeros(3, np.float32))
    weights.save(tmp_path / "weights.npz", net)
    with pytest.raises(ValueError, match="train the net anew"):
        weights.load(tmp_path / "weights.npz")
