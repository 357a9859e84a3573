"""How cards and chips look and what they are called, for any client that draws scenes."""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import Mark, Piece, Tone
from ludoteka.core.words import Words, message

from . import boards
from .client_types import SequenceCard, SequenceChip
from .outlook import LAST, PLAIN, RECENT
from .parts import CELLS, Parts, is_jack, one_eyed, rank_of, suit_of
from .variants import COLOURS

SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")
SUIT_SIGNS = "♠♥♦♣"
CHIP_SIGNS = {"red": "◎", "blue": "≡", "green": "✚"}  # in addition to the colour: a ring, bars, a cross

CHIP_STATES = {PLAIN: "", RECENT: "recent", LAST: "last"}

WIDTH, HEIGHT = 1.0, 1.13  # of a card and of its cell
_INDEX_AT, _INDEX = -0.36, 0.27  # where rank and suit stand, and how large
_CHIP_AT, _CHIP = 0.15, 0.34
_SIDES = 16

SHAPES = {
    "card": ((-0.5, -0.565), (0.5, -0.565), (0.5, 0.565), (-0.5, 0.565)),
    "chip": tuple(
        (round(_CHIP * cos(2 * pi * k / _SIDES), 3), round(_CHIP_AT + _CHIP * sin(2 * pi * k / _SIDES), 3))
        for k in range(_SIDES)
    ),
}
TONES = {
    "red": Tone(fill="#B3213A", ink="#FFFFFF", pattern="ring"),
    "blue": Tone(fill="#2347B8", ink="#FFFFFF", pattern="bars"),
    "green": Tone(fill="#14634A", ink="#FFFFFF", pattern="cross"),
    "dark-suit": Tone(fill="#FFFDF7", ink="#1E1B16"),
    "red-suit": Tone(fill="#FFFDF7", ink="#B3213A"),
}
CORNER_MARK = Mark(kind="text", tone="dark-suit", text="★", y=_INDEX_AT, size=_INDEX)


@once_per_table
def colours(p: Parts) -> tuple[str, ...]:
    """Of each team."""
    return tuple(COLOURS[colour] for colour in p.colour[: p.teams].tolist())


@once_per_table
def faces(p: Parts) -> tuple[int, ...]:
    """The card that each cell shows."""
    return tuple(p.face[:CELLS].tolist())


def team_words(p: Parts, team: int) -> Words:
    return colour_words(colours(p)[team])


@lru_cache(16)
def colour_words(colour: str) -> Words:
    return message(f"seq-team-{colour}")


@lru_cache(256)
def card_words(card: int) -> Words:
    rank, suit = boards.RANK_NAMES[rank_of(card)], SUIT_WORDS[suit_of(card)]
    return message("seq-card", rank=message(f"seq-rank-{rank}"), suit=message(f"seq-suit-{suit}"))


@lru_cache(256)
def card_index(card: int) -> str:
    """`10♥`: what is printed in a card's corner."""
    rank = boards.RANK_NAMES[rank_of(card)]
    return ("10" if rank == "T" else rank) + SUIT_SIGNS[suit_of(card)]


@lru_cache(256)
def suit_tone(card: int) -> str:
    return "red-suit" if SUIT_WORDS[suit_of(card)] in ("hearts", "diamonds") else "dark-suit"


@lru_cache(256)
def index_mark(card: int) -> Mark:
    return Mark(kind="text", tone=suit_tone(card), text=card_index(card), y=_INDEX_AT, size=_INDEX)


@lru_cache(1 << 11)
def chip_piece(number: int) -> Piece:
    """A chip on its cell, from its number (`outlook.chip_number`); the card's index stays to be seen above it."""
    locked, mark, kind = number & 1, number >> 1 & 3, number >> 3 & 15
    face, cell = number >> 7 & 63, boards.CELL_NAMES[number >> 13]
    look = _chip_look(kind, bool(locked))
    return Piece(
        id=f"chip:{cell}",
        words=look.words,
        shape="chip",
        cell=cell,
        marks=(look.band, index_mark(face), look.sign),
        state=CHIP_STATES[mark],
        data=look.data,
    )


class _ChipLook(NamedTuple):
    """What all chips of a team share, locked or not."""

    words: Words
    band: Mark
    sign: Mark
    data: SequenceChip


@lru_cache(64)
def _chip_look(kind: int, locked: bool) -> _ChipLook:
    team, colour = kind >> 2, COLOURS[kind & 3]
    return _ChipLook(
        words=message("seq-chip-locked" if locked else "seq-chip", team=colour_words(colour)),
        band=Mark(kind="band", tone=colour, x=-0.2, y=_CHIP_AT, x2=0.2, y2=_CHIP_AT, size=0.4),
        sign=Mark(kind="text", tone=colour, text=_sign(colour, locked), y=_CHIP_AT, size=0.34),
        data={"colour": colour, "team": team, "locked": locked},
    )


def _sign(colour: str, locked: bool) -> str:
    """A chip in a sequence is struck through."""
    return f"–{CHIP_SIGNS[colour]}–" if locked else CHIP_SIGNS[colour]


@lru_cache(1 << 9)
def hand_piece(card: int, copy: int, cells: tuple[int, ...], dead: bool) -> Piece:
    """A card in the viewer's hand: where it could be played, and whether it is dead. A jack that finds nothing to take
    only waits: there may be something later."""
    idle = dead and one_eyed(card)
    data: SequenceCard = {
        "card": boards.CARD_NAMES[card],
        "rank": boards.RANK_NAMES[rank_of(card)],
        "suit": SUIT_WORDS[suit_of(card)],
        "eyes": (1 if one_eyed(card) else 2) if is_jack(card) else 0,
        "cells": [boards.CELL_NAMES[cell] for cell in cells],
        "dead": dead and not idle,
    }
    state = "idle" if idle else "dead" if dead else ""
    words = message(f"seq-card-{state}", card=card_words(card)) if state else card_words(card)
    return Piece(id=card_id(card, copy), words=words, shape="card", marks=_card_marks(card), state=state, data=data)


@lru_cache(64)
def _card_marks(card: int) -> tuple[Mark, ...]:
    sign = SUIT_SIGNS[suit_of(card)]
    return index_mark(card), Mark(kind="text", tone=suit_tone(card), text=sign, y=_CHIP_AT, size=0.5)


@lru_cache(256)
def card_id(card: int, copy: int = 0) -> str:
    """Two cards of a kind are distinguished by their order in the hand."""
    return f"card:{boards.CARD_NAMES[card]}" + (f":{copy + 1}" if copy else "")
