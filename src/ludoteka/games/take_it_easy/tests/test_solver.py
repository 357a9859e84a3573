"""The solver: what it finds can be played, scores what it says, and nothing beats what it has proved."""

import inspect
import os
import random
import subprocess
import sys

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.dialect import complaints
from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.take_it_easy import boards, scoring
from ludoteka.games.take_it_easy.solver import best_board, hindsight, maximum, rivals_of, solve
from ludoteka.games.take_it_easy.solving import calls, deals, packing, shuffling
from ludoteka.games.take_it_easy.solving.hunting import hunt, points_of, shuffled
from ludoteka.games.take_it_easy.solving.puzzles import Rivals, Task

from .at_the_table import GAME, place, table

EASY = [
    "",
    "placement=neighbours",
    "placement=sun-moon",
    "board=valve",
    "board=valve valves=first",
    "board=valve valves=last mirrored=yes",
    "board=valve valves=aside",
    "board=valve jokers_may_follow_special=yes turned=yes",
    "board=valve valves=first placement=neighbours",
    "board=valve valves=last placement=sun-moon",
]
HARD = [
    "scoring=beams",
    "scoring=beams placement=neighbours",
    "board=valve scoring=beams",
    "board=valve valves=first scoring=beams",
    "board=valve valves=aside placement=neighbours",
    "board=valve valves=aside placement=sun-moon scoring=beams",
]


def parts(options="", seats=1):
    return GAME.parts(GAME.options.read(options), seats)


def random_tiles(p, seed):
    return random.Random(seed).sample(range(1, p.tiles + 1), p.calls)


def named(tiles):
    return ",".join(boards.tile_name(tile) for tile in tiles)


def replayed(options, placement):
    """The points that the room gives for these actions, played alone in the order of calls."""
    match = table(options)
    now = [action for action in placement if "valve:" not in action]
    place(match, *now)
    play(match, *(f"1 {action}" for action in placement if action not in now))
    if not match.over:
        play(match, "1 done")
    assert match.over
    return match.scores()[0]


def random_game(options, seats, seed):
    rng, match = random.Random(seed), table(options, seats)
    while not match.over:
        actor = rng.choice(match.to_act())
        match.submit(actor, rng.choice(match.legal(actor)))
    return match


# -- known figures ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TIE-7")
def test_no_board_beats_307_and_16_patterns_reach_it():
    found = maximum(parts())
    assert (found.score, found.upper_bound, found.proved, found.patterns) == (307, 307, True, 16)
    assert replayed("", found.placement) == 307


@pytest.mark.rule("TIE-R1", "TIE-C6")
@pytest.mark.parametrize(
    ("options", "most"),
    [
        ("board=valve", 374),
        ("board=valve jokers_may_follow_special=yes", 374),
        ("board=valve mirrored=yes", 371),
        ("board=valve mirrored=yes jokers_may_follow_special=yes", 371),
        ("board=valve valves=first placement=neighbours", 374),
        ("board=valve valves=last placement=sun-moon", 374),
        ("board=valve valves=aside placement=neighbours", 374),
    ],
)
def test_the_valve_boards_maxima(options, most):
    found = maximum(parts(options))
    assert (found.score, found.proved) == (most, True)
    assert replayed(options, found.placement) == most


@pytest.mark.parametrize(("options", "most"), [("board=valve", 345), ("board=valve mirrored=yes", 345)])
def test_the_valve_board_without_special_tiles(options, most):
    found = hunt(Task(parts(options), tuple(range(1, 28)), ordered=False), 10_000_000)
    assert (found.score, found.upper_bound) == (most, most)


@pytest.mark.slow
def test_the_maximum_with_beams():
    found = maximum(parts("scoring=beams"))
    assert found.proved
    assert replayed("scoring=beams", found.placement) == found.score == 438


# -- what it finds can be played --------------------------------------------------------------------------------


def check(options, seed):
    p = parts(options)
    tiles = random_tiles(p, seed)
    found = solve(p, named(tiles))
    assert [action.partition("@")[0] for action in found.placement[: p.calls]] == named(tiles).split(",")
    assert replayed(options, found.placement) == found.score
    assert found.score <= found.upper_bound
    assert found.proved == (found.score == found.upper_bound)
    return found


@pytest.mark.parametrize("options", EASY)
@pytest.mark.parametrize("seed", range(3))
def test_a_round_can_be_played_as_solved(options, seed):
    assert check(options, seed).proved


@pytest.mark.slow
@pytest.mark.parametrize("options", HARD)
@pytest.mark.parametrize("seed", range(3))
def test_a_round_of_a_hard_variant_can_be_played_as_solved(options, seed):
    check(options, seed)


def test_a_small_amount_of_work_still_ends_in_a_legal_board_and_a_bound():
    """Nobody waits for a proof longer than agreed."""
    options = "board=valve valves=aside placement=sun-moon scoring=beams"
    p = parts(options)
    tiles = tuple(random_tiles(p, 1))
    found = hunt(Task(p, tiles), 1000)
    assert found.score == points_of(Task(p, tiles), found.tile_at)
    assert sorted(found.tile_at) == sorted(tiles)
    assert found.score < found.upper_bound


