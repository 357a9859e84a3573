"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from functools import lru_cache

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import FINE
from ludoteka.core.room import Observation, WhyNot
from ludoteka.core.scene import Board, Cell, NoTarget, Piece, Scene, Tally
from ludoteka.core.words import Words, message

from . import boards, client_data, rules, scoring
from .explaining import explain, how_it_ended, how_it_is_won, name_of, who_is_out
from .log_text import describe
from .parts import (
    BETWEEN,
    BLOCKED,
    DEALING,
    HIGHEST,
    LOTS,
    NOBODY,
    NOTHING,
    OVER,
    PASS,
    Parts,
    State,
    bit_of,
    corner_bits,
    face_of_action,
    on_rack,
    spot_of,
    word_of,
)
from .pieces import HEIGHT, SHAPES, TONES, shape_of, tile_piece
from .refusals import why_not
from .targets import target

__all__ = ["describe", "explain", "pause", "scene"]

ENDINGS = {OVER: "over", BETWEEN: "between"}


def scene(observation: Observation) -> Scene:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    over, table = s.phase == OVER, _board(s)
    return Scene(
        words=situation(observation),
        boards=(table,),
        tray=_tray(p, s, observation),
        targets=tuple(target(p, s, viewer, action) for action in observation.legal),
        refusals=_refusals(observation, table),
        scores=explain(p, s),
        tallies=_tallies(p, s, viewer),
        shapes=SHAPES,
        tones=TONES,
        pause=pause(p, s),
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
        ending=how_it_ended(p, s, observation.names) if over else None,
        secret=viewer != SPECTATOR and s.phase not in ENDINGS,
        data=client_data.data(observation),
    )


def pause(p: Parts, s: State) -> bool:
    """A round is over, and another follows."""
    return s.phase == BETWEEN


# -- the situation in a sentence --------------------------------------------------------------------------------


def situation(observation: Observation) -> Words:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if s.phase == OVER:
        return how_it_is_won(p, s, observation.names)
    if s.phase == BETWEEN:
        return _round_over(observation)
    if s.phase == DEALING:
        return message("tri-now-deal", round=int(s.round) + 1)
    if s.phase == LOTS:
        return message("tri-now-lots")
    if s.drawing != NOBODY:
        return message("tri-now-draw", name=_name(observation, s.drawing))
    if viewer == SPECTATOR or s.turn != viewer:
        return message("tri-now-wait", name=_name(observation, s.turn))
    return _to_play(p, s, viewer)


def _to_play(p: Parts, s: State, seat: int) -> Words:
    if not s.on_table:
        return message("tri-now-open-highest" if p.start == HIGHEST else "tri-now-open")
    may_draw = rules.draw_refusal(p, s, seat) == FINE
    if rules.can_place(p, s, seat):
        if s.drawn:
            return message("tri-now-play-drawn", drawn=int(s.drawn))
        return message("tri-now-play" if may_draw else "tri-now-lay")
    if not may_draw:
        return message("tri-now-pass")
    return message("tri-now-draw-again", drawn=int(s.drawn)) if s.drawn else message("tri-now-stuck")


def _round_over(observation: Observation) -> Words:
    s = observation.state
    if s.ended == BLOCKED:
        return message("tri-now-blocked", round=int(s.round) + 1)
    return message("tri-now-out", name=_name(observation, who_is_out(observation.parts, s)), round=int(s.round) + 1)


def _name(observation: Observation, seat: int) -> str:
    return name_of(observation.names, seat)


# -- the table --------------------------------------------------------------------------------------------------


def _board(s: State) -> Board:
    placed = [turn for turn in range(s.turns) if s.turn_face[turn] != NOTHING]
    taken = tuple(_cell(int(s.turn_cell[turn])) for turn in placed)
    still_open = () if s.phase in ENDINGS else tuple(_open_cell(s, spot) for spot in range(s.opens))
    cells = (*taken, *still_open)
    return Board(
        id="table",
        words=message("tri-table"),
        box=box_of(cells),
        cells=cells,
        pieces=tuple(_laid(s, turn, last=turn == placed[-1]) for turn in placed),
    )


@lru_cache(1 << 13)
def _cell(cell: int) -> Cell:
    x, y = boards.place_of(cell)
    name = boards.cell_name(cell)
    return Cell(id=name, x=x / 2, y=round(y * HEIGHT, 3), words=message("tri-cell", cell=name), shape=shape_of(cell))


