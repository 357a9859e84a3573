"""Stamp Swap in the terminal: what is shown of its stamps, and in which language."""

import re

PLAY = ("play", "stamp-swap", "--preset", "full", "--seed", "01", "--name", "Ana")


def test_stamps_are_shown_with_their_sizes_what_the_automa_is_after_and_whose_pack_it_is(ludoteka):
    view = ludoteka(*PLAY, typed="").output
    assert re.search(r"^ +2x2 +3x2 +2\*2x2 +3x3 +2x3 +1x1 *$", view, re.MULTILINE), "the sizes of the collection"
    assert "Target sizes: 2×2, double 2×4" in view
    assert "Ludoteka’s pack: our own design" in " ".join(view.split())


def test_in_polish_the_terminal_says_nothing_in_english_but_notation(ludoteka):
    """Only what is typed, as in a record, is the same in every language."""
    typed = "reserve 5\nsplit 124 131 105\nboards\nscore\nlog\nquit\n"
    result = ludoteka(*PLAY, "--language", "pl", typed=typed)
    wording = [line for line in result.output.splitlines() if not line.startswith("Ana> ")]
    words = set(re.findall(r"[^\W\d_]+", " ".join(wording).casefold()))
    assert "Rozmiary docelowe: 2×2, podwójny 2×4" in result.output
    english = "tokens large small pile piles take both target value neither neithe rare foreve forever cards"
    assert words & set(english.split()) == set()
