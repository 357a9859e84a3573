"""The variants: options that combine, presets with names people know, and the parts they make."""

from dataclasses import dataclass
from typing import Literal

from ludoteka.core.errors import Refused
from ludoteka.core.options import BaseOptions, option

from . import boards
from .parts import CARDS, CELLS, OUTSIDE, SEATS, WAYS, Parts

COLOURS = ("red", "blue", "green")
UNLIMITED = 1000

# Cards for each player, by the number of teams and of players (SEQ-2). What is not here cannot be played.
HANDS = {
    2: {2: 7, 4: 6, 6: 5, 8: 4, 10: 3, 12: 3},
    3: {3: 6, 6: 5, 9: 4, 12: 3},
}
EITHER = tuple(seats for seats in HANDS[2] if seats in HANDS[3])  # so many can form two teams or three
WITH_TEAM_MATES = tuple(seats for seats in SEATS if seats > 3)
NEEDED = {2: 2, 3: 1}  # sequences that win, by the number of teams (SEQ-12)


@dataclass(frozen=True)
class Options(BaseOptions):
    teams: Literal["auto", "2", "3"] = option(
        "auto", rule="SEQ-1", always=True, choices_at={"2": tuple(HANDS[2]), "3": tuple(HANDS[3])}, asked_at=EITHER
    )
    colours: Literal["red-blue", "red-green", "blue-green"] = option("red-blue", rule="SEQ-1", seats=tuple(HANDS[2]))
    row_for_two: Literal["nine", "ten"] = option("nine", rule="SEQ-12", assumed=True)
    choose_lock: bool = option(default=False, rule="SEQ-13", assumed=True)
    exchanges: Literal["one", "unlimited"] = option("one", rule="SEQ-8", assumed=True)
    manual_draw: bool = option(default=False, rule="SEQ-5")
    no_table_talk: bool = option(default=False, rule="SEQ-14", seats=WITH_TEAM_MATES)
    advanced: bool = option(default=False, rule="SEQ-15")

    def check(self, seats: int) -> None:
        teams = self.teams_at(seats)
        if seats not in HANDS[teams]:
            allowed = ", ".join(str(number) for number in HANDS[teams])
            raise Refused("teams", rule="SEQ-1", place=f"teams={teams}", seats=seats, teams=teams, allowed=allowed)
        if teams == 3 and self.colours != "red-blue":
            raise Refused("colours", rule="SEQ-1", place=f"colours={self.colours}")
        if self.no_table_talk and seats == teams:
            raise Refused("talk-alone", rule="SEQ-14", place="no_table_talk=yes")
        super().check(seats)

    def teams_at(self, seats: int) -> int:
        """How many teams there are. Where both are possible, a table has to say it (`check`)."""
        if self.teams == "auto":
            return 2 if seats in HANDS[2] else 3
        return int(self.teams)


PRESETS: dict[str, Options] = {
    "classic": Options(),
    "three-teams": Options(teams="3"),
    "advanced": Options(teams="2", advanced=True),
    "forgetful": Options(manual_draw=True),
    "silent": Options(no_table_talk=True),
}


# Settings, with a number of seats, that reach what no preset does. The laws visit them, too.
MIXES: dict[str, tuple[Options, int]] = {
    "choosing": (Options(choose_lock=True, exchanges="unlimited"), 2),
    "ten": (Options(row_for_two="ten", choose_lock=True, advanced=True, colours="blue-green"), 2),
    "forgetful-silent": (Options(manual_draw=True, no_table_talk=True, exchanges="unlimited", advanced=True), 4),
    "silent-three": (Options(teams="3", no_table_talk=True, manual_draw=True), 6),
    "alone-three": (Options(exchanges="unlimited", manual_draw=True), 3),
}


def make_parts(options: Options, seats: int, components: str = "") -> Parts:
    """The parts of one table. `components`: the board of the owner's box, as in data/board.txt."""
    p = Parts()
    p.seats = seats
    p.teams = options.teams_at(seats)
    p.team[:seats] = [seat % p.teams for seat in range(seats)]
    p.hand = HANDS[p.teams][seats]
    p.needed = NEEDED[p.teams]
    p.in_line_share = int(options.row_for_two == "nine")
    p.ask_lock = int(options.choose_lock)
    p.manual_draw = int(options.manual_draw)
    p.exchanges = UNLIMITED if options.exchanges == "unlimited" else 1
    p.no_talk = int(options.no_table_talk)
    p.advanced = int(options.advanced)
    chosen = COLOURS if p.teams == len(COLOURS) else options.colours.split("-")
    p.colour[: p.teams] = [COLOURS.index(colour) for colour in chosen]
    _lay_board(p, boards.read_board(components or boards.default_board()))
    return p


def _lay_board(p: Parts, faces: tuple[int, ...]) -> None:
    p.face[:CELLS] = faces
    p.cell_of[:] = OUTSIDE
    for card in range(1, CARDS + 1):
        found = [cell for cell, face in enumerate(faces) if face == card]
        p.cell_of[card, : len(found)] = found
    p.next_cell[:] = OUTSIDE
    p.five_from[:] = -1
    for cell in range(CELLS):
        for way in range(WAYS):
            p.next_cell[cell, way] = boards.step(cell, way)
            p.next_cell[cell, way + WAYS] = boards.step(cell, way, -1)
    for number, five in enumerate(boards.fives()):
        p.five_cells[number] = five.cells
        p.five_way[number] = five.way
        p.five_from[five.cells[0], five.way] = number
