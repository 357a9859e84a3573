"""`pack check`: whether a component pack of Stamp Swap can be played, and all that is wrong with it."""

import pytest

from ludoteka.games.stamp_swap.pack import house_pack


def test_the_house_pack_is_sound(ludoteka, tmp_path):
    path = tmp_path / "house.toml"
    path.write_text(house_pack(), "utf-8")
    result = ludoteka("pack", "check", path)
    assert (result.exit_code, result.output) == (0, "“House pack” is a sound pack: it can be played.\n")


@pytest.mark.rule("STS-C1")
def test_every_mistake_is_told_with_its_place_and_rule(ludoteka, tmp_path):
    path = tmp_path / "mine.toml"
    text = house_pack().replace("value = 1 }", "value = 7 }", 1).replace("contests = [13, 16]", "contests = [13]", 1)
    path.write_text(text, "utf-8")
    result = ludoteka("pack", "check", path)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        f"{path}: stamps 1: value: The value of such a stamp is from 1 to 3. [STS-C2]",
        f"{path}: mats: pinzetta: The yellow contest 16 must be on exactly one mat, and is on 0. [STS-2]",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = = 3\n", ":1: This line is not proper TOML. [STS-C1]"),
        ("title = 3\n", ": title: This has the wrong form. Expected str, got int. [STS-C1]"),
    ],
)
def test_what_has_the_wrong_form_is_told_too(ludoteka, tmp_path, text, told):
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    result = ludoteka("pack", "check", path)
    assert result.exit_code == 2
    assert result.stderr == f"{path}{told}\n"


def test_a_pack_that_is_not_there(ludoteka, tmp_path):
    assert ludoteka("pack", "check", tmp_path / "none.toml").exit_code == 2
