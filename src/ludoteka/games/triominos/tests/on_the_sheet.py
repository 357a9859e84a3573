"""Words for tests: rounds as they are entered on the score sheet."""

from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.scene import Scene
from ludoteka.games.triominos import boards, ledger
from ludoteka.games.triominos.entered import EnteredRound, EnteredTurn

from .at_the_table import GAME, NAMES

TILES = [boards.face_name(boards.face_of(numbers)) for numbers in boards.default_tiles("56")]


def turn(seat: int, tile: str = "", bonus: str = "", drawn: int = 0) -> EnteredTurn:
    return EnteredTurn(seat=seat, tile=tile, bonus=bonus, drawn=drawn)


def scored(*rounds: EnteredRound, options: str = "", seats: int = 2) -> Scene:
    people = tuple(Seat("human", name) for name in NAMES[:seats])
    parts = Setting(GAME, GAME.options.read(options), people).parts()
    return ledger.score(parts, rounds, NAMES[:seats])


def points(scene: Scene) -> list[int]:
    return [score.points for score in scene.scores]


def laid(count: int, seats: int = 2, *, first: int = 0, tiles: list[str] = TILES) -> tuple[EnteredTurn, ...]:
    """So many turns, each with the next tile of a list."""
    return tuple(turn((first + number) % seats, tile) for number, tile in enumerate(tiles[:count]))


def out(*, first: int = 0, left: str = "555", bonus: str = "", at: int = 0, tiles: list[str] = TILES) -> EnteredRound:
    """Two play, and the first is out with the ninth tile; one tile is left. `bonus`: of the turn `at`."""
    turns = list(laid(17, first=first, tiles=tiles))
    turns[at] = turn(turns[at].seat, turns[at].tile, bonus)
    return EnteredRound(turns=tuple(turns), ended="out", racks=("", left) if first == 0 else (left, ""))


def emptied() -> tuple[EnteredTurn, ...]:
    """Two play: one tile is laid, then all of the pool is drawn and nothing laid."""
    draws = [3] * 12 + [2]
    return (turn(0, "125"), *(turn((number + 1) % 2, drawn=drawn) for number, drawn in enumerate(draws)))


def blocked(turns: tuple[EnteredTurn, ...] = (), *, short: int = 0) -> EnteredRound:
    """A blocked round of two: after the turns everybody has what the rest of the set holds; Bo `short` of some."""
    turns = turns or emptied()
    held = [9, 9]
    for one in turns:
        held[one.seat] += one.drawn - bool(one.tile)
    used = {one.tile for one in turns}
    rest = [tile for tile in TILES if tile not in used]
    racks = (" ".join(rest[: held[0]]), " ".join(rest[held[0] : sum(held) - short]))
    return EnteredRound(turns=turns, ended="blocked", racks=racks)


# -- a game that was played, on the sheet -------------------------------------------------------------------------


def entered_rounds(match: Match) -> tuple[EnteredRound, ...]:
    """The finished rounds of a played match, as an owner of the box would enter them: turn by turn from what lies open
    on the table, and the racks, which are shown at the end of a round."""
    then = (match.at(count) for count in range(len(match.log.live()) + 1))
    return tuple(_entered(moment.scene()) for moment in then if moment.over or moment.pauses())


def _entered(scene: Scene) -> EnteredRound:
    """A round that has just ended."""
    turns = tuple(
        turn(reported["seat"], reported.get("tile", ""), reported.get("bonus", ""), reported["drawn"])
        for reported in scene.data["turns"]
    )
    racks = tuple(" ".join(seat["rack"]) for seat in scene.data["seats"])
    return EnteredRound(turns=turns, ended=scene.data["ended"], racks=racks)
