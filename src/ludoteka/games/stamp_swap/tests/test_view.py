"""Hidden stamps stay hidden: in views, in the log, in what Pinzetta's steps tell."""

import numpy as np
import pytest

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.dice import DICE_WORDS, shake
from ludoteka.core.words import message
from ludoteka.games.stamp_swap import view
from ludoteka.games.stamp_swap.pack import built_in_pack
from ludoteka.games.stamp_swap.parts import HERS, PLACING, RARE, RESERVING, YOU_TAKE
from ludoteka.games.stamp_swap.pieces import item_words
from ludoteka.games.stamp_swap.variants import SIZE_NAMES, Options, make_parts

from .at_the_table import advance, collection, find, laid_out, rare, table


def redacted(p, s, viewer):
    seen = s.copy()
    view.redact(p, seen, viewer)
    return seen


@pytest.mark.rule("STS-4")
def test_her_face_down_stamps_are_hidden_from_everybody_and_yours_from_others():
    p, s = laid_out()
    collection(s, HERS, [find(p, "2x2"), find(p, "2x3")], down=(1,))
    collection(s, 0, [find(p, "2x4"), find(p, "3x3")], down=(0,))
    mine, theirs = redacted(p, s, 0), redacted(p, s, SPECTATOR)
    assert mine.item[HERS, 0] == s.item[HERS, 0]
    assert mine.item[HERS, 1] < 0
    assert mine.item[0].tolist() == s.item[0].tolist()
    assert theirs.item[0, 0] < 0
    assert theirs.item[0, 1] == s.item[0, 1]
    assert mine.supply[s.item[HERS, 1]] == 1, "it could still be in the supply"


def imagined(p, s, slot, times=60):
    """What a hidden stamp of hers could be, for you."""
    seen, dice, found = redacted(p, s, 0), np.zeros(DICE_WORDS, np.int64), set()
    for seed in range(times):
        shake(dice, seed)
        other = seen.copy()
        view.resample(p, other, 0, dice)
        found.add(int(other.item[HERS, slot]))
    return found


@pytest.mark.rule("STS-R8", "STS-4")
def test_a_face_down_rare_looks_like_any_other_of_its_size():
    p, s = laid_out()
    collection(s, HERS, [rare(p, "2x3"), find(p, "2x3")], down=(0, 1))
    seen = redacted(p, s, 0)
    assert seen.item[HERS, 0] == seen.item[HERS, 1] < 0
    assert str(item_words(p, int(seen.item[HERS, 0]))) == str(message("sts-hidden", size=message("sts-size-2x3")))
    assert all(rare(p, "2x3", at) in imagined(p, s, 1, 300) for at in range(6)), "and any other may be rare"
    assert {SIZE_NAMES[p.size_of[stamp]] for stamp in imagined(p, s, 0)} == {"2x3"}


@pytest.mark.rule("STS-R8")
@pytest.mark.parametrize("section", ["stacks", "backs"])
def test_with_a_stack_or_a_back_of_its_own_a_face_down_rare_is_seen_to_be_one(section):
    text = built_in_pack().replace(f'[{section}]\nrare = "size"', f'[{section}]\nrare = "own"')
    p, s = make_parts(Options(), 1, text), laid_out()[1]
    collection(s, HERS, [rare(p, "2x3"), find(p, "2x3")], down=(0, 1))
    seen = redacted(p, s, 0)
    assert seen.item[HERS, 0] != seen.item[HERS, 1]
    rare_2x3 = message("sts-rare-of", size=message("sts-size-2x3"))
    assert str(item_words(p, int(seen.item[HERS, 0]))) == str(message("sts-hidden", size=rare_2x3))
    assert all(p.mark[stamp] == RARE for stamp in imagined(p, s, 0))
    assert not any(p.mark[stamp] == RARE for stamp in imagined(p, s, 1))


@pytest.mark.rule("STS-4")
def test_what_is_imagined_has_the_backs_that_are_seen():
    p, s = laid_out()
    hidden = [rare(p, "2x2"), rare(p, "3x3"), find(p, "2x3")]
    collection(s, HERS, hidden, down=(0, 1, 2))
    seen, dice = redacted(p, s, 0), np.zeros(DICE_WORDS, np.int64)
    drawn = set()
    for seed in range(40):
        shake(dice, seed)
        other = seen.copy()
        view.resample(p, other, 0, dice)
        assert [p.back[item] for item in other.item[HERS, :3]] == [p.back[item] for item in hidden]
        assert all(other.supply[item] == 0 for item in other.item[HERS, :3])
        drawn.add(int(other.item[HERS, 2]))
    assert len(drawn) > 5


@pytest.mark.rule("STS-4", "STS-7")
def test_the_log_reveals_a_hidden_stamp_only_after_the_swap():
    match = advance(table(), YOU_TAKE, seed=4)
    s = match.secret_state()
    hidden = [int(s.item[HERS, slot]) for slot in range(5) if s.secret[HERS, slot]]
    assert hidden
    reported = " ".join(entry.text for entry in match.story(0))
    assert all(f"draw {stamp} " not in f"{reported} " for stamp in hidden)
    after = " ".join(entry.text for entry in advance(match, PLACING).story(0))
    assert all(f"draw {stamp} " in f"{after} " for stamp in hidden)


@pytest.mark.rule("STS-5")
def test_you_see_your_own_face_down_stamps_and_a_spectator_does_not():
    for seed in range(1, 9):
        match = advance(table(), RESERVING, seed=seed)
        s = match.secret_state()
        down = [slot for slot in range(6) if s.secret[0, slot]]
        assert all(match.observation(0).state.item[0, slot] > 0 for slot in down)
        assert all(match.observation().state.item[0, slot] < 0 for slot in down)
        assert match.scene().targets == ()
