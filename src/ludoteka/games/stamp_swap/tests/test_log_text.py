"""What the log says of Pinzetta's steps: the reasons must be true, whatever the numbers are."""

import pytest

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.words import LANGUAGES, Translator
from ludoteka.games.stamp_swap import automa
from ludoteka.games.stamp_swap.drawing.pages import count
from ludoteka.games.stamp_swap.log_text import describe
from ludoteka.games.stamp_swap.parts import (
    DECIDING,
    FINAL_DRAW,
    FINAL_MAT,
    HER_FINAL,
    HER_SHOW,
    HERS,
    OUTCOME,
    STEP,
    SWAPPING,
    TAKING_AWAY,
    YOUR_EVENT,
)
from ludoteka.games.stamp_swap.pieces import formula_words, item_facts, item_words, stamp_words
from ludoteka.games.stamp_swap.variants import BOTTOMS, SIZE_NAMES

from .at_the_table import GAME, card, collection, find, laid_out, piles, put, rare, tokens

TRANSLATORS = {language: Translator(language, [GAME.package]) for language in LANGUAGES}


def reported(p, s):
    """Her next step in English; it must be known in the other languages, too."""
    words = describe(p, s, AUTOMA, STEP)
    return {language: translate(words) for language, translate in TRANSLATORS.items()}["en"]


# -- tokens that are taken away ---------------------------------------------------------------------------------


def away(large, small, crossed, *, one_by_one=False):
    p, s = laid_out()
    s.worth[0] = small, large
    s.phase, s.decision = TAKING_AWAY, 1
    p.crossed[1], p.one_by_one = crossed, int(one_by_one)
    return reported(p, s)


@pytest.mark.rule("STS-6")
def test_tokens_leave_the_pile_that_leads():
    assert away(6, 2, 2) == ("The large pile leads and loses 2 tokens. Left: 4 in the large pile, 2 in the small one")
    assert away(2, 3, 1).startswith("The small pile leads and loses 1 token. Left: 2 in the large pile, 2 ")
    assert away(6, 2, 0) == "No icon is crossed out: 6 and 2 tokens stay"


@pytest.mark.rule("STS-R2")
def test_on_a_tie_no_pile_leads_in_the_log():
    assert away(4, 4, 3) == (
        "Both piles have 4, so the large one loses 3 tokens. Left: 1 in the large pile, 4 in the small one"
    )


@pytest.mark.rule("STS-6", "STS-R2")
def test_the_log_names_only_as_many_tokens_as_were_there():
    assert "large one loses all its tokens (2; crossed-out icons: 3). Left: 0 " in away(2, 2, 3)
    assert "large pile leads and loses all its tokens (1; crossed-out icons: 2). Left: 0 " in away(1, 0, 2)


@pytest.mark.rule("STS-6")
def test_one_at_a_time_they_leave_both_piles():
    assert away(4, 3, 3, one_by_one=True).endswith(
        "2 from the large pile, 1 from the small one. Left: 2 in the large pile, 2 in the small one"
    )


# -- the swap ---------------------------------------------------------------------------------------------------


def swap(items, large, *each, down=()):
    p, s = laid_out()
    collection(s, HERS, items(p), down=down)
    piles(s, HERS, tuple(range(large)))
    tokens(s, HERS, *each)
    automa.value_piles(s, HERS)
    s.phase = SWAPPING
    return reported(p, s)


def five(p):
    return [card(2), card(3), card(4), card(7), card(8)]


@pytest.mark.rule("STS-7", "STS-R5")
def test_a_swap_names_both_items_with_the_reason_for_each():
    assert swap(five, 3, 1, 3, 1, 1, 1) == (
        "The piles differ by 4, and 3 is enough: the large pile gives attendee card 3, which has the most tokens, and "
        "the small pile attendee card 7, the leftmost of those with the fewest tokens. Now the large pile is worth 4, "
        "the small pile 4"
    )
    other_way = swap(five, 3, 0, 1, 1, 4, 4)
    assert "the small pile gives attendee card 7, the leftmost of those with the most tokens" in other_way
    assert "the large pile attendee card 2, which has the fewest tokens" in other_way


