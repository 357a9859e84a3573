"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from ludoteka.core.actors import members
from ludoteka.core.kernel import once_per_table
from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene
from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.log_text import describe
from ludoteka.games.mini_fits.parts import BETWEEN, OVER, Parts, State
from ludoteka.games.mini_fits.pieces import SQUARE, outlines, tones

from .cards import cards
from .facts import facts
from .frames import frame_keys, frames, sky
from .offers import lies_on, offers, refusals, tray
from .points import explain
from .scored import scored_cells
from .situation import ending, rank, situation, stage, title

__all__ = ["describe", "ending", "explain", "lies_on", "pause", "rank", "scene", "scored_cells", "sky", "title"]


def scene(observation: Observation) -> Scene:
    p, s, over = observation.parts, observation.state, observation.state.phase == OVER
    keys, deck, offered = frame_keys(p, s, observation.viewer), cards(p, s), offers(observation)
    boards = frames(observation, keys)
    return Scene(
        words=situation(observation),
        boards=boards,
        tray=tray(observation),
        targets=offered.targets,
        refusals=refusals(observation, boards, offered.columns),
        scores=explain(p, s),
        tallies=() if over else deck.tallies,
        shapes=_shapes(p),
        tones=tones(p),
        progress=(int(s.turned), int(p.pieces)),
        stage=stage(s),
        pause=pause(p, s),
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
        ending=title(observation) if over else None,
        data=facts(observation, keys, deck, offered.slides),
    )


def pause(p: Parts, s: State) -> bool:
    """Between two sides."""
    return bool(s.phase == BETWEEN)


@once_per_table
def _shapes(p: Parts) -> dict[str, tuple[tuple[float, float], ...]]:
    """The outlines of all pieces in all orientations; a square."""
    known: dict[str, tuple[tuple[float, float], ...]] = {"square": SQUARE}
    for piece in range(1, p.pieces + 1):
        known |= outlines(p, piece)
    return known
