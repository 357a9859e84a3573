"""The component pack: what it must hold, and what it says when it does not."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.stamp_swap.checking import mistakes, read_pack, stack_of
from ludoteka.games.stamp_swap.pack import built_in_pack, read_form
from ludoteka.games.stamp_swap.scoring import level_points
from ludoteka.games.stamp_swap.variants import Options, make_parts

BUILT_IN = built_in_pack()
DOUBLE_3X3 = '"3x3", colour = "purple", theme = "animals", value = 3'


def changed(old: str, new: str, times: int = 1) -> str:
    assert old in BUILT_IN
    return BUILT_IN.replace(old, new, times)


def wrong(text: str) -> list[tuple[str, str, str]]:
    """All mistakes as code, rule and place."""
    return [(mistake.code, mistake.rule, mistake.place) for mistake in mistakes(read_form(text))]


@pytest.mark.rule("STS-C1")
def test_the_built_in_pack_is_complete_and_marked_as_ours():
    pack = read_pack(BUILT_IN)
    assert pack.built_in
    assert (len(pack.stamps), sum(stamp.rare for stamp in pack.stamps)) == (165, 15)
    assert (len(pack.attendees), len(pack.contests), len(pack.mats)) == (19, 30, 5)
    assert (len(pack.events), len(pack.decisions), len(pack.shows)) == (10, 8, 4)
    assert sum(mat.pinzetta is not None for mat in pack.mats) == 3
    assert {
        sum(c.category == each for c in pack.contests) for each in ("colour", "theme", "size", "cancelled", "finale")
    } == {6}


@pytest.mark.rule("STS-C2")
def test_the_built_in_pack_has_stamps_of_every_kind():
    pack = read_pack(BUILT_IN)
    plain = [stamp for stamp in pack.stamps if not stamp.forever]
    assert {stamp.size for stamp in plain} == {"2x2", "2x3", "3x2", "2x4", "4x2", "3x3"}
    assert {stamp.size for stamp in pack.stamps if stamp.forever} == {"1x1"}
    assert len({stamp.colour for stamp in plain}) == 5
    assert len({stamp.theme for stamp in plain if not stamp.rare}) == 5
    assert {stamp.value for stamp in pack.stamps if stamp.cancelled} == {0}
    assert max(stamp.value for stamp in pack.stamps if stamp.faded) < 0
    usual = {s.value for s in plain if not (s.rare or s.cancelled or s.faded or s.double)}
    assert usual == {1, 2, 3}
    assert min(stamp.value for stamp in pack.stamps if stamp.rare) > 3
    assert all(stamp.double.theme for stamp in pack.stamps if stamp.double)


@pytest.mark.rule("STS-10")
def test_a_harder_level_never_pays_pinzetta_less_for_a_contest_of_the_built_in_pack():
    columns = {number: points for show in read_pack(BUILT_IN).shows for number, points in show.points.items()}
    assert [number for number, points in columns.items() if points != sorted(points)] == []


@pytest.mark.rule("STS-10", "STS-14", "STS-15")
@pytest.mark.parametrize("mode", ["introductory", "full"])
def test_every_level_of_the_built_in_pack_pays_pinzetta_more_than_the_one_below(mode):
    """Whatever is drawn, and by more than what the rulebook prints only where the show scoring cards say so."""
    levels = [make_parts(Options(mode=mode, level=level), 1, BUILT_IN) for level in ("1", "2", "3")]
    for easier, harder in pairwise(levels):
        assert level_points(easier) < level_points(harder)
        assert (easier.show_points <= harder.show_points).all()
        assert (easier.field_points == harder.field_points).all()


@pytest.mark.rule("STS-C1")
def test_a_missing_stamp_is_counted():
    text = re.sub(r"  \{ size = \"1x1\", forever = true \},\n", "", BUILT_IN, count=1)
    assert wrong(text) == [("pack-count", "STS-C1", "stamps")]


@pytest.mark.rule("STS-C2")
@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("value = 1 }", "value = 4 }", "pack-value", "stamps 1: value"),
        ("value = 1 }", "value = 0, cancelled = true, rare = true }", "pack-rare-theme", "stamps 1: theme"),
        ('theme = "space", value', "value", "pack-colour-theme", "stamps 1"),
        ('size = "1x1", forever', 'size = "1x1", colour = "blue", forever', "pack-forever-plain", "stamps 141"),
        ('size = "1x1", forever', 'size = "2x2", forever', "pack-forever", "stamps 141: size"),
        ('"4x2", colour = "purple", theme = "animals", value = 3', DOUBLE_3X3, "pack-double", "stamps 116: size"),
        ("faded = true", "cancelled = true", "pack-value", "stamps 8: value"),
    ],
)  # fmt: skip
def test_a_stamp_that_cannot_be_is_refused_with_its_place(old, new, code, place):
    found = wrong(changed(old, new))
    assert (code, "STS-C2", place) in found


def test_what_is_no_toml_or_has_the_wrong_form_is_refused_with_its_place():
    for text, code, place in (
        ("title = \n", "toml", "line 1"),
        (changed("crossed = 0", "crosed = 0"), "pack-form", "decisions 1"),
        (changed("value = 2", 'value = "two"'), "pack-form", "stamps 2: value"),
        (changed('"attendee", "2x2"', '"attendee down", "2x2"'), "pack-form", "events 1: large 1"),
        ("", "pack-form", "1"),
    ):  # fmt: skip
        with pytest.raises(Refused) as refused:
            read_form(text)
        assert (refused.value.code, refused.value.rule, refused.value.place) == (code, "STS-C1", place)


@pytest.mark.rule("STS-13")
def test_a_formula_says_what_it_is_about_if_its_kind_asks():
    assert ("pack-of", "STS-13", "contests 1: score: of") in wrong(
        changed('kind = "sets", of = "colours"', 'kind = "sets"')
    )
    reported = wrong(changed('kind = "sets", of = "colours"', 'kind = "count", of = "colours"'))
    assert ("pack-of-nothing", "STS-13", "contests 1: score: of") in reported


@pytest.mark.rule("STS-1", "STS-5")
def test_an_attendee_card_has_what_its_effect_needs():
    for old, new, code, rule, place in (
        ('effect = "no-fade"', 'effect = "end"', "pack-effect-score", "STS-13", "attendees 16: score"),
        ('draws = "2x2"', "", "pack-effect-draws", "STS-5", "attendees 10: draws"),
        ('effect = "no-fade"', 'effect = "first-player"', "pack-solo", "STS-1", "attendees 16: effect"),
        ("number = 2\n", "number = 3\n", "pack-twice", "STS-C1", "attendees 2: number"),
    ):
        assert (code, rule, place) in wrong(changed(old, new))


@pytest.mark.rule("STS-2", "STS-R7")
def test_every_yellow_contest_has_exactly_one_mat():
    assert ("pack-yellow", "STS-2", "mats: pinzetta") in wrong(changed("contests = [13, 16]", "contests = [13]"))
    reported = wrong(changed("contests = [13, 16]", "contests = [13, 16, 1]"))
    assert ("pack-not-yellow", "STS-2", "mats 1: pinzetta: contests") in reported


@pytest.mark.rule("STS-R7")
def test_a_show_scoring_card_without_a_contest_is_a_mistake_of_the_pack():
    assert wrong(re.sub(r"\n4 = \[.*\]", "", BUILT_IN)) == [("pack-show", "STS-R7", "shows 1: points")]
    reported = wrong(re.sub(r"\n4 = \[(.*)\]", r"\n44 = [\1]", BUILT_IN))
    assert ("pack-show-unknown", "STS-R7", "shows 1: points") in reported


@pytest.mark.rule("STS-R4", "STS-4")
def test_a_middle_part_leaves_an_odd_number_to_split_and_a_top_part_piles_that_differ_by_one():
    even = changed(
        'middle = ["2x2", "2x3", "2x4 down", "3x3", "forever", "attendee"]',
        'middle = ["2x2", "2x3", "2x4 down", "3x3", "forever"]',
    )
    assert wrong(even) == [("pack-event-middle", "STS-R4", "events 1: middle")]
    equal = changed('small = ["3x3", "2x4 down"]', 'small = ["3x3", "2x4 down", "2x2"]')
    assert wrong(equal) == [("pack-event-piles", "STS-4", "events 1: large")]


@pytest.mark.rule("STS-4")
def test_there_is_enough_of_everything_whichever_cards_come():
    greedy = BUILT_IN
    for small in re.findall(r"small = \[.*\]", BUILT_IN)[:3]:
        greedy = greedy.replace(small, 'small = ["double", "double"]')
    for large in re.findall(r"large = \[.*\]", greedy)[:3]:
        greedy = greedy.replace(large, 'large = ["double", "double", "double"]')
    assert wrong(greedy) == [("pack-supply", "STS-4", "events: double")]


def test_an_owners_pack_is_what_is_played_with():
    p = make_parts(
        Options(), 1, changed("points = [12, 6, 3]", "points = [9, 5, 1]").replace("house = true", "house = false")
    )
    assert list(p.forever_points) == [9, 5, 1]
    assert not p.built_in
    assert make_parts(Options(), 1).built_in
    with pytest.raises(Refused, match="pack-value"):
        make_parts(Options(), 1, changed("value = 1 }", "value = 4 }"))


@pytest.mark.rule("STS-R7", "STS-8")
def test_a_double_has_a_pile_and_a_value_of_its_own():
    doubles = [stamp for stamp in read_pack(BUILT_IN).stamps if stamp.double]
    assert {stack_of(read_pack(BUILT_IN), stamp) for stamp in doubles} == {"double"}
    assert all(1 <= stamp.value <= 6 for stamp in doubles)


# -- stacks and backs ---------------------------------------------------------------------------------------------

OWN_STACKS = re.sub(r"\n\[(stacks|backs)\]\nrare = .*\ndouble = .*\n", "", BUILT_IN)


def stacks(text: str) -> dict[str, int]:
    pack = read_pack(text)
    return dict(Counter(stack_of(pack, stamp) for stamp in pack.stamps))


@pytest.mark.rule("STS-R8")
def test_in_the_built_in_pack_rares_are_among_the_stamps_of_their_size():
    """3 rares are 2x2, 6 are 2x3 or 3x2, 3 are 4x2 and 3 are 3x3."""
    assert stacks(BUILT_IN) == {"2x2": 38, "2x3": 41, "2x4": 28, "3x3": 23, "double": 10, "forever": 25}


@pytest.mark.rule("STS-R8")
def test_a_pack_that_says_nothing_has_stacks_of_their_own_as_packs_always_had():
    assert OWN_STACKS != BUILT_IN
    sizes = {"2x2": 35, "2x3": 35, "2x4": 25, "3x3": 20}
    assert stacks(OWN_STACKS) == {**sizes, "double": 10, "rare": 15, "forever": 25}
    with_rares = OWN_STACKS.replace('small = ["3x3", "2x4 down"]', 'small = ["rare", "rare down"]')
    assert wrong(with_rares) == []


@pytest.mark.rule("STS-R8")
def test_doubles_can_lie_among_the_2x4():
    text = re.sub(r'"double( down)?"([],])', r'"2x4\1"\2', BUILT_IN).replace('double = "own"', 'double = "size"', 1)
    text = text.replace('targets = ["2x2", "2x4"]', 'targets = ["2x2", "double"]')
    assert stacks(text)["2x4"] == 38
    assert "double" not in stacks(text)


@pytest.mark.rule("STS-R8")
@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('small = ["3x3", "2x4 down"]', 'small = ["3x3", "rare down"]', "events 1: small"),
        ('items = ["attendee", "2x2", "2x3 down"', 'items = ["attendee", "rare", "2x3 down"', "pools 1: items"),
        ('draws = "2x2"', 'draws = "rare"', "attendees 10: draws"),
    ],
)
def test_a_card_cannot_draw_from_a_stack_that_there_is_not(old, new, place):
    assert ("pack-no-stack", "STS-R8", place) in wrong(changed(old, new))
