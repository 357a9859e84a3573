"""The course of a game: cutting, dealing, playing cards, jacks, dead cards, drawing, passing."""

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.tests.at_the_table import offered, play, why_not

from .at_the_table import chips, cut_and_deal, ended, hand, position, set_pile, table

EVERY_CELL = 96


# -- SEQ-3: who deals, who begins -------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-3")
def test_the_lowest_card_deals_and_the_player_to_the_left_begins():
    match = table("", 3)
    assert match.to_act() == (CHANCE,)
    play(match, "0 cut 1 KD", "0 cut 2 3S")
    assert match.to_act() == (CHANCE,)
    play(match, "0 cut 3 AH")
    state = match.secret_state()
    assert state.dealer == 1
    assert state.pile_left == 104, "the cards that were cut go back"
    assert match.write(CHANCE, match.legal(CHANCE)[0]).startswith("deal 3 ")
    cut_and_deal(match)
    assert match.to_act() == (2,)


@pytest.mark.rule("SEQ-3")
def test_aces_are_high():
    assert play(table(), "0 cut 1 AS", "0 cut 2 KS").secret_state().dealer == 1
    assert play(table(), "0 cut 1 2S", "0 cut 2 AS").secret_state().dealer == 0


@pytest.mark.rule("SEQ-3")
def test_those_who_share_the_lowest_card_cut_again_and_nobody_else():
    match = play(table("", 4), "0 cut 1 5S", "0 cut 2 3D", "0 cut 3 AS", "0 cut 4 3H")
    assert match.secret_state().pile_left == 104
    assert why_not(match, "0 cut 1 2S") == ("another-players-card", "SEQ-3")
    play(match, "0 cut 2 KD")
    assert match.secret_state().pile_left == 103
    assert why_not(match, "0 cut 3 2S") == ("another-players-card", "SEQ-3")
    play(match, "0 cut 4 QD")
    assert match.secret_state().dealer == 3, "the queen is lower than the king, though not than the five"
    assert match.secret_state().turn == 0


@pytest.mark.rule("SEQ-3")
def test_equals_can_cut_more_than_twice_and_a_card_is_cut_once_a_round():
    match = play(table(), "0 cut 1 5S")
    assert why_not(match, "0 cut 2 5S") == ("", "")
    play(match, "0 cut 2 5S", "0 cut 1 9S", "0 cut 2 9S")
    assert match.secret_state().phase == 0
    assert play(match, "0 cut 1 9S", "0 cut 2 8S").secret_state().dealer == 1


@pytest.mark.rule("SEQ-C1", "SEQ-3")
def test_the_third_king_of_diamonds_is_not_in_the_pack():
    match = play(table("", 3), "0 cut 1 KD", "0 cut 2 KD")
    assert why_not(match, "0 cut 3 KD") == ("card-not-in-pile", "SEQ-9")


@pytest.mark.rule("SEQ-3")
def test_cards_are_dealt_one_by_one_and_play_goes_round():
    match = play(table("", 3), "0 cut 1 2D", "0 cut 2 3S", "0 cut 3 AH")
    play(match, "0 deal 2 2S", "0 deal 3 3S", "0 deal 1 4S", "0 deal 2 2D")
    assert why_not(match, "0 deal 1 5S") == ("another-players-card", "SEQ-3")
    cut_and_deal(match)
    assert match.to_act() == (1,)
    for seat in (1, 2, 0, 1):
        assert match.to_act() == (seat,)
        match.submit(seat, match.legal(seat)[0])
        match.submit(CHANCE, match.legal(CHANCE)[0])


# -- SEQ-4: play, place, draw -----------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-4")
def test_a_card_goes_to_one_of_its_two_cells_and_a_new_one_is_drawn():
    match = position(hands=("KD 9H 9H", "2S"))
    assert offered(match) == {"KD>h8", "KD>c10", "9H>i3", "9H>e7"}
    play(match, "1 KD>h8")
    assert chips(match) == {"h8"}
    assert hand(match) == ["9H", "9H"]
    state = match.secret_state()
    assert state.discard.sum() == state.thrown == 1
    assert match.to_act() == (CHANCE,)
    play(match, "0 deal 1 3C")
    assert hand(match) == ["9H", "9H", "3C"]
    assert match.to_act() == (1,)
    assert match.legal(0) == ()


