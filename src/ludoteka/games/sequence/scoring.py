"""Sequences: what counts as one, which five chips are locked, who has won. Kernel dialect."""

from ludoteka.core.kernel import Array

from .parts import CORNER, FIVE, FREE, MOST_SEQUENCES, SIDE, WAYS, Parts, State, team_of

# The one kind of line in a breakdown; its facts are the five, and nothing else.
SEQUENCE_LINE = 1
MOST_LINES = MOST_SEQUENCES


def belongs(s: State, team: int, cell: int) -> bool:
    """Does the cell count for the team? A corner does for everybody."""
    return bool(s.board[cell] == team + 1 or s.board[cell] == CORNER)


def run_beside(p: Parts, s: State, team: int, cell: int, way: int) -> int:
    """How many cells of the team follow this one without a gap."""
    length = 0
    cell = p.beside[cell, way]
    while belongs(s, team, cell):
        length += 1
        cell = p.beside[cell, way]
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


def fits_beside(p: Parts, five: int, other: int) -> bool:
    """May one team have both? They share at most one cell; in one line the variant says whether any."""
    most = p.in_line_share if p.five_way[five] == p.five_way[other] else 1
    return bool(common_cells(p, five, other) <= most)


def fits_the_others(p: Parts, s: State, team: int, five: int) -> bool:
    """Does this five share no more than it may with any sequence of the team?"""
    for index in range(s.sequences):
        if s.sequence_team[index] == team and not fits_beside(p, five, s.sequence_five[index]):
            return False
    return True


def five_through(p: Parts, s: State, team: int, cell: int, way: int, place: int) -> int:
    """The five in which the cell has this place, if it would be a new sequence of the team; else -1."""
    first = cell
    for _ in range(place):
        first = p.beside[first, WAYS + way]
    five = p.five_from[first, way]
    if five < 0 or not stands(p, s, team, five) or not fits_the_others(p, s, team, five):
        return -1
    return five


def stands(p: Parts, s: State, team: int, five: int) -> bool:
    for place in range(FIVE):
        if not belongs(s, team, p.five_cells[five, place]):
            return False
    return True


def chances_left(p: Parts, s: State, team: int, five: int) -> int:
    """If this five were locked: how many fives in the same line could still become another sequence?"""
    count = 0
    way = p.five_way[five]
    for back in range(2):
        first = p.five_cells[five, 0]
        for _ in range(SIDE - FIVE):
            first = p.beside[first, way + back * WAYS]
            other = p.five_from[first, way]
            if other >= 0 and fits_beside(p, five, other) and still_open(p, s, team, other):
                count += 1
    return count


def still_open(p: Parts, s: State, team: int, five: int) -> bool:
    """No other team's chip in it."""
    for place in range(FIVE):
        cell = p.five_cells[five, place]
        if s.board[cell] != FREE and not belongs(s, team, cell):
            return False
    return True


def best_five(p: Parts, s: State, team: int, cell: int, way: int) -> int:
    """Which five through the cell to lock: the one that leaves most chances in its line, else an end of the row."""
    best, most = -1, -1
    for place in range(FIVE):
        five = five_through(p, s, team, cell, way, FIVE - 1 - place)
        if five >= 0:
            left = chances_left(p, s, team, five)
            if left > most:
                best, most = five, left
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
    """Lock as many sequences through the cell in one line as there are: two if nine chips lie in a row."""
    five = best_five(p, s, team, cell, way)
    while five >= 0:
        lock_five(p, s, team, five)
        five = best_five(p, s, team, cell, way)


def lock_all(p: Parts, s: State, team: int, cell: int) -> None:
    """A chip was placed there: lock every sequence it completes, in all directions."""
    for way in range(WAYS):
        if run_beside(p, s, team, cell, way) + run_beside(p, s, team, cell, way + WAYS) >= FIVE - 1:
            lock_along(p, s, team, cell, way)


def lock_choices(p: Parts, s: State, team: int, cell: int) -> int:
    """How many fives through the cell could be locked now."""
    count = 0
    for way in range(WAYS):
        for place in range(FIVE):
            if five_through(p, s, team, cell, way, place) >= 0:
                count += 1
    return count


def break_sequences(p: Parts, s: State, team: int, cell: int) -> None:
    """The chip there was taken from completed sequences. Five that still stand in the same line go on counting."""
    for index in range(s.sequences - 1, -1, -1):
        five = s.sequence_five[index]
        if s.sequence_team[index] == team and in_five(p, five, cell):
            way = p.five_way[five]
            unlock_sequence(p, s, index)
            for back in range(2):
                neighbour = p.beside[cell, way + back * WAYS]
                if belongs(s, team, neighbour):
                    lock_along(p, s, team, neighbour, way)


# -- points -----------------------------------------------------------------------------------------------------


def score(p: Parts, s: State, seat: int) -> int:
    """The sequences of the seat's team."""
    return s.made[team_of(p, seat)]


def breakdown(p: Parts, s: State, seat: int, out: Array) -> int:
    """Write the lines of a seat's score into `out`; return how many: one for each sequence of its team."""
    count = 0
    for index in range(s.sequences):
        if s.sequence_team[index] == team_of(p, seat):
            out[count, 0] = SEQUENCE_LINE
            out[count, 1] = 1
            out[count, 2] = s.sequence_five[index]
            out[count, 3] = 0
            out[count, 4] = 0
            count += 1
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
