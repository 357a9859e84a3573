"""`play`: whole games typed in, everything that can be asked at the prompt, and every way to leave."""

import json
import re
from pathlib import Path

import pytest

from ludoteka.cli.commands.replay import UNFINISHED
from tests.some_games import SOLO

from .conftest import BOARD, refused_in_one_sentence

PLAY = ("play", SOLO, "--seed", "00", "--name", "Ana")


def test_a_whole_game_ends_with_the_right_result(ludoteka, tmp_path: Path):
    path = tmp_path / "game.ludo"
    result = ludoteka(*PLAY, "--bots", "casual,beginner", typed="\n".join([*BOARD, str(path)]) + "\n")
    assert result.exit_code == 0
    assert "Ana> e3" in result.output
    assert "Casual wins with" in result.output
    assert f"The record is in {path}." in result.output
    verdict = json.loads(ludoteka("replay", path, "--check", "--json").stdout)
    assert verdict["ok"]
    assert verdict["result"][0] == 0
    totals = [int(line.split()[1]) for line in result.output.splitlines() if line.startswith("  Total ")]
    assert totals == verdict["result"]
    assert "every draw follows" in ludoteka("replay", path, "--check").output


def test_the_same_seed_is_the_same_game(ludoteka):
    first, second = (ludoteka(*PLAY, typed="c3\nb2\n").output.partition("Goodbye")[0] for _ in range(2))
    assert first == second


