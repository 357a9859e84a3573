"""The pictures of the rulebook show what their captions say."""

import re

import pytest

from ludoteka.core.words import LANGUAGES, Translator
from ludoteka.games import find_game
from ludoteka.games.stamp_swap.pictures import pictures

PACKAGE = find_game("stamp-swap").package


def tokens(picture):
    """Next to the items of a collection, from left to right."""
    (board,) = picture.boards
    pieces = {piece.cell: piece for piece in board.pieces}
    return [pieces[cell.id].data["tokens"] for cell in board.cells]


@pytest.mark.rule("STS-8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_example_of_valuing_gives_what_the_rulebook_gives(language):
    (picture,) = pictures("STS-8")
    assert tokens(picture) == [1, 2, 3, 0, 1]
    caption = Translator(language, [PACKAGE]).attribute("STS-8", "caption")
    assert [int(number) for number in re.findall(r"\d+(?!×|\d)(?<!×\d)", caption)] == [1, 2, 3, 0, 1]
