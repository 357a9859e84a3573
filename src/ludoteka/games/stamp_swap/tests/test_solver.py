"""The solver: exact against an exhaustive search, honest where it cannot be, and playable by the rules."""

import random

import pytest
from msgspec.structs import replace

from ludoteka.core.actors import AUTOMA, CHANCE, SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.games.stamp_swap import solver
from ludoteka.games.stamp_swap.album import fits, lay
from ludoteka.games.stamp_swap.parts import CELLS, FORMULAS, State
from ludoteka.games.stamp_swap.rules import setup
from ludoteka.games.stamp_swap.solving.pages import Task
from ludoteka.games.stamp_swap.variants import Options, make_parts

from .at_the_table import GAME, INTRODUCTORY, SEED, table

WHOLE = "abcdefghijkl"
# Five rows of six stamps of 2x2 and one of four: rows 1 to 10 are full but for k9, l9, k10, l10.
TILED = ", ".join(f"{at + 1}@{WHOLE[at % 6 * 2]}{at // 6 * 2 + 1}" for at in range(29))


def plain(text):
    p = make_parts(Options(), 1)
    return p, solver.solve(p, text)


@pytest.mark.slow
@pytest.mark.rule("STS-13")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("31", -2),  # a faded stamp by itself
        ("31, card 16", 0),  # and with the specialist
        ("contest 17, 96, 97, 98", 15 + 5),  # three of 3x3, wherever they lie
        ("contest 3, 9, 14, 19", 18 + 6),  # three green ones in a group
        ("contest 6, 1, 2", 10 + 3),  # a purple stamp next to a yellow one
        ("contest 21, 5, 12", 20),  # two cancelled stamps at the edge
        ("contest 20, 5, 12", 8),  # two cancelled stamps in two rows and two columns each
        (f"contest 15, {TILED}, 30", 50 + 38),  # the gap is filled: ten rows are full
    ],
)
def test_small_pages_of_which_the_best_is_known(pieces, points):
    _, found = plain(pieces)
    assert (found.score, found.proved) == (points, True)


@pytest.mark.slow
@pytest.mark.rule("STS-11")
def test_what_does_not_fit_is_discarded_and_scores():
    full = ", ".join(f"{each}@{WHOLE[at * 2]}11" for at, each in enumerate((31, 32, 33, 34, 35)))
    assert plain(f"contest 26, {TILED}, {full}, 111, 96")[1].placement == ("discard 96", "discard 111")
    _, found = plain(f"contest 26, {TILED}, {full}, 111, 30")
    assert found.placement in (("30@k9", "discard 111"), ("30@k11", "discard 111"))
    assert (found.score - plain(f"contest 26, {TILED}, {full}, 30")[1].score, found.proved) == (-3, True)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_nothing_better_exists_than_what_is_proved(seed):
    """Against every way to lay three stamps on a page with little room, for every formula of the pack."""
    p, dice = make_parts(Options(), 1), random.Random(seed)
    s = laid_at_random(p, dice, 13)
    stamps = [stamp for stamp in range(36, 116) if s.supply[stamp]][:: 20 + seed][:3]
    truth = exhaustive(p, s, stamps)
    proved = 0
    for formula, most in truth.items():
        t = Task()
        t.count, t.stamp[:3] = 3, stamps
        t.value_weight, t.formulas, t.formula[0], t.weight[0] = 1, 1, formula, 1
        found = solver.best_page(p, s, t, 20_000)
        assert found.score <= most <= found.upper_bound, formula
        assert found.score == most or not found.proved, formula
        proved += found.proved
    assert proved > len(truth) // 2


def laid_at_random(p, dice, many):
    s = State()
    setup(p, s)
    for stamp in dice.sample(range(1, 126), many):
        cells = [cell for cell in range(CELLS) if fits(p, s, 0, stamp, cell)]
        if cells:
            lay(p, s, 0, stamp, dice.choice(cells))
            s.supply[stamp] = 0
    return s


def exhaustive(p, s, stamps):
    """By formula, the most that any way to lay the stamps brings; only what cannot be placed is left out."""
    world, record, page = solver.world(), p.record()[0], s.record()[0]
    truth = dict.fromkeys((row for row in range(1, FORMULAS) if p.formula[row].any()), -1000)

    def lay_from(at, left):
        if at < len(stamps):
            for cell in range(CELLS):
                if world.fits(record, page, 0, stamps[at], cell):
                    world.lay(record, page, 0, stamps[at], cell)
                    lay_from(at + 1, left)
                    world.lift(record, page, 0)
            lay_from(at + 1, [*left, stamps[at]])
        elif not any(world.fits_somewhere(record, page, 0, stamp) for stamp in left):
            values = world.printed_values(record, page, 0) + sum(int(p.value[stamp]) for stamp in left)
            for row in truth:
                truth[row] = max(truth[row], values + world.formula_points(record, page, 0, row))

    lay_from(0, [])
    return truth


