"""Chance is fair, and the published vectors hold."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ludoteka.core.chance import commitment, draw, is_share, mix, new_seed

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


A, B = "a1" * 32, "b2" * 32


@pytest.mark.parametrize("shares", [(A, B), ("", B, ""), (B, A)])
def test_the_published_mixes(shares):
    given = ", ".join(f"{n}: 32 × `{share[:2]}`" for n, share in enumerate(shares, start=1) if share)
    assert f"| {given} | `{mix(bytes(range(32)), shares).hex()}` |" in DOCS


def test_without_shares_the_seed_is_the_mix():
    assert mix(bytes(32), ()) == mix(bytes(32), ("", "")) == bytes(32)


def test_every_share_and_its_seat_changes_the_mix():
    mixes = [mix(seed, s) for seed in (bytes(32), bytes(range(32))) for s in ((A, B), (B, A), (A, ""), ("", A), (A, A))]
    assert len(set(mixes)) == 10


@pytest.mark.parametrize("text", ["", "a1" * 31, A + "a1", A.upper(), "g" * 64, "１" * 64])
def test_what_is_no_share(text):
    assert is_share(A)
    assert not is_share(text)


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
