"""What is going on, in a sentence."""

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.game import Sight
from ludoteka.core.words import Words, player, say
from ludoteka.games.stamp_swap import rules, scoring
from ludoteka.games.stamp_swap.parts import (
    CHOOSING,
    CHOOSING_CONTEST,
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

_ASKED = {
    RESERVING: "reserve",
    SPLITTING: "split",
    YOU_TAKE: "take",
    PLACING: "place",
    CHOOSING_CONTEST: "contest",
}


_OF_SEVERAL = {**_ASKED, RESERVING: "reserve-one", SPLITTING: "split-any", DRAFTING: "pick", CHOOSING: "choose"}


def situation(sight: Sight) -> Words:
    p, s = sight.parts, sight.state
    if s.phase == OVER:
        return _ending(p, s) if p.seats == 1 else _standing(sight)
    if s.phase <= MAT_DRAW:
        return say("sts-now-setup")
    day = say(f"sts-day-{s.day + 1}")
    if p.seats > 1:
        return _of_several(sight, day)
    if s.phase <= COLLECTING:
        return say("sts-now-collect", day=day)
    if s.phase not in _ASKED:
        return say("sts-now-chance" if rules.is_chance(s.phase) else "sts-now-hers", day=day)
    if sight.viewer == SPECTATOR:
        return say("sts-now-watch", day=day)
    return say(f"sts-now-{_ASKED[s.phase]}", day=day)


def _ending(p: Parts, s: State) -> Words:
    mine, hers = int(scoring.score(p, s, 0)), int(scoring.her_score(p, s))
    if mine == hers:
        return say("sts-now-drawn", mine=mine)
    return say("sts-now-won" if mine > hers else "sts-now-lost", mine=mine, hers=hers)


# -- several players --------------------------------------------------------------------------------------------


def _of_several(sight: Sight, day: Words) -> Words:
    """What the viewer is asked; or for whom everybody waits."""
    p, s, seat = sight.parts, sight.state, sight.viewer
    if rules.is_chance(s.phase):
        return say("sts-now-chance" if s.phase == REVEALING else "sts-now-collect", day=day)
    if seat < p.seats and rules.to_act(p, s) >> seat & 1:
        return say(f"sts-now-{_OF_SEVERAL[doing(s, seat)]}", day=day)
    if at_once(s.phase):
        return say("sts-now-others-cut" if s.phase == CUTTING else "sts-now-others-show", day=day)
    who = sight.names[s.turn] if s.turn < len(sight.names) else player(s.turn)
    return say("sts-now-other-picks" if s.phase == DRAFTING else "sts-now-other-chooses", day=day, player=who)


def _standing(sight: Sight) -> Words:
    """Who has won, with the points."""
    p, s = sight.parts, sight.state
    winners = list(members(scoring.winners(p, s)))
    points = int(scoring.score(p, s, winners[0]))
    who = sight.names[winners[0]] if winners[0] < len(sight.names) else player(winners[0])
    if len(winners) > 1:
        return say("sts-now-shared", count=len(winners), points=points)
    return say("sts-now-winner", player=who, points=points)
