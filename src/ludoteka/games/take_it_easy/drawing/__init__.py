"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from ludoteka.core.actors import CHANCE, SPECTATOR, members
from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene
from ludoteka.core.words import Words, message
from ludoteka.games.take_it_easy import scoring
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import (
    ASIDE,
    CALLING,
    DECIDING,
    DONE,
    NO_TILE,
    NOT_YET,
    OVER,
    VALVE,
    Parts,
    State,
    spot_of,
    tile_of,
)
from ludoteka.games.take_it_easy.pieces import SHAPES, TONES, tile_words
from ludoteka.games.take_it_easy.showing import ALL

from .boards import board
from .facts import standing
from .offers import offers, tray
from .points import explain, scores, tallied, tallies

__all__ = ["describe", "explain", "pause", "scene", "situation"]


def scene(observation: Observation) -> Scene:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    over = s.phase == OVER
    stands = standing(p, s)
    targets, refusals = offers(observation, stands)
    return Scene(
        words=situation(p, s, viewer, observation.names, observation.legal),
        boards=tuple([board(p, s, stands, seat, viewer, _name(observation, seat)) for seat in range(p.seats)]),
        tray=tray(p, s, viewer),
        targets=targets,
        refusals=refusals,
        scores=scores(p, s, stands),
        tallies=tallies(p, s),
        tallied=tallied(p, s),
        shapes=SHAPES,
        tones=TONES,
        progress=(int(s.called), int(p.calls)),
        pause=pause(p, s),
        over=over,
        winners=tuple(members(stands.won[ALL])) if over else (),
        own_record=over and p.seats == 1,
    )


def pause(p: Parts, s: State) -> bool:
    """Between two rounds."""
    return bool(s.phase == CALLING and scoring.round_over(p, s))


def _name(observation: Observation, seat: int) -> str:
    return observation.names[seat] if seat < len(observation.names) else str(seat + 1)


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words, for the log."""
    if actor == CHANCE:
        return message("tie-log-call", tile=tile_words(p, action))
    if action == DONE:
        return message("tie-log-done")
    tile, spot = tile_words(p, tile_of(action)), spot_of(action)
    if spot == ASIDE:
        return message("tie-log-aside", tile=tile)
    if spot >= VALVE:
        return message("tie-log-valve", tile=tile, cell=cell_names(p)[spot - VALVE].upper())
    return message("tie-log-place", tile=tile, cell=cell_names(p)[spot].upper())


def situation(p: Parts, s: State, viewer: int, names: tuple[str, ...], legal: tuple[int, ...]) -> Words:
    """What is going on, in a sentence."""
    if s.phase == OVER:
        return _ending(p, s, names)
    if s.phase == DECIDING:
        mine = viewer != SPECTATOR and not s.done[viewer]
        if mine:
            return message("tie-now-valves-none" if legal == (DONE,) else "tie-now-valves")
        return message("tie-now-valves-wait")
    if s.tile == NO_TILE:
        return _round_over(p, s, names) if scoring.round_over(p, s) else message("tie-now-call")
    mine = viewer != SPECTATOR and s.chosen[viewer] == NOT_YET
    return message("tie-now-place" if mine else "tie-now-wait", tile=tile_words(p, s.tile))


def _ending(p: Parts, s: State, names: tuple[str, ...]) -> Words:
    stands = standing(p, s)
    won = tuple(members(stands.won[ALL]))
    points = stands.points[won[0]][ALL]
    if p.seats == 1:
        return message("tie-now-over-alone", points=points)
    who = ", ".join(names[seat] for seat in won)
    return message("tie-now-over" if len(won) == 1 else "tie-now-over-shared", names=who, points=points)


def _round_over(p: Parts, s: State, names: tuple[str, ...]) -> Words:
    """A round of a series has its winner, too."""
    stands = standing(p, s)
    won = tuple(members(stands.won[s.round]))
    return message(
        "tie-now-round-over" if len(won) == 1 else "tie-now-round-over-shared",
        round=int(s.round) + 1,
        rounds=int(p.rounds),
        names=", ".join(names[seat] for seat in won),
        points=stands.points[won[0]][s.round],
    )
