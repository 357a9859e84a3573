"""`play`: whole games typed in, everything that can be asked at the prompt, and every way to leave."""

import json
import re
from pathlib import Path

import pytest

from .conftest import BOARD

TIE = ("play", "take-it-easy", "--seed", "00", "--name", "Ana")


def test_a_whole_game_ends_with_the_right_result(ludoteka, tmp_path: Path):
    path = tmp_path / "game.ludo"
    result = ludoteka(*TIE, "--bots", "casual,beginner", typed="\n".join([*BOARD, str(path)]) + "\n")
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
    first, second = (ludoteka(*TIE, typed="c3\nb2\n").output.partition("Goodbye")[0] for _ in range(2))
    assert first == second


def test_the_first_screen(ludoteka):
    view = ludoteka(*TIE, typed="").output
    assert "Take It Easy: Base game\n1. Ana, 2. Casual\n" in view
    assert r"/   a1    \_______/   c2    \_______/   e1    \    \ 7     3 /" in view
    assert "> Ana        0  Thinking…" in view
    assert " 1  ×9    5  ×8    9  ×9" in view
    assert "for example a1" in view


def test_sixty_columns(ludoteka, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    for preset in ("base", "everything"):
        view = ludoteka(*TIE, "--preset", preset, typed="c1\nboards\nmoves\n?\nscore\n").output
        drawn = [line for line in view.splitlines() if "\\" in line]
        assert max(len(line) for line in drawn) <= 60
        lines = view.splitlines()
        board_ends = max(at for at, line in enumerate(lines[:30]) if "___/" in line and line.startswith("     "))
        assert lines.index("1/19" if preset == "base" else "1/21") == board_ends + 2


def test_without_utf8_it_is_ascii(ludoteka, monkeypatch):
    monkeypatch.setattr("ludoteka.cli.terminal.screen.only_ascii", lambda _: True)
    view = ludoteka(*TIE, typed="").output
    assert "☼" not in view
    assert "x9" in view


def test_no_colour_in_a_pipe(ludoteka):
    assert "\x1b" not in ludoteka(*TIE, typed="c3\nb2\nb2\nboards\n").output


def test_moves_can_be_typed_in_short_or_in_full(ludoteka):
    view = ludoteka(*TIE, typed="C3\n568@b2\nquit\n\n").output
    assert "573@c3: Starts 5s, Starts 7s, Starts 3s" in view
    assert "568@b2: Breaks 3s" in view


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
    result = ludoteka(*TIE, typed=f"c3\n{typed}\n\n")
    assert result.exit_code == 0
    assert answer in result.output.split("Called: 5-6-8", 1)[1].replace(" \n", " ")


def test_enter_alone_asks_again(ludoteka):
    assert "Ana> \nAna> \nAna> c3\n" in ludoteka(*TIE, typed="\n\nc3\n").output


def test_bytes_that_are_no_text_are_only_a_bad_move(ludoteka):
    assert "no such cell" in ludoteka(*TIE, typed=b"\xff\xfe\n").output


def test_a_short_form_that_means_several_moves(ludoteka):
    """Tiles put aside that may all go to the same valve."""
    ordinary = {"a": "12", "b": "13", "c": "1234", "d": "1235", "e": "1345", "f": "12"}
    cells = ["aside"] * 3 + [column + row for column, rows in ordinary.items() for row in rows]
    play = ("play", "take-it-easy", "--preset", "valves-aside", "--seats", "1", "--seed", "01")
    view = ludoteka(*play, typed="\n".join([*cells, "b2", "valve:d4", "done", ""])).output
    assert "This can mean several moves. Choose one: 178@valve:b2, 928@valve:b2" in view
    assert "Final score" in view


def test_leaving_by_the_word_asks_where_to_save(ludoteka, tmp_path: Path, data: Path):
    path = tmp_path / "left.ludo"
    result = ludoteka(*TIE, typed=f"c3\nquit\n{path}\n")
    assert f"  ludoteka play {path}\n" in result.output
    assert re.search(r"1 573@c3\n2 573@..\n0 draw 568\n$", path.read_text("utf-8"))
    assert "Nothing was saved" in ludoteka(*TIE, typed="c3\nquit\n-\n").output
    assert not (data / "records").exists()
    assert "The game is saved in" in ludoteka(*TIE, typed="c3\nquit\n\n").output
    assert (data / "records").exists()


def test_a_record_is_never_written_over(ludoteka, finished: Path):
    before = finished.read_bytes()
    refused = ludoteka(*TIE, "--record", finished)
    assert refused.exit_code == 2
    assert "exists already" in refused.stderr
    assert "Choose another name." in ludoteka(*TIE, typed=f"c3\nquit\n{finished}\n\n").output
    assert finished.read_bytes() == before


def test_the_end_of_input_saves_and_says_how_to_go_on(ludoteka, data: Path):
    result = ludoteka(*TIE, typed="c3\n")
    (path,) = (data / "records").iterdir()
    assert result.exit_code == 0
    assert f"To continue:\n  ludoteka play {path}\n" in result.output
    assert "Nothing was saved" in ludoteka(*TIE, typed="").output


def test_control_c_leaves_politely(ludoteka, monkeypatch, data: Path):
    lines = iter(["c3"])

    def interrupted(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteka.cli.terminal.game_loop.read_line", interrupted)
    result = ludoteka(*TIE)
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
    args = ("play", "take-it-easy", "--name", "Ana", "--name", "Bea", "--seed", "00")
    view = ludoteka(*args, typed="c3\nundo\nc4\na1\nlog\n").output
    assert view.index("Ana> c3") < view.index("Bea> undo") < view.index("Ana> c4") < view.index("Bea> a1")
    assert "Ana     On C4" in view
    assert "On C3" not in view


def test_a_series_pauses_between_rounds(ludoteka):
    args = (*TIE, "--variant", "rounds=2")
    view = ludoteka(*args, typed="\n".join([*BOARD, "", *BOARD, ""]) + "\n").output
    assert re.search(r"Round 1 of 2 is over: \w+ wins it with \d+ points", " ".join(view.split()))
    assert "Press Enter for the next round." in view
    assert "wins with" in view


def test_bots_alone(ludoteka):
    result = ludoteka("play", "take-it-easy", "--humans", "0", "--bots", "casual,beginner", "--seed", "00")
    assert result.exit_code == 0
    assert "wins with" in result.output


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
def test_every_language_plays_a_whole_game(ludoteka, language):
    typed = "\n".join(["?", "why", "why c3", "undo", "moves", "bag", "log", *BOARD]) + "\n"
    result = ludoteka(*TIE, "--language", language, typed=typed)
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "chess: There is no such game"),
        (["take-it-easy", "--preset", "x"], "x: There is no such preset. There are: base, "),
        (["take-it-easy", "--variant", "board"], "An option is written name=value."),
        (["take-it-easy", "--variant", "board=x"], "[TIE-C6]"),
        (["take-it-easy", "--preset", "beams", "--variant", "mirrored=yes"], "together with board=valve"),
        (["take-it-easy", "--seats", "2", "--variant", "rounds=3"], "[TIE-3]"),
        (["take-it-easy", "--seats", "1", "--preset", "brightest-beams"], "[TIE-R6]"),
        (["sequence", "--bots", "club", "--preset", "three-teams"], "teams=3: 2 players cannot form 3 equal teams"),
        (
            ["sequence", "--seats", "6"],
            "teams: 6 players can form two teams or three. Choose how many teams. [SEQ-1]",
        ),
        (["sequence", "--seats", "12", "--preset", "silent"], "12 players can form two teams or three."),
        (["sequence", "--humans", "13"], "2, 3, 4, 6, 8, 9, 10, 12 players"),
        (["take-it-easy", "--seats", "7"], "1–6 players"),
        (["take-it-easy", "--seats", "1", "--bots", "casual,casual"], "not enough seats"),
        (["take-it-easy", "--bots", "deep"], "There are: beginner, casual, club, expert."),
        (["take-it-easy", "--seed", "xyz"], "hexadecimal digits"),
        (["take-it-easy", "--seed", "00" * 65], "hexadecimal digits"),
        (["take-it-easy", "--parts", "nowhere.csv"], "nowhere.csv: There is no such file."),
    ],
)
def test_a_wrong_setting_is_one_sentence(ludoteka, args, sentence):
    result = ludoteka("play", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr


def test_a_preset_can_be_varied(ludoteka):
    view = ludoteka("play", "take-it-easy", "--preset", "valves", "--variant", "mirrored=yes,valves=first").output
    assert "board=valve placement=free scoring=rows rounds=1 valves=first mirrored=yes" in view


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        ([], 2),
        (["--preset", "three-teams"], 3),
        (["--preset", "silent"], 4),
        (["--name", "Ana", "--name", "Bo", "--name", "Ewa", "--name", "Leo", "--preset", "three-teams"], 6),
    ],
)
def test_without_a_word_as_many_play_as_the_variant_is_for(ludoteka, args, seats):
    view = ludoteka("play", "sequence", "--seed", "00", *args).stdout.splitlines()[1]
    assert view.count(". ") == seats


