"""What is going on, in a sentence."""

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.room import Observation
from ludoteka.core.words import Words, message
from ludoteka.games.mini_fits import rules, scoring
from ludoteka.games.mini_fits.parts import (
    BETWEEN,
    DEALING,
    OVER,
    PASS,
    PLACING,
    SHUFFLING,
    STARTING,
    Parts,
    State,
    piece_for,
)
from ludoteka.games.mini_fits.pieces import piece_words


def situation(observation: Observation) -> Words:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if s.phase == OVER:
        return ending(observation)
    if s.phase == BETWEEN:
        return message("fit-now-between")
    asked = viewer != SPECTATOR and observation.asked
    if s.phase == DEALING:
        return _dealing(observation, asked=asked)
    if s.phase == STARTING:
        return (
            message("fit-now-start", piece=piece_words(p, piece_for(s, viewer)))
            if asked
            else message("fit-now-start-wait")
        )
    if s.phase == PLACING:
        return _placing(observation, asked=asked)
    return message("fit-now-shuffle" if s.phase == SHUFFLING else "fit-now-turn")


def _dealing(observation: Observation, *, asked: bool) -> Words:
    p, s = observation.parts, observation.state
    if not p.choose_starts:
        return message("fit-now-deal")
    return (
        message("fit-now-choose")
        if asked
        else message("fit-now-choose-wait", name=name_of(observation, rules.next_to_start(p, s)))
    )


def _placing(observation: Observation, *, asked: bool) -> Words:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    piece = piece_words(p, s.piece)
    if asked:
        return message("fit-now-only-aside" if observation.legal == (PASS,) else "fit-now-place", piece=piece)
    if viewer != SPECTATOR and rules.sits_out(p, s, viewer):
        return message("fit-now-sit-out", piece=piece)
    return message("fit-now-wait", piece=piece)


def ending(observation: Observation) -> Words:
    """Who has won, and with how much; alone, the rank."""
    p, s = observation.parts, observation.state
    won = tuple(members(scoring.winners(p, s)))
    points = int(scoring.score(p, s, won[0]))
    if p.seats > 1:
        names = ", ".join(name_of(observation, seat) for seat in won)
        return message("fit-now-over" if len(won) == 1 else "fit-now-over-shared", names=names, points=points)
    reached = rank(p, s)
    if reached is None:
        return message("fit-now-over-alone", points=points)
    return message("fit-now-over-rank", points=points, rank=reached)


def rank(p: Parts, s: State) -> Words | None:
    """What somebody who has played all rounds alone may call themselves."""
    if p.seats > 1 or p.rounds == 1:
        return None
    return message(f"fit-rank-{scoring.solo_rank(int(scoring.score(p, s, 0)))}")


def title(observation: Observation) -> Words | None:
    """A player who wins both rounds against others has a title."""
    p, won = observation.parts, list(members(scoring.winners(observation.parts, observation.state)))
    if p.seats == 1 or p.rounds == 1:
        return None
    return message("fit-title", names=", ".join(name_of(observation, seat) for seat in won), count=len(won))


def stage(s: State) -> Words | None:
    """What is done before the first card is turned, or between two rounds: then there is no turn to count."""
    if s.phase in (DEALING, SHUFFLING):
        return message("fit-stage-cards")
    if s.phase == STARTING:
        return message("fit-stage-pieces")
    return message("fit-stage-between") if s.phase == BETWEEN else None


def name_of(observation: Observation, seat: int) -> str:
    return observation.names[seat] if seat < len(observation.names) else str(seat + 1)
