"""Every way to lay a rack onto a table, best first. Kernel dialect.

Depth first, one table for each tile laid. What can still be won does not depend on the order in which the tiles came to
lie where they lie, so a layout that was reached before with at least as many points is not looked at again. Work is
counted in tiles laid, never in time: the same task ends the same everywhere.
"""

from typing import Annotated, Any

from ludoteka.core.kernel import Array, Struct, shape
from ludoteka.games.triominos.moves import lay
from ludoteka.games.triominos.parts import (
    BONUSES,
    CELLS,
    FACES,
    MOST_ACTIONS,
    MOST_TILES,
    Parts,
    State,
    bit_of,
    face_of_action,
    rack_sum,
    spot_of,
    word_of,
)
from ludoteka.games.triominos.rules import legal_openings, legal_placements
from ludoteka.games.triominos.scoring import bonus_of, laying_points

MEMORY = 1 << 20  # layouts that are remembered
HASHES = (1 << 61) - 1


class Hunt(Struct):
    """The search: what is left to try for each tile laid, and the best that was found."""

    work: int
    most_work: int
    tired: int  # 1: it ran out of work before everything was tried
    best: int
    best_length: int
    mix_face: Annotated[Array, shape(FACES)]  # random numbers: a layout's hash is the sum of their products
    mix_cell: Annotated[Array, shape(CELLS)]
    untried: Annotated[Array, shape(MOST_TILES + 1)]
    choice: Annotated[Array, shape(MOST_TILES + 1, MOST_ACTIONS)]  # the best last
    worth: Annotated[Array, shape(MOST_ACTIONS)]
    points: Annotated[Array, shape(MOST_TILES + 1)]
    layout: Annotated[Array, shape(MOST_TILES + 1)]  # its hash
    face: Annotated[Array, shape(MOST_TILES + 1)]
    cell: Annotated[Array, shape(MOST_TILES + 1)]
    best_face: Annotated[Array, shape(MOST_TILES + 1)]
    best_cell: Annotated[Array, shape(MOST_TILES + 1)]
    seen_layout: Annotated[Array, shape(MEMORY)]
    seen_points: Annotated[Array, shape(MEMORY)]


def gain_of(p: Parts, s: State, face: int, cell: int) -> int:
    """What the first seat gets for this tile: its sum, its bonus, and 25 if it is the last."""
    out = p.out_bonus if s.held[0] == 1 else 0
    return int(laying_points(p, p.tile_of[face], bonus_of(p, s, face, cell)) + out)


def list_choices(p: Parts, s: State, h: Hunt, length: int) -> None:
    """What can be laid next, sorted by what it brings at once."""
    out = h.choice[length]
    count = legal_placements(p, s, 0, out) if s.on_table else legal_openings(p, s, 0, out)
    for index in range(count):
        action = out[index]
        worth = gain_of(p, s, face_of_action(action), s.open_cell[spot_of(action)])
        place = index
        while place > 0 and h.worth[place - 1] > worth:
            h.worth[place] = h.worth[place - 1]
            out[place] = out[place - 1]
            place -= 1
        h.worth[place] = worth
        out[place] = action
    h.untried[length] = count


def put_down(p: Parts, s: State, h: Hunt, length: int, action: int) -> None:
    """Lay a tile on a table that was copied from the one before it."""
    face, cell = face_of_action(action), s.open_cell[spot_of(action)]
    tile = p.tile_of[face]
    h.points[length] = h.points[length - 1] + gain_of(p, s, face, cell)
    h.layout[length] = (h.layout[length - 1] + h.mix_face[face] * h.mix_cell[cell]) % HASHES
    h.face[length] = face
    h.cell[length] = cell
    s.rack[0, word_of(tile)] &= ~bit_of(tile)
    s.held[0] -= 1
    lay(s, face, spot_of(action))


def store_best(h: Hunt, length: int) -> None:
    if h.points[length] > h.best:
        h.best = h.points[length]
        h.best_length = length
        for at in range(1, length + 1):
            h.best_face[at] = h.face[at]
            h.best_cell[at] = h.cell[at]


def seen_before(h: Hunt, length: int) -> bool:
    """Was this layout reached with as many points? If not, remember it."""
    entry = h.layout[length] % MEMORY
    if h.seen_layout[entry] == h.layout[length] and h.seen_points[entry] >= h.points[length]:
        return True
    h.seen_layout[entry] = h.layout[length]
    h.seen_points[entry] = h.points[length]
    return False


def most_possible(p: Parts, s: State, points: int) -> int:
    """No way to go on brings more in the end: as if every tile left could be laid and brought the highest bonus."""
    left = s.held[0]
    if left == 0:
        return points
    return int(points + rack_sum(p, s, 0) + p.out_bonus + left * highest_bonus(p))


def highest_bonus(p: Parts) -> int:
    """The most that a tile can bring in addition to its sum, by the parts of this table."""
    most = p.bonus[0]
    for bonus in range(1, BONUSES):
        most = max(most, p.bonus[bonus])
    return most


def search(p: Parts, tables: Any, h: Hunt) -> None:
    """Try everything, as long as the work agreed upon lasts. `tables`: the first holds the table and the rack."""
    length = 0
    list_choices(p, tables[0], h, 0)
    while length >= 0:
        if h.untried[length] == 0:
            length -= 1
            continue
        if h.work >= h.most_work:
            h.tired = 1
            return
        h.work += 1
        h.untried[length] -= 1
        tables[length + 1] = tables[length]
        put_down(p, tables[length + 1], h, length + 1, h.choice[length, h.untried[length]])
        store_best(h, length + 1)
        promising = most_possible(p, tables[length + 1], h.points[length + 1]) > h.best
        if promising and not seen_before(h, length + 1):
            length += 1
            list_choices(p, tables[length], h, length)