def test_parts_are_checked_and_written_into_the_record(ludoteka, tmp_path: Path):
    parts, record = tmp_path / "mine.csv", tmp_path / "game.ludo"
    numbers = [f"{a}{b}{c}" for a in "159" for b in "267" for c in "348"]
    parts.write_text("tile,symbol\n" + "".join(f"{name},sun\n" for name in numbers), "utf-8")
    ludoteka(*TIE, "--parts", parts, "--record", record, typed="c3\n")
    assert "978,sun" in record.read_text("utf-8")
    assert ludoteka("replay", record, "--check").exit_code == 0
    parts.write_text("tile,symbol\n123,star\n", "utf-8")
    refused = ludoteka(*TIE, "--parts", parts)
    assert refused.exit_code == 2
    assert refused.stderr.startswith(f"{parts}:2: “star” is not a symbol.")


def test_a_record_settles_who_plays(ludoteka, unfinished: Path):
    result = ludoteka("play", unfinished, "--seats", "3")
    assert result.exit_code == 2
    assert "already sets who plays" in result.stderr


def test_a_name_fits_on_a_line_of_a_record(ludoteka, tmp_path: Path):
    record = tmp_path / "game.ludo"
    ludoteka("play", "take-it-easy", "--name", "A\nseat 9 #" + "x" * 99, "--record", record, typed="c3\n")
    assert ludoteka("replay", record, "--check").exit_code == 0


