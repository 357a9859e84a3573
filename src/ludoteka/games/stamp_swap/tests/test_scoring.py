"""The points at the end, yours and Pinzetta's."""

import pytest

from ludoteka.core.actors import AUTOMA
from ludoteka.games.stamp_swap import parts, scoring
from ludoteka.games.stamp_swap.moves import final_points
from ludoteka.games.stamp_swap.parts import (
    FADED,
    FINAL_FOREVER,
    FINAL_LEVEL,
    FINAL_MAT,
    FINAL_RARES,
    FOREVER_FIELD,
    HER_FINAL,
    OVER,
)
from ludoteka.games.stamp_swap.variants import Options

from .at_the_table import INTRODUCTORY, advance, find, forever, laid_out, lines, put, rare, step, table


@pytest.mark.rule("STS-14")
@pytest.mark.parametrize(("level", "points"), [("1", 110), ("2", 125), ("3", 140)])
def test_introductory_mode_gives_her_a_fixed_score(level, points):
    match = advance(table(Options(mode="introductory", level=level)), HER_FINAL)
    assert step(match) == f"level {points}"
    assert match.over
    assert scoring.her_score(match.parts, match.secret_state()) == points


@pytest.mark.rule("STS-14", "STS-16")
@pytest.mark.parametrize(("own", "points"), [(0, 0), (1, 6), (2, 6), (3, 12), (4, 12)])
def test_in_introductory_mode_you_compete_with_the_imaginary_player_for_forever_stamps(own, points):
    p, s = laid_out(INTRODUCTORY)
    s.field[FOREVER_FIELD] = 9  # she does not take part
    for at in range(own):
        put(p, s, forever(p, at), f"a{at + 1}")
    assert scoring.forever_points_of(p, s, 0) == points


@pytest.mark.rule("STS-15", "STS-16")
@pytest.mark.parametrize(
    ("own", "hers", "mine_points", "her_points"),
    [(4, 5, 6, 12), (2, 1, 6, 3), (1, 2, 3, 6), (3, 3, 12, 12), (0, 4, 0, 12), (2, 2, 6, 6), (5, 0, 12, 0)],
)
def test_forever_stamps_with_pinzetta_and_the_imaginary_player(own, hers, mine_points, her_points):
    p, s = laid_out()
    s.field[FOREVER_FIELD] = hers
    for at in range(own):
        put(p, s, forever(p, at), f"a{at + 1}")
    assert scoring.forever_points_of(p, s, 0) == mine_points
    assert final_points(p, s, FINAL_FOREVER) == her_points


@pytest.mark.rule("STS-15")
@pytest.mark.parametrize(("level", "points"), [("1", -20), ("2", -10), ("3", 0)])
def test_easier_levels_cost_her_points(level, points):
    p, s = laid_out(Options(level=level))
    assert final_points(p, s, FINAL_LEVEL) == points


@pytest.mark.rule("STS-15")
def test_her_final_points_in_a_game():
    match = advance(table(), HER_FINAL)
    p, s = match.parts, match.secret_state()
    reported = [step(match) for _ in range(4)]
    mat = sum(int(p.field_points[s.final_card, field] * s.field[field]) for field in range(7))
    assert reported[0] == "level -20"
    assert reported[2] == f"mat {mat}"
    assert reported[3] == f"rares {s.her_rares}"
    assert final_points(p, s, FINAL_MAT) == mat
    assert final_points(p, s, FINAL_RARES) == s.her_rares
    end = match.secret_state()
    assert end.phase == OVER
    assert scoring.her_score(p, end) == sum(end.her_show) + sum(end.her_final)


@pytest.mark.rule("STS-16")
def test_your_final_points_line_by_line():
    p, s = laid_out()
    s.owned[0, :2], s.cards[0] = (14, 3), 2
    two, three, faded = find(p, "2x2", value=2), find(p, "2x3", value=3), find(p, "3x3", mark=FADED)
    for stamp, cell in ((two, "a1"), (three, "c1"), (faded, "a5"), (rare(p), "f1"), (forever(p), "l12")):
        put(p, s, stamp, cell)
    assert lines(p, s) == []
    assert scoring.score(p, s, 0) == 0
    s.phase = OVER
    value, empty = (
        5 + int(p.value[faded]) + int(p.value[rare(p)]),
        int(144 - sum(map(int.bit_count, map(int, s.rows[0])))),
    )
    assert lines(p, s) == [
        [scoring.FOREVER_LINE, 6, 1, 2, 0],
        [scoring.VALUE_LINE, value, 0, 0, 0],
        [scoring.SPECIALIST_LINE, 8, 14, 0, 0],
        [scoring.FINALE_LINE, -2 * (empty // 3), 25, 0, 0],
    ]
    assert scoring.score(p, s, 0) == 6 + value + 8 - 2 * (empty // 3)


@pytest.mark.rule("STS-16", "STS-13", "STS-C5")
def test_specialists_change_what_counts():
    p, s = laid_out()
    faded = find(p, "3x3", mark=FADED)
    put(p, s, faded, "a1")
    put(p, s, find(p, "2x2", value=2), "d1")
    assert scoring.printed_values(p, s, 0) == 2 + p.value[faded]
    s.owned[0, :2], s.cards[0] = (16, 17), 2
    assert scoring.printed_values(p, s, 0) == 2
    assert scoring.forever_of(p, s, 0) == 1


@pytest.mark.rule("STS-R7")
def test_equal_points_are_a_draw():
    p, s = laid_out(INTRODUCTORY)
    s.phase = OVER
    mine = scoring.score(p, s, 0)
    for hers, won in ((mine, 1 | 1 << AUTOMA), (mine - 1, 1), (mine + 1, 1 << AUTOMA)):
        s.her_final[0] = hers
        assert scoring.winners(p, s) == won


def test_points_of_each_day_are_listed_line_by_line():
    match = advance(table(), OVER)
    p, s = match.parts, match.secret_state()
    reported = lines(p, s)
    kinds = [line[0] for line in reported]
    assert kinds.count(scoring.CONTEST_LINE) == 3
    assert [line[2] for line in reported if line[0] == scoring.CONTEST_LINE] == [0, 1, 2]
    assert sum(line[1] for line in reported) == scoring.score(p, s, 0)
    assert parts.DAYS == 3


@pytest.mark.rule("STS-12")
def test_before_the_contests_are_drawn_the_finale_brings_nothing():
    p, s = laid_out()
    s.contest[:] = 0
    assert scoring.finale_points(p, s, 0) == 0
