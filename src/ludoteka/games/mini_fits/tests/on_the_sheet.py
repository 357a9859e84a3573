"""Words for tests: frames as an owner of the box enters them on the score sheet."""

from collections.abc import Mapping

from ludoteka.core.match import Match
from ludoteka.core.scene import Scene
from ludoteka.games.mini_fits import sheet
from ludoteka.games.mini_fits.sheet import COVERED

Frames = list[Mapping[str, str]]  # for each seat, the covered squares


def entered_frames(match: Match) -> list[Frames]:
    """The frames of every finished round of a played match, as an owner of the box would enter them: the squares that
    pieces cover."""
    then = (match.at(count) for count in range(len(match.log.live()) + 1))
    return [_frames(moment.scene()) for moment in then if moment.over or moment.pauses()]


def _frames(scene: Scene) -> Frames:
    """What sticks out at the top has no square to be marked."""
    return [
        {piece.cell: COVERED for piece in board.pieces if _inside(piece.cell, scene.data["rows"])}
        for board in scene.boards
    ]


def _inside(cell: str, rows: int) -> bool:
    return int(cell.split("-")[1]) <= rows


def scored(match: Match, frames: list[Frames]) -> Scene:
    """The sheet of these rounds, for the players of a match."""
    *earlier, last = frames
    return sheet.score(match.parts, last, [seat.name for seat in match.setting.seats], earlier)
