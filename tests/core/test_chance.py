"""Chance is fair, and the published vectors hold."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ludoteka.core.chance import commitment, draw, new_seed

DOCS = (Path(__file__).parents[2] / "docs" / "chance.md").read_text("utf-8")
SEEDS = {"32 × `00`": bytes(32), "`000102…1f`": bytes(range(32))}
VECTORS = re.findall(r"^\| (32 × `00`|`000102…1f`) \| (\d+) \| (\S+(?: \+ 1)?) \| (\d+) \|$", DOCS, re.M)


def test_the_docs_publish_vectors():
    assert len(VECTORS) == 10


@pytest.mark.parametrize(("seed", "k", "n", "outcome"), VECTORS)
def test_the_published_vectors(seed, k, n, outcome):
    count = 2**63 + 1 if n.startswith("2⁶³") else int(n)
    assert draw(SEEDS[seed], int(k), count) == int(outcome)


def test_the_published_commitments():
    for seed in SEEDS.values():
        assert commitment(seed) in DOCS


def test_a_number_above_the_last_whole_multiple_is_drawn_again():
    """With n just above half of all numbers, half the attempts fail; a plain remainder would favour low outcomes."""
    n = 2**63 + 2**62
    low = sum(draw(bytes(32), k, n) < 2**62 for k in range(600))
    assert 150 < low < 250  # a third of 600; a plain remainder would give half


def test_all_outcomes_are_equally_likely():
    counts = Counter(draw(bytes(32), k, 6) for k in range(6000))
    assert set(counts) == set(range(6))
    assert all(880 < count < 1120 for count in counts.values())


def test_new_seeds_differ():
    assert len({new_seed() for _ in range(10)}) == 10
    assert len(new_seed()) == 32
