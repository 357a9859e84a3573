"""The box, the cells, and the table that is folded."""

from itertools import product

import numpy as np
import pytest

from ludoteka.core.dice import roll
from ludoteka.core.errors import Refused
from ludoteka.games.triominos import boards, moves, rules
from ludoteka.games.triominos.parts import (
    FACES,
    FOLD,
    MOST_OPEN,
    MOST_TILES,
    ORIGIN,
    STRIDE,
    State,
    corner_of,
    neighbour,
    turned,
)
from ludoteka.games.triominos.variants import Options, make_parts

from .at_the_table import GAME, table


@pytest.mark.rule("TRI-C1")
def test_the_56_tiles():
    tiles = boards.default_tiles("56")
    assert len(tiles) == len(set(tiles)) == 56
    assert all(0 <= a <= b <= c <= 5 for a, b, c in tiles)
    kinds = [len(set(tile)) for tile in tiles]
    assert [kinds.count(kind) for kind in (1, 2, 3)] == [6, 30, 20]
    assert sum(map(sum, tiles)) == 420


@pytest.mark.rule("TRI-15")
def test_the_other_sets():
    mirrored, sixes = boards.default_tiles("76"), boards.default_tiles("84")
    assert len(mirrored) == 76
    assert {boards.lowest_first((c, b, a)) for a, b, c in mirrored} == set(mirrored)
    assert len(sixes) == 84
    assert max(max(tile) for tile in sixes) == 6
    assert all(a <= b <= c for a, b, c in sixes)


@pytest.mark.rule("TRI-C1")
def test_every_face_belongs_to_one_tile_and_every_demand_lists_its_faces():
    for name in ("56", "76", "84"):
        p = make_parts(Options(tiles=name), 2)
        faces = [face for face in range(FACES) if p.tile_of[face]]
        numbers = {face: boards.numbers_of(face) for face in faces}
        assert len(faces) == sum(1 if len(set(tile)) == 1 else 3 for tile in boards.default_tiles(name))
        assert all(p.tile_of[turned(face)] == p.tile_of[face] for face in faces)
        for wanted in product(range(-1, 7), repeat=3):
            if wanted.count(-1) <= 1:
                demand = sum(number + 1 << 3 * corner for corner, number in enumerate(wanted))
                meeting = {
                    face for face in faces if all(w in (-1, n) for w, n in zip(wanted, numbers[face], strict=True))
                }
                assert set(p.fit[demand][: p.fits[demand]].tolist()) == meeting
                tiles = {int(p.tile_of[face]) for face in meeting}
                assert tiles == {t for t in range(1, p.tiles + 1) if p.can[demand, t // 62] >> t % 62 & 1}


def test_sums_and_the_claim_to_start():
    p = make_parts(Options(), 2)
    named = {boards.face_name(int(p.face_of[tile])): tile for tile in range(1, 57)}
    assert p.sum_of[named["345"]] == 12
    order = sorted(named, key=lambda name: -p.opening_rank[named[name]])
    assert order[:9] == ["555", "444", "333", "222", "111", "000", "455", "355", "445"]
    assert order[9:12] == ["255", "345", "155"]


# -- an owner's tiles -------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-C1")
def test_an_owner_can_give_another_set():
    listed = "\n".join("".join(map(str, tile)) for tile in boards.default_tiles("56")[5:])
    match = table(components=f"# my box lacks some\n{listed}\n")
    assert match.parts.tiles == 51
    assert len(match.legal(16)) == 51


@pytest.mark.rule("TRI-C1")
@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("012\n0123", "tri-tiles-form", "line 2"),
        ("012 017", "tri-tiles-form", "line 1"),
        ("012\n\n345 201", "tri-tiles-twice", "line 3"),
        ("012 345", "tri-tiles-few", ""),
    ],
)
def test_a_bad_list_of_tiles_is_refused_with_its_line(text, code, place):
    with pytest.raises(Refused) as refused:
        table(components=text)
    assert (refused.value.code, refused.value.place or "") == (code, place)


@pytest.mark.rule("TRI-C1")
def test_a_set_cannot_be_larger_than_the_table():
    every = sorted({boards.lowest_first((a, b, c)) for a, b, c in product(range(7), repeat=3)})
    with pytest.raises(Refused, match="tri-tiles-many"):
        table(components=" ".join("".join(map(str, tile)) for tile in every))


@pytest.mark.rule("TRI-1")
def test_the_fewest_tiles_give_everybody_a_rack_and_a_lot():
    names = ["".join(map(str, tile)) for tile in boards.default_tiles("56")]
    assert table(components=" ".join(names[:20])).parts.tiles == 20
    with pytest.raises(Refused, match="tri-tiles-few"):
        table(components=" ".join(names[:19]))
    assert table(seats=4, components=" ".join(names[:32])).parts.tiles == 32


# -- cells ------------------------------------------------------------------------------------------------------


def corners_by_sight(x, y):
    """The three points of a cell, by where they are on the paper."""
    up = (x + y) % 2 == 0
    return [(x, y), (x + 1, y + 1), (x - 1, y + 1)] if up else [(x, y + 1), (x - 1, y), (x + 1, y)]


def test_places_and_cells():
    assert boards.cell_at(0, 0) == ORIGIN
    assert boards.place_of(ORIGIN) == (0, 0)
    for x, y in product(range(-40, 41), range(-40, 41)):
        cell = boards.cell_at(x, y)
        if cell >= 0:
            assert boards.place_of(cell) == (x, y)
            assert cell % 2 == (x + y) % 2
    assert boards.cell_at(83, 0) > 0
    assert boards.cell_at(-83, 0) > 0
    assert boards.cell_at(92, 0) == boards.cell_at(0, 46) == boards.cell_at(0, -46) == boards.cell_at(-92, 0) == -1


