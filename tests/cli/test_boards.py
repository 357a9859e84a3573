"""Boards drawn from scenes: exact pictures, in both sizes, for hexagons, triangles and boxes."""

from rich.text import Text

from ludoteka.cli.terminal.boards import Pen, draw_board, draw_piece
from ludoteka.cli.terminal.stencils import LARGE, SMALL
from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.scene import Board, Cell, Mark, Piece, Scene
from ludoteka.core.words import message
from ludoteka.games import GAMES
from ludoteka.games.triominos.pictures import pictures

# The called tile of the first three turns with seed 00, at c3, b2 and d2: 573, 568, 974 (sealed).
BASE = r"""
                    _______
                   /       \
           _______/  (c1)   \_______
          /       \         /       \
  _______/  (b1)   \_______/  (d1)   \_______
 /       \         /       \         /       \
/  (a1)   \_______/  (c2)   \_______/  (e1)   \
\         /  [5]  \         /  (9)  \         /
 \_______/       ☾ \_______/       ☼ \_______/
 /       \[6]   [8]/   5   \(7)   (4)/       \
/  (a2)   \_______/       ☼ \_______/  (e2)   \
\         /       \ 7     3 /       \         /
 \_______/  (b3)   \_______/  (d3)   \_______/
 /       \         /       \         /       \
/  (a3)   \_______/  (c4)   \_______/  (e3)   \
\         /       \         /       \         /
 \_______/  (b4)   \_______/  (d4)   \_______/
         \         /       \         /
          \_______/  (c5)   \_______/
                  \         /
                   \_______/
"""

SMALL_BASE = r"""
            ___
           /   \
       ___/ c1  \___
      /   \     /   \
  ___/ b1  \___/ d1  \___
 /   \     /   \     /   \
/ a1  \___/ c2  \___/ e1  \
\     /[5]\     /(9)\     /
 \___/   m \___/   s \___/
 /   \6   8/ 5 \7   4/   \
/ a2  \___/   s \___/ e2  \
\     /   \7   3/   \     /
 \___/ b3  \___/ d3  \___/
 /   \     /   \     /   \
/ a3  \___/ c4  \___/ e3  \
\     /   \     /   \     /
 \___/ b4  \___/ d4  \___/
     \     /   \     /
      \___/ c5  \___/
          \     /
           \___/
"""

# The place of a bridge: one side above, and below it the corner opposite.
TRIANGLES = r"""
    .-------.
   /0\0   0/0\
  /   \   /   \
 /4   1\1/1   1\
.-------.-------.
 \ 0,1 / \1   1/1\
  \   /   \   /   \
   \ /     \3/3   3\
    .-------.-------.
     \2   3/3\3   3/
      \   /   \   /
       \0/0   0\0/
        .-------.
"""

SMALL_TRIANGLES = r"""
   .-----.
  /0\0 0/0\
 /4 1\1/1 1\
.-----.-----.
 \0,1/ \1 1/1\
  \ /   \3/3 3\
   .-----.-----.
    \2 3/3\3 3/
     \0/0 0\0/
      .-----.
"""

BOXES = r"""
+------+------+
|  a1  |  KD  |
|      |      |
+------+------+
"""


def three_tiles() -> Match:
    game = GAMES["take-it-easy"]
    match = Match(Setting(game, game.presets["base"], (Seat("human", "Ana"), Seat("human", "Bea"))))
    for cell in ("c3", "b2", "d2"):
        match.draw(b"\0")
        for seat in (0, 1):
            name = match.scene(seat).tray[0].data["tile"]
            if (cell, seat) != ("d2", 1):
                match.submit(seat, match.read(seat, f"{name}@{cell}"))
    return match


def picture(lines: list[Text]) -> str:
    return "\n" + "\n".join(line.plain.rstrip() for line in lines) + "\n"


def test_a_board_large_with_last_and_sealed_tiles():
    scene = three_tiles().scene(0)
    assert picture(draw_board(Pen(scene, LARGE), scene.boards[0], offered=set())) == BASE


def test_a_board_small_and_in_ascii():
    scene = three_tiles().scene(0)
    assert picture(draw_board(Pen(scene, SMALL, ascii=True), scene.boards[0])) == SMALL_BASE