@pytest.mark.rule("STS-7", "STS-4")
def test_a_swap_names_hidden_stamps_by_their_backs():
    def hidden(p):
        return [find(p, "double"), card(3), card(4), rare(p, "2x3"), card(8)]

    reported = swap(hidden, 3, 3, 0, 0, 0, 1, down=(0, 3))
    assert "gives a hidden stamp, double 2×4, which has the most tokens" in reported
    assert "the small pile a hidden stamp, 2×3, which has the fewest tokens" in reported


@pytest.mark.rule("STS-7", "STS-R5")
def test_no_swap_has_its_reason_too():
    assert swap(five, 3, 1, 0, 0, 0, 0) == "The piles differ by 2, less than 3: nothing is swapped"
    assert "one of them is empty" in swap(lambda p: five(p)[:1], 1, 4)


# -- cards, shows, the end --------------------------------------------------------------------------------------


def drawn(p, s, phase, number):
    s.phase = phase
    words = describe(p, s, CHANCE, OUTCOME + number)
    return {language: translate(words) for language, translate in TRANSLATORS.items()}["en"]


@pytest.mark.rule("STS-5")
def test_an_event_card_without_a_bottom_says_nothing_of_it():
    p, s = laid_out()
    p.bottom[3], p.bottom[4] = BOTTOMS.index("nothing"), BOTTOMS.index("turn-up")
    assert drawn(p, s, YOUR_EVENT, 3) == "Event card 3 makes your collection"
    assert drawn(p, s, YOUR_EVENT, 4).endswith("collection. Then: your stamps are turned face up")


@pytest.mark.rule("STS-6", "STS-15")
def test_a_decision_card_says_how_many_icons_are_crossed_out_and_the_last_one_what_it_is_for():
    p, s = laid_out()
    p.crossed[3], p.crossed[4] = 1, 2
    assert drawn(p, s, DECIDING, 3) == "Decision card 3: 1 icon is crossed out"
    assert drawn(p, s, DECIDING, 4) == "Decision card 4: 2 icons are crossed out"
    assert drawn(p, s, FINAL_DRAW, 4) == "Decision card 4 is drawn for her mat"


@pytest.mark.rule("STS-10")
def test_a_show_names_card_level_and_contest():
    p, s = laid_out()
    s.phase, s.day = HER_SHOW, 1
    s.show_card = next(card for card in range(1, 5) if p.show_lists[card, s.contest[1]])
    number, each = p.contest_id[s.contest[1]], p.show_points[s.show_card, s.contest[1]]
    assert reported(p, s) == (
        f"Show scoring card {s.show_card}, level 1: contest {number} (theme) gives Pinzetta {each}, times 2 today: "
        f"{2 * each}"
    )


@pytest.mark.rule("STS-15")
def test_the_points_of_her_mat_add_up_from_the_fields_that_bring_some():
    p, s = laid_out()
    s.phase, s.at, s.final_card = HER_FINAL, FINAL_MAT, 1
    s.field[:] = (3, 0, 0, 0, 1, 3, 0)
    p.field_points[1] = (8, 4, 5, 5, 4, 0, 2)
    assert reported(p, s) == (
        "For the items on her mat, Pinzetta gets 28 (Target size, value 2 or 3: 3 × 8 = 24, Rare: 1 × 4 = 4)"
    )
    s.field[:] = 0
    assert reported(p, s) == "For the items on her mat, Pinzetta gets 0"


# -- what items are called --------------------------------------------------------------------------------------


def called(p, size, width):
    """What a stamp of a size and a width is called."""
    fitting = (stamp for stamp in range(1, 166) if SIZE_NAMES[p.size_of[stamp]] == size and p.width[stamp] == width)
    return TRANSLATORS["en"](stamp_words(p, next(fitting)))


