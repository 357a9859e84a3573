"""What an action is worth, looking no further than the board. Kernel dialect, so that a search can compile it.

A line counts by how many of its five cells a team has, as long as nobody else has a chip in it. `care` is how careful
the player is: CARELESS blocks only what would be complete with the next card, and spends jacks as any card; CAREFUL
blocks early, and keeps jacks for what matters.
"""

from ludoteka.core.kernel import Array

from .parts import (
    DEAD,
    DRAW,
    FIVE,
    FREE,
    GIVE,
    LOCK,
    OBJECT,
    PASS,
    WAYS,
    Parts,
    State,
    card_of,
    one_eyed,
    spot_of,
    team_of,
    two_eyed,
)
from .scoring import belongs, chances_left, fits_the_others

CARELESS, CAREFUL = 0, 1

WIN, SEQUENCE = 1_000_000, 100_000
STOP_A_WIN, STOP_A_SEQUENCE = 40_000, 15_000
EXCHANGE, LATE_DRAW = 90_000, 95_000  # before anything else, but for a sequence
TWO_EYED_COST, ONE_EYED_COST = 400, 150  # what a careful player must gain with a jack


def action_worths(p: Parts, s: State, seat: int, actions: Array, count: int, care: int, out: Array) -> None:
    for i in range(count):
        out[i] = action_worth(p, s, seat, actions[i], care)


def action_worth(p: Parts, s: State, seat: int, action: int, care: int) -> int:
    if action < PASS:
        return card_worth(p, s, seat, card_of(action), spot_of(action), care)
    if action >= LOCK:
        return chances_left(p, s, team_of(p, seat), action - LOCK)
    if action == DRAW:
        return LATE_DRAW
    if action >= OBJECT:
        return -SEQUENCE  # a program hears nobody talk
    return -STOP_A_WIN if action == PASS else 0  # even a jack at its worst keeps the game going


def card_worth(p: Parts, s: State, seat: int, card: int, spot: int, care: int) -> int:
    if spot == DEAD:
        return EXCHANGE
    if spot == GIVE:
        return -best_play(p, s, seat, card, care)
    if one_eyed(card):
        return removal_worth(p, s, spot, care) - ONE_EYED_COST * care
    worth = placement_worth(p, s, team_of(p, seat), spot, care)
    return worth - TWO_EYED_COST * care if two_eyed(card) else worth


def best_play(p: Parts, s: State, seat: int, card: int, care: int) -> int:
    """What a card is worth that need not be played yet; a jack most."""
    if two_eyed(card) or one_eyed(card):
        return WIN
    best = 0
    for copy in range(2):
        cell = p.cell_of[card, copy]
        if s.board[cell] == FREE:
            best = max(best, placement_worth(p, s, team_of(p, seat), cell, care))
    return best


def placement_worth(p: Parts, s: State, team: int, cell: int, care: int) -> int:
    """What a chip there builds, and what it blocks."""
    worth = 0
    for way in range(WAYS):
        for place in range(FIVE):
            five = five_with(p, cell, way, place)
            if five >= 0:
                for other in range(p.teams):
                    have = line_count(p, s, other, five)
                    if have >= 0 and other == team:
                        worth += builds(p, s, team, have)
                    elif have > 0:
                        worth += blocks(p, s, other, have, care)
    return worth


def removal_worth(p: Parts, s: State, cell: int, care: int) -> int:
    """What taking a chip spoils for its team."""
    victim = s.board[cell] - 1
    if s.locked[cell]:
        return STOP_A_WIN
    worth = 0
    for way in range(WAYS):
        for place in range(FIVE):
            five = five_with(p, cell, way, place)
            if five >= 0:
                have = line_count(p, s, victim, five)
                if have > 0:
                    worth += blocks(p, s, victim, have, care)
    return worth


def five_with(p: Parts, cell: int, way: int, place: int) -> int:
    """The five in which the cell has this place, or -1."""
    for _ in range(place):
        cell = p.next_cell[cell, WAYS + way]
    five: int = p.five_from[cell, way]
    return five


def line_count(p: Parts, s: State, team: int, five: int) -> int:
    """How many cells of the five the team has; -1 if it cannot become a new sequence of the team."""
    have = 0
    for place in range(FIVE):
        cell = p.five_cells[five, place]
        if belongs(s, team, cell):
            have += 1
        elif s.board[cell] != FREE:
            return -1
    return have if fits_the_others(p, s, team, five) else -1


def builds(p: Parts, s: State, team: int, have: int) -> int:
    if have == FIVE - 1:
        return WIN if s.made[team] + 1 >= p.needed else SEQUENCE
    return 1 + have * have * have * 3


def blocks(p: Parts, s: State, team: int, have: int, care: int) -> int:
    if have == FIVE - 1:
        return STOP_A_WIN if s.made[team] + 1 >= p.needed else STOP_A_SEQUENCE
    return have * have * have * 2 * care