@pytest.mark.rule("SEQ-4")
def test_what_cannot_be_played_is_refused_with_a_reason():
    match = position(chips=("i3", "e7"), hands=("KD 9H", "2S"))
    assert why_not(match, "1 KD>e5") == ("wrong-cell", "SEQ-4")
    assert why_not(match, "1 9H>i3") == ("chip-there", "SEQ-4")
    assert why_not(match, "1 9H>e7") == ("chip-there", "SEQ-4")
    assert why_not(match, "1 2S>b1") == ("card-not-in-hand", "SEQ-4")
    assert why_not(match, "2 2S>b1") == ("not-your-turn", "SEQ-3")
    assert why_not(match, "1 KD>a1") == ("corner-is-free", "SEQ-6")
    assert why_not(match, "1 lock a1-e1") == ("no-such-action", "SEQ-4")
    assert why_not(match, "1 give KD") == ("no-such-action", "SEQ-4")
    assert why_not(match, "1 agree") == ("no-such-action", "SEQ-4")


@pytest.mark.rule("SEQ-4")
def test_played_cards_lie_open_one_pile_for_each_player():
    match = play(position(hands=("KD 9H", "2S 3S")), "1 KD>h8", "0 deal 1 4C", "2 3S>c1", "0 deal 2 5C", "1 9H>e7")
    seats = match.scene().data["seats"]
    assert [seat["top"] for seat in seats] == ["9H", "3S"]
    assert [described.text for described in match.story()] == ["KD>h8", "3S>c1", "9H>e7"]


# -- SEQ-6: corners ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-6")
def test_nothing_is_placed_on_a_corner_or_taken_from_it():
    match = position(chips=("", "c4"), hands=("JD JS", "2S"))
    for corner in ("a1", "j1", "a10", "j10"):
        assert why_not(match, f"1 JD>{corner}") == ("corner-is-free", "SEQ-6")
        assert why_not(match, f"1 JS<{corner}") == ("corner-is-free", "SEQ-6")


@pytest.mark.rule("SEQ-6")
@pytest.mark.parametrize("cells", ["b1 c1 d1 e1", "f1 g1 h1 i1", "a2 a3 a4 a5", "b2 c3 d4 e5", "i2 h3 g4 f5"])
def test_four_chips_and_a_corner_are_a_sequence(cells):
    first, *others = cells.split()
    match = position(chips=(" ".join(others), ""), hands=("JD", "2S"))
    assert match.scores() == (0, 0)
    assert play(match, f"1 JD>{first}").scores() == (1, 0)


@pytest.mark.rule("SEQ-6")
def test_one_corner_serves_both_teams():
    match = position(chips=("b1 c1 d1", "a2 a3 a4"), hands=("JD", "JC"))
    play(match, "1 JD>e1", "0 deal 1 2S", "2 JC>a5")
    assert match.scores() == (1, 1)


# -- SEQ-7: jacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-7")
@pytest.mark.parametrize("jack", ["JC", "JD"])
def test_a_two_eyed_jack_goes_anywhere_free(jack):
    match = position(chips=("e5", "f6 g7"), hands=(jack, "2S"))
    cells = {text.partition(">")[2] for text in offered(match)} - {""}
    assert len(cells) == EVERY_CELL - 3
    assert not cells & {"e5", "f6", "g7", "a1", "j1", "a10", "j10"}
    assert why_not(match, f"1 {jack}>f6") == ("chip-there", "SEQ-4")
    assert chips(play(match, f"1 {jack}>h8")) == {"e5", "h8"}


