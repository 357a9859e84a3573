"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from ludoteka.core.actors import AUTOMA, members
from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.log_text import describe
from ludoteka.games.stamp_swap.parts import (
    CHOOSING,
    CONTEST_DRAW,
    CUTTING,
    DAYS,
    DECIDING,
    FINAL_DRAW,
    HER_DRAWS,
    HER_EVENT,
    MAT_DRAW,
    OVER,
    POOL_DRAWS,
    POOL_EVENT,
    REVEALING,
    SHOW_DRAW,
    YOUR_DRAWS,
    YOUR_EVENT,
    Parts,
    State,
)
from ludoteka.games.stamp_swap.pieces import TONES, outlines

from .boards import boards, own_seat
from .facts import facts
from .lines import lines_of
from .notes import notes
from .offers import refusals, targets, tray
from .on_board import on_board
from .pages import albums_of
from .points import explain, points_of
from .scored import scored_cells
from .situation import situation

__all__ = ["describe", "explain", "kind", "pause", "quiet", "scene", "scored_cells"]

_KINDS = {
    HER_EVENT: "event", YOUR_EVENT: "event", DECIDING: "card", SHOW_DRAW: "card", FINAL_DRAW: "card", CHOOSING: "take",
}  # fmt: skip


def kind(p: Parts, s: State, actor: int, action: int) -> str:
    """Pinzetta's steps (`step`), the cards that are turned for them (`card`), those that begin a day (`event`); and of
    several, the choices of piles (`take`)."""
    return "step" if actor == AUTOMA else _KINDS.get(int(s.phase), "")


def quiet(p: Parts, s: State) -> bool:
    """The contests at the start, and the many items of a collection, come without a pause between them."""
    return s.phase in (CONTEST_DRAW, HER_DRAWS, YOUR_DRAWS, REVEALING, POOL_EVENT, POOL_DRAWS) or (
        p.seats > 1 and s.phase == MAT_DRAW
    )


def pause(p: Parts, s: State) -> bool:
    """No round of its own ends here: a day goes on to the next at once."""
    return False


def scene(observation: Observation) -> Scene:
    p, s = observation.parts, observation.state
    over = s.phase == OVER
    albums, seat = albums_of(p, s), own_seat(observation)
    points = [points_of(p, s, each) for each in range(p.seats)]
    contests = on_board(p, s, seat, albums[seat])
    lines = lines_of(p, s, seat, contests.line)
    laid = boards(observation, albums, lines)
    return Scene(
        words=situation(observation),
        boards=laid,
        tray=tray(observation),
        targets=targets(observation, albums),
        refusals=refusals(observation, laid, lines, albums),
        scores=tuple(each.score for each in points),
        shapes=outlines(),
        tones=TONES,
        progress=(DAYS if over else int(s.day) + 1, DAYS),
        over=over,
        notes=notes(p, s, int(s.mat[seat]), albums[seat].cards),
        secret=_is_secret(p, s, observation.viewer),
        winners=tuple(seat for seat in members(scoring.winners(p, s)) if seat < p.seats) if over else (),
        data=facts(observation, albums, points, contests, lines),
    )


def _is_secret(p: Parts, s: State, viewer: int) -> bool:
    """Does the viewer see what others at the same screen may not: an own stamp that lies face down, an own cut?"""
    if p.seats == 1 or viewer >= p.seats or s.phase == OVER:
        return False
    return s.phase == CUTTING or bool(s.secret[viewer].any())
