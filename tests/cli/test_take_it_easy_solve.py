"""`ludoteka solve`."""

import json

import pytest

TILES = "978,123,124,128,163,164,168,173,174,178,523,524,528,563,564,568,573,574,578"


def test_the_maximum_as_json(ludoteka):
    found = json.loads(ludoteka("solve", "take-it-easy", "--maximum", "--json").stdout)
    assert found.pop("placement")[0].count("@") == 1
    known = {"score": 307, "upper_bound": 307, "proved": True, "patterns": 16}
    assert found.items() >= known.items()


def test_the_maximum_in_words(ludoteka):
    view = ludoteka("solve", "take-it-easy", "--maximum").output
    assert "307 points, proved" in view
    assert "16 patterns reach that." in view
    assert "@c3" in view


def test_tiles_as_json(ludoteka):
    found = json.loads(ludoteka("solve", "take-it-easy", "--tiles", TILES, "--json").stdout)
    assert (found["proved"], found["patterns"]) == (True, None)
    assert found["score"] == found["upper_bound"] == 223
    assert [action[:3] for action in found["placement"]] == TILES.split(",")


def test_a_variant_and_a_preset(ludoteka):
    free, bound = (
        json.loads(ludoteka("solve", "take-it-easy", "--tiles", TILES, *more, "--json").stdout)["score"]
        for more in (["--variant", "placement=free"], ["--preset", "neighbours"])
    )
    assert bound <= free == 223


def test_variants_for_several_players_can_be_solved(ludoteka):
    found = json.loads(
        ludoteka("solve", "take-it-easy", "--tiles", TILES, "--preset", "brightest-beams", "--json").stdout
    )
    assert found["score"] > 223


def test_polish(ludoteka):
    assert "Daje to 16 układów." in ludoteka("solve", "take-it-easy", "--maximum", "--language", "pl").output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["take-it-easy"], "Choose what to solve"),
        (["take-it-easy", "--maximum", "--tiles", "978"], "Choose what to solve"),
        (["take-it-easy", "--tiles", "978,979"], "979: There is no such tile."),
        (["take-it-easy", "--tiles", "978,123"], "Name 19 tiles, not 2. [TIE-1]"),
        (["take-it-easy", "--tiles", "978,978"], "978: This tile is named twice."),
        (["take-it-easy", "--tiles", "***"], "***: Special tiles are not part of this game."),
        (["take-it-easy", "--maximum", "--variant", "board=round"], "board=round"),
        (["take-it-easy", "--maximum", "--preset", "nonsense"], "nonsense: There is no such preset."),
        (["take-it-easy", "--maximum", "--parts", "nowhere.csv"], "nowhere.csv: There is no such file."),
        (["chess", "--maximum"], "chess: There is no such game here."),
    ],
)
def test_wrong_questions_are_refused_with_a_sentence(ludoteka, arguments, sentence):
    result = ludoteka("solve", *arguments)
    assert result.exit_code == 2
    assert sentence in result.output