@pytest.mark.rule("SEQ-7")
@pytest.mark.parametrize("jack", ["JS", "JH"])
def test_a_one_eyed_jack_takes_an_opponents_chip_and_places_nothing(jack):
    match = position(chips=("e5", "f6 g7"), hands=(jack, "2S"))
    assert offered(match) == {f"{jack}<f6", f"{jack}<g7", "pass"}
    assert why_not(match, f"1 {jack}<e5") == ("own-chip", "SEQ-7")
    assert why_not(match, f"1 {jack}<b2") == ("nothing-to-remove", "SEQ-7")
    play(match, f"1 {jack}<f6")
    assert chips(match, 0) == {"e5"}
    assert chips(match, 1) == {"g7"}
    assert match.to_act() == (CHANCE,), "and a card is drawn as usual"
    play(match, "0 deal 1 2S")
    assert hand(match) == ["2S"]
    assert match.to_act() == (1,)


@pytest.mark.rule("SEQ-7")
def test_with_three_teams_a_jack_takes_a_chip_of_either_opponent():
    match = position(chips=("e5", "f6", "g7"), hands=("JS", "2S", "3S"), seats=3)
    assert offered(match) == {"JS<f6", "JS<g7", "pass"}


@pytest.mark.rule("SEQ-7")
def test_a_chip_of_a_team_mate_is_not_an_opponents():
    match = position(chips=("e5", "f6"), hands=("JS", "2S", "3S", "4S"), seats=4, turn=0)
    match.submit(0, match.read(0, "JS<f6"))
    assert chips(match, 0) == {"e5"}
    match = position(chips=("e5", "f6"), hands=("2S", "3S", "JH", "4S"), seats=4, turn=2)
    assert why_not(match, "3 JH<e5") == ("own-chip", "SEQ-7")


@pytest.mark.rule("SEQ-7", "SEQ-10")
def test_a_jack_is_never_compulsory():
    match = position(chips=("i3", "e7"), hands=("9H JD", "2S"))
    assert why_not(match, "1 pass") == ("can-exchange", "SEQ-10")
    match = position(chips=("", "e7"), hands=("JD JS", "2S"))
    assert why_not(match, "1 pass") == ("", "")
    match = position(chips=("", "e7"), hands=("JD 9H", "2S"))
    assert why_not(match, "1 pass") == ("can-play", "SEQ-10")


# -- SEQ-8, SEQ-R1, SEQ-R2: dead cards --------------------------------------------------------------------------


@pytest.mark.rule("SEQ-8")
def test_a_dead_card_is_exchanged_and_then_the_turn_goes_on():
    match = position(chips=("i3", "e7"), hands=("9H KD", "2S"))
    assert offered(match) == {"dead 9H", "KD>h8", "KD>c10"}
    play(match, "1 dead 9H")
    assert match.to_act() == (CHANCE,)
    play(match, "0 deal 1 3C")
    assert match.to_act() == (0,)
    assert hand(match) == ["KD", "3C"]
    assert [described.text for described in match.story(1)] == ["dead 9H"], "it is said aloud, and the new card is not"
    play(match, "1 KD>h8", "0 deal 1 4C")
    assert match.to_act() == (1,)


@pytest.mark.rule("SEQ-8")
def test_a_card_with_one_free_cell_is_not_dead():
    match = position(chips=("i3", ""), hands=("9H KD", "2S"))
    assert why_not(match, "1 dead 9H") == ("not-dead", "SEQ-8")
    assert why_not(match, "1 dead 2S") == ("card-not-in-hand", "SEQ-4")
    match = position(chips=("e7", ""), hands=("9H KD", "2S"))
    assert why_not(match, "1 dead 9H") == ("not-dead", "SEQ-8")


@pytest.mark.rule("SEQ-8")
def test_one_exchange_in_a_turn_and_again_in_the_next():
    match = position(chips=("i3 h8", "e7 c10"), hands=("9H KD 9H 3C", "2S"))
    play(match, "1 dead 9H", "0 deal 1 4C")
    assert why_not(match, "1 dead KD") == ("enough-exchanged", "SEQ-8")
    assert offered(match) == {"3C>d2", "3C>f4", "4C>c2", "4C>e4"}
    play(match, "1 4C>c2", "0 deal 1 5C", "2 2S>b1", "0 deal 2 6C", "1 dead KD")


