"""The viewer's cards, and the orders in which a player may want to hold them."""

from functools import lru_cache
from itertools import compress

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import Piece

from .client_types import SequenceOrders
from .foresight import Foresight
from .outlook import FREE_CELLS, OWN, PLAYABLE
from .parts import FIVE, PASS, Parts, State, card_of, rank_of, suit_of
from .pieces import SUIT_WORDS, card_id, hand_piece

_SUITS = [("spades", "hearts", "clubs", "diamonds").index(suit) for suit in SUIT_WORDS]  # black and red in turn
_DEAD, _PLAIN, _COMPLETES = -1, 0, 100  # between the last two: the cells of the best line it makes or stops


def cards_of(s: State, viewer: int) -> list[int]:
    """What the viewer holds, in the order of the hand."""
    cards: list[int] = [] if viewer == SPECTATOR else s.hand[viewer, : s.held[viewer]].tolist()
    return cards


def tray(p: Parts, cards: list[int], found: Foresight) -> tuple[Piece, ...]:
    cells = _cells_of(p)
    return tuple(
        hand_piece(card, cards[:at].count(card), tuple(compress(cells[card], row[FREE_CELLS:])), not row[PLAYABLE])
        for at, (card, row) in enumerate(zip(cards, found.cards, strict=True))
    )


@once_per_table
def _cells_of(p: Parts) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(cells) for cells in p.cell_of.tolist())


def orders(cards: list[int], legal: tuple[int, ...], found: Foresight) -> SequenceOrders:
    worth = {card: _PLAIN if row[PLAYABLE] else _DEAD for card, row in zip(cards, found.cards, strict=True)}
    for action, row in zip(legal, found.actions, strict=True):
        if action < PASS and any(row):
            card = card_of(action)
            worth[card] = max(worth[card], _worth(row))
    return _orders(tuple(cards), tuple(worth[card] for card in cards))


def _worth(row: list[int]) -> int:
    """To complete a line counts most, then how much of one a card makes, stops or spoils."""
    return _COMPLETES if row[OWN] == FIVE else max(row)


@lru_cache(1 << 10)
def _orders(cards: tuple[int, ...], worths: tuple[int, ...]) -> SequenceOrders:
    named = [(card, card_id(card, cards[:at].count(card)), worths[at]) for at, card in enumerate(cards)]
    by_suit = sorted(named, key=lambda one: (_SUITS[suit_of(one[0])], -rank_of(one[0])))
    by_rank = sorted(named, key=lambda one: (-rank_of(one[0]), _SUITS[suit_of(one[0])]))
    by_worth = sorted(by_rank, key=lambda one: -one[2])
    return {
        "suit": [name for _, name, _ in by_suit],
        "rank": [name for _, name, _ in by_rank],
        "worth": [name for _, name, _ in by_worth],
    }