@pytest.mark.slow
@pytest.mark.parametrize("options", [*EASY, "scoring=beams"])
def test_shuffling_never_beats_what_is_proved(options):
    p = parts(options)
    for seed in range(3):
        task = Task(p, tuple(random_tiles(p, seed)))
        best = best_board(p, task.tiles)
        assert best.proved
        assert points_of(task, shuffled(task, 4)) <= best.score


def test_the_same_question_has_the_same_answer():
    p = parts("placement=neighbours")
    tiles = random_tiles(p, 5)
    assert best_board(p, tiles) == best_board(p, tiles)


def test_an_owners_symbols_count():
    """Where all tiles are suns, every row is a beam, and each tile after the first must touch another."""
    text = "tile,symbol\n" + "".join(f"{boards.tile_name(tile)},sun\n" for tile in range(1, 28))
    p = GAME.parts(GAME.options.read("placement=sun-moon scoring=beams"), 1, text)
    beams = 7 * sum(int(length) for length in p.row_length)
    neighbours = parts("placement=neighbours")
    tiles = random_tiles(p, 3)
    assert best_board(p, tiles).score == best_board(neighbours, tiles).score + beams


# -- brightest beams, and hindsight -----------------------------------------------------------------------------


@pytest.mark.rule("TIE-11")
def test_a_brightest_beam_is_worth_what_the_rivals_leave():
    rivals = Rivals(brightness=(49, 0), sharing=(2, 3))
    assert [rivals.bonus(1, brightness) for brightness in (48, 49, 50)] == [0, 20, 60]
    assert rivals.bonus(2, 31) == 60
    p = parts("scoring=brightest", 2)
    tiles = random_tiles(p, 2)
    rows = best_board(parts(), tiles).score
    alone = best_board(p, tiles)
    outshone = best_board(p, tiles, Rivals((60, 60), (1, 1)))
    assert rows < alone.score <= rows + 120
    assert outshone.score == rows


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ("", 1),
        ("", 3),
        ("rounds=2", 2),
        ("placement=neighbours", 2),
        ("board=valve valves=first", 2),
        ("scoring=brightest", 3),
    ],
)
def test_nobody_did_better_than_hindsight(options, seats):
    for seed in range(2):
        match = random_game(options, seats, seed)
        found = hindsight(match)
        p, s = match.parts, match.secret_state()
        assert len(found) == seats
        for seat, best in enumerate(found):
            assert scoring.round_points(p, s, seat) <= best.score <= best.upper_bound


@pytest.mark.rule("TIE-11")
def test_hindsight_compared_with_the_others_real_boards():
    """Had one seat played so, and the others as they did, the room would have given it these points."""
    match = random_game("scoring=brightest", 3, 4)
    for seat, best in enumerate(hindsight(match)):
        again = table("scoring=brightest", 3)
        mine = iter(best.placement)
        for entry in match.log.live():
            if entry.actor == seat:
                again.submit(seat, again.read(seat, next(mine)))
            else:
                again.submit(entry.actor, entry.action)
        assert again.scores()[seat] == best.score


def test_rivals_are_the_others():
    match = random_game("scoring=brightest", 2, 0)
    p, s = match.parts, match.secret_state()
    for seat in range(2):
        bright = tuple(int(scoring.best_brightness(p, s, 1 - seat, symbol)) for symbol in (1, 2))
        assert rivals_of(p, s, seat).brightness == bright


def test_hindsight_waits_for_the_end():
    match = table()
    match.submit(CHANCE, 1)
    with pytest.raises(Refused) as refused:
        hindsight(match)
    assert refused.value.code == "solve-unfinished"


# -- what it refuses --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "pieces", "code", "place"),
    [
        ("", "978,979", "tile-unknown", "979"),
        ("", "978 ***", "solve-special", "***"),
        ("", "978,123,978", "solve-twice", "978"),
        ("", "978,123", "solve-count", ""),
        ("", "", "solve-count", ""),
        ("board=valve", "978,***", "solve-count", ""),
    ],
)
def test_wrong_tiles_are_refused(options, pieces, code, place):
    with pytest.raises(Refused) as refused:
        solve(parts(options), pieces)
    assert (refused.value.code, refused.value.place) == (code, place)


# -- checked by others ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", [deals, calls, packing, shuffling], ids=lambda module: module.__name__)
def test_the_searches_keep_to_the_kernel_dialect(module):
    """No recursion above all: cached, it crashes. That they use the room's parts is no fault."""
    found = complaints(inspect.getsource(module), module.__name__)
    assert [each for each in found if "import from ludoteka.games.take_it_easy" not in each] == []


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.skipif(bool(os.environ.get("NUMBA_BOUNDSCHECK")), reason="this is that run")
def test_no_search_reads_or_writes_outside_its_arrays():
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", "-m", "not slow", __file__]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]