def test_a_board_of_triangles_that_share_their_sides():
    scene = pictures("TRI-7")[0]
    assert picture(draw_board(Pen(scene, LARGE), scene.boards[0], offered={"0,1"})) == TRIANGLES
    assert picture(draw_board(Pen(scene, SMALL), scene.boards[0], offered=set())) == SMALL_TRIANGLES


def test_a_board_of_boxes():
    square = ((-1.0, -0.9), (1.0, -0.9), (1.0, 0.9), (-1.0, 0.9))
    card = Piece(id="k", words=message("k"), shape="square", cell="b1", marks=(Mark(kind="text", text="KD", y=-0.5),))
    cells = tuple(
        Cell(id=name, x=x, y=0.0, words=message(name), shape="square") for name, x in (("a1", 0.0), ("b1", 2.0))
    )
    board = Board(id="b", words=message("b"), box=(0, 0, 4, 2), cells=cells, pieces=(card,))
    scene = Scene(words=message("w"), boards=(board,), shapes={"square": square})
    assert picture(draw_board(Pen(scene), board)) == BOXES


BLOCKS = """
 ·  ·  ·  ·  ·  ·
 ·  ·  ★  ·  ·  ·
 ·  ·  ·  ·  ·  ☾
 ◆  ·  ·  ·  ·  ·
 ·  ·  ·  ·  ★  ·
 ·  ☾  ·  ·  ·  ·
 ·  ·  ◆  ·  ·  ·
 · [F][F] ·  ☾  ·
[F][F] ·  · (C) ·
 · [F] ·  ◆ (C)(C)
 1  2  3  4  5  6
"""

ASCII_BLOCKS = """
 .  .  .  .  .  .
 .  .  *  .  .  .
 .  .  .  .  .  m
 d  .  .  .  .  .
 .  .  .  .  *  .
 .  m  .  .  .  .
 .  .  d  .  . [N]
 .  .  .  .  m [N]
 .  *  .  . [N][N]
 .  .  .  d [N] .
 1  2  3  4  5  6
"""


def test_a_board_of_squares_is_drawn_in_blocks():
    game = GAMES["mini-fits"]
    match = Match(Setting(game, game.options.of({"sides": "second"}), (Seat("human", "Ana"), Seat("human", "Bea"))))
    for actor, text in (
        (CHANCE, "start 1 F"),
        (CHANCE, "start 2 N"),
        (0, "F@1"),
        (1, "N2@5"),
        (CHANCE, "card C"),
        (0, "C@5"),
    ):
        match.submit(actor, match.read(actor, text))
    scene = match.scene(0)
    assert picture(draw_board(Pen(scene), scene.boards[0])) == BLOCKS
    assert picture(draw_board(Pen(scene, SMALL, ascii=True), scene.boards[1])) == ASCII_BLOCKS


def test_a_piece_made_of_squares_is_named_in_its_leftmost_column():
    game = GAMES["mini-fits"]
    match = Match(Setting(game, game.presets["classic"], (Seat("human", "Ana"),)))
    match.submit(CHANCE, match.read(CHANCE, "start 1 N"))
    scene = match.scene(0)
    drawn = {piece.data["name"]: picture(draw_piece(Pen(scene), piece)) for piece in scene.tray}
    assert (
        drawn["N"]
        == """
    N
 N  N
 N
 N
"""
    )
    assert (
        drawn["N'1"]
        == """
       N  N
N'1 N  N
"""
    )


def test_an_unknown_shape_is_still_drawn():
    scene = Scene(words=message("w"), boards=())
    piece = Piece(id="x", words=message("x"), shape="blob", marks=(Mark(kind="text", text="blob"),))
    assert "blob" in picture(draw_piece(Pen(scene), piece))


def test_every_preset_fits_a_terminal_of_100_columns_and_small_60():
    game = GAMES["take-it-easy"]
    for options in game.presets.values():
        match = Match(Setting(game, options, (Seat("human", "Ana"), Seat("human", "Bea"))))
        match.draw(b"\0")
        scene = match.scene(0)
        for size, width in ((LARGE, 76), (SMALL, 60)):
            assert max(line.cell_len for line in draw_board(Pen(scene, size), scene.boards[0])) <= width
