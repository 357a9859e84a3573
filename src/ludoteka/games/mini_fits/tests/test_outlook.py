"""What the kernel finds out for the drawing agrees with what happens; what did not change is not drawn again."""

import random
from collections.abc import Iterator

import pytest

from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.kernel_api import FINE
from ludoteka.core.match import Match
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.mini_fits import moves, placement, rules, scoring
from ludoteka.games.mini_fits.components import default_components
from ludoteka.games.mini_fits.drawing.slides import board_sides
from ludoteka.games.mini_fits.notation import square_name
from ludoteka.games.mini_fits.parts import DEALING, ORIENTATIONS, PASS, Parts, State, action_of, piece_for, side_of
from ludoteka.games.mini_fits.pieces import symbol_name
from ludoteka.games.mini_fits.variants import PRESETS, Options

from .at_the_table import GAME, SECOND, changed, started, table

COSTLY = changed("hole = 0", "hole = -1") + "".join(
    f"[[penalties]]\nside = {side}\npoints = -3\nboxes = [[1, 1], [2, 6]]\n" for side in (1, 2)
)
LAST_SQUARE = """
columns = 8
rows = 8
[pieces]
I = ["XXXXXXXX"]
O = ["XX", "XX"]
C = ["X.", "XX"]
[start]
pieces = ["I", "O"]
[[symbols]]
name = "star"
boxes = [[8, 8], [8, 1]]
[scoring]
line = 2
symbol_set = 3
set_boxes = 1
hole = -1
"""  # 64 squares: the last of them is the sign of the number


@pytest.fixture(params=["plain", pytest.param("compiled", marks=pytest.mark.slow)])
def kernel(request, monkeypatch):
    """Facts are found with the kernel as it is written, and compiled."""
    chosen = GAME.kernel if request.param == "plain" else GAME.compiled_kernel
    scratch = type(GAME).scratch
    monkeypatch.setattr(type(GAME), "scratch", lambda self, p, s: scratch(self, p, s, chosen))


def positions(options: Options, components: str = "", games: int = 2) -> Iterator[tuple[Match, int]]:
    """Tables at which a seat has a piece to place, and that seat."""
    for seed in range(games):
        match, dice = table(options, 2, components), random.Random(seed)
        while not match.over:
            actor = dice.choice(match.to_act())
            if actor != CHANCE:
                yield match, actor
            legal = match.legal(actor)
            match.submit(actor, dice.choice(legal[:-1] or legal))


def squares(number: int) -> set[int]:
    return {at for at in range(64) if int(number) >> at & 1}


def true_of(p: Parts, s: State, seat: int) -> dict[str, set[int]]:
    """What holds of a frame, by the rules of scoring alone."""
    side, filled = side_of(p, s), s.filled[seat]
    return {
        "lines": {row for row in range(p.rows) if scoring.line_complete(p, side, filled, row)},
        "sets": {at for at in range(scoring.symbols_on(p, side)) if scoring.set_visible(p, filled, at)},
        "penalties": {at for at in range(p.penalties) if scoring.penalty_counts(p, side, filled, at)},
    }


