"""How the tiles look: colours, patterns, bands and numbers, for any client that draws scenes."""

from functools import lru_cache
from math import cos, pi, sin

from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import Mark, Piece, Tone
from ludoteka.core.words import Words, message

from . import boards
from .client_types import TakeItEasyTile
from .parts import MOON, ORDINARY_TILES, SUN, Parts

# The number's colour by the rulebook (TIE-C3), and a pattern of our own: nothing depends on colour alone.
TONES = {
    "1": Tone(fill="#24211F", ink="#FFFFFF", pattern="line"),
    "2": Tone(fill="#FFFFFF", ink="#1F1B16", pattern="rails"),
    "3": Tone(fill="#F2A3C0", ink="#1F1B16", pattern="dots"),
    "4": Tone(fill="#2868B0", ink="#FFFFFF", pattern="diamonds"),
    "5": Tone(fill="#A9A49C", ink="#1F1B16", pattern="rungs"),
    "6": Tone(fill="#C42E2E", ink="#FFFFFF", pattern="diagonals"),
    "7": Tone(fill="#23773F", ink="#FFFFFF", pattern="chevrons"),
    "8": Tone(fill="#F08C2E", ink="#1F1B16", pattern="rings"),
    "9": Tone(fill="#F6CE3C", ink="#1F1B16", pattern="zigzag"),
}
# A multicoloured line is each of its direction's three numbers at once.
JOKER_TONES = {
    f"joker-{direction}": Tone(fill="#1D1A20", ink="#FFFFFF", pattern="spiral", blend=tuple(map(str, numbers)))
    for direction, numbers in zip(boards.DIRECTIONS, boards.NUMBERS, strict=True)
}
TONES |= JOKER_TONES
HEXAGON = tuple((round(cos(i * pi / 3), 4), round(sin(i * pi / 3), 4)) for i in range(6))
SHAPES = {"hexagon": HEXAGON}

# Where a line's band begins (its number sits there): at the top, lower left, upper left... of the tile.
_BEGINS = ((0.0, -1.0), (-0.866, 0.5), (0.866, 0.5))
_REACH, _NUMBER_AT, _BAND, _NUMBER = 0.845, 0.61, 0.44, 0.4
SPECIALS = {28: "triple", 29: "black", 30: "white", 31: "pink"}
SYMBOL_NAMES = {SUN: "sun", MOON: "moon"}


def tile_words(p: Parts, tile: int) -> Words:
    """A tile read aloud, as the caller does."""
    return _words(int(tile), _symbols(p)[tile])


@lru_cache(256)
def _words(tile: int, symbol: str) -> Words:
    if tile > ORDINARY_TILES:
        return message(f"tie-tile-{SPECIALS[tile]}")
    vertical, rising, falling = boards.FACES[tile - 1]
    return message(f"tie-tile-{symbol}", vertical=vertical, rising=rising, falling=falling)


def tile_piece(p: Parts, seat: int, tile: int, cell: str = "", state: str = "") -> Piece:
    return _piece(seat, int(tile), _symbols(p)[tile], cell, state)


@once_per_table
def _symbols(p: Parts) -> list[str]:
    """By tile."""
    return [SYMBOL_NAMES.get(symbol, "") for symbol in p.symbol.tolist()]


@lru_cache(1 << 12)  # the same few pieces are drawn again and again, for everybody who looks
def _piece(seat: int, tile: int, symbol: str, cell: str, state: str) -> Piece:
    return Piece(
        id=piece_id(seat, tile),
        words=_words(tile, symbol),
        shape="hexagon",
        cell=cell,
        marks=_marks(tile, symbol),
        state=state,
        data=_data(tile, symbol),
    )


@lru_cache(256)
def piece_id(seat: int, tile: int) -> str:
    return f"{seat}:{boards.tile_name(tile)}"


@lru_cache(256)
def _data(tile: int, symbol: str) -> TakeItEasyTile:
    return {"tile": boards.tile_name(tile), "symbol": symbol}


def tone_of(direction: int, number: int) -> str:
    """The name of a line's tone; 0 is a multicoloured line."""
    return str(number) if number else f"joker-{boards.DIRECTIONS[direction]}"


@lru_cache(128)
def _marks(tile: int, symbol: str) -> tuple[Mark, ...]:
    bands, numbers = [], []
    for direction, ((x, y), number) in enumerate(zip(_BEGINS, boards.FACES[tile - 1], strict=True)):
        tone = tone_of(direction, number)
        begin = (round(x * _REACH, 3), round(y * _REACH, 3))
        place = (round(x * _NUMBER_AT, 3), round(y * _NUMBER_AT, 3))
        bands.append(Mark(kind="band", tone=tone, x=begin[0], y=begin[1], x2=-begin[0], y2=-begin[1], size=_BAND))
        text = str(number) if number else "*"
        numbers.append(Mark(kind="text", tone=tone, text=text, x=place[0], y=place[1], size=_NUMBER))
    symbols = [Mark(kind="glyph", text=symbol, x=0.79, y=-0.03, size=0.16)] if symbol else []
    return (*reversed(bands), *symbols, *numbers)
