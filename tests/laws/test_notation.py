"""Every action is a short text that parses back, and a record is the game."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.record import BadRecord, read_record, write_record
from ludoteka.games import GAMES, find_game
from tests.laws.rooms import MORE, PLACES, SEED, every_place, random_match, random_steps

ONE_EACH = [next(place for place in PLACES if place.game is game) for game in GAMES.values()]


def reread(text):
    return read_record(text, find_game)


@every_place
def test_actions_round_trip(place):
    for match in random_steps(place, 31):
        for actor in (*range(place.seats), CHANCE):
            texts = {action: match.write(actor, action) for action in match.legal(actor)}
            assert len(set(texts.values())) == len(texts)
            for action, text in texts.items():
                assert match.read(actor, text) == action
                assert text == text.strip()
                assert len(text) <= 40
                assert not text.startswith("undo")
                assert "#" not in text


@every_place
@settings(max_examples=50 * MORE, deadline=None)
@given(text=st.text(max_size=12))
def test_any_other_text_is_refused_with_a_code(place, text):
    match = random_match(place, 32, 1)
    for actor in (0, CHANCE):
        try:
            match.read(actor, text)
        except Refused as refused:
            assert refused.code


@every_place
@settings(max_examples=4 * MORE, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 400))
def test_records_round_trip(place, seed, steps):
    match = random_match(place, seed, steps)
    if match.log.live():
        match.undo(0, 1)
        actor = match.to_act()[0]
        match.draw(SEED) if actor == CHANCE else match.submit(actor, match.legal(actor)[-1])
    text = write_record(match, SEED)
    again = reread(text)
    assert write_record(again.match, SEED) == text
    assert again.match.secret_state() == match.secret_state()
    assert again.match.log == match.log
    assert again.proved == match.over


@every_place
def test_a_seed_is_not_in_the_record_of_an_unfinished_game(place):
    assert SEED.hex() not in write_record(random_match(place, 33, 9), SEED)


@every_place
def test_options_round_trip(place):
    options = place.options
    assert place.game.options.read(options.write()) == options
    assert place.game.options.of(options.given()) == options


# -- records that are not to be believed ------------------------------------------------------------------------


@cache
def finished(place):
    return write_record(random_match(place, 34), SEED)


def some(numbers, most=20 * MORE):
    """Evenly spread: each of them takes as long as the whole game to read."""
    return numbers[:: len(numbers) // most + 1]


@pytest.mark.parametrize("line_of", ["result", "reason", "reveal", "variant", "rules", "game", "seats", "commit"])
@every_place  # below, so that all lines of a place come one after the other
def test_an_edited_line_is_refused_with_its_number(place, line_of):
    lines = finished(place).splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith(f"{line_of} "))
    lines[number] += "7"
    with pytest.raises(BadRecord) as refused:
        reread("\n".join(lines) + "\n")
    assert refused.value.line >= 1
    if line_of not in ("commit",):
        assert refused.value.line == number + 1


@pytest.mark.parametrize("place", ONE_EACH, ids=str)
def test_a_record_without_one_of_its_lines_is_refused(place):
    lines = finished(place).splitlines()
    first, last = lines.index("---"), len(lines) - 4
    for number in (*range(first + 1), *some(range(first + 1, last)), *range(last, len(lines))):
        if not lines[number].startswith(("reveal", "commit")):
            without = "\n".join(lines[:number] + lines[number + 1 :]) + "\n"
            with pytest.raises(BadRecord):
                reread(without)


@pytest.mark.parametrize("place", ONE_EACH, ids=str)
def test_a_truncated_record_is_refused_or_an_unfinished_game(place):
    text = finished(place)
    moves, last = text.index("---\n") + 4, text.rindex("---\n")
    for end in (*range(0, moves, 3), *some(range(moves, last), 30 * MORE), *range(last, len(text), 3)):
        try:
            record = reread(text[:end])
        except BadRecord as refused:
            assert refused.code
        else:
            assert end >= moves - 1
            assert text[:end].endswith(("\n", "---")) or record.match.over


@pytest.mark.parametrize("place", ONE_EACH, ids=str)
def test_a_changed_draw_is_found_out(place):
    match = random_match(place, 35, 0)
    likely = match.copy().draw(SEED).action
    unlikely = next(action for action in match.legal(CHANCE) if action != likely)
    match.submit(CHANCE, unlikely)
    dice = random.Random(1)
    while not match.over:
        actor = match.to_act()[0]
        match.draw(SEED) if actor == CHANCE else match.submit(actor, dice.choice(match.legal(actor)))
    with pytest.raises(BadRecord, match="record-draw"):
        reread(write_record(match, SEED))


@pytest.mark.parametrize("place", ONE_EACH, ids=str)
@settings(max_examples=60 * MORE, deadline=None)
@given(data=st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused_with_a_line(place, data):
    text = finished(place)
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, min(len(text), at + 20)))
    foreign = data.draw(st.text(alphabet=st.sampled_from("0123456789 -@#:*abcundo\n\r\tż\0"), max_size=15))
    try:
        reread(text[:at] + foreign + text[until:])
    except BadRecord as refused:
        assert refused.line >= 1
        assert refused.code


@pytest.mark.parametrize("number", ["x", "-1", "1.5", "\u00b2", "\u0661", "9" * 5000])
def test_a_number_that_is_none_is_refused_with_its_line(number):
    lines = finished(ONE_EACH[0]).split("\n")
    share, undo = lines.index("---"), lines.index("---") + 3
    for at, line, code in (
        (share, f"share {number} {'a' * 64}", "record-share"),
        (undo, f"1 undo {number}", "undo-count"),
    ):
        with pytest.raises(BadRecord) as refused:
            reread("\n".join([*lines[:at], line, *lines[at:]]))
        assert (refused.value.line, refused.value.code) == (at + 1, code)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-version"),
        ("ludo 2\n", "record-version"),
        ("ludo 1\n", "record-ends"),
        ("ludo 1\ngame hanafuda\n---\n", "game-unknown"),
        ("ludo 1\ncolour red\n---\n", "record-key"),
        ("ludo 1\n---\n", "record-lacks"),
        ("ludo 1\ngame x\ngame y\n---\n", "record-twice"),
        ("ludo 1\nseat 2 human Ana\n---\n", "record-seat"),
        ("ludo 1\nseat 1 ghost Ana\n---\n", "record-seat"),
        ("ludo 1\nparts\nabc\n---\n", "record-ends"),
        ("x" * 1_000_001, "record-too-long"),
    ],
)
def test_foreign_texts(text, code):
    with pytest.raises(BadRecord) as refused:
        reread(text)
    assert refused.value.code == code
