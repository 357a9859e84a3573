"""What the drawing asks the kernel: it agrees with the rules, asked one by one, and so does the compiled kernel."""

import random
from itertools import product
from typing import NamedTuple

import numpy as np
import pytest

from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE
from ludoteka.games.sequence import boards, moves, outlook, rules
from ludoteka.games.sequence.parts import (
    CARDS,
    CELLS,
    CORNER,
    FIVE,
    FIVES,
    FREE,
    MOST_ACTIONS,
    MOST_TEAMS,
    PASS,
    action_of,
    card_of,
    one_eyed,
    spot_of,
    team_of,
)
from ludoteka.games.sequence.pictures import lay
from ludoteka.games.sequence.pieces import chip_piece, colours, index_mark
from ludoteka.games.sequence.scoring import belongs, fits_the_others, unlock_sequence
from ludoteka.games.sequence.variants import MIXES, PRESETS

from .at_the_table import GAME

SETTINGS = [*((options, GAME.fewest_seats(options)) for options in PRESETS.values()), *MIXES.values()]
FORESEEN = outlook.OTHERS + MOST_TEAMS  # digits of what is foreseen
BOARDS = 6  # for each setting

with_both_kernels = pytest.mark.parametrize(
    "kernel", ["kernel", pytest.param("compiled_kernel", marks=[pytest.mark.slow, pytest.mark.compiles])]
)


def positions():
    """Boards on which much is about to happen, with jacks in most hands."""
    for number, (options, seats) in enumerate(SETTINGS):
        for seed in range(BOARDS):
            dice = random.Random(f"{number} {seed}")
            hand = [boards.CARD_NAMES[card] for card in dice.sample(range(1, CARDS + 1), 4)]
            jacks = ("JS JD", "JC", "JH", "")[seed % 4]
            p, s = lay(options, seats, chips(dice, options.teams_at(seats), 5 * seed), (f"{jacks} {' '.join(hand)}",))
            s.asked = seats - 1  # by an earlier sequence
            yield p, s


def chips(dice, teams, scattered):
    """Rows that are begun or complete, across each other; single chips; and a gap in six of the first team."""
    owner = {cell: dice.randrange(teams) for cell in dice.sample(range(CELLS), scattered)}
    for _ in range(dice.randint(1, 8)):
        team, five = dice.randrange(teams), dice.choice(boards.fives())
        owner |= dict.fromkeys(dice.sample(five.cells, dice.choice((3, 4, 4, 5))), team)
    owner |= dict.fromkeys((boards.CELL_NUMBERS[name] for name in ("c7", "d7", "e7", "g7", "h7")), 0)
    cells = [(boards.CELL_NAMES[cell], team) for cell, team in owner.items() if cell not in boards.CORNERS]
    return tuple(" ".join(name for name, its in cells if its == team) for team in range(teams))


def lines(kernel, p, s):
    have, through = np.zeros((MOST_TEAMS, FIVES), np.int64), np.zeros((MOST_TEAMS, CELLS), np.int64)
    world, parts, state = GAME.scratch(p, s, getattr(GAME, kernel))
    world.count_lines(parts[0], state[0], have, through)
    return have, through


class Surveyed(NamedTuple):
    cells: Array
    cards: Array
    close: Array


def surveyed(kernel, p, s):
    sizes = (CELLS, outlook.FOUND), (p.teams, CARDS + 1), (MOST_TEAMS, outlook.MOST_CLOSE)
    found = Surveyed(*(np.zeros(size, np.int64) for size in sizes))
    have, through = np.zeros((MOST_TEAMS, FIVES), np.int64), np.zeros((MOST_TEAMS, CELLS), np.int64)
    world, parts, state = GAME.scratch(p, s, getattr(GAME, kernel))
    world.survey(parts, state, have, through, *found)
    assert state[0].tobytes() == s.tobytes(), "what was tried is taken back"
    return found


def legal(p, s):
    out = np.zeros(MOST_ACTIONS, np.int64)
    return out[: rules.legal(p, s, 0, out)].copy()


def slow_count(p, s, team, five):
    cells = boards.fives()[five].cells
    free = [cell for cell in cells if s.board[cell] == FREE]
    own = [cell for cell in cells if belongs(s, team, cell)]
    can_become = free and len(free) + len(own) == FIVE and fits_the_others(p, s, team, five)
    return len(own) if can_become else 0


@with_both_kernels
def test_lines_count_as_long_as_they_can_become_a_sequence(kernel):
    seen = set()
    for p, s in positions():
        if s.sequences:
            unlock_sequence(p, s, s.sequences - 1)  # complete, and to be chosen: nothing is missing any more
        have, through = lines(kernel, p, s)
        for team in range(p.teams):
            assert have[team].tolist() == [slow_count(p, s, team, five) for five in range(FIVES)]
            best = [max(have[team, list(boards.fives_through(cell))]) for cell in range(CELLS)]
            assert through[team].tolist() == best
            seen |= set(best)
    assert seen == set(range(FIVE))


