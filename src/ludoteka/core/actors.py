"""Who can act: the seats, chance, and an automa. A set of actors is a bit mask, so it fits the kernel dialect."""

from collections.abc import Iterator
from functools import lru_cache

MOST_SEATS = 16
CHANCE = 16
AUTOMA = 17
SPECTATOR = 18  # never acts; a viewer like any seat

EVERYBODY = (1 << (SPECTATOR + 1)) - 1
TO_THE_END = 1 << 20  # among the observers of an entry: nothing reveals it before the game is over


def members(mask: int) -> Iterator[int]:
    """The actors of a set, lowest first."""
    actor = 0
    while mask:
        if mask & 1:
            yield actor
        mask >>= 1
        actor += 1


@lru_cache(1024)
def listed(mask: int) -> tuple[int, ...]:
    """The same in a tuple: a match asks for a few sets again and again."""
    return tuple(members(mask))


def write_actor(actor: int) -> str:
    """As in a record file: 0 is chance, 1 to n the seats, A an automa."""
    if actor == CHANCE:
        return "0"
    return "A" if actor == AUTOMA else str(actor + 1)


def read_actor(text: str, seats: int) -> int:
    """The actor that a record names; ValueError if it names none at a table of `seats`."""
    if text == "0":
        return CHANCE
    if text == "A":
        return AUTOMA
    if not (text.isascii() and text.isdigit()) or text != str(int(text)) or int(text) > seats:
        raise ValueError(text)
    return int(text) - 1
