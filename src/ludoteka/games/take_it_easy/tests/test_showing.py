"""What is drawn of a position: the facts are right in both kernels, and what did not change is the same object."""

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH, FINE
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.take_it_easy import scoring
from ludoteka.games.take_it_easy.drawing.facts import outlook, standing
from ludoteka.games.take_it_easy.parts import (
    ASIDE,
    ASIDES,
    BEAMS,
    DONE,
    MOST_ROWS,
    NO_TILE,
    NOT_YET,
    ORDINARY_TILES,
    OVER,
    VALVE,
    action_of,
    spot_of,
    tile_of,
)
from ludoteka.games.take_it_easy.showing import (
    ALL,
    PLACES,
    PROMISED,
    ROW_BEAM,
    ROW_BROKEN,
    ROW_COMPLETE,
    ROW_LIVE,
    ROW_OPEN,
    SUMS,
    beam_in,
    number_in,
    state_in,
)

from .at_the_table import GAME, KERNEL, aside_game, lines, table
from .at_the_table import VALVE as VALVE_CELLS

KINDS = [(name, options, 2) for name, options in GAME.presets.items()]
KINDS += [(name, options, seats) for name, (options, seats) in GAME.mixes.items()]


def moments(options, seats, seed, often=0.2):
    """A random game; all that its viewers see of it, now and then."""
    match = Match(Setting(GAME, options, tuple(Seat("human", f"P{seat}") for seat in range(seats))))
    dice = random.Random(seed)
    while not match.over:
        actor = dice.choice(match.to_act())
        match.submit(actor, dice.choice(match.legal(actor)))
        if dice.random() < often or match.over:
            yield from (match.observation(viewer) for viewer in (*range(seats), SPECTATOR))


def stands(p, s, seat, row):
    """How a row stands, its number and its beam: from the tiles in it, without the scoring."""
    tiles = s.board[seat, p.row_cells[row, : p.row_length[row]]].tolist()
    numbers = {int(p.number[tile, p.row_direction[row]]) for tile in tiles} - {0}
    symbols, full = {int(p.symbol[tile]) for tile in tiles}, 0 not in tiles
    beam = symbols.pop() if p.scoring == BEAMS and full and len(symbols) == 1 else 0
    special = min(tiles) > ORDINARY_TILES and numbers and not p.jokers_follow
    if full and len(numbers) < 2 and not special:
        return ROW_COMPLETE, next(iter(numbers), int(p.highest[p.row_direction[row]])), beam
    if full or len(numbers) > 1 or s.phase == OVER:
        return ROW_BEAM if beam else ROW_BROKEN, 0, beam
    return (ROW_LIVE, *numbers, 0) if numbers else (ROW_OPEN, 0, 0)


def read(facts):
    return state_in(facts), number_in(facts), beam_in(facts)


@pytest.mark.rule("TIE-5", "TIE-10", "TIE-R1")
@pytest.mark.parametrize(("name", "options", "seats"), KINDS)
def test_rows_points_and_winners_are_those_of_the_boards(name, options, seats):
    for seen in moments(options, seats, seed=name):
        p, s = seen.parts, seen.state
        found = standing(p, s)
        for seat in range(seats):
            rows = [stands(p, s, seat, row) for row in range(p.rows)]
            assert [read(facts) for facts in found.rows[seat]] == rows
            live = [number * int(p.row_length[row]) for row, (state, number, _) in enumerate(rows) if state == ROW_LIVE]
            assert found.points[seat][PROMISED] == sum(live)
            assert found.points[seat][ALL] == KERNEL.score(p, s, seat) == sum(found.points[seat][: s.round + 1])
            assert [tuple(line) for line in found.lines[seat]] == lines(p, s, seat)
        finished = int(s.round) + scoring.round_over(p, s)
        assert found.won[:finished] == [scoring.leaders(p, s, number) for number in range(finished)]
        assert found.won[ALL] == (scoring.winners(p, s) if s.phase == OVER else 0)


@pytest.mark.rule("TIE-1", "TIE-15")
@pytest.mark.parametrize(("name", "options", "seats"), KINDS)
def test_the_outlook_is_what_comes_of_each_action(name, options, seats):
    for seen in moments(options, seats, seed=name):
        p, s, seat = seen.parts, seen.state, seen.viewer
        if seat == SPECTATOR or s.phase == OVER:
            continue
        found = outlook(p, s, seat)
        for action in seen.legal:
            tile, spot = tile_of(action), spot_of(action)
            if action != DONE and spot != ASIDE:
                then = s.copy()
                then.board[seat, spot % VALVE] = tile
                for row in range(p.rows):
                    if spot % VALVE in p.row_cells[row, : p.row_length[row]]:
                        assert read(found.rows[tile][row]) == stands(p, then, seat, row)
        cells = {spot_of(action) % VALVE for action in seen.legal if action != DONE and spot_of(action) != ASIDE}
        assert {cell for cell in range(p.cells) if found.why_not[cell] == FINE} == cells
        aside = any(spot_of(action) == ASIDE for action in seen.legal)
        assert found.why_not[p.cells :].count(FINE) == aside  # one place is the next


