"""What the viewer can do now, with its consequences; and why the other cells are not on offer."""

from collections.abc import Sequence

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation, WhyNot
from ludoteka.core.scene import Board, Effect, NoTarget, Piece, Target
from ludoteka.core.words import message
from ludoteka.games.mini_fits import rules
from ludoteka.games.mini_fits.notation import square_name, turned_name, write
from ludoteka.games.mini_fits.parts import (
    DEALING,
    NO_PIECE,
    OVER,
    PASS,
    PLACING,
    STARTING,
    Parts,
    State,
    column_of,
    orientation_of,
    piece_for,
    piece_of,
)
from ludoteka.games.mini_fits.pieces import held_piece, piece_words, symbol_words, way_words, ways
from ludoteka.games.mini_fits.placement import Slide, number_of, slide_of
from ludoteka.games.mini_fits.refusals import FRAME, why_not

CARD = "card"


def tray(observation: Observation) -> tuple[Piece, ...]:
    """The piece to place, once for each way to hold it; for a spectator, once. The start cards, where they
    are chosen."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if s.phase == DEALING and viewer != SPECTATOR and observation.legal:
        return tuple(held_piece(p, CARD, piece) for piece in observation.legal)
    if viewer == SPECTATOR:
        return (held_piece(p, CARD, s.piece),) if s.piece != NO_PIECE else ()
    if s.phase not in (STARTING, PLACING) or not rules.to_act(p, s) >> viewer & 1:
        return ()
    piece = piece_for(s, viewer)
    return tuple(held_piece(p, str(viewer), piece, way) for way in ways(p, piece))


def refusals(observation: Observation, frames: Sequence[Board]) -> tuple[NoTarget, ...]:
    """Why the viewer's other cells are not on offer: one entry for all cells with the same reason."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    sliding = s.phase in (STARTING, PLACING)
    offered = {str(column_of(action) + 1) for action in observation.legal if sliding and action != PASS}
    groups: dict[str, tuple[WhyNot, list[str]]] = {}
    everywhere = why_not(p, s, viewer, FRAME)
    for cell in frames[viewer].cells:
        if cell.id not in offered:
            why = why_not(p, s, viewer, int(cell.id) - 1) if cell.kind == "column" else everywhere
            groups.setdefault(why.words.id, (why, []))[1].append(cell.id)
    return tuple(NoTarget(cells=tuple(cells), words=why.words, rule=why.rule) for why, cells in groups.values())


def target(p: Parts, s: State, seat: int, action: int, slide: Slide | None) -> Target:
    text = write(p, s, seat, action)
    if s.phase == DEALING:
        words = message("fit-do-choose", piece=piece_words(p, action))
        return Target(action=text, words=words, short=message("fit-do-choose-short"), piece=f"{CARD}:{text[-1]}")
    if slide is None:
        words = message("fit-do-pass", piece=piece_words(p, piece_for(s, seat)))
        return Target(action=text, words=words, short=message("fit-do-pass-short"))
    column = column_of(action) + 1
    facts = {"piece": piece_words(p, piece_of(action)), "way": way_words(orientation_of(action)), "column": column}
    return Target(
        action=text,
        words=message("fit-do-slide", **facts),
        short=message("fit-do-slide-short", column=column),
        cell=str(column),
        piece=f"{seat}:{turned_name(p, action)}",
        effects=tuple(_effects(p, slide)),
    )


def lies_on(p: Parts, s: State, actor: int, action: int) -> tuple[str, ...]:
    """The cells that a piece would cover, those above the frame, too."""
    if s.phase not in (STARTING, PLACING) or action == PASS:
        return ()
    squares = slide_of(p, s, actor, action).lies.squares
    return tuple(square_name(p, number_of(p, square)) for square in squares)


def _effects(p: Parts, slide: Slide) -> list[Effect]:
    """The points of the effects are what the slide brings."""
    line = int(p.line_points)
    effects = [
        Effect(kind="completes", words=message("fit-completes", row=row + 1), points=line, row=f"line-{row + 1}")
        for row in slide.lines
    ]
    for symbol in slide.loses:
        words = message("fit-loses", symbol=symbol_words(p, symbol), points=int(p.set_points))
        effects.append(Effect(kind="breaks", words=words, points=-int(p.set_points)))
    for penalty in slide.pays:
        points = -int(p.penalty_points[penalty])
        effects.append(Effect(kind="pays", words=message("fit-pays", points=points), points=points))
    if slide.fills:
        points = -int(p.hole_points) * slide.fills
        effects.append(Effect(kind="fills", words=message("fit-fills", points=points), points=points))
    if slide.buries:
        effects.append(Effect(kind="buries", words=message("fit-buries", squares=len(slide.buries))))
    if slide.above:
        effects.append(Effect(kind="above", words=message("fit-sticks-out", squares=slide.above)))
    return effects
