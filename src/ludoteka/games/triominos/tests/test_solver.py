"""The solver against a search that does nothing cleverly, and what it says of itself."""

import random

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.room import Observation
from ludoteka.core.tests.at_the_table import alter, play
from ludoteka.games.triominos import boards, rules, scoring, solver
from ludoteka.games.triominos.moves import lay
from ludoteka.games.triominos.parts import BRIDGE, TRIPLE_HEXAGON, State, bit_of, word_of
from ludoteka.games.triominos.pictures import ALMOST_BRIDGE, ALMOST_HEXAGON, ALMOST_TRIPLE
from ludoteka.games.triominos.variants import Options, make_parts

from .at_the_table import GAME, position, table

EDITION = make_parts(Options(), 2)
SHORT_OF_TWO = ALMOST_HEXAGON.rsplit(" ", 1)[0]
NAMES = ["".join(map(str, tile)) for tile in boards.default_tiles("56")]


def best_by_trying(p, s):
    """Every order of every placement, one after the other."""
    best = 0
    for spot in range(s.opens):
        for face in range(1, 512):
            tile = int(p.tile_of[face])
            if tile and s.rack[0, word_of(tile)] & bit_of(tile) and rules.corner_refusal(s, face, spot) == 0:
                after = s.copy()
                gain = p.sum_of[tile] + p.bonus[scoring.bonus_of(p, s, face, int(s.open_cell[spot]))]
                after.rack[0, word_of(tile)] &= ~bit_of(tile)
                after.held[0] -= 1
                lay(after, face, spot)
                best = max(best, int(gain) + (25 if after.held[0] == 0 else best_by_trying(p, after)))
    return best


@pytest.mark.rule("TRI-4", "TRI-6")
@pytest.mark.parametrize("seed", range(8))
def test_nothing_better_is_found_by_trying_everything(seed):
    dice = random.Random(seed)
    laid = dice.choice([ALMOST_BRIDGE, ALMOST_HEXAGON, "125@0,0", "333@0,0"])
    laid_down = {boards.lowest_first(boards.numbers_of(boards.read_face(text[:3]))) for text in laid.split()}
    free = [name for name in NAMES if tuple(map(int, name)) not in laid_down]
    rack = dice.sample(free, 5)
    match = position(laid=laid, racks=(" ".join(rack),))
    found = solver.solve(EDITION, f"{laid} {' '.join(rack)}")
    assert found.proved
    assert found.score == found.upper_bound == best_by_trying(match.parts, match.secret_state())


@pytest.mark.rule("TRI-6")
@pytest.mark.parametrize("bonuses", [(900, 50, 60, 70), (40, 50, 60, 900), (40, 900, 60, 70)])
def test_no_other_bonuses_make_it_miss_the_best(bonuses):
    """What it gives up on is judged by the bonuses of the table, whatever they are."""
    parts = make_parts(Options(), 2)
    parts.bonus[BRIDGE : TRIPLE_HEXAGON + 1] = bonuses
    for laid, rack in (
        (ALMOST_BRIDGE, "124 455 445 245"),
        (ALMOST_TRIPLE, "034 555 455"),
        (SHORT_OF_TWO, "045 005 555"),
    ):
        s = position(laid=laid, racks=(rack,)).secret_state()
        found = solver.best_play(parts, s, solver.WORK)
        assert found.proved
        assert found.score == best_by_trying(parts, s)
        assert solver.upper_bound(parts, s) >= found.score


@pytest.mark.rule("TRI-7", "TRI-8", "TRI-11")
def test_bonuses_and_the_last_tile_count():
    found = solver.solve(EDITION, f"{ALMOST_BRIDGE}, 124")
    assert (found.score, found.placement) == (7 + 40 + 25, ("241@0,1",))
    assert solver.solve(EDITION, f"{ALMOST_HEXAGON} 005 333").score == 5 + 50
    assert solver.solve(EDITION, f"{ALMOST_TRIPLE},034").score == 7 + 70 + 25


def test_the_play_can_be_played():
    found = solver.solve(EDITION, "125@0,0, 122, 255, 000, 115, 225, 223")
    match = position(laid="125@0,0", racks=("122 255 000 115 225 223", "333 444"))
    before = match.secret_state().points[0]
    for text in found.placement:
        alter(match).turn = 0
        play(match, f"1 {text}")
    assert match.secret_state().points[0] - before == found.score


def test_a_rack_alone_opens_the_table():
    assert solver.solve(EDITION, "555").placement == ("555@0,0",)
    assert solver.solve(EDITION, "555").score == 40
    classic = make_parts(Options(start="highest"), 2)
    assert solver.solve(classic, "333 455").placement[0] == "333@0,0"
    assert solver.solve(classic, "333 455").score == 9 + 10


def test_when_the_work_runs_out_it_says_so():
    s = State()
    rules.setup(EDITION, s)
    for name in NAMES[:20]:
        solver.take(EDITION, s, name)
    found = solver.best_play(EDITION, s, 500)
    assert not found.proved
    assert found.score < found.upper_bound
    assert solver.best_play(EDITION, s, 5000).score >= found.score
    assert found.upper_bound == sum(sum(map(int, name)) for name in NAMES[:20]) + 25 + 20 * 70


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("125@0,0", "tri-solve-rack"),
        ("", "tri-solve-rack"),
        ("125@0,0 251", "tri-solve-twice"),
        ("122 212", "tri-solve-twice"),
        ("127", "tri-no-tile"),
        ("132", "tri-no-tile"),
        ("125@0,0 222@1,0 333", "no-such-action"),
        ("125@0,0 122@5,5 333", "no-such-action"),
        ("12", "notation"),
        ("125@0,0 abc", "notation"),
        ("125@x 122", "notation"),
    ],
)
def test_what_cannot_be_solved(text, code):
    with pytest.raises(Refused) as refused:
        solver.solve(EDITION, text)
    assert refused.value.code == code


def test_there_is_no_maximum():
    with pytest.raises(Refused, match="tri-no-maximum"):
        solver.maximum(EDITION)


@pytest.mark.parametrize("options", ["", "length=tournament"])
def test_hindsight_is_about_the_rack_that_was_dealt(options):
    match, dice = table(options, 3), random.Random(4)
    bots = [GAME.bot("casual", seat) for seat in range(3)]
    with pytest.raises(Refused, match="solve-unfinished"):
        solver.hindsight(match)
    first: dict[int, Observation] = {}
    while not match.over:
        actor = match.to_act()[0]
        if match.scene().pause:
            first.clear()
        if actor != CHANCE and actor not in first:
            first[actor] = match.observation(actor)
        match.submit(
            actor, dice.choice(match.legal(CHANCE)) if actor == CHANCE else bots[actor].choose(match.observation(actor))
        )
    for seat, found in enumerate(solver.hindsight(match)):
        assert found.score <= found.upper_bound
        assert found.score >= max(
            (sum(e.points for e in t.effects) for t in GAME.scene(first[seat]).targets), default=0
        )
