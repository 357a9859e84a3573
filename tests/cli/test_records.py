"""`replay` and `legal`: verdicts, their JSON, and sentences for files that are no records."""

import json
from pathlib import Path

import pytest

from ludoteka.cli.commands.replay import UNFINISHED
from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import GAMES
from tests.some_games import SOLO


def test_check_says_what_was_proved(ludoteka, finished: Path):
    result = ludoteka("replay", finished, "--check")
    assert result.exit_code == 0
    assert "57 entries" in result.output
    assert "every draw follows" in result.output


def test_check_json(ludoteka, finished: Path, unfinished: Path):
    result = ludoteka("replay", finished, "--check", "--json")
    scores = finished.read_text("utf-8").partition("result ")[2].split("\n")[0]
    verdict = json.loads(result.stdout)
    points = [int(number) for number in scores.split()]
    assert verdict == {"version": 1, "ok": True, "entries": 57, "result": points, "proved": True, "error": None}
    checked = ludoteka("replay", unfinished, "--check", "--json")
    assert checked.exit_code == ludoteka("replay", unfinished, "--check").exit_code == UNFINISHED
    assert ludoteka("replay", finished, "--check").exit_code == ludoteka("replay", unfinished).exit_code == 0
    verdict = json.loads(checked.stdout)
    assert (verdict["ok"], verdict["result"], verdict["proved"]) == (True, None, False)


def test_check_reads_standard_input(ludoteka, finished: Path):
    result = ludoteka("replay", "-", "--check", "--json", typed=finished.read_bytes())
    assert (result.exit_code, json.loads(result.stdout)["ok"]) == (0, True)


@pytest.mark.parametrize(
    ("answer", "instead", "code", "rule", "entries"),
    [
        ("1 573@a1", "1 573@x9", "no-such-cell", "TIE-C5", 1),
        ("1 568@a2", "1 568@a1", "cell-taken", "TIE-1", 4),
        ("result ", "result 9", "record-result", "", 57),
        ("reveal 00", "reveal 01", "record-commitment", "", 57),
    ],
)
def test_an_edited_record_is_refused_with_its_line(ludoteka, finished: Path, answer, instead, code, rule, entries):
    text = finished.read_text("utf-8")
    assert answer in text
    line = text[: text.index(answer)].count("\n") + 1
    finished.write_text(text.replace(answer, instead, 1), "utf-8")
    result = ludoteka("replay", finished, "--check", "--json")
    assert result.exit_code == 1
    verdict = json.loads(result.stdout)
    assert verdict == {
        "version": 1,
        "ok": False,
        "entries": entries,
        "result": None,
        "proved": False,
        "error": {"line": line, "code": code, "rule": rule},
    }
    plain = ludoteka("replay", finished)
    assert plain.exit_code == 1
    assert f"finished.ludo:{line}: " in plain.stderr
    assert plain.stdout == ""


def test_a_share_that_was_changed_is_found_out(ludoteka, finished: Path):
    text = finished.read_text("utf-8")
    first = text.split("\n").index("---") + 2
    finished.write_text(text.replace("---", f"share 1 {'a1' * 32}\n---", 1), "utf-8")
    verdict = json.loads(ludoteka("replay", finished, "--check", "--json").stdout)
    assert (verdict["ok"], verdict["error"]) == (False, {"line": first + 1, "code": "record-draw", "rule": ""})
    finished.write_text(text.replace("---", "share 1 a1\n---", 1), "utf-8")
    assert "64 hexadecimal digits" in ludoteka("replay", finished, "--check").stderr


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(ludoteka, finished: Path):
    text = finished.read_text("utf-8").replace("\n", "\r\n")
    finished.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert ludoteka("replay", finished, "--check").exit_code == 0