@pytest.mark.rule("SEQ-8")
def test_an_option_lifts_the_limit():
    match = position("exchanges=unlimited", chips=("i3 h8", "e7 c10"), hands=("9H KD 9H 3C", "2S"))
    play(match, "1 dead 9H", "0 deal 1 4C", "1 dead KD", "0 deal 1 5C", "1 dead 9H", "0 deal 1 KD", "1 dead KD")
    assert match.secret_state().exchanged == 4


@pytest.mark.rule("SEQ-8", "SEQ-R1")
@pytest.mark.parametrize("jack", ["JS", "JH"])
def test_a_one_eyed_jack_at_the_opening_may_be_exchanged_and_uses_the_exchange(jack):
    match = position(hands=(f"{jack} KD", "2S"))
    assert offered(match) == {f"dead {jack}", "KD>h8", "KD>c10"}
    play(match, f"1 dead {jack}", "0 deal 1 JH")
    assert why_not(match, "1 dead JH") == ("enough-exchanged", "SEQ-8")


@pytest.mark.rule("SEQ-8", "SEQ-R1")
def test_a_jack_with_a_target_is_never_dead():
    match = position(chips=("", "e5"), hands=("JS JD", "2S"))
    assert why_not(match, "1 dead JS") == ("not-dead", "SEQ-8")
    assert why_not(match, "1 dead JD") == ("not-dead", "SEQ-8")


@pytest.mark.rule("SEQ-R1", "SEQ-10")
def test_if_the_replacement_is_dead_too_one_passes():
    match = position(hands=("JS", "2S"))
    assert offered(match) == {"dead JS"}
    play(match, "1 dead JS", "0 deal 1 JH")
    assert offered(match) == {"pass"}
    play(match, "1 pass")
    assert match.to_act() == (1,)
    assert hand(match) == ["JH"], "passing draws nothing"


@pytest.mark.rule("SEQ-R2")
def test_a_removal_brings_a_dead_card_back_to_life():
    match = position(chips=("i3", "e7"), hands=("9H JS", "2S"))
    assert why_not(match, "1 9H>e7") == ("chip-there", "SEQ-4")
    play(match, "1 JS<e7", "0 deal 1 3C", "2 2S>b1", "0 deal 2 4C")
    assert why_not(match, "1 dead 9H") == ("not-dead", "SEQ-8")
    play(match, "1 9H>e7")


@pytest.mark.rule("SEQ-R2", "SEQ-9")
def test_with_an_empty_pile_the_card_just_thrown_is_shuffled_with_the_others():
    match = set_pile(position(chips=("i3", "e7"), hands=("9H KD", "2S")), "", "4C 4C")
    play(match, "1 dead 9H")
    assert why_not(match, "0 deal 1 9H") == ("card-not-in-pile", "SEQ-9")
    assert [match.write(CHANCE, action) for action in match.legal(CHANCE)] == ["shuffle"]
    play(match, "0 shuffle")
    texts = [match.write(CHANCE, action) for action in match.legal(CHANCE)]
    assert sorted(texts) == ["deal 1 4C", "deal 1 4C", "deal 1 9H"]
    play(match, "0 deal 1 9H")
    assert match.to_act() == (0,)


@pytest.mark.rule("SEQ-R2")
def test_with_nothing_to_draw_there_is_no_exchange():
    match = set_pile(position(chips=("i3", "e7"), hands=("9H", "2S")), "")
    assert why_not(match, "1 dead 9H") == ("nothing-to-draw", "SEQ-R2")
    assert offered(match) == {"pass"}
    set_pile(match, "4C")
    assert offered(match) == {"dead 9H"}


