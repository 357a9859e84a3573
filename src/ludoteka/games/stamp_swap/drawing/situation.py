"""What is going on, in a sentence."""

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.game import Sight
from ludoteka.core.words import Words, say
from ludoteka.games.stamp_swap import rules, scoring
from ludoteka.games.stamp_swap.parts import (
    CHOOSING_CONTEST,
    COLLECTING,
    MAT_DRAW,
    OVER,
    PLACING,
    RESERVING,
    SPLITTING,
    YOU_TAKE,
    Parts,
    State,
)

_ASKED = {
    RESERVING: "reserve",
    SPLITTING: "split",
    YOU_TAKE: "take",
    PLACING: "place",
    CHOOSING_CONTEST: "contest",
}


def situation(sight: Sight) -> Words:
    p, s = sight.parts, sight.state
    if s.phase == OVER:
        return _ending(p, s)
    if s.phase <= MAT_DRAW:
        return say("sts-now-setup")
    day = say(f"sts-day-{s.day + 1}")
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
