"""The viewer's cards, in the orders in which a player may want to hold them."""

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation

from .client_types import SequenceOrders
from .needs import CLOSE, Needs
from .parts import CELLS, FIVE, PASS, Parts, State, card_of, one_eyed, rank_of, spot_of, suit_of, team_of
from .pieces import SUIT_WORDS, card_id
from .rules import has_target

_SUITS = [("spades", "hearts", "clubs", "diamonds").index(suit) for suit in SUIT_WORDS]  # black and red in turn
_DEAD, _PLAIN, _COMPLETES = -1, 0, 100  # between the last two: the cells of the best line it makes or stops


def orders(observation: Observation, needs: Needs) -> SequenceOrders:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    cards = [] if viewer == SPECTATOR else [int(card) for card in s.hand[viewer][: s.held[viewer]]]
    worth = {card: _DEAD if _is_dead(p, s, viewer, card) else _PLAIN for card in cards}
    for action in observation.legal:
        if action < PASS and spot_of(action) < CELLS:
            card = card_of(action)
            worth[card] = max(worth[card], _worth(p, s, needs, viewer, action))
    named = [(card, card_id(card, cards[:at].count(card))) for at, card in enumerate(cards)]
    by_suit = sorted(named, key=lambda one: (_SUITS[suit_of(one[0])], -rank_of(one[0])))
    by_rank = sorted(named, key=lambda one: (-rank_of(one[0]), _SUITS[suit_of(one[0])]))
    by_worth = sorted(by_rank, key=lambda one: -worth[one[0]])
    return {
        "suit": [name for _, name in by_suit],
        "rank": [name for _, name in by_rank],
        "worth": [name for _, name in by_worth],
    }


def _is_dead(p: Parts, s: State, seat: int, card: int) -> bool:
    return not has_target(p, s, team_of(p, seat), card)


def _worth(p: Parts, s: State, needs: Needs, seat: int, action: int) -> int:
    """To complete a line counts most, then how much of one a card makes, stops or spoils."""
    cell, team = spot_of(action), team_of(p, seat)
    if one_eyed(card_of(action)):
        return FIVE if s.locked[cell] else _close(needs.through(int(s.board[cell]) - 1, cell))
    mine = needs.through(team, cell) + 1
    theirs = max((needs.through(other, cell) for other in range(p.teams) if other != team), default=0)
    return _COMPLETES if mine == FIVE else max(_close(mine), _close(theirs))


def _close(cells: int) -> int:
    return cells if cells >= CLOSE else _PLAIN
