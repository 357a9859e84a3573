"""The viewer's cards: what can be done with them, and the orders in which a player may want to hold them."""

from functools import lru_cache
from typing import NamedTuple

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import FINE, NOT_YOUR_TURN
from ludoteka.core.room import Observation
from ludoteka.core.scene import Piece

from .client_types import SequenceOrders
from .outlook import FREE_CELL, OTHERS, OWN, PLAYABLE, digit
from .parts import CELLS, COPIES, FIVE, MOST_TEAMS, PASS, SPOTS, Parts, card_of, rank_of, suit_of, team_of
from .pieces import SUIT_WORDS, card_id, hand_piece
from .refusals import nowhere
from .standing import Standing

_SUITS = [("spades", "hearts", "clubs", "diamonds").index(suit) for suit in SUIT_WORDS]  # black and red in turn
_DEAD, _PLAIN, _COMPLETES = -1, 0, 100  # between the last two: the cells of the best line it makes or stops


class Hand(NamedTuple):
    """`cards`: in the order of the hand; `found`: of each what `outlook.search_card` says; `legal`: the viewer's legal
    actions; `effects`: of each what `outlook.foresee` says; `nowhere`: why no card can be played at all, or FINE."""

    cards: list[int]
    found: list[int]
    legal: tuple[int, ...]
    effects: list[int]
    nowhere: int


def hand_of(observation: Observation, stands: Standing) -> Hand:
    p, s, seat, legal = observation.parts, observation.state, observation.viewer, observation.legal
    if seat == SPECTATOR:
        return Hand([], [], (), [], NOT_YOUR_TURN)
    cards: list[int] = s.hand[seat, : s.held[seat]].tolist()
    of_cards, everywhere = stands.cards[team_of(p, seat)], nowhere(p, s, seat)
    effects = _foreseen(legal, stands.effects) if everywhere == FINE else [0] * len(legal)
    return Hand(cards, [of_cards[card] for card in cards], legal, effects, everywhere)


def _foreseen(legal: tuple[int, ...], effects: list[int]) -> list[int]:
    """Nothing, if an action plays no card onto the board."""
    return [effects[action % SPOTS] if action < PASS and action % SPOTS < CELLS else 0 for action in legal]


def tray(p: Parts, hand: Hand) -> tuple[Piece, ...]:
    cards, cells = hand.cards, _cells_of(p)
    return tuple(
        [
            hand_piece(card, cards[:at].count(card), cells[card][found // FREE_CELL], not found & PLAYABLE)
            for at, (card, found) in enumerate(zip(cards, hand.found, strict=True))
        ]
    )


@once_per_table
def _cells_of(p: Parts) -> list[list[tuple[int, ...]]]:
    """Of each card the cells that are free, by the set of them."""
    return [
        [tuple(cell for copy, cell in enumerate(cells) if free >> copy & 1) for free in range(1 << COPIES)]
        for cells in p.cell_of.tolist()
    ]


# -- orders -----------------------------------------------------------------------------------------------------


def orders(hand: Hand) -> SequenceOrders:
    worth = {card: _PLAIN if found & PLAYABLE else _DEAD for card, found in zip(hand.cards, hand.found, strict=True)}
    for action, effects in zip(hand.legal, hand.effects, strict=True):
        if effects:
            card = card_of(action)
            worth[card] = max(worth[card], _worth(effects))
    return _orders(tuple(hand.cards), tuple([worth[card] for card in hand.cards]))


@lru_cache(256)
def _worth(effects: int) -> int:
    """To complete a line counts most, then how much of one a card makes, stops or spoils."""
    if digit(effects, OWN) == FIVE:
        return _COMPLETES
    return max(digit(effects, place) for place in (OWN, *range(OTHERS, OTHERS + MOST_TEAMS)))


@lru_cache(1 << 7)
def _orders(cards: tuple[int, ...], worths: tuple[int, ...]) -> SequenceOrders:
    names = [card_id(card, cards[:at].count(card)) for at, card in enumerate(cards)]
    places = range(len(cards))
    by_suit = sorted(places, key=[_suit_order(card) for card in cards].__getitem__)
    by_rank = sorted(places, key=[_rank_order(card) for card in cards].__getitem__)
    by_worth = sorted(by_rank, key=[-worth for worth in worths].__getitem__)
    return {
        "suit": [names[at] for at in by_suit],
        "rank": [names[at] for at in by_rank],
        "worth": [names[at] for at in by_worth],
    }


@lru_cache(64)
def _suit_order(card: int) -> tuple[int, int]:
    return _SUITS[suit_of(card)], -rank_of(card)


@lru_cache(64)
def _rank_order(card: int) -> tuple[int, int]:
    return -rank_of(card), _SUITS[suit_of(card)]
