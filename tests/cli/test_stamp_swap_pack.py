"""`pack`: a new component pack of Stamp Swap, whether one can be played, and what is wrong with it."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from ludoteka.games.stamp_swap.checking import COUNTS, mistakes
from ludoteka.games.stamp_swap.pack import Pack, built_in_pack, read_form

ROOT = Path(__file__).resolve().parents[2]
OF_WHOLE_PACKS = {"pack-count", "pack-supply", "pack-yellow", "pack-not-yellow", "pack-show", "pack-show-unknown"}


def test_the_built_in_pack_is_sound(ludoteka, tmp_path):
    path = tmp_path / "house.toml"
    path.write_text(built_in_pack(), "utf-8")
    result = ludoteka("pack", "check", path)
    assert (result.exit_code, result.output) == (0, "“House pack” is valid and can be played.\n")
    assert "to poprawny pakiet" in ludoteka("pack", "check", path, "--language", "pl").output


@pytest.mark.rule("STS-C1")
def test_every_mistake_is_reported_with_its_place_and_rule(ludoteka, tmp_path):
    path = tmp_path / "mine.toml"
    text = built_in_pack().replace("value = 1 }", "value = 7 }", 1).replace("contests = [13, 16]", "contests = [13]", 1)
    path.write_text(text, "utf-8")
    result = ludoteka("pack", "check", path)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        f"{path}: stamps 1: value: The value of such a stamp is from 1 to 3. [STS-C2]",
        f"{path}: mats: pinzetta: The yellow contest 16 must be on exactly one mat, and is on 0. [STS-2]",
    ]


@pytest.mark.parametrize(
    ("text", "reported"),
    [
        ("title = = 3\n", ":1: This line is not proper TOML. [STS-C1]"),
        ("title = 3\n", ": title: This has the wrong form. Expected str, got int. [STS-C1]"),
    ],
)
def test_what_has_the_wrong_form_is_reported_too(ludoteka, tmp_path, text, reported):
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    result = ludoteka("pack", "check", path)
    assert result.exit_code == 2
    assert result.stderr == f"{path}{reported}\n"


def test_a_pack_that_is_not_there(ludoteka, tmp_path):
    assert ludoteka("pack", "check", tmp_path / "none.toml").exit_code == 2


@pytest.mark.rule("STS-C1")
def test_a_new_pack_has_the_right_counts_and_says_what_is_missing(ludoteka, tmp_path):
    path = tmp_path / "mine.toml"
    assert ludoteka("pack", "new", path).exit_code == 0
    pack = read_form(path.read_text("utf-8"))
    assert {name: len(getattr(pack, name)) for name in COUNTS} == COUNTS
    assert {mistake.code for mistake in mistakes(pack)} == {"pack-unfilled", "pack-colour-theme", "pack-value"}
    result = ludoteka("pack", "check", path)
    assert result.exit_code == 2
    assert "stamps 1: A stamp has a colour and a theme. [STS-C2]" in result.output
    assert "more." in result.output.splitlines()[-1]


def test_a_new_pack_overwrites_nothing(ludoteka, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("my work", "utf-8")
    result = ludoteka("pack", "new", path)
    assert result.exit_code == 2
    assert path.read_text("utf-8") == "my work"


def test_a_new_pack_goes_to_standard_output(ludoteka):
    assert read_form(ludoteka("pack", "new").output).title == "My box"


def test_the_examples_of_the_guide_have_the_right_form():
    """Each block of docs/packs.md is read as part of a pack; together they have something of every section."""
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "packs.md").read_text("utf-8"), re.DOTALL)
    read = {name: value for block in blocks for name, value in tomllib.loads(block).items()}
    pack = msgspec.convert({"title": "Guide", **read}, Pack, str_keys=True)
    wrong = [mistake for mistake in mistakes(pack) if mistake.code not in OF_WHOLE_PACKS]
    assert {name for name in COUNTS if getattr(pack, name)} == set(COUNTS)
    assert not wrong


@pytest.fixture
def owners(tmp_path):
    path = tmp_path / "house.toml"
    path.write_text(built_in_pack(), "utf-8")
    return path


def test_a_report_says_what_a_pack_contains(ludoteka, owners):
    reported = ludoteka("pack", "report", owners, "--games", "0").output
    assert "2×2 38" in reported
    assert "rare 15" in reported
    assert "the size, and whether it is a double" in reported
    assert "Contest" not in reported


def test_a_report_says_which_stacks_there_are_and_what_backs_show(ludoteka, owners):
    text = built_in_pack().replace('rare = "size"\ndouble', 'rare = "own"\ndouble')
    owners.write_text(text, "utf-8")
    reported = ludoteka("pack", "report", owners, "--games", "0").output
    assert "rare 15, forever 25" in " ".join(reported.split())
    assert "the size, and whether it is rare or a double" in reported


@pytest.mark.slow  # compiles the room
def test_a_report_says_how_games_with_it_go(ludoteka, owners):
    reported = ludoteka("pack", "report", owners, "--games", "2", "--bot", "beginner", "--language", "pl").output
    assert (
        reported == ludoteka("pack", "report", owners, "--games", "2", "--bot", "beginner", "--language", "pl").output
    )
    assert "Pinzetta" in reported
    assert "konkursowa" in reported
    assert " %" in reported


def test_no_report_on_a_pack_that_cannot_be_played(ludoteka, owners):
    owners.write_text(built_in_pack().replace("value = 1 }", "value = 7 }", 1), "utf-8")
    result = ludoteka("pack", "report", owners)
    assert result.exit_code == 2
    assert "stamps 1: value" in result.stderr