@pytest.mark.slow
def test_a_search_that_is_cut_short_says_so():
    p = make_parts(Options(), 1)
    s, t = State(), Task()
    setup(p, s)
    t.value_weight = 1
    for text in solver.split_pieces("contest 22, contest 15, mat 5, 5, 12, 16, 71, 96, 36"):
        solver.take(p, s, t, text)
    found = solver.best_page(p, s, t, 50)
    assert not found.proved
    assert found.score < found.upper_bound


def random_game(options, seed):
    match, dice = table(options), random.Random(seed)
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
    return match


@pytest.mark.slow
@pytest.mark.rule("STS-11")
def test_forever_stamps_are_named_in_their_order():
    _, found = plain("contest 27, 143, 141, 96")
    assert [text.partition("@")[0] for text in found.placement] == ["96", "143", "141"]


@pytest.mark.slow
@pytest.mark.rule("STS-17")
def test_the_last_day_of_everybody_in_hindsight_can_be_played():
    """Had a seat of several laid its last stamps like that, and all else been as it was."""
    match = Match(Setting(GAME, Options(mode="several"), tuple(Seat("human", name) for name in ("Ana", "Bo", "Cy"))))
    dice = random.Random(3)
    while not match.over:
        actor = dice.choice(match.to_act())
        match.draw(SEED) if actor == CHANCE else match.submit(actor, dice.choice(match.legal(actor)))
    found = solver.hindsight(match)
    assert len(found) == 3
    for seat, best in enumerate(found):
        assert GAME.kernel.score(match.parts, match.secret_state(), seat) <= best.score <= best.upper_bound
        view = solver.instead(match.parts, match.secret_state(), seat, best.placement, ["Ana", "Bo", "Cy"])
        assert view.scores[seat].points == best.score


@pytest.mark.slow
@pytest.mark.rule("STS-12", "STS-16")
@pytest.mark.parametrize("options", [INTRODUCTORY, Options()], ids=["introductory", "full"])
def test_the_last_day_in_hindsight_can_be_played(options):
    """All else as it came, the game ends with the points that were promised."""
    match = random_game(options, 7)
    (best,) = solver.hindsight(match)
    mine = GAME.kernel.score(match.parts, match.secret_state(), 0)
    assert mine <= best.score <= best.upper_bound
    entries, again = list(match.log.live()), table(options)
    last = max(at for at, entry in enumerate(entries) if entry.actor == CHANCE and match.text_at(at) == "reveal")
    for entry in entries[: last + 1]:
        again.submit(entry.actor, entry.action)
    for text in best.placement:
        again.submit(0, again.read(0, text))
    later = [entry.action for entry in entries[last + 1 :] if entry.actor == CHANCE]
    while not again.over:
        actor = again.to_act()[0]
        again.submit(actor, again.legal(AUTOMA)[0] if actor == AUTOMA else later.pop(0))
    assert GAME.kernel.score(again.parts, again.secret_state(), 0) == best.score
    view = solver.instead(match.parts, match.secret_state(), 0, best.placement, ["Ana"])
    assert view == replace(again.scene(SPECTATOR), words=view.words)
    assert view.scores[0].points == best.score
    assert solver.last_round(match.parts, match.secret_state(), 0) == mine
    assert GAME.hindsight is solver


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "sts-solve-stamps"),
        ("contest 3", "sts-solve-stamps"),
        ("17@m4", "notation"),
        ("17@a13", "notation"),
        ("seventeen", "notation"),
        ("17, 17", "sts-solve-twice"),
        ("card 3, card 3, 17", "sts-solve-twice"),
        ("contest 3, contest 3, 17", "sts-solve-twice"),
        ("card 1, 17", "sts-solve-twice"),
        ("199", "no-such-item"),
        ("mat 6, 17", "no-such-item"),
        ("contest 31, 17", "no-such-contest"),
        ("1@a1, 2@b2, 17", "does-not-fit"),
        (", ".join(map(str, range(1, 40))), "sts-solve-many"),
        (", ".join(f"contest {number}" for number in range(1, 30)), "sts-solve-many"),
    ],
)
def test_what_cannot_be_solved_is_refused(text, code):
    with pytest.raises(Refused, match=code):
        solver.solve(make_parts(Options(), 1), text)


def test_there_is_no_best_page_of_all_and_no_hindsight_before_the_end():
    with pytest.raises(Refused, match="sts-no-maximum"):
        solver.maximum(make_parts(Options(), 1))
    with pytest.raises(Refused, match="solve-unfinished"):
        solver.hindsight(table())
