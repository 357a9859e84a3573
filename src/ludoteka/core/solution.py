"""What a room's solver finds: a way to place, its points, and how sure it is that there is none better."""

import msgspec


class Solution(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """`placement`: a seat's actions in notation, in the order of play. `proved`: nothing better exists; else this is
    the best that was found, and nothing brings more than `upper_bound`. `patterns`: how many there are, if counted."""

    score: int
    upper_bound: int
    proved: bool
    placement: tuple[str, ...]
    patterns: int | None = None
