"""The deck: what can still come, for any client and for the room's own."""

from functools import lru_cache, partial
from typing import NamedTuple

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import Tally
from ludoteka.games.mini_fits import rules
from ludoteka.games.mini_fits.client_types import FitsSkipped
from ludoteka.games.mini_fits.notation import piece_name, piece_names
from ludoteka.games.mini_fits.parts import Parts, State
from ludoteka.games.mini_fits.pieces import letter_words

DECKS_KNOWN = 32  # of all tables of a kind


class Cards(NamedTuple):
    tallies: tuple[Tally, ...]
    deck: list[str]  # the cards that are still in it
    discards: list[str]  # those of them whose piece nobody will place
    skipped: list[FitsSkipped]  # that were turned and whose piece nobody placed; whose start pieces they are


def cards(p: Parts, s: State) -> Cards:
    key = s.deck.tobytes(), s.start.tobytes(), s.piece
    return _cards_known(p).get(key, partial(_cards, p, s))


@once_per_table
def _cards_known(p: Parts) -> LruCache[Cards]:
    return LruCache(DECKS_KNOWN)


def _cards(p: Parts, s: State) -> Cards:
    left = list(zip(piece_names(p), s.deck[1:].tolist(), strict=False))
    return Cards(
        tuple(_tally(letter, count) for letter, count in left),
        [letter for letter, count in left if count],
        [letter for at, (letter, count) in enumerate(left) if count and rules.is_discarded(p, s, at + 1)],
        _skipped(p, s),
    )


@lru_cache(256)
def _tally(letter: str, left: int) -> Tally:
    return Tally(words=letter_words(letter), left=left, of=1, tone=letter, group="deck")


def _skipped(p: Parts, s: State) -> list[FitsSkipped]:
    gone = [piece for piece in range(1, p.pieces + 1) if not s.deck[piece] and piece != s.piece]
    return [
        {"piece": piece_name(p, piece), "seats": [seat for seat in range(p.seats) if s.start[seat] == piece]}
        for piece in gone
        if rules.is_discarded(p, s, piece)
    ]
