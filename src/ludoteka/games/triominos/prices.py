"""What things bring at a table, as plain numbers: found once, by the scoring, for all that is drawn there."""

from typing import NamedTuple

from ludoteka.core.kernel import once_per_table

from .parts import BONUSES, Parts
from .scoring import laying_points, tile_points


class Prices(NamedTuple):
    tile_of: list[int]  # by face
    face_of: list[int]  # by tile
    sum: list[int]  # by tile: what its numbers bring
    extra: list[int]  # by bonus
    laying: list[list[int]]  # by tile and bonus: both together


@once_per_table
def prices(p: Parts) -> Prices:
    tiles = range(p.tiles + 1)
    return Prices(
        tile_of=p.tile_of.tolist(),
        face_of=p.face_of.tolist(),
        sum=[int(tile_points(p, tile)) for tile in tiles],
        extra=p.bonus.tolist(),
        laying=[[int(laying_points(p, tile, bonus)) for bonus in range(BONUSES)] for tile in tiles],
    )
