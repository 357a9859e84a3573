"""A record in which everybody has a share in the chance, and every way to forge it."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.chance import commitment, draw, mix
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import BadRecord, read_record, write_record
from ludoteka.games import find_game

SEED = bytes(range(32))
SHARES = ("a1" * 32, "", "b2" * 32)
OTHER = "c3" * 32


def played(seed: bytes = SEED, shares: tuple[str, ...] = SHARES, commit: str = commitment(SEED)) -> str:
    game = find_game("goofspiel")
    seats = (Seat("human", "Ana"), Seat("bot:club", "Bo"), Seat("human", "Rui"))
    match = Match(Setting(game, game.presets["classic"], seats, "", commit, shares))
    while not match.over:
        actor = match.to_act()[0]
        if actor == CHANCE:
            match.draw(seed)
        else:
            match.submit(actor, match.legal(actor)[0])
    return write_record(match, seed)


TEXT = played()


def test_an_honest_record_is_proved():
    record = read_record(TEXT, find_game)
    assert record.proved
    assert record.match.setting.shares == SHARES
    assert write_record(record.match, record.seed) == TEXT


def test_the_draws_come_from_the_mix_and_not_from_the_seed():
    first = re.search(r"^0 (prize \S+)$", TEXT, re.M)
    match = Match(replace(read_record(TEXT, find_game).match.setting, shares=()))
    outcomes = match.legal(CHANCE)
    text = match.write(CHANCE, outcomes[draw(mix(SEED, SHARES), 0, len(outcomes))])
    assert first
    assert text == first[1]
    match.draw(SEED)
    assert match.text_at(0) != text


def test_records_without_shares_read_as_before():
    record = read_record(played(shares=()), find_game)
    assert record.proved
    assert record.match.setting.shares == ()
    assert "share" not in write_record(record.match, record.seed)


def swapped_draws(text: str) -> str:
    """The first two draws change places."""
    lines = text.split("\n")
    one, two = [n for n, line in enumerate(lines) if line.startswith("0 prize ")][:2]
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


FORGERIES: dict[str, tuple[Callable[[str], str], str]] = {
    "another share": (lambda text: text.replace(SHARES[0], OTHER), "record-draw"),
    "a share left out": (lambda text: text.replace(f"share 3 {SHARES[2]}\n", ""), "record-draw"),
    "all shares left out": (
        lambda text: text.replace(f"share 1 {SHARES[0]}\nshare 3 {SHARES[2]}\n", ""),
        "record-draw",
    ),
    "a share made up": (
        lambda text: text.replace("share 3", f"share 2 {OTHER}\nshare 3"),
        "record-draw",
    ),
    "a share at another seat": (lambda text: text.replace("share 1", "share 2"), "record-draw"),
    "shares exchanged": (
        lambda text: text.replace(SHARES[0], "§").replace(SHARES[2], SHARES[0]).replace("§", SHARES[2]),
        "record-draw",
    ),
    "another commitment": (lambda text: text.replace(commitment(SEED), commitment(bytes(32))), "record-commitment"),
    "another seed": (lambda text: text.replace(SEED.hex(), bytes(32).hex()), "record-commitment"),
    "a seed chosen later, with its commitment": (
        lambda text: text.replace(SEED.hex(), bytes(32).hex()).replace(commitment(SEED), commitment(bytes(32))),
        "record-draw",
    ),
    "no commitment": (lambda text: text.replace(f"commit {commitment(SEED)}\n", ""), "record-lacks"),
    "the mix instead of the seed": (
        lambda text: text.replace(SEED.hex(), mix(SEED, SHARES).hex()),
        "record-commitment",
    ),
    "draws in another order": (swapped_draws, "record-draw"),
    "draws from the bare seed": (
        lambda text: played(shares=()).replace("---", f"share 1 {SHARES[0]}\n---", 1),
        "record-draw",
    ),
    "a share twice": (lambda text: text.replace("share 3", "share 1"), "record-share"),
    "shares out of order": (
        lambda text: text.replace("share 1", "§").replace("share 3", "share 1").replace("§", "share 3"),
        "record-share",
    ),
    "a share of nobody's": (lambda text: text.replace("share 3", "share 4"), "record-share"),
    "a share of chance's": (lambda text: text.replace("share 1", "share 0"), "record-share"),
    "a share too short": (lambda text: text.replace(SHARES[0], SHARES[0][2:]), "record-share"),
    "no hexadecimal digits": (lambda text: text.replace(SHARES[0], "x" * 64), "record-share"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forgery_is_refused_with_its_line(forgery: str):
    forge, code = FORGERIES[forgery]
    forged = forge(TEXT)
    assert forged != TEXT
    with pytest.raises(BadRecord) as flaw:
        read_record(forged, find_game)
    assert flaw.value.code == code
    assert flaw.value.line >= 1
