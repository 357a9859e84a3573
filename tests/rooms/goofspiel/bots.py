"""The room's players, weakest first. They see only what their seat may see."""

from ludoteka.core.game import Game
from ludoteka.core.players import RandomPlayer
from ludoteka.core.room import BotMaker, Observation

from .scoring import at_stake


class Matcher:
    """Bids the card that is nearest to what is at stake, the higher one if two are."""

    def choose(self, observation: Observation) -> int:
        stake = at_stake(observation.parts, observation.state)
        return min(observation.legal, key=lambda card: (abs(card - stake), -card))


def beginner(game: Game, seed: int) -> RandomPlayer:
    """Bids anything."""
    return RandomPlayer(seed)


def casual(game: Game, seed: int) -> Matcher:
    return Matcher()


LEVELS: dict[str, BotMaker] = {"beginner": beginner, "casual": casual}