def _open_cell(s: State, spot: int) -> Cell:
    """Where a tile could go: it says which numbers its corners want."""
    return _wanting(int(s.open_cell[spot]), int(s.open_demand[spot]))


@lru_cache(1 << 12)
def _wanting(at: int, demand: int) -> Cell:
    cell = _cell(at)
    top, second, third = (corner_words(demand, corner) for corner in range(3))
    if cell.shape == "up":
        words = message("tri-open-up", cell=cell.id, top=top, right=second, left=third)
    else:
        words = message("tri-open-down", cell=cell.id, bottom=top, left=second, right=third)
    return replace(cell, words=words)


def corner_words(demand: int, corner: int) -> Words:
    number = corner_bits(demand, corner)
    return message("tri-number", number=int(number) - 1) if number != NOTHING else message("tri-number-any")


def box_of(cells: tuple[Cell, ...]) -> tuple[float, float, float, float]:
    left, right = min(cell.x for cell in cells) - 0.5, max(cell.x for cell in cells) + 0.5
    top, bottom = min(cell.y for cell in cells) - HEIGHT / 2, max(cell.y for cell in cells) + HEIGHT / 2
    return left, round(top, 3), right - left, round(bottom - top, 3)


def _laid(s: State, turn: int, *, last: bool) -> Piece:
    face, cell = int(s.turn_face[turn]), int(s.turn_cell[turn])
    return tile_piece(face, cell, "last" if last else "", seat=int(s.turn_seat[turn]), turn=turn)


# -- the viewer's rack, and why not -----------------------------------------------------------------------------


def _tray(p: Parts, s: State, observation: Observation) -> tuple[Piece, ...]:
    if observation.viewer == SPECTATOR:
        return ()
    fitting: dict[int, int] = {}
    for action in observation.legal:
        if _is_placement(action):
            tile = int(p.tile_of[face_of_action(action)])
            fitting[tile] = fitting.get(tile, 0) + 1
    playing = bool(observation.legal) and observation.asked
    return tuple(
        tile_piece(
            int(p.face_of[tile]), state="stuck" if playing and tile not in fitting else "", places=fitting.get(tile, 0)
        )
        for tile in _rack(p, s, observation.viewer)
    )


def _rack(p: Parts, s: State, seat: int) -> list[int]:
    return [tile for tile in range(1, p.tiles + 1) if on_rack(s, seat, tile)]


def _is_placement(action: int) -> bool:
    return action < PASS


def _refusals(observation: Observation, table: Board) -> tuple[NoTarget, ...]:
    """Why the other cells are not on offer: one entry for all cells with the same reason."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    offered = {boards.cell_name(s.open_cell[spot_of(action)]) for action in observation.legal if _is_placement(action)}
    groups: dict[str, tuple[WhyNot, list[str]]] = {}
    for cell in table.cells:
        if cell.id not in offered:
            x, y = cell.id.split(",")
            why = why_not(p, s, viewer, boards.cell_at(int(x), int(y)))
            groups.setdefault(why.words.id, (why, []))[1].append(cell.id)
    return tuple(NoTarget(cells=tuple(cells), words=why.words, rule=why.rule) for why, cells in groups.values())


# -- what is left ----------------------------------------------------------------------------------------------


def _tallies(p: Parts, s: State, viewer: int) -> tuple[Tally, ...]:
    """The pool, and for each number how many tiles with it the viewer has not seen."""
    unseen = {tile for tile in range(1, p.tiles + 1) if _unseen(s, viewer, tile)}
    return (
        Tally(words=message("tri-left-pool"), left=int(s.pool_left), of=int(p.tiles)),
        *(replace(tally, left=len(tiles & unseen)) for tally, tiles in _tiles_by_number(p)),
    )


@once_per_table
def _tiles_by_number(p: Parts) -> list[tuple[Tally, set[int]]]:
    """For each number a tally, and the tiles that it counts."""
    tiles: dict[int, set[int]] = {}
    for tile in range(1, p.tiles + 1):
        for number in boards.numbers_of(int(p.face_of[tile])):
            tiles.setdefault(number, set()).add(tile)
    words = {number: message("tri-left-number", number=number) for number in tiles}
    return [
        (Tally(words=words[number], left=0, of=len(tiles[number]), tone=str(number), group="numbers"), tiles[number])
        for number in sorted(tiles)
    ]


def _unseen(s: State, viewer: int, tile: int) -> bool:
    mine = viewer != SPECTATOR and on_rack(s, viewer, tile)
    return not mine and not (s.laid[word_of(tile)] | s.revealed[word_of(tile)]) & bit_of(tile)