@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.rule("TIE-5")
@pytest.mark.parametrize(("name", "options", "seats"), KINDS)
def test_the_compiled_kernel_finds_the_same(name, options, seats):
    shapes = (seats, MOST_ROWS), (seats, GAME.most_lines, BREAKDOWN_WIDTH), seats, (seats, SUMS), SUMS
    for seen in moments(options, seats, seed=name):
        answers = []
        kernels: tuple[Any, ...] = (GAME.kernel, GAME.compiled_kernel)
        for kernel in kernels:
            _, p, s = GAME.scratch(seen.parts, seen.state, kernel)
            survey = [np.zeros(shape, np.int64) for shape in shapes]
            ahead = [np.zeros(shape, np.int64) for shape in (ASIDES, (ASIDES, MOST_ROWS), PLACES)]
            kernel.survey(p, s, *survey)
            if seen.viewer != SPECTATOR:
                kernel.outlook(p, s, seen.viewer, *ahead)
            answers.append([array.tolist() for array in (*survey, *ahead)])
        assert answers[0] == answers[1]


def variations(p, s, seat):
    """The position, and others that differ from it in a single thing that is drawn."""
    yield s.copy()
    for field, value in (("previous", NO_TILE), ("phase", OVER), ("aside", NO_TILE), ("earlier", s.earlier + 1)):
        other = s.copy()
        setattr(other, field, np.full_like(s.aside, value) if field == "aside" else value)
        yield other
    for chosen in (action_of(s.tile, 0), action_of(s.tile, 1)):
        other = s.copy()
        other.chosen[seat] = chosen if s.tile != NO_TILE else NOT_YET
        yield other
    other = s.copy()
    other.called, other.tile = p.calls, NO_TILE
    yield other
    other = s.copy()  # other tiles, but the same vertical lines
    ordinary = (s.board > NO_TILE) & (s.board <= ORDINARY_TILES)
    other.board[ordinary] += 8 - 2 * ((s.board[ordinary] - 1) % 9)
    yield other


@pytest.mark.parametrize(("name", "options", "seats"), KINDS)
def test_positions_that_differ_are_never_taken_for_each_other(name, options, seats):
    """What is known of earlier scenes changes no scene."""
    for seen in moments(options, seats, seed=name, often=0.05):
        if seen.viewer != 0:
            continue
        for state in variations(seen.parts, seen.state, 0):
            out = np.zeros(GAME.most_actions, np.int64)
            legal = tuple(out[: KERNEL.legal(seen.parts, state, 0, out)].tolist())
            shown = replace(seen, state=state, legal=legal)
            assert GAME.scene(shown) == GAME.scene(replace(shown, parts=seen.parts.copy()))


def test_what_a_move_does_not_concern_is_the_same_object():
    match = play(table(seats=2), "0 draw 978", "1 978@c3", "2 978@a1", "0 draw 564")
    before = match.scene(1)
    play(match, "1 564@a1")
    after = match.scene(1)
    for name in ("boards", "targets", "tallies"):
        assert len(getattr(after, name)) > 0
        assert all(new is old for new, old in zip(getattr(after, name), getattr(before, name), strict=True)), name
    assert after.refusals is before.refusals
    assert [new is old for new, old in zip(after.scores, before.scores, strict=True)] == [False, True]


def test_rows_tiles_and_lines_stay_the_same_objects_as_long_as_they_are_the_same():
    match = play(table(seats=1), "0 draw 978", "1 978@a1", "0 draw 974", "1 974@a2", "0 draw 973", "1 973@a3")
    play(match, "0 draw 564", "1 564@e3")
    before = match.scene(0)
    play(match, "0 draw 128", "1 128@e2")
    after = match.scene(0)
    assert after.scores[0].lines[0] is before.scores[0].lines[0]
    changed = [new.id for new, old in zip(after.boards[0].rows, before.boards[0].rows, strict=True) if new is not old]
    assert changed == [row.id for row in after.boards[0].rows if "e2" in row.cells]
    kept = {piece.cell: piece for piece in before.boards[0].pieces if piece.state != "last"}
    assert len(kept) == 3
    assert all(piece is kept[piece.cell] for piece in after.boards[0].pieces if piece.cell in kept)


def test_tiles_that_one_seat_moves_to_its_valves_change_nothing_on_the_others_boards():
    match = aside_game("978", "128", "973", seats=2)
    before = match.scene(0)
    play(match, "1 978@valve:d4")
    after = match.scene(0)
    assert after.boards[1] is before.boards[1]
    assert after.boards[0] is not before.boards[0]
    assert match.scene(1).boards[0] is before.boards[0]  # nor what others see of it, before all are done


def test_what_one_viewer_was_shown_is_not_shown_to_another():
    """Though both look at the same cached boards."""
    match = play(table(seats=2), "0 draw 978", "1 978@c3")
    own, others = match.scene(0), [match.scene(1), match.scene(SPECTATOR)]
    assert [piece.state for piece in own.boards[0].pieces] == ["sealed"]
    assert own.boards[0].pieces[0].cell == "c3"
    assert [scene.boards[0].pieces for scene in others] == [(), ()]
    hidden = play(aside_game("978", "128", "973", seats=2), "1 978@valve:d4")
    own, other = hidden.scene(0), hidden.scene(1)
    assert [{piece.cell for piece in scene.boards[0].pieces} & VALVE_CELLS for scene in (own, other)] == [{"d4"}, set()]


def test_tables_of_a_kind_share_what_is_drawn_but_not_their_names():
    tables = [
        Match(Setting(GAME, GAME.options(), (Seat("human", name), Seat("human", "Bo")))) for name in ("Ana", "Zoe")
    ]
    first, second = (match.scene(0) for match in tables)
    assert tables[0].parts is tables[1].parts
    assert [scene.boards[0].words.args["name"] for scene in (first, second)] == ["Ana", "Zoe"]
    assert first.boards[1] is second.boards[1]
    assert first.boards[0].rows[0] is second.boards[0].rows[0]
    assert tables[0].to_act() == (CHANCE,)
