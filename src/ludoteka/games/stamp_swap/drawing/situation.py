"""What is going on, in a sentence."""

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.room import Observation
from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import rules, scoring
from ludoteka.games.stamp_swap.parts import (
    CHOOSING,
    CHOOSING_CONTEST,
    COLLECTED,
    COLLECTING,
    CUTTING,
    DRAFTING,
    MAT_DRAW,
    OVER,
    PLACING,
    RESERVING,
    REVEALING,
    SPLITTING,
    YOU_TAKE,
    Parts,
    State,
    at_once,
    doing,
)
from ludoteka.games.stamp_swap.swap import reserved_by, reserves

from .several import name_of

_ASKED = {
    RESERVING: "reserve",
    SPLITTING: "split",
    YOU_TAKE: "take",
    PLACING: "place",
    CHOOSING_CONTEST: "contest",
}


_OF_SEVERAL = {**_ASKED, RESERVING: "reserve-one", SPLITTING: "split-any", CHOOSING: "choose"}


def situation(observation: Observation) -> Words:
    p, s = observation.parts, observation.state
    if s.phase == OVER:
        return _ending(p, s) if p.seats == 1 else _standing(observation)
    if s.phase <= MAT_DRAW:
        return message("sts-now-setup")
    day = message(f"sts-day-{s.day + 1}")
    if p.seats > 1:
        return _of_several(observation, day)
    if s.phase <= COLLECTING:
        return message("sts-now-collect", day=day)
    if s.phase not in _ASKED:
        return message("sts-now-chance" if rules.is_chance(s.phase) else "sts-now-hers", day=day)
    if observation.viewer == SPECTATOR:
        return message("sts-now-watch", day=day)
    return message(f"sts-now-{_ASKED[s.phase]}", day=day)


def _ending(p: Parts, s: State) -> Words:
    mine, hers = int(scoring.score(p, s, 0)), int(scoring.her_score(p, s))
    if mine == hers:
        return message("sts-now-drawn", mine=mine)
    return message("sts-now-won" if mine > hers else "sts-now-lost", mine=mine, hers=hers)


# -- several players --------------------------------------------------------------------------------------------


def _of_several(observation: Observation, day: Words) -> Words:
    """What the viewer is asked; or for whom everybody waits."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    if rules.is_chance(s.phase):
        return message("sts-now-chance" if s.phase == REVEALING else "sts-now-collect", day=day)
    if seat < p.seats and rules.to_act(p, s) >> seat & 1:
        return _asked_of_several(p, s, seat, day)
    if at_once(s.phase):
        return _many_at_once(s.phase, day, watched=seat >= p.seats)
    who = name_of(observation.names, int(s.turn))
    return message("sts-now-other-picks" if s.phase == DRAFTING else "sts-now-other-chooses", day=day, player=who)


def _many_at_once(phase: int, day: Words, *, watched: bool) -> Words:
    """What those do who are not ready: for one who is, or for one who only looks on."""
    if watched:
        return message("sts-now-all-cut" if phase == CUTTING else "sts-now-all-show", day=day)
    return message("sts-now-others-cut" if phase == CUTTING else "sts-now-others-show", day=day)


def _asked_of_several(p: Parts, s: State, seat: int, day: Words) -> Words:
    phase = doing(s, seat)
    if phase == RESERVING and reserves(p, s) > 1:
        return message("sts-now-reserve-two", day=day, number=reserved_by(s, seat) + 1, of=reserves(p, s))
    if phase == DRAFTING:
        return message("sts-now-pick", day=day, number=int(s.held[seat]) + 1, of=COLLECTED)
    return message(f"sts-now-{_OF_SEVERAL[phase]}", day=day)


def _standing(observation: Observation) -> Words:
    """Who has won, with the points."""
    p, s = observation.parts, observation.state
    winners = list(members(scoring.winners(p, s)))
    points = int(scoring.score(p, s, winners[0]))
    who = name_of(observation.names, winners[0])
    for other in winners[1:]:
        who = message("sts-and", first=who, second=name_of(observation.names, other))
    return message("sts-now-shared" if len(winners) > 1 else "sts-now-winner", player=who, points=points)