@with_both_kernels
def test_what_is_foreseen_of_an_action_comes_true(kernel):
    completed = set()
    for p, s in positions():
        (have, _), found = lines(kernel, p, s), surveyed(kernel, p, s)
        effects = found.cells[:, outlook.EFFECTS].tolist()
        for action in (action for action in legal(p, s).tolist() if action < PASS and spot_of(action) < CELLS):
            row = [outlook.digit(effects[spot_of(action)], place) for place in range(FORESEEN)]
            assert row == slow_row(p, s, have, action)
            completed |= {row[outlook.MADE]} if row[outlook.OWN] == FIVE else set()
    assert completed >= {0, 1, 2}, "none: where the team is asked which five it wants"


def slow_row(p, s, have, action):
    """The action is carried out on a copy."""
    row = [0] * FORESEEN
    team, cell, after = team_of(p, 0), spot_of(action), s.copy()
    moves.apply(p, after, 0, action)
    most = [max(have[each, list(boards.fives_through(cell))]) for each in range(p.teams)]
    if one_eyed(card_of(action)):
        victim = s.board[cell] - 1
        most = [most[victim] * (each == victim) for each in range(p.teams)]
        most[victim] = FIVE if s.locked[cell] else most[victim]
    else:
        own = most[team] + 1
        row[outlook.OWN] = own if own >= outlook.CLOSE else 0
        row[outlook.MADE] = after.made[team] - s.made[team]
        most[team] = 0
    row[outlook.OTHERS : outlook.OTHERS + p.teams] = [cells if cells >= outlook.CLOSE else 0 for cells in most]
    return row


@with_both_kernels
def test_every_card_knows_where_it_could_go(kernel):
    dead = 0
    for p, s in positions():
        found = surveyed(kernel, p, s).cards.tolist()
        for team, card in product(range(p.teams), range(1, CARDS + 1)):
            cells = [cell for cell in range(CELLS) if rules.play_refusal(p, s, team, card, cell) == FINE]
            first, second = (bool(s.board[cell] == FREE) for cell in p.cell_of[card])
            assert found[team][card] == outlook.PLAYABLE * bool(cells) + outlook.FREE_CELL * (first + 2 * second)
            dead += not cells
    assert dead


@with_both_kernels
def test_a_cell_that_is_not_on_offer_has_the_reason_for_which_a_card_would_be_refused(kernel):
    reasons = set()
    for p, s in positions():
        hand = s.hand[0, : s.held[0]].tolist()
        column = outlook.WHY_NOT_REMOVE if any(map(one_eyed, hand)) else outlook.WHY_NOT
        found = surveyed(kernel, p, s).cells[:, column].tolist()
        offered = {spot_of(action) for action in legal(p, s).tolist()}
        for cell in set(range(CELLS)) - offered:
            jack = next((card for card in hand if one_eyed(card)), 0)
            card = jack if jack and s.board[cell] not in (FREE, CORNER) else int(p.face[cell])
            refused = rules.play_refusal(p, s, team_of(p, 0), card, cell)
            assert found[cell] == refused, boards.CELL_NAMES[cell]
            assert refused == FINE or rules.refusal(p, s, 0, action_of(card, cell)) != FINE
            reasons.add(refused)
    assert reasons == {FINE, rules.CORNER_IS_FREE, rules.CELL_TAKEN, rules.OWN_CHIP, rules.CHIP_LOCKED}


@with_both_kernels
def test_the_lines_that_are_named_are_the_nearest_to_completion(kernel):
    named = 0
    for p, s in positions():
        (have, _), close = lines(kernel, p, s), surveyed(kernel, p, s).close.tolist()
        for team in range(p.teams):
            counts = have[team].tolist()
            nearest = [five for count in (4, 3) for five in range(FIVES) if counts[five] == count]
            found = [divmod(line, 1 << FIVE) for line in close[team] if line]
            assert [five for five, _ in found] == nearest[: outlook.MOST_CLOSE]
            for five, free in found:
                cells = boards.fives()[five].cells
                assert [bool(free >> place & 1) for place in range(FIVE)] == [s.board[cell] == FREE for cell in cells]
                named += 1
    assert named


@with_both_kernels
def test_the_number_of_a_chip_holds_all_that_is_drawn_of_it(kernel):
    for p, s in positions():
        mine = [cell for cell in range(CELLS) if s.board[cell] == 1]
        s.last[0] = action_of(p.face[mine[0]], mine[0])
        s.last[1] = action_of(p.face[mine[1]], mine[1])
        s.turn = 1
        chips = surveyed(kernel, p, s).cells[:, outlook.CHIP].tolist()
        assert [bool(chip) for chip in chips] == [s.board[cell] not in (FREE, CORNER) for cell in range(CELLS)]
        for cell, piece in ((cell, chip_piece(chip)) for cell, chip in enumerate(chips) if chip):
            team = int(s.board[cell]) - 1
            assert (piece.cell, piece.data["team"]) == (boards.CELL_NAMES[cell], team)
            assert (piece.data["colour"], piece.data["locked"]) == (colours(p)[team], bool(s.locked[cell]))
            assert piece.marks[1] == index_mark(int(p.face[cell]))
            assert piece.state == {mine[0]: "last", mine[1]: "recent"}.get(cell, "")
