"""The room's players, weakest first."""

from .expert import ExpertPlayer
from .players import BeginnerPlayer, CasualPlayer, ClubPlayer

LEVELS = {"beginner": BeginnerPlayer, "casual": CasualPlayer, "club": ClubPlayer, "expert": ExpertPlayer}
