"""Take It Easy in the terminal: what is shown and answered, its settings, and tiles of one's own."""

from pathlib import Path

import pytest

from ludoteka.cli.commands import simulate
from ludoteka.cli.commands.replay import UNFINISHED
from ludoteka.games.take_it_easy.variants import default_components

from .conftest import refused_in_one_sentence

PLAY = ("play", "take-it-easy", "--seed", "00", "--name", "Ana")


def test_the_first_screen(ludoteka):
    view = ludoteka(*PLAY, typed="").output
    assert "Take It Easy: Base game\n1. Ana, 2. Casual\n" in view
    assert r"/   a1    \_______/   c2    \_______/   e1    \    \ 7     3 /" in view
    assert "> Ana        0  Thinking…" in view
    assert " 1  ×9    5  ×8    9  ×9" in view
    assert "for example a1" in view


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("b9", "b9: Your board has no such cell."),
        ("c3", "This cell is taken, and placed tiles never move. Choose an empty cell. [TIE-1]"),
        ("978@a1", "Only the tile just called can be placed now. [TIE-1]"),
        ("999@a1", "There is no such tile."),
        ("aside", "no tiles are put aside"),
        ("done", "Only the tile"),
        ("@", "There is no such tile."),
        ("c3 c4", "no such cell"),
        ("\x1b[A", "no such cell"),
        ("ż" * 3000, "no such cell"),
        ("why", "Name a move"),
        ("why c3", "This cell is taken, and placed tiles never move. Choose an empty cell. [TIE-1]\nTIE-1: "),
        ("why b2", "568@b2 is allowed.\n  Breaks 3s"),
        ("why 999@a1", "There is no such tile."),
        ("moves", "  568@a2        Starts 5s, Starts 6s, Starts 8s\n"),
        ("score", "Ana\n  Total      0\n"),
        ("bag", "Tiles with 5               7 / 9"),
        ("log", "   2  Ana     On C3: 5-7-3, sun"),
        ("boards", "Ana’s board                    Casual’s board"),
        ("board", "2/19\n"),
        ("undo", "There is nothing to take back"),
        ("?", "why c3: whether this is allowed"),
        ("HELP", "leave, and save the game"),
    ],
)
def test_at_the_prompt(ludoteka, typed, answer):
    result = ludoteka(*PLAY, typed=f"c3\n{typed}\n\n")
    assert result.exit_code == 0
    assert answer in result.output.split("Called: 5-6-8", 1)[1].replace(" \n", " ")


def test_a_short_form_that_means_several_moves(ludoteka):
    """Tiles put aside that may all go to the same valve."""
    ordinary = {"a": "12", "b": "13", "c": "1234", "d": "1235", "e": "1345", "f": "12"}
    cells = ["aside"] * 3 + [column + row for column, rows in ordinary.items() for row in rows]
    play = ("play", "take-it-easy", "--preset", "valves-aside", "--seats", "1", "--seed", "01")
    view = ludoteka(*play, typed="\n".join([*cells, "b2", "valve:d4", "done", ""])).output
    assert "This can mean several moves. Choose one: 178@valve:b2, 928@valve:b2" in view
    assert "Final score" in view


def test_a_preset_can_be_varied(ludoteka):
    view = ludoteka("play", "take-it-easy", "--preset", "valves", "--variant", "mirrored=yes,valves=first").output
    assert "board=valve placement=free scoring=rows rounds=1 valves=first mirrored=yes" in view


def test_parts_are_checked_and_written_into_the_record(ludoteka, tmp_path: Path):
    parts, record = tmp_path / "mine.csv", tmp_path / "game.ludo"
    numbers = [f"{a}{b}{c}" for a in "159" for b in "267" for c in "348"]
    parts.write_text("tile,symbol\n" + "".join(f"{name},sun\n" for name in numbers), "utf-8")
    ludoteka(*PLAY, "--parts", parts, "--record", record, typed="c3\n")
    assert "978,sun" in record.read_text("utf-8")
    assert ludoteka("replay", record, "--check").exit_code == UNFINISHED
    parts.write_text("tile,symbol\n123,star\n", "utf-8")
    refused = ludoteka(*PLAY, "--parts", parts)
    assert refused.exit_code == 2
    assert refused.stderr.startswith(f"{parts}:2: “star” is not a symbol.")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--variant", "board=x"], "[TIE-C6]"),
        (["--preset", "beams", "--variant", "mirrored=yes"], "together with board=valve"),
        (["--seats", "2", "--variant", "rounds=3"], "[TIE-3]"),
        (["--seats", "1", "--preset", "brightest-beams"], "[TIE-R6]"),
    ],
)
def test_a_wrong_setting_is_one_sentence(ludoteka, args, sentence):
    refused_in_one_sentence(ludoteka("play", "take-it-easy", *args), sentence)


def test_records_hold_the_parts_they_were_played_with(ludoteka, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(simulate, "warm", lambda game: None)
    table = default_components().replace("sun", "?").replace("moon", "sun").replace("?", "moon")
    parts = tmp_path / "tiles.csv"
    parts.write_text(table, "utf-8")
    more = ("--jobs", "1", "--games", "1", "--parts", parts, "--records", tmp_path / "records")
    assert ludoteka("simulate", "take-it-easy", "--bots", "random", *more).exit_code == 0
    (record,) = (tmp_path / "records").iterdir()
    assert table in record.read_text("utf-8")
    assert ludoteka("replay", record, "--check").exit_code == 0
