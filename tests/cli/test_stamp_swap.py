"""Stamp Swap in the terminal: what is shown of its stamps, and in which language."""

import re
from pathlib import Path

import pytest

from ludoteka.cli.terminal.in_words import by_name
from ludoteka.core.record import read_record
from ludoteka.games import find_game

PLAY = ("play", "stamp-swap", "--preset", "full", "--seed", "01", "--name", "Ana")


def test_everything_on_the_table_is_in_words(ludoteka):
    view = ludoteka(*PLAY, typed="").output
    assert "37 Your item 2, not in a pile yet, 0 tokens: a landscape 2×3 stamp (blue flowers, value 2)" in " ".join(
        view.split()
    )
    assert "c14  Pinzetta’s item 4, in the small pile, 0 tokens: Specialist 14, at the end: rare stamps" in view
    assert "  Contest 13 (size): surrounded 2×2 stamps: 5 points each. Now: 0\n" in view
    assert "Pinzetta’s mat, 0 points. Target size, value 2 or 3: 0; " in view
    assert "Target sizes: 2×2, double 2×4" in view
    assert "Mat bonus: sets of all colours" in view
    assert "    a  b  c  d  e  f  g  h  i  j  k  l" in view
    assert re.search(r"^12  ·  ·", view, re.MULTILINE)
    assert "Ludoteka’s pack: our own design" in " ".join(view.split())


def test_in_polish_the_terminal_says_nothing_in_english_but_notation(ludoteka):
    """Only what is typed, as in a record, is the same in every language."""
    typed = "reserve 5\nsplit 124 131 105\nboards\nscore\nlog\nquit\n"
    result = ludoteka(*PLAY, "--language", "pl", typed=typed)
    wording = [line for line in result.output.splitlines() if not line.startswith("Ana> ")]
    typed_forms = re.compile(r"\((?:reserve|split|take|contest|discard) [^)]*\)")
    words = set(re.findall(r"[^\W\d_]+", typed_forms.sub("", "\n".join(wording)).casefold()))
    assert "Rozmiary docelowe: 2×2, podwójny 2×4" in result.output
    english = "tokens large small pile piles take both target value neither neithe rare foreve forever cards"
    assert words & set(english.split()) == set()


def test_moves_are_chosen_by_their_number_and_stamps_placed_by_square(ludoteka, tmp_path: Path):
    record = tmp_path / "game.ludo"
    view = ludoteka(*PLAY, "--record", record, typed="why 105\n105\n11\n10\n1\n5@c3\nwhat\nmoves\n").output
    assert "reserve 105 is allowed" in view
    assert "  105  Your item 4, not in a pile yet, 1 token: a 3×3 stamp (blue animals, value 3) (reserve 105)\n" in view
    assert "rare, value 5)\n" in view  # cannot be reserved
    assert "  10  Large pile: 124 131 144\n" in view
    assert "This is not a move" in view  # 11 of ten
    played = [line for line in record.read_text("utf-8").splitlines() if line.startswith("1 ")]
    assert played[:3] == ["1 reserve 105", "1 split 124 131 144", "1 take small"]
    assert "  c3 d3 c4 d4  a 2×2 stamp (brown vehicles, cancelled, value 0)\n" in view


@pytest.mark.slow
def test_a_whole_game_by_numbers_and_squares(ludoteka, tmp_path: Path):
    """Nothing but what the screen says: the first name or number on a list, or the first square."""
    record = tmp_path / "game.ludo"
    result = ludoteka(*PLAY, "--record", record, typed="5\n" + "1\n" * 5)
    for _ in range(80):
        match = read_record(record.read_text("utf-8"), find_game).match
        if match.over:
            break
        scene = match.scene(0)
        squares = [target.action for target in scene.targets if "@" in target.action]
        first = next(iter([*by_name(scene), *squares]), "1")
        result = ludoteka("play", record, typed=f"{first}\n" + "1\n" * 3)
    assert match.over
    assert "Pinzetta wins" in result.output or "You win" in result.output


@pytest.mark.parametrize("columns", [60, 80, 110])
def test_words_are_never_cut(ludoteka, monkeypatch, columns):
    def view(width: int) -> list[str]:
        monkeypatch.setenv("COLUMNS", str(width))
        output: str = ludoteka(*PLAY, typed="105\n1\nmoves\nlog\n?\nscore\n").output
        return output.partition("Goodbye")[0].splitlines()

    def words(lines: list[str]) -> set[str]:
        return set(re.findall(r"[^\W\d_]+", " ".join(lines)))

    narrow = view(columns)
    assert words(narrow) - words(view(1000)) == set()
    assert max(len(line.rstrip()) for line in narrow) <= columns


def test_the_places_of_the_pool_keep_their_numbers(ludoteka, tmp_path: Path):
    """What is typed is what stands in front of it, also when something before it is gone."""
    record = tmp_path / "game.ludo"
    several = ("play", "stamp-swap", "--bots", "club,casual", "--seed", "01", "--name", "Ana", "--record", record)
    view = ludoteka(*several, typed="moves\n3\n5\n3\n").output
    assert "  5  Take attendee card 9 (pick 5)\n" in view
    played = [line for line in record.read_text("utf-8").splitlines() if line.startswith("1 ")]
    assert played == ["1 pick 3", "1 pick 5"]
    assert "This is not a move" in view  # place 3 is empty
