"""What a player sees between two moves: the own board large, next to or below it everything else of the scene."""

from collections.abc import Iterator, Mapping
from functools import reduce
from itertools import groupby

from rich.console import Console
from rich.text import Text

from ludoteka.cli.console import only_ascii
from ludoteka.cli.terminal.boards import Pen, chip, draw_board, draw_piece, side_by_side
from ludoteka.cli.terminal.canvas import hstack, width_of
from ludoteka.cli.terminal.in_words import (
    by_name,
    by_piece,
    drawn,
    everything,
    groups_of_items,
    hanging,
    has_listed,
    items_in_hand,
    listed_cells,
    numbered,
    offer,
    sentence,
    with_edges,
)
from ludoteka.cli.terminal.stencils import LARGE, SMALL
from ludoteka.cli.texts import Texts, printable
from ludoteka.cli.wrapping import wrapped
from ludoteka.core.scene import Board, Scene, Tally, Target

GAP, NARROWEST_PANEL, WIDEST_PANEL = 4, 24, 46
SHORTEST_NOTE = 8  # next to the points, however narrow the terminal is
TOO_LONG = 3  # a tone's name that is longer is no label


class Screen:
    def __init__(self, out: Console, texts: Texts) -> None:
        self.out = out
        self.texts = texts

    # -- whole pictures -----------------------------------------------------------------------------------------

    def show_turn(self, scene: Scene, seat: int, names: list[str]) -> None:
        """The table from a seat: its board, the situation, what is in hand, the points, what is left."""
        mine = [board for board in scene.boards if board.seat in (seat, -1)]
        picture = [line for board in mine for line in self._board(scene, board, seat)]
        room = self.out.width - width_of(picture) - GAP
        self.out.print()
        if room >= NARROWEST_PANEL:
            self._print(hstack(picture, self._panel(scene, seat, names, min(room, WIDEST_PANEL)), GAP))
        else:
            self._print([*picture, Text(), *self._panel(scene, seat, names, self.out.width)])
        self._list_below(scene, seat)

    def _list_below(self, scene: Scene, seat: int) -> None:
        """In words: what could not be drawn, and the moves, if they are chosen from a list."""
        mine = [board for board in scene.boards if board.seat in (seat, -1)]
        for board in mine:
            for lines in self._lists(scene, board):
                self._write_below(lines)
        self._write_below(hanging(items_in_hand(scene, self.texts), self.out.width))
        self._write_below(self._offers(scene))

    def _offers(self, scene: Scene, named: Mapping[str, Target] | None = None) -> list[str]:
        """The moves that are chosen from a list: by number, if they are not given by name."""
        keys = named or {str(number): target for number, target in enumerate(numbered(scene), 1)}
        items = ((key, offer(target, self.texts, self.out.width - 8)) for key, target in keys.items())
        return hanging(items, self.out.width)

    def _lists(self, scene: Scene, board: Board) -> list[list[str]]:
        groups = groups_of_items(scene, board, self.texts)
        if len(listed_cells(scene, board)) < len(board.cells):
            return [hanging(group, self.out.width) for group in groups]
        cells = "; ".join(words for group in groups for _, words in group)  # nothing but counters
        return [hanging([("", f"{self.texts(board.words)}. {cells}")], self.out.width)] if groups else []

    def _write_below(self, lines: list[str]) -> None:
        if lines:
            self._print([Text(), *map(Text, lines)])

    def show_everything(self, scene: Scene) -> None:
        """Every piece on the table in words."""
        for board in scene.boards:
            self.write(self.texts(board.words), "bold")
            for line in hanging(((where, words) for where, words in everything(board, self.texts)), self.out.width):
                self.write_unwrapped(line)
        for line in hanging((("", sentence(piece, self.texts)) for piece in scene.tray), self.out.width):
            self.write_unwrapped(line)

    def show_boards(self, scene: Scene) -> None:
        """Every board, side by side as far as the terminal allows."""
        pen = self._pen(scene, SMALL)
        pictures = [self._titled(pen, board) for board in scene.boards if drawn(scene, board).cells]
        for row in side_by_side(pictures, self.out.width, GAP):
            self.out.print()
            self._print(reduce(lambda left, right: hstack(left, right, GAP), row))
        for board in scene.boards:
            for lines in self._lists(scene, board):
                self._write_below(lines)

    def picture(self, scene: Scene, width: int) -> list[Text]:
        """A picture of the rulebook: boards without a title, and the pieces next to them."""
        pen = self._pen(scene, SMALL)
        rows = side_by_side([draw_board(pen, board) for board in scene.boards], width, GAP)
        boards = [line for row in rows for line in reduce(lambda left, right: hstack(left, right, GAP), row)]
        tray = self._tray(scene, width)
        return [*boards, *([Text()] if boards and tray else []), *tray]

    def show_left(self, scene: Scene) -> None:
        """What can still come, in words."""
        for tally in scene.tallies:
            self.out.print(f"  {self.texts(tally.words):24} {tally.left:3} / {tally.of}")

    def show_offers(self, scene: Scene) -> None:
        """Every action on offer, with what it would do."""
        if listed := self._offers(scene) or self._offers(scene, by_name(scene)):
            self._print([*map(Text, listed)])
            return
        places = by_piece(scene.targets) if has_listed(scene) else {}
        in_hand = {piece.id: sentence(piece, self.texts) for piece in scene.tray}
        for piece, cells in places.items():
            self._print([*map(Text, wrapped(in_hand.get(piece, piece), self.out.width))])
            self._print([*map(Text, hanging([(f"{piece.partition(':')[2]}@", " ".join(cells))], self.out.width))])
        for target in scene.targets if not places else ():
            effects = ", ".join(self.texts(effect.words) for effect in target.effects)
            self.out.print(f"  {target.action:12}  {effects}".rstrip())

    def write(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style))

    def write_unwrapped(self, text: str) -> None:
        """A line that is not broken, because it may be copied: a file's name, a command."""
        self.out.print(text, soft_wrap=True)

    # -- inside -------------------------------------------------------------------------------------------------

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self.out.print(line, crop=True, no_wrap=True, overflow="ignore")

    def _pen(self, scene: Scene, size: int) -> Pen:
        return Pen(scene, size, only_ascii(self.out))

    def _board(self, scene: Scene, board: Board, seat: int) -> list[Text]:
        """As large as fits the width."""
        offered = {target.cell for target in scene.targets} or None
        large = self._drawn(self._pen(scene, LARGE), board, offered)
        if width_of(large) <= self.out.width:
            return large
        return self._drawn(self._pen(scene, SMALL), board, offered)

    def _drawn(self, pen: Pen, board: Board, offered: set[str] | None = None) -> list[Text]:
        """Without what is told in words."""
        picture = drawn(pen.scene, board)
        lines = draw_board(pen, picture, offered)
        return with_edges(lines, picture) if has_listed(pen.scene) else lines

    def _titled(self, pen: Pen, board: Board) -> list[Text]:
        return [Text(self.texts(board.words), "bold"), *self._drawn(pen, board)]

    def _panel(self, scene: Scene, seat: int, names: list[str], width: int) -> list[Text]:
        blocks = [
            self._situation(scene, width),
            self._tray(scene, width),
            list(self._scores(scene, seat, names, width)),
            self._notes(scene, width),
            list(self._left(scene, width)),
        ]
        return [line for block in blocks if block for line in (*block, Text())][:-1]

    def _situation(self, scene: Scene, width: int) -> list[Text]:
        done, of = scene.progress
        counted = [Text(f"{done}/{of}", "bright_black")] if of else []
        return [*counted, *Text(self.texts(scene.words), "bold").wrap(self.out, width)]

    def _tray(self, scene: Scene, width: int) -> list[Text]:
        pen = self._pen(scene, LARGE)
        apart = 1 if all(pen.scale(piece.shape).stencil.border for piece in scene.tray) else GAP
        rows = side_by_side([draw_piece(pen, piece) for piece in scene.tray], width, apart)
        lines = [[*reduce(lambda left, right: hstack(left, right, apart), row), *self._below(apart)] for row in rows]
        return [line for row in lines for line in row]

    def _below(self, apart: int) -> list[Text]:
        """Pieces without an outline also need air between their rows."""
        return [] if apart == 1 else [Text()]

    def _scores(self, scene: Scene, seat: int, names: list[str], width: int) -> Iterator[Text]:
        longest = max((len(name) for name in names), default=0)
        for score in scene.scores:
            style = "bold" if score.seat == seat else ""
            sign = ">" if score.seat == seat else " "
            line = Text.assemble((f"{sign} {names[score.seat]:{longest}}  {score.points:4}", style))
            notes = ", ".join(self.texts(words) for words in (score.badge, score.note) if words)
            first, *others = wrapped(notes, max(width - line.cell_len - 2, SHORTEST_NOTE))
            yield line.append(f"  {first}", "bright_black") if notes else line
            yield from (Text(" " * (line.cell_len - len(first)) + other, "bright_black") for other in others)

    def _notes(self, scene: Scene, width: int) -> list[Text]:
        wrapped = (Text(self.texts(note), "bright_black").wrap(self.out, width) for note in scene.notes)
        return [line for lines in wrapped for line in lines]

    def _left(self, scene: Scene, width: int) -> Iterator[Text]:
        if scene.tallies:
            yield Text(self.texts.cli("left"), "bright_black")
        for _, group in groupby(scene.tallies, key=lambda tally: tally.group):
            for row in side_by_side(([self._tally(scene, tally)] for tally in group), width, 2):
                yield Text("  ").join(line for (line,) in row)

    def _tally(self, scene: Scene, tally: Tally) -> Text:
        label = tally.tone if 0 < len(tally.tone) < TOO_LONG else printable(self.texts(tally.words))
        times = "x" if only_ascii(self.out) else "×"
        return Text.assemble(chip(scene.tones, tally.tone, label), f" {times}{tally.left:<2}")
