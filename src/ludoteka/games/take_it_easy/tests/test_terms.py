"""The Polish texts use the terms of the rulebook."""

from pathlib import Path

import pytest

TEXTS = Path(__file__).parents[1] / "text"


def texts(language: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((TEXTS / language).glob("*.ftl"))).lower()


@pytest.mark.parametrize(
    ("language", "term"),
    [("pl", "promie"), ("pl", "księżycow"), ("pl", "warianty rozmieszczania"), ("pl", "warianty punktowania")],
)
def test_terms_of_the_rulebook_are_used(language: str, term: str):
    assert term in texts(language)