@pytest.mark.parametrize("command", ["replay", "legal", "play"])
def test_what_is_no_record_is_one_sentence(ludoteka, tmp_path: Path, command):
    files = {
        "There is no such file": tmp_path / "missing.ludo",
        "This is a folder": tmp_path / "folder.ludo",
        "not UTF-8 text": tmp_path / "noise.ludo",
        "too long": tmp_path / "huge.ludo",
    }
    files["This is a folder"].mkdir()
    files["not UTF-8 text"].write_bytes(b"ludo 1\n\xff\xfe")
    files["too long"].write_bytes(b"\0" * 5_000_000)
    for sentence, path in files.items():
        result = ludoteka(command, path)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert sentence in result.stderr
        assert str(path) in result.stderr


def test_a_record_cannot_steer_the_terminal(ludoteka, finished: Path):
    text = finished.read_text("utf-8").replace("human Ana", "human A\x1b[2Jna")
    finished.write_text(text, "utf-8")
    assert "\x1b" not in ludoteka("replay", finished).output
    finished.write_text(text.replace("1 573@a1", "1 573@\x1b[2J"), "utf-8")
    assert "\x1b" not in ludoteka("replay", finished).output


def test_replay_retells_in_words(ludoteka, finished: Path):
    reported = ludoteka("replay", finished).output
    assert "Take It Easy: Base game" in reported
    assert "Called: 5-7-3, sun" in reported
    assert "Ana     On A1: 5-7-3, sun" in reported
    assert "Casual wins with" in reported


def test_replay_prints_three_languages(ludoteka, finished: Path):
    assert "Mi pasuje" in ludoteka("replay", finished, "--language", "pl").output
    assert "Peça cantada" in ludoteka("replay", finished, "--language", "pt").output
    assert ludoteka("replay", finished, "--language", "xx").exit_code == 2


def test_legal_json(ludoteka, tmp_path: Path):
    game = GAMES[SOLO]
    match = Match(Setting(game, game.presets["base"], (Seat("human", "Ana"), Seat("human", "Bea"))))
    path = tmp_path / "start.ludo"
    path.write_text(write_record(match), "utf-8")
    start = json.loads(ludoteka("legal", path, "--json").stdout)
    assert start["to_act"] == ["0"]
    assert len(start["legal"]["0"]) == 27
    assert start["legal"]["0"][0] == "draw 123"
    match.submit(CHANCE, match.read(CHANCE, "draw 978"))
    match.submit(1, match.read(1, "978@a1"))
    path.write_text(write_record(match), "utf-8")
    after = json.loads(ludoteka("legal", path, "--json").stdout)
    assert (after["to_act"], list(after["legal"]), after["scores"]) == (["1"], ["1"], [0, 0])
    assert after["legal"]["1"][:2] == ["978@a1", "978@a2"]


def test_legal_in_words(ludoteka, finished: Path, unfinished: Path):
    assert "The game is over" in ludoteka("legal", finished).output
    answer = ludoteka("legal", unfinished).output
    assert "Ana: 17 legal actions" in answer
    assert "Breaks 5s" in answer


def test_a_record_of_an_unknown_game_is_refused_with_its_line(ludoteka, tmp_path: Path):
    foreign = tmp_path / "foreign.ludo"
    foreign.write_text("ludo 1\ngame nope\n---\n")
    result = ludoteka("replay", foreign, "--check", "--json")
    assert result.exit_code == 1
    assert '"error":{"line":2,"code":"game-unknown"' in result.output


def test_a_file_that_is_no_text_is_a_verdict_too(ludoteka, tmp_path: Path):
    (tmp_path / "picture.ludo").write_bytes(b"\xff\xfe\x00")
    for name in ("picture.ludo", "missing.ludo"):
        result = ludoteka("replay", tmp_path / name, "--check", "--json")
        assert result.exit_code == 1
        verdict = json.loads(result.output)
        assert (verdict["ok"], verdict["entries"], verdict["error"]["line"]) == (False, 0, 0)
        assert verdict["error"]["code"].startswith("file-")
