"""What is in the box: tiles, symbols, boards, special tiles."""

from collections import Counter

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games.take_it_easy import boards
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import MOON, NO_SYMBOL, SUN
from ludoteka.games.take_it_easy.pieces import TONES
from ludoteka.games.take_it_easy.variants import default_components, read_symbols

from .at_the_table import GAME, all_cells, table

BASE_CELLS = "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3"
VALVE_BOARDS = ["", "mirrored=yes", "turned=yes", "mirrored=yes turned=yes"]


def parts(options="", seats=1, components=""):
    return GAME.parts(GAME.options.read(options), seats, components)


def rows(p):
    """The rows as (direction, names of their cells)."""
    names = cell_names(p)
    return {
        (int(p.row_direction[row]), tuple(names[cell] for cell in p.row_cells[row][: p.row_length[row]]))
        for row in range(p.rows)
    }


@pytest.mark.rule("TIE-C1")
def test_all_27_combinations_exist_once():
    p = parts()
    faces = [tuple(p.number[tile]) for tile in range(1, p.tiles + 1)]
    assert len(faces) == len(set(faces)) == 27
    assert set(faces) == {(v, r, f) for v in (1, 5, 9) for r in (2, 6, 7) for f in (3, 4, 8)}


@pytest.mark.rule("TIE-C1")
def test_up_to_six_play():
    for seats in range(1, 7):
        assert len(table(seats=seats).setting.seats) == seats
    with pytest.raises(Refused, match="seats"):
        table(seats=0)
    assert GAME.seats == range(1, 7)


@pytest.mark.rule("TIE-C2")
def test_the_middle_rows_run_as_printed():
    p = parts()
    assert (boards.VERTICAL, ("c1", "c2", "c3", "c4", "c5")) in rows(p)
    assert (boards.RISING, ("a3", "b3", "c3", "d2", "e1")) in rows(p)  # 2, 6, 7: lower left to upper right
    assert (boards.FALLING, ("a1", "b2", "c3", "d3", "e3")) in rows(p)  # 3, 4, 8: upper left to lower right


@pytest.mark.rule("TIE-C2")
def test_tiles_are_drawn_with_their_numbers_where_the_lines_begin():
    match = table()
    match.submit(16, match.read(16, "draw 978"))
    numbers = {mark.text: (mark.x, mark.y) for mark in match.scene(0).tray[0].marks if mark.kind == "text"}
    assert numbers["9"][1] < 0 < numbers["7"][1]
    assert numbers["7"][0] < 0 < numbers["8"][0]


@pytest.mark.rule("TIE-C3")
def test_every_number_has_its_colour_and_a_pattern_of_its_own():
    numbers = {name: tone for name, tone in TONES.items() if not name.startswith("joker")}
    assert set(numbers) == set("123456789")
    assert len({tone.fill for tone in numbers.values()}) == 9
    assert len({tone.pattern for tone in TONES.values()}) == 10

    def channels(name):
        return tuple(int(TONES[name].fill[i : i + 2], 16) for i in (1, 3, 5))

    assert max(channels("1")) < 0x40
    assert min(channels("2")) > 0xF0
    red, green, blue = channels("4")
    assert blue > green > red
    red, green, blue = channels("7")
    assert green > max(red, blue)
    red, green, blue = channels("9")
    assert red > green > 2 * blue


@pytest.mark.rule("TIE-C4")
def test_the_assumed_symbols_are_13_suns_and_14_moons():
    assert Counter(read_symbols(default_components()).values()) == {SUN: 13, MOON: 14}


@pytest.mark.rule("TIE-C4")
def test_an_owner_replaces_the_symbols():
    turned = default_components().replace("moon", "?").replace("sun", "moon").replace("?", "sun")
    default, other = parts(), parts(components=turned)
    for tile in range(1, 28):
        assert {int(default.symbol[tile]), int(other.symbol[tile])} == {SUN, MOON}


@pytest.mark.rule("TIE-C4")
@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (lambda text: text.replace("tile,symbol", "tile;symbol"), "symbols-header", "line 1"),
        (lambda _: "", "symbols-header", "line 1"),
        (lambda text: text.replace("124,sun", "124,star"), "symbols-symbol", "line 3"),
        (lambda text: text.replace("124,sun", "129,sun"), "symbols-tile", "line 3"),
        (lambda text: text.replace("124,sun", "124,sun,moon"), "symbols-line", "line 3"),
        (lambda text: text.replace("124,sun", "123,sun"), "symbols-twice", "line 3"),
        (lambda text: text.replace("124,sun\n", ""), "symbols-missing", ""),
    ],
)
def test_a_wrong_symbol_table_is_refused_with_its_place(change, code, place):
    with pytest.raises(Refused) as refused:
        parts(components=change(default_components()) or "\n")
    assert (refused.value.code, refused.value.place, refused.value.rule) == (code, place, "TIE-C4")


