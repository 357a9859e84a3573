"""Sequences: what counts as one, which five chips are locked, who has won. Kernel dialect."""

from ludoteka.core.breakdown import add_line
from ludoteka.core.kernel import Array

from .parts import CORNER, FIVE, FIVES, FREE, MOST_SEQUENCES, OUTSIDE, WAYS, Parts, State, team_of

# The one kind of line in a breakdown; its facts are the five, and nothing else.
SEQUENCE_LINE = 1
MOST_LINES = MOST_SEQUENCES


def belongs(s: State, team: int, cell: int) -> bool:
    """Does the cell count for the team? A corner does for everybody."""
    return bool(s.board[cell] == team + 1 or s.board[cell] == CORNER)


def run_length(p: Parts, s: State, team: int, cell: int, way: int) -> int:
    """How many cells of the team follow this one without a gap."""
    length = 0
    cell = p.next_cell[cell, way]
    while belongs(s, team, cell):
        length += 1
        cell = p.next_cell[cell, way]
    return length


def in_five(p: Parts, five: int, cell: int) -> bool:
    for place in range(FIVE):
        if p.five_cells[five, place] == cell:
            return True
    return False


def common_cells(p: Parts, five: int, other: int) -> int:
    count = 0
    for place in range(FIVE):
        if in_five(p, other, p.five_cells[five, place]):
            count += 1
    return count


def may_have_both(p: Parts, five: int, other: int) -> bool:
    """May one team have both? They share at most one cell; in one line the variant says whether any."""
    most = p.in_line_share if p.five_way[five] == p.five_way[other] else 1
    return bool(common_cells(p, five, other) <= most)


def fits_the_others(p: Parts, s: State, team: int, five: int) -> bool:
    """Does this five share no more than it may with any sequence of the team?"""
    for index in range(s.sequences):
        if s.sequence_team[index] == team and not may_have_both(p, five, s.sequence_five[index]):
            return False
    return True


def can_lock(p: Parts, s: State, team: int, five: int) -> bool:
    """Would this five be a new sequence of the team?"""
    return stands(p, s, team, five) and fits_the_others(p, s, team, five)


def stands(p: Parts, s: State, team: int, five: int) -> bool:
    for place in range(FIVE):
        if not belongs(s, team, p.five_cells[five, place]):
            return False
    return True


def chances_left(p: Parts, s: State, team: int, five: int) -> int:
    """If this five were locked: how many fives in the same line could still become another sequence?"""
    count = 0
    way = p.five_way[five]
    first = end_of_line(p, p.five_cells[five, 0], way)
    while p.five_from[first, way] >= 0:
        other = p.five_from[first, way]
        if may_have_both(p, five, other) and still_open(p, s, team, other):
            count += 1
        first = p.next_cell[first, way]
    return count


def end_of_line(p: Parts, cell: int, way: int) -> int:
    """The cell at the edge of the board where the line through this one begins."""
    while p.next_cell[cell, WAYS + way] != OUTSIDE:
        cell = p.next_cell[cell, WAYS + way]
    return cell


def still_open(p: Parts, s: State, team: int, five: int) -> bool:
    """No other team's chip in it."""
    for place in range(FIVE):
        cell = p.five_cells[five, place]
        if s.board[cell] != FREE and not belongs(s, team, cell):
            return False
    return True


def best_five(p: Parts, s: State, team: int, cell: int, way: int) -> int:
    """Which five in the line through the cell to lock: the one that leaves most chances in the line, else an end of
    the row; -1 if there is none."""
    best, most = -1, -1
    first = end_of_line(p, cell, way)
    while p.five_from[first, way] >= 0:
        five = p.five_from[first, way]
        if can_lock(p, s, team, five):
            left = chances_left(p, s, team, five)
            if left > most:
                best, most = five, left
        first = p.next_cell[first, way]
    return best


def lock_five(p: Parts, s: State, team: int, five: int) -> None:
    """Turn the chips over: a sequence."""
    s.sequence_team[s.sequences] = team
    s.sequence_five[s.sequences] = five
    s.sequences += 1
    s.made[team] += 1
    for place in range(FIVE):
        if s.board[p.five_cells[five, place]] != CORNER:  # only chips lock
            s.locked[p.five_cells[five, place]] += 1


def unlock_sequence(p: Parts, s: State, index: int) -> None:
    """A sequence that no longer counts: its chips are ordinary ones again, unless they are in another."""
    for place in range(FIVE):
        if s.board[p.five_cells[s.sequence_five[index], place]] != CORNER:
            s.locked[p.five_cells[s.sequence_five[index], place]] -= 1
    s.made[s.sequence_team[index]] -= 1
    s.sequences -= 1
    for later in range(index, s.sequences):
        s.sequence_team[later] = s.sequence_team[later + 1]
        s.sequence_five[later] = s.sequence_five[later + 1]
    s.sequence_team[s.sequences] = 0
    s.sequence_five[s.sequences] = 0


def lock_along(p: Parts, s: State, team: int, cell: int, way: int) -> None:
    """Lock as many sequences in one line through the cell as there are: two if nine chips lie in a row."""
    five = best_five(p, s, team, cell, way)
    while five >= 0:
        lock_five(p, s, team, five)
        five = best_five(p, s, team, cell, way)


def five_there(p: Parts, s: State, team: int, cell: int, way: int) -> bool:
    """If the cell were the team's: would five in a row hold it, in this line?"""
    return run_length(p, s, team, cell, way) + run_length(p, s, team, cell, way + WAYS) >= FIVE - 1


def completes_five(p: Parts, s: State, team: int, cell: int) -> bool:
    """The same, in any line. Whether it would be a new sequence is another question."""
    for way in range(WAYS):
        if five_there(p, s, team, cell, way):
            return True
    return False


def lock_all(p: Parts, s: State, team: int, cell: int) -> None:
    """A chip was placed there, or taken away: lock every sequence that the lines through the cell now hold."""
    for way in range(WAYS):
        if five_there(p, s, team, cell, way):
            lock_along(p, s, team, cell, way)


def lock_choices(p: Parts, s: State, team: int) -> int:
    """How many fives of the team could be locked now."""
    count = 0
    for five in range(FIVES):
        count += int(can_lock(p, s, team, five))
    return count


def break_sequences(p: Parts, s: State, cell: int) -> None:
    """The chip there was taken away: the sequences that it belonged to count no more."""
    for index in range(s.sequences - 1, -1, -1):
        if in_five(p, s.sequence_five[index], cell):
            unlock_sequence(p, s, index)


# -- points -----------------------------------------------------------------------------------------------------


def score(p: Parts, s: State, seat: int) -> int:
    """The sequences of the seat's team."""
    return s.made[team_of(p, seat)]


def breakdown(p: Parts, s: State, seat: int, out: Array) -> int:
    """Write the lines of a seat's score into `out`; return how many: one for each sequence of its team."""
    count = 0
    for index in range(s.sequences):
        if s.sequence_team[index] == team_of(p, seat):
            count = add_line(out, count, SEQUENCE_LINE, 1, s.sequence_five[index], 0, 0)
    return count


def has_won(p: Parts, s: State, team: int) -> bool:
    return bool(s.made[team] >= p.needed)


def winners(p: Parts, s: State) -> int:
    """Of a finished game: the seats of the team that won; everybody if it was a draw."""
    won = 0
    for seat in range(p.seats):
        if has_won(p, s, team_of(p, seat)):
            won |= 1 << seat
    return won if won else (1 << p.seats) - 1