def test_sixty_columns(ludoteka, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    for preset in ("base", "everything"):
        view = ludoteka(*PLAY, "--preset", preset, typed="c1\nboards\nmoves\n?\nscore\n").output
        drawn = [line for line in view.splitlines() if "\\" in line]
        assert max(len(line) for line in drawn) <= 60
        lines = view.splitlines()
        board_ends = max(at for at, line in enumerate(lines[:30]) if "___/" in line and line.startswith("     "))
        assert lines.index("1/19" if preset == "base" else "1/21") == board_ends + 2


def test_without_utf8_it_is_ascii(ludoteka, monkeypatch):
    monkeypatch.setattr("ludoteka.cli.terminal.screen.only_ascii", lambda _: True)
    view = ludoteka(*PLAY, typed="").output
    assert "☼" not in view
    assert "x9" in view


def test_no_colour_in_a_pipe(ludoteka):
    assert "\x1b" not in ludoteka(*PLAY, typed="c3\nb2\nb2\nboards\n").output


def test_moves_can_be_typed_in_short_or_in_full(ludoteka):
    view = ludoteka(*PLAY, typed="C3\n568@b2\nquit\n\n").output
    assert "573@c3: Starts 5s, Starts 7s, Starts 3s" in view
    assert "568@b2: Breaks 3s" in view


def test_enter_alone_asks_again(ludoteka):
    assert "Ana> \nAna> \nAna> c3\n" in ludoteka(*PLAY, typed="\n\nc3\n").output


def test_bytes_that_are_no_text_are_only_a_bad_move(ludoteka):
    assert "no such cell" in ludoteka(*PLAY, typed=b"\xff\xfe\n").output


def test_leaving_by_the_word_asks_where_to_save(ludoteka, tmp_path: Path, data: Path):
    path = tmp_path / "left.ludo"
    result = ludoteka(*PLAY, typed=f"c3\nquit\n{path}\n")
    assert f"  ludoteka play {path}\n" in result.output
    assert re.search(r"1 573@c3\n2 573@..\n0 draw 568\n$", path.read_text("utf-8"))
    assert "Nothing was saved" in ludoteka(*PLAY, typed="c3\nquit\n-\n").output
    assert not (data / "records").exists()
    assert "The game is saved in" in ludoteka(*PLAY, typed="c3\nquit\n\n").output
    assert (data / "records").exists()


def test_a_record_is_never_written_over(ludoteka, finished: Path):
    before = finished.read_bytes()
    refused = ludoteka(*PLAY, "--record", finished)
    assert refused.exit_code == 2
    assert "exists already" in refused.stderr
    assert "Choose another name." in ludoteka(*PLAY, typed=f"c3\nquit\n{finished}\n\n").output
    assert finished.read_bytes() == before


def test_the_end_of_input_saves_and_says_how_to_go_on(ludoteka, data: Path):
    result = ludoteka(*PLAY, typed="c3\n")
    (path,) = (data / "records").iterdir()
    assert result.exit_code == 0
    assert f"To continue:\n  ludoteka play {path}\n" in result.output
    assert "Nothing was saved" in ludoteka(*PLAY, typed="").output


def test_control_c_leaves_politely(ludoteka, monkeypatch, data: Path):
    lines = iter(["c3"])

    def interrupted(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteka.cli.terminal.game_loop.read_line", interrupted)
    result = ludoteka(*PLAY)
    assert result.exit_code == 0
    assert "To continue:" in result.output


def test_a_game_goes_on_with_the_same_chance(ludoteka, finished: Path, unfinished: Path, data: Path):
    rest = [cell for cell in BOARD if cell not in ("c3", "b2")]
    result = ludoteka("play", unfinished, typed="\n".join(rest) + "\n")
    assert result.exit_code == 0
    text = unfinished.read_text("utf-8")
    assert "reveal 00" in text
    draws = [line for line in text.splitlines() if line.startswith("0 draw")]
    assert draws == [line for line in finished.read_text("utf-8").splitlines() if line.startswith("0 draw")]
    assert ludoteka("replay", unfinished, "--check").exit_code == 0
    assert list((data / "seeds").iterdir()) == []
    over = ludoteka("play", unfinished)
    assert (over.exit_code, "This game is over" in over.stderr) == (2, True)


def test_without_its_seed_a_game_goes_on_unproved(ludoteka, unfinished: Path, data: Path):
    next((data / "seeds").iterdir()).unlink()
    wrong = ludoteka("play", unfinished, "--seed", "01")
    assert wrong.exit_code == 2
    rest = [cell for cell in BOARD if cell not in ("c3", "b2")]
    result = ludoteka("play", unfinished, typed="\n".join(rest) + "\n")
    assert "The seed of this game is not on this computer" in result.output
    checked = ludoteka("replay", unfinished, "--check")
    assert checked.exit_code == 0
    assert "cannot be proved" in checked.output


def test_several_people_take_turns_and_can_take_back(ludoteka):
    args = ("play", SOLO, "--name", "Ana", "--name", "Bea", "--seed", "00")
    view = ludoteka(*args, typed="c3\nundo\nc4\na1\nlog\n").output
    assert view.index("Ana> c3") < view.index("Bea> undo") < view.index("Ana> c4") < view.index("Bea> a1")
    assert "Ana     On C4" in view
    assert "On C3" not in view


def test_a_series_pauses_between_rounds(ludoteka):
    args = (*PLAY, "--variant", "rounds=2")
    view = ludoteka(*args, typed="\n".join([*BOARD, "", *BOARD, ""]) + "\n").output
    assert re.search(r"Round 1 of 2 is over: \w+ wins it with \d+ points", " ".join(view.split()))
    assert "Press Enter for the next round." in view
    assert "wins with" in view


def test_bots_alone(ludoteka):
    result = ludoteka("play", SOLO, "--humans", "0", "--bots", "casual,beginner", "--seed", "00")
    assert result.exit_code == 0
    assert "wins with" in result.output


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
def test_every_language_plays_a_whole_game(ludoteka, language):
    typed = "\n".join(["?", "why", "why c3", "undo", "moves", "bag", "log", *BOARD]) + "\n"
    result = ludoteka(*PLAY, "--language", language, typed=typed)
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "chess: There is no such game"),
        ([SOLO, "--preset", "x"], "x: There is no such preset. There are: base, "),
        ([SOLO, "--variant", "board"], "An option is written name=value."),
        ([SOLO, "--seats", "7"], "1–6 players"),
        ([SOLO, "--seats", "1", "--bots", "casual,casual"], "not enough seats"),
        ([SOLO, "--bots", "deep"], "There are: beginner, casual, club, expert."),
        ([SOLO, "--seed", "xyz"], "hexadecimal digits"),
        ([SOLO, "--seed", "00" * 65], "hexadecimal digits"),
        ([SOLO, "--parts", "nowhere.csv"], "nowhere.csv: There is no such file."),
    ],
)
def test_a_wrong_setting_is_one_sentence(ludoteka, args, sentence):
    refused_in_one_sentence(ludoteka("play", *args), sentence)


def test_a_record_settles_who_plays(ludoteka, unfinished: Path):
    result = ludoteka("play", unfinished, "--seats", "3")
    assert result.exit_code == 2
    assert "already sets who plays" in result.stderr


def test_a_name_fits_on_a_line_of_a_record(ludoteka, tmp_path: Path):
    record = tmp_path / "game.ludo"
    ludoteka("play", SOLO, "--name", "A\nseat 9 #" + "x" * 99, "--record", record, typed="c3\n")
    assert ludoteka("replay", record, "--check").exit_code == UNFINISHED