@pytest.mark.rule("TIE-C4")
def test_blank_lines_and_spaces_in_a_symbol_table_do_no_harm():
    spaced = default_components().replace("124,sun", " 124 , sun ") + "\n\n"
    assert read_symbols(spaced) == read_symbols(default_components())


@pytest.mark.rule("TIE-C5")
def test_the_base_board():
    p = parts()
    assert all_cells() == tuple(BASE_CELLS.split())
    assert p.rows == 15
    for direction in range(3):
        lengths = [p.row_length[row] for row in range(p.rows) if p.row_direction[row] == direction]
        assert lengths == [3, 4, 5, 4, 3]
    assert not p.is_valve.any()


@pytest.mark.rule("TIE-C6")
@pytest.mark.parametrize("options", VALVE_BOARDS)
def test_every_image_of_the_valve_board_has_six_rows_each_way(options):
    p = parts(f"board=valve {options}")
    assert p.cells == 21
    for direction in range(3):
        lengths = [int(p.row_length[row]) for row in range(p.rows) if p.row_direction[row] == direction]
        assert len(lengths) == 6
        assert sum(lengths) == 21
        assert min(lengths) == 2
        assert max(lengths) == 5


@pytest.mark.rule("TIE-C6")
@pytest.mark.parametrize("options", VALVE_BOARDS)
def test_each_valve_is_the_centre_of_a_flower(options):
    p = parts(f"board=valve {options}")
    valves = [cell for cell in range(p.cells) if p.is_valve[cell]]
    flowers = [{valve} | {cell for cell in range(p.cells) if p.touching[valve, cell]} for valve in valves]
    assert [len(flower) for flower in flowers] == [7, 7, 7]
    assert set().union(*flowers) == set(range(21))


@pytest.mark.rule("TIE-C6")
def test_the_default_valve_board_is_the_one_of_the_digest():
    p = parts("board=valve")
    names = cell_names(p)
    assert {name for cell, name in enumerate(names) if p.is_valve[cell]} == {"b2", "d4", "e2"}
    assert [sum(name[0] == column for name in names) for column in "abcdef"] == [2, 3, 4, 5, 5, 2]


@pytest.mark.rule("TIE-C6")
def test_a_half_turn_changes_no_row_but_the_mirror_image_does():
    def shape(options):
        p = parts(f"board=valve {options}")
        return [
            sorted(int(p.row_length[row]) for row in range(p.rows) if p.row_direction[row] == direction)
            for direction in range(3)
        ]

    def crossings(options):
        """Which lengths of rows meet at a cell, by direction: the same for two boards with the same rows."""
        p = parts(f"board=valve {options}")
        through: Counter[tuple[int, ...]] = Counter()
        for cell in range(p.cells):
            lengths = [0, 0, 0]
            for row in range(p.rows):
                if cell in p.row_cells[row][: p.row_length[row]]:
                    lengths[p.row_direction[row]] = int(p.row_length[row])
            through[tuple(lengths)] += 1
        return through

    assert shape("") == shape("turned=yes")
    assert crossings("") == crossings("turned=yes")
    assert crossings("") != crossings("mirrored=yes")
    assert cell_names(parts("board=valve turned=yes")) != cell_names(parts("board=valve"))


@pytest.mark.rule("TIE-C7")
def test_the_four_special_tiles():
    p = parts("board=valve")
    assert p.tiles == 31
    faces = {boards.tile_name(tile): tuple(int(n) for n in p.number[tile]) for tile in range(28, 32)}
    assert faces == {"***": (0, 0, 0), "1**": (1, 0, 0), "*2*": (0, 2, 0), "**3": (0, 0, 3)}
    assert all(p.symbol[tile] == NO_SYMBOL for tile in range(28, 32))
    assert all(p.symbol[tile] != NO_SYMBOL for tile in range(1, 28))


@pytest.mark.rule("TIE-C7")
def test_an_owner_whose_special_tiles_carry_symbols_says_so():
    p = parts("board=valve", components=default_components() + "***,sun\n**3,moon\n")
    assert [int(p.symbol[tile]) for tile in range(28, 32)] == [SUN, NO_SYMBOL, NO_SYMBOL, MOON]


@pytest.mark.rule("TIE-C7")
def test_special_tiles_are_called_by_their_names():
    for tile, name in (("***", "triple"), ("1**", "black"), ("*2*", "white"), ("**3", "pink")):
        match = table("board=valve")
        match.submit(16, match.read(16, f"draw {tile}"))
        assert match.scene(0).tray[0].words.id == f"tie-tile-{name}"


@pytest.mark.rule("TIE-C7")
def test_special_tiles_are_not_in_the_base_game():
    assert parts().tiles == 27