@pytest.mark.rule("STS-C2")
def test_a_double_is_called_double_and_a_size_has_one_name_whichever_way_it_lies():
    p, _ = laid_out()
    assert called(p, "double", 2).startswith("a double 2×4 stamp (")
    assert called(p, "double", 4).startswith("a landscape double 2×4 stamp (")
    assert called(p, "2x4", 4).startswith("a landscape 2×4 stamp (")
    assert called(p, "2x3", 3).startswith("a landscape 2×3 stamp (")


@pytest.mark.rule("STS-C2")
def test_colour_and_theme_go_together_in_every_language():
    p, _ = laid_out()
    words = stamp_words(p, find(p, "2x2", colour="brown", theme="flowers"))
    for language, kind in (("en", "brown flowers"), ("pl", "brązowy, kwiaty"), ("pt", "flores, castanho")):
        assert " 2×2 " in TRANSLATORS[language](words)
        assert f"({kind}, " in TRANSLATORS[language](words)


@pytest.mark.rule("STS-4", "STS-C2")
def test_a_hidden_item_is_called_by_its_back():
    p, _ = laid_out()
    for stamp, back in ((find(p, "double"), "double 2×4"), (rare(p, "2x3"), "2×3"), (find(p, "2x2"), "2×2")):
        hidden = -1 - int(p.back[stamp])
        assert TRANSLATORS["en"](item_facts(p, hidden)["back"]) == back
        assert TRANSLATORS["en"](item_words(p, hidden)) == f"a hidden stamp, {back}"


# -- what scores ------------------------------------------------------------------------------------------------

FORMULAS = {
    4: ("groups of 2 or more stamps of one colour", "grupy jednego koloru, od 2 znaczków", "grupos de 2 ou mais selos"),
    6: ("purple stamps next to yellow stamps", "fioletowe znaczki, obok", "selos roxos ao lado de selos amarelos"),
    8: ("second most abundant theme", "drugiego co do liczebności tematu", "segundo tema mais abundante"),
    12: ("stamps showing animals next to", "znaczki „zwierzęta”, obok", "selos de animais ao lado de"),
    13: ("surrounded 2×2 stamps", "otoczone znaczki 2×2", "selos 2×2 cercados"),
    24: (
        "different colours of cancelled stamps",
        "(liczą się skasowane znaczki)",
        "cores diferentes entre selos carimb",
    ),
}


@pytest.mark.rule("STS-12")
@pytest.mark.parametrize("contest", FORMULAS)
def test_what_a_contest_counts_reads_naturally(contest):
    p, _ = laid_out()
    for language, reported in zip(("en", "pl", "pt"), FORMULAS[contest], strict=True):
        assert reported in TRANSLATORS[language](formula_words(p, contest))


def so_far(p, s, contest):
    words = count(p, s, 0, (contest,))[contest].so_far
    return TRANSLATORS["en"](words) if words else ""


@pytest.mark.rule("STS-12")
def test_contests_have_their_progress():
    p, s = laid_out()
    sets, second, empty = 1, 2, 25
    assert so_far(p, s, sets) == so_far(p, s, second) == "none so far"
    for cell, colour, at in (("a1", "blue", 0), ("c1", "blue", 1), ("e1", "green", 0)):
        put(p, s, find(p, "2x2", colour=colour, at=at), cell)
    assert so_far(p, s, sets) == "missing: purple, yellow, brown"
    assert so_far(p, s, second) == "blue 2, then green 1"
    assert so_far(p, s, empty) == "132 empty"
    for cell, colour in (("g1", "purple"), ("i1", "yellow"), ("k1", "brown")):
        put(p, s, find(p, "2x2", colour=colour), cell)
    assert so_far(p, s, sets) == "fewest: purple, yellow, green, brown"
    assert so_far(p, s, 17) == "none so far"  # 3×3 stamps
    put(p, s, find(p, "3x3"), "a3")
    assert so_far(p, s, 17) == "1 so far"
    assert so_far(p, s, 20) == ""  # a point each: the points say it