def reachable(p: Parts, s: State, seat: int) -> set[int]:
    """The squares of a seat's frame that a piece could still cover."""
    squares = range(p.columns * p.rows)
    return {square for square in squares if square // p.columns >= s.height[seat, square % p.columns]}


def assert_foreseen(p: Parts, s: State, seat: int, action: int, slide: placement.Foresight) -> None:
    """Slide the piece in and look."""
    then = s.copy()
    moves.slide(p, then, seat, action)
    _, offer = board_sides(p)[side_of(p, s)].offer(seat, action, slide)
    now, later, side = true_of(p, s, seat), true_of(p, then, seat), side_of(p, s)
    new = squares(then.filled[seat]) - squares(s.filled[seat])
    lowest = {column: min(row for at, row in offer["squares"] if at == column) for column, _ in offer["squares"]}
    closed = reachable(p, s, seat) - reachable(p, then, seat) - new
    shut = {square for square in closed if square // p.columns < lowest[square % p.columns]}  # not: inside a bent piece
    boxes = squares(p.all_symbols) if side else set()
    placed = {square for square in offer["squares"] if square[1] < p.rows}
    assert {placement.number_of(p, square) for square in placed} == new
    assert offer["above"] == len(offer["squares"]) - len(new)
    assert squares(slide.lines) == {line - 1 for line in offer["lines"]} == later["lines"] - now["lines"]
    assert squares(slide.loses) == now["sets"] - later["sets"]
    assert offer["loses"] == [symbol_name(p, at) for at in sorted(now["sets"] - later["sets"])]
    assert squares(slide.pays) == now["penalties"] - later["penalties"]
    assert squares(slide.shuts) == shut
    assert offer["buries"] == [square_name(p, square) for square in sorted(shut - boxes)]
    assert offer["shelters"] == [box_named(p, square) for square in sorted(shut & boxes)]
    by_column = sorted(new & boxes, key=lambda square: (square % p.columns, square))
    assert offer["covers"] == [box_named(p, square) for square in by_column]
    assert slide.fills == (len(new - boxes) if p.hole_points else 0)
    assert slide.points == scoring.round_points(p, then, seat) - scoring.round_points(p, s, seat)


def box_named(p: Parts, square: int) -> dict[str, str]:
    return {"cell": square_name(p, square), "symbol": symbol_name(p, placement.printed_symbol(p, square))}


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("components", ["", COSTLY, LAST_SQUARE], ids=["house", "costly", "last-square"])
@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
def test_a_slide_does_what_was_foreseen(options, components):
    for match, seat in positions(options, components):
        p, s = match.parts, match.observation(seat).state
        if s.phase != DEALING:
            actions = [action for action in match.legal(seat) if action != PASS]
            for action, slide in zip(actions, placement.outlook(p, s, seat, actions).slides, strict=True):
                assert_foreseen(p, s, seat, action, slide)


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
def test_a_column_is_refused_as_every_slide_there_is(options):
    for match, seat in positions(options):
        p, s = match.parts, match.observation(seat).state
        if s.phase == DEALING:
            continue
        piece = piece_for(s, seat)
        ways = [way for way in range(ORIENTATIONS) if p.same_as[piece, way] == way]
        for column, code in enumerate(placement.outlook(p, s, seat, ()).columns):
            codes = [rules.refusal(p, s, seat, action_of(piece, way, column)) for way in ways]
            assert code == (FINE if FINE in codes else max(codes))


def slow_state(p: Parts, s: State, seat: int, row: int, *, over: bool) -> str:
    """The state of a line, from sets of squares."""
    line = set(range(row * p.columns, (row + 1) * p.columns))
    covered = squares(s.filled[seat])
    missing = line - covered - (squares(p.all_symbols) if side_of(p, s) else set())
    if not missing:
        return "complete"
    if over or not missing <= reachable(p, s, seat):
        return "broken"
    return "live" if line & covered else "open"


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("components", ["", COSTLY, LAST_SQUARE], ids=["house", "costly", "last-square"])
@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
def test_a_frame_is_surveyed_as_it_stands(options, components):
    for match, seat in positions(options, components, games=1):
        p, s = match.parts, match.observation(seat).state
        found = placement.survey(p, s)[seat]
        assert found.states == tuple(slow_state(p, s, seat, row, over=False) for row in range(p.rows))
        symbols = range(scoring.symbols_on(p, side_of(p, s)))
        assert found.boxes[: len(symbols)] == [
            len(squares(p.symbol_squares[at]) - squares(s.filled[seat])) for at in symbols
        ]
        assert sum(line[1] for line in found.lines) == scoring.score(p, s, seat)
    last = match.observation().state
    assert match.over
    states = placement.survey(p, last)[0].states
    assert states == tuple(slow_state(p, last, 0, row, over=True) for row in range(p.rows))


def test_the_scores_of_a_scene_are_those_of_the_rules():
    for match, _ in positions(Options(), COSTLY, games=1):
        p, s = match.parts, match.observation().state
        for seat, score in enumerate(match.scene().scores):
            assert score.points == scoring.score(p, s, seat)
            earlier = [scoring.earlier_points(p, s, seat, number) for number in range(s.round)]
            assert score.rounds == (*earlier, scoring.round_points(p, s, seat))
            assert match.scene().data["frames"][seat]["points"] == scoring.round_points(p, s, seat)


# -- what did not change is the same object ------------------------------------------------------------------------


def test_what_another_seat_chooses_leaves_the_rest_as_it_was():
    match = play(started(SECOND, "FN", "F@1 N@1"), "0 card T")
    before = match.scene(0)
    after = play(match, "2 T@3").scene(0)
    assert after.boards[0] is before.boards[0]
    assert after.boards[1] is before.boards[1]
    assert after.targets is before.targets
    assert after.refusals is before.refusals
    assert after.tallies is before.tallies
    assert after.scores[0] is before.scores[0]
    assert after.data["offers"] is before.data["offers"]
    assert after.data["frames"][0] is before.data["frames"][0]
    assert after.data["frames"][1] != before.data["frames"][1]
    assert all(one is other for one, other in zip(after.tray, before.tray, strict=True))


def test_a_card_leaves_the_frames_as_they_were():
    match = started(SECOND, "FN", "F@1 N@1")
    before = match.scene(0)
    after = play(match, "0 card T").scene(0)
    assert all(one is other for one, other in zip(after.boards, before.boards, strict=True))
    assert all(one is other for one, other in zip(after.data["frames"], before.data["frames"], strict=True))


def test_a_new_piece_leaves_the_old_ones_as_they_were():
    match = play(started(SECOND, "FN", "F@1 N@1"), "0 card T", "1 T@4", "2 pass", "0 card L", "1 pass")
    before = match.scene()
    after = play(match, "2 L@5").scene()
    assert after.boards[0].cells is before.boards[0].cells
    kept = {id(piece) for piece in before.boards[1].pieces}
    assert {piece.data["piece"] for piece in before.boards[1].pieces} == {"N"}
    assert all(id(piece) in kept for piece in after.boards[1].pieces if piece.data["piece"] == "N")
    assert after.boards[1].rows[9] is before.boards[1].rows[9]
    assert after.scores[0].lines[0] is before.scores[0].lines[0]


def test_what_is_sealed_is_drawn_for_nobody_else():
    """Not even after it was drawn for the one who chose it."""
    match = play(started(SECOND, "FN", "F@1 N@1"), "0 card T")
    before = match.scene(1).boards[0].pieces, match.scene(SPECTATOR).boards[0].pieces
    play(match, "1 T@4")
    assert len(match.scene(0).boards[0].pieces) == len(before[0]) + 5
    assert [piece["sealed"] for piece in match.scene(0).data["frames"][0]["pieces"]] == [False, True]
    assert (match.scene(1).boards[0].pieces, match.scene(SPECTATOR).boards[0].pieces) == before
    for viewer in (1, SPECTATOR):
        assert [piece["sealed"] for piece in match.scene(viewer).data["frames"][0]["pieces"]] == [False]


def test_two_tables_with_other_components_keep_apart():
    """What is cached without the parts must depend on nothing that they decide."""
    dear = default_components().replace("line = 1", "line = 5").replace("symbol_set = 3", "symbol_set = 7")
    seen = []
    for components in ("", dear, ""):
        match = play(table(SECOND, 1, components), "0 start 1 Y")
        target = next(target for target in match.scene(0).targets if target.action == "Y1@1")
        seen.append([effect.points for effect in target.effects])
    assert seen == [[-3], [-7], [-3]]
