"""What a seat may know of the others, and what it takes for possible."""

from collections import Counter

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, EVERYBODY, SPECTATOR, TO_THE_END
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.tests.at_the_table import alter, play
from ludoteka.games.sequence import boards
from ludoteka.games.sequence.parts import HIDDEN

from .at_the_table import KERNEL, cut_and_deal, hand, position, set_pile, table


def dealt(seats=4, options=""):
    return cut_and_deal(table(options, seats), *(["5S", "6S", "7S", "8S", "9S", "TS", "QS", "KS", "AS"][:seats]))


def imagined(match, viewer, seed):
    state, dice = match.observation(viewer).state, np.zeros(DICE_WORDS, np.int64)
    KERNEL.shake(dice, seed)
    KERNEL.resample(match.parts, state, viewer, dice)
    return state


@pytest.mark.rule("SEQ-4")
def test_hands_and_pile_are_secret_from_opponents_team_mates_and_spectators():
    match = dealt()
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = match.observation(viewer).state
        assert not seen.pile.any()
        for seat in range(4):
            cards = seen.hand[seat][: seen.held[seat]].tolist()
            assert cards == (match.secret_state().hand[seat][:6].tolist() if seat == viewer else [HIDDEN] * 6)


@pytest.mark.rule("SEQ-4")
def test_only_the_owner_sees_which_card_was_dealt():
    match = dealt()
    drawn = {
        seat: [described.text for described in match.story(seat) if described.actor == CHANCE]
        for seat in (0, 1, SPECTATOR)
    }
    cuts = ["cut 1 5S", "cut 2 6S", "cut 3 7S", "cut 4 8S"]
    assert drawn[SPECTATOR] == cuts
    assert len(drawn[0]) == len(drawn[1]) == 4 + 6
    assert all(text.startswith("deal 2 ") for text in drawn[1][4:])
    play(match, f"2 {match.write(1, match.legal(1)[0])}")
    match.submit(CHANCE, match.legal(CHANCE)[0])
    assert len([described for described in match.story(0) if described.actor == CHANCE]) == 10, "nothing reveals it"


def test_observers():
    match = dealt()
    play(match, f"2 {match.write(1, match.legal(1)[0])}")
    state = match.secret_state()
    assert KERNEL.observers(match.parts, state, CHANCE, match.legal(CHANCE)[0]) == 1 << 1 | TO_THE_END
    start = table()
    assert KERNEL.observers(start.parts, start.secret_state(), CHANCE, start.legal(CHANCE)[0]) == EVERYBODY
    low = set_pile(position(hands=("KD", "2S")), "")
    play(low, "1 KD>h8")
    assert KERNEL.observers(low.parts, low.secret_state(), CHANCE, 0) == EVERYBODY
    assert low.draws_in_secret() is False
    assert match.draws_in_secret() is True


def test_an_imagined_deal_uses_exactly_the_cards_that_are_not_in_sight():
    match = dealt(3)
    for _ in range(12):
        seat = match.to_act()[0]
        match.submit(seat, match.legal(seat)[-1])
        match.submit(CHANCE, match.legal(CHANCE)[5])
    for viewer in (0, 2, SPECTATOR):
        state = imagined(match, viewer, 5)
        everywhere = Counter({card: int(state.discard[card]) for card in range(1, 53)})
        everywhere.update(state.pile[: state.pile_left].tolist())
        for seat in range(3):
            everywhere.update(state.hand[seat][: state.held[seat]].tolist())
        assert set(everywhere.values()) == {2}
        assert state.pile_left == match.secret_state().pile_left == np.count_nonzero(state.pile)
        if viewer != SPECTATOR:
            assert [boards.CARD_NAMES[c] for c in state.hand[viewer][: state.held[viewer]]] == hand(match, viewer)


def test_every_unseen_card_is_equally_likely_in_a_hand():
    match = set_pile(position(hands=("KD", "2S")), "3S 3S 4S", " ".join(n for n in boards.CARD_NAMES[1:] for _ in "ab"))
    alter(match).discard[[boards.CARD_NUMBERS[name] for name in ("2S", "KD", "4S")]] = 1
    alter(match).discard[boards.CARD_NUMBERS["3S"]] = 0
    found = Counter(boards.CARD_NAMES[imagined(match, 0, seed).hand[1, 0]] for seed in range(800))
    assert set(found) == {"2S", "3S", "4S"}
    assert 340 < found["3S"] < 460
    assert 150 < found["2S"] < 250


def test_cards_that_were_cut_are_in_sight_while_they_lie_there():
    match = play(table("", 3), "0 cut 1 KD", "0 cut 2 KD")
    pile = imagined(match, 0, 1).pile
    assert boards.CARD_NUMBERS["KD"] not in pile
    assert np.count_nonzero(pile) == 102
    again = play(match, "0 cut 3 AD", "0 cut 1 9S")
    assert again.secret_state().pile_left == np.count_nonzero(imagined(again, SPECTATOR, 1).pile) == 103


def test_votes_are_imagined_for_others_only():
    match = position("no_table_talk=yes teams=2", hands=("2S", "3S", "4S", "5S", "6S", "7S"), seats=6)
    play(match, "2 object 1", "4 disagree")
    for viewer in (0, 5):
        worlds = [imagined(match, viewer, seed) for seed in range(60)]
        assert {(int(s.agreed), int(s.denied)) for s in worlds} == {(0b1010, 0), (0b0010, 0b1000), (0b0010, 0)}
    worlds = [imagined(match, 3, seed) for seed in range(30)]
    assert {(int(s.agreed), int(s.denied)) for s in worlds} == {(0b0010, 0b1000)}, "its own is known"


def test_a_play_counts_as_revealed_so_nobody_takes_back_what_others_have_seen():
    match = play(position("manual_draw=yes", hands=("KD", "2S")), "1 KD>h8")
    assert match.undoable(0) == 0