def test_corners_and_neighbours_are_where_they_are_seen():
    point: dict[tuple[int, int], int] = {}
    for x, y in product(range(-9, 10), range(-9, 10)):
        for corner, seen in enumerate(corners_by_sight(x, y)):
            number = corner_of(boards.cell_at(x, y), corner)
            assert point.setdefault(seen, number) == number
    assert len(set(point.values())) == len(point)
    for x, y in product(range(-5, 6), range(-5, 6)):
        for side in range(3):
            across = boards.place_of(neighbour(boards.cell_at(x, y), side))
            shared = set(corners_by_sight(x, y)) & set(corners_by_sight(*across))
            assert shared == set(corners_by_sight(x, y)) - {corners_by_sight(x, y)[side]}


def test_no_two_points_that_matter_share_an_entry():
    """Tiles that hang together are at most 44 rows apart, in each of the three directions."""
    far = MOST_TILES // 2 + 2
    apart = [
        (along, down)
        for along, down in product(range(-far, far + 1), repeat=2)
        if abs(along + down) <= far and (along, down) != (0, 0)
    ]
    assert all((along + down * STRIDE) % FOLD for along, down in apart)


@pytest.mark.parametrize("way", [(1, 1), (-1, -1), (1, 0), (0, 1), (2, 0), (0, 2), (2, 1), (1, 2), (0,), (1,), (2,)])
@pytest.mark.rule("TRI-4")
def test_84_tiles_fit_in_one_line_in_any_direction(way):
    """A line that leaves each cell by the sides of a pattern; all corners show a 5, whatever tiles there are."""
    s = State()
    rules.open_table(make_parts(Options(tiles="84"), 2), s)
    cell, sides = ORIGIN, list(way)
    for step in range(MOST_TILES):
        spot = rules.spot_at(s, cell)
        assert spot < s.opens, f"tile {step} finds its cell open"
        moves.lay(s, 0o666, spot)
        moves.note_turn(s, 0, 0o666, cell, 0)
        cell = next_in_line(s, cell, sides[step % len(sides)])
    assert s.on_table == MOST_TILES
    assert len(set(s.turn_cell[:MOST_TILES].tolist())) == MOST_TILES
    assert s.opens <= MOST_OPEN
    assert s.opens == len(set(s.open_cell[: s.opens].tolist()))
    check_open_cells(s)


def next_in_line(s, cell, side):
    """The cell across this side; or another that is free, where the line would bend back."""
    for other in (side, (side + 1) % 3, (side + 2) % 3):
        if rules.spot_at(s, neighbour(cell, other)) < s.opens:
            return neighbour(cell, other)
    raise AssertionError("no way to go on")


def check_open_cells(s):
    """The list of open cells is what a look at the whole table gives."""
    laid = {int(s.turn_cell[t]): int(s.turn_face[t]) for t in range(s.turns) if s.turn_face[t]}
    numbers: dict[tuple[int, int], int] = {}
    for cell, face in laid.items():
        for corner, seen in enumerate(corners_by_sight(*boards.place_of(cell))):
            assert numbers.setdefault(seen, face >> 3 * corner & 7) == face >> 3 * corner & 7
    adjacent = {neighbour(cell, side) for cell in laid for side in range(3)} - set(laid)
    assert adjacent == set(s.open_cell[: s.opens].tolist())
    for spot in range(s.opens):
        seen = corners_by_sight(*boards.place_of(int(s.open_cell[spot])))
        demand = sum(numbers.get(point, 0) << 3 * corner for corner, point in enumerate(seen))
        assert s.open_demand[spot] == demand
        assert (s.open_third[spot] == 0) == all(point in numbers for point in seen)
    assert not s.open_cell[s.opens :].any()
    assert not s.open_demand[s.opens :].any()
    assert not s.open_third[s.opens :].any()


@pytest.mark.rule("TRI-4")
@pytest.mark.parametrize("tiles", ["56", "84"])
def test_open_cells_and_bonuses_are_what_a_look_at_the_table_gives(tiles):
    """The incremental list, and the bonus that is read from masks, against their definitions, in random rounds."""
    p, dice, out = make_parts(Options(tiles=tiles), 3), np.zeros(2, np.int64), np.zeros(GAME.most_actions, np.int64)
    GAME.kernel.shake(dice, 5)
    for _ in range(8):
        s = State()
        GAME.kernel.setup(p, s)
        while GAME.kernel.to_act(p, s):
            turns = s.turns
            actor = lowest(GAME.kernel.to_act(p, s))
            count = GAME.kernel.legal(p, s, actor, out)
            GAME.kernel.apply(p, s, actor, int(out[roll(dice, count)]))
            if s.turns > turns and s.turn_face[turns]:
                check_open_cells(s)
                assert s.turn_bonus[turns] == bonus_by_sight(s, turns)


def lowest(actors):
    return next(actor for actor in range(20) if actors >> actor & 1)


def bonus_by_sight(s, turn):
    """0, 1 for a bridge, 2, 3 or 4 for hexagons: from the cells alone."""
    laid = [boards.place_of(int(s.turn_cell[t])) for t in range(turn) if s.turn_face[t]]
    mine = set(corners_by_sight(*boards.place_of(int(s.turn_cell[turn]))))
    around = {point: sum(point in corners_by_sight(*cell) for cell in laid) for point in mine}
    hexagons = sum(count == 5 for count in around.values())
    if hexagons:
        return 1 + hexagons
    sides = sum(len(mine & set(corners_by_sight(*cell))) == 2 for cell in laid)
    return int(sides == 1 and all(around.values()))