def test_cards_are_hidden_when_the_terminal_is_handed_over(ludoteka):
    args = ("play", "sequence", "--name", "Ana", "--name", "Bea", "--seed", "c0ffee")
    view = ludoteka(*args, typed="moves\n5C>b2\n\nboard\n").output
    assert "Ana> 5C>b2" in view or "Bea> 5C>b2" in view
    assert "Hand over to" in view


def test_a_cell_that_is_not_on_offer_is_explained(ludoteka):
    args = ("play", "sequence", "--name", "Ana", "--bots", "casual", "--seed", "c0ffee")
    view = ludoteka(*args, typed="a1\nwhy a1\n").output
    assert "a1: Corners belong to everyone: no chip is placed on or taken from a corner. [SEQ-6]" in view
    assert "SEQ-6: A corner counts as a chip of every colour" in view


def test_a_player_who_forgot_to_draw_can_do_it_while_another_is_asked(ludoteka):
    args = ("play", "sequence", "--variant", "manual_draw=yes", "--name", "Ana", "--name", "Bea", "--seed", "c0ffee")
    view = ludoteka(*args, typed="5C>b2\n\n1 draw\n2 draw\n").output
    assert "can act too, for example:" in view


def test_a_whole_game_of_bots_that_draw_by_hand(ludoteka):
    args = (
        "play",
        "sequence",
        "--humans",
        "0",
        "--seats",
        "4",
        "--bots",
        "casual,beginner",
        "--variant",
        "manual_draw=yes",
    )
    result = ludoteka(*args, "--variant", "manual_draw=yes", "--seed", "00")
    assert result.exit_code == 0
    assert re.search("wins? for", result.output) or "a draw" in result.output


def test_a_tile_named_turns_itself_where_it_fits(ludoteka):
    view = ludoteka("play", "triominos", "--bots", "casual", "--seed", "c0ffee", typed="455\n345\n").output
    assert "for example 001@0,0;" in view
    assert "455@0,0: +14" in view
    assert "453@-2,0: +12" in view


STAMPS = ("play", "stamp-swap", "--preset", "full", "--seed", "01", "--name", "Ana")


def test_stamps_are_shown_with_their_sizes_what_the_automa_is_after_and_whose_pack_it_is(ludoteka):
    view = ludoteka(*STAMPS, typed="").output
    assert re.search(r"^ +2x2 +3x2 +2\*2x2 +3x3 +2x3 +1x1 *$", view, re.MULTILINE), "the sizes of the collection"
    assert "Target sizes: 2×2, double 2×4" in view
    assert "Ludoteka’s pack: our own design" in " ".join(view.split())


def test_in_polish_the_terminal_says_nothing_in_english_but_notation(ludoteka):
    """Only what is typed, as in a record, is the same in every language."""
    typed = "reserve 5\nsplit 124 131 105\nboards\nscore\nlog\nquit\n"
    result = ludoteka(*STAMPS, "--language", "pl", typed=typed)
    wording = [line for line in result.output.splitlines() if not line.startswith("Ana> ")]
    words = set(re.findall(r"[^\W\d_]+", " ".join(wording).casefold()))
    assert "Rozmiary docelowe: 2×2, podwójny 2×4" in result.output
    english = "tokens large small pile piles take both target value neither neithe rare foreve forever cards"
    assert words & set(english.split()) == set()