# -- SEQ-9: the pile runs out -----------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-9")
def test_when_the_pile_is_empty_all_discards_become_the_new_one():
    match = set_pile(position(hands=("KD 3S", "2S")), "4C", "5C 6C")
    assert why_not(match, "1 KD>h8") == ("", "")
    play(match, "1 KD>h8")
    assert why_not(match, "0 shuffle") == ("pile-not-empty", "SEQ-9")
    play(match, "0 deal 1 4C")
    assert match.to_act() == (1,), "nothing is shuffled before a card is needed"
    play(match, "2 2S>b1", "0 shuffle")
    state = match.secret_state()
    assert (state.pile_left, state.thrown, state.discard.sum(), state.top.sum()) == (4, 0, 0, 0)
    texts = {match.write(CHANCE, action) for action in match.legal(CHANCE)}
    assert texts == {"deal 2 5C", "deal 2 6C", "deal 2 KD", "deal 2 2S"}
    play(match, "0 deal 2 2S", "1 3S>c1", "0 deal 1 KD")
    assert match.secret_state().discard.sum() == match.secret_state().thrown == 1


# -- SEQ-10: passing, and a draw --------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-10")
def test_a_round_without_a_chip_placed_or_removed_is_a_draw():
    match = position(chips=("e5", "e7"), hands=("", "", ""), seats=3)
    play(match, "1 pass", "2 pass")
    assert not match.over
    play(match, "3 pass")
    outcome = ended(match)
    assert (outcome.reason, outcome.scores, outcome.winners) == ("stalemate", (0, 0, 0), (0, 1, 2))
    assert match.scene().words.id == "seq-now-draw-game"


@pytest.mark.rule("SEQ-10")
def test_a_draw_even_if_one_team_has_a_sequence():
    match = position(chips=("b1 c1 d1 e1", "e7"), hands=("", ""))
    assert ended(play(match, "1 pass", "2 pass")).winners == (0, 1)
    assert match.scores() == (1, 0)


@pytest.mark.rule("SEQ-10")
def test_a_chip_placed_or_removed_starts_the_count_anew_and_an_exchange_does_not():
    match = position(chips=("i3 b1", "e7 g9"), hands=("", "KD 9H"))
    play(match, "1 pass", "2 KD>h8", "0 deal 2 9H", "1 pass")
    play(match, "2 dead 9H", "0 deal 2 2S")
    assert offered(match, 1) == {"pass"}
    assert play(match, "2 pass").over
    match = position(chips=("i3", "e7 e8"), hands=("", "", "JS"), seats=3)
    play(match, "1 pass", "2 pass", "3 JS<e7")
    assert not match.over
    assert match.secret_state().idle == 0


@pytest.mark.rule("SEQ-10")
def test_nobody_passes_who_can_play():
    match = position(hands=("KD", "2S"))
    assert why_not(match, "1 pass") == ("can-play", "SEQ-10")
    assert "pass" not in offered(match)


@pytest.mark.rule("SEQ-8", "SEQ-10")
def test_a_second_exchange_is_allowed_with_the_option_but_never_compulsory():
    match = position("exchanges=unlimited", chips=("i3 h8", "e7 c10"), hands=("9H KD", "2S"))
    assert why_not(match, "1 pass") == ("can-exchange", "SEQ-10")
    play(match, "1 dead 9H", "0 deal 1 9H")
    assert offered(match) == {"dead 9H", "dead KD", "pass"}
    play(match, "1 pass")
    assert match.to_act() == (1,)


@pytest.mark.rule("SEQ-10")
def test_after_an_exchange_a_player_who_can_play_must():
    match = position(chips=("i3", "e7"), hands=("9H", "2S"))
    play(match, "1 dead 9H", "0 deal 1 KD")
    assert why_not(match, "1 pass") == ("can-play", "SEQ-10")


@pytest.mark.rule("SEQ-10")
@pytest.mark.parametrize("options", ["", "manual_draw=yes"])
def test_who_has_no_cards_left_passes_for_the_rest_of_the_game(options):
    match = position(options, hands=("", "2S 3S"))
    for _ in range(2):
        assert offered(match) == {"pass"}
        play(match, "1 pass", f"2 {hand(match, 1)[0]}>{'b1' if hand(match, 1)[0] == '2S' else 'c1'}")
        while match.to_act() == (CHANCE,):
            play(match, "0 deal 2 KD")
    assert hand(match) == []
