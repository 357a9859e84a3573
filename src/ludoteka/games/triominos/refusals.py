"""Why an action is refused: the code (message `refused-<code>`) and the rule behind each number of `rules.refusal`."""

from ludoteka.core import kernel_api
from ludoteka.core.room import Refusal

from . import rules
from .parts import Parts, State, corner_bits, face_of_action, points_down, spot_of


def corner_numbers(p: Parts, s: State, action: int) -> dict[str, int]:
    """The two numbers that disagree: on the tile, and on the table."""
    face, spot = face_of_action(action), spot_of(action)
    code = rules.corner_refusal(s, face, spot)
    corner = code - rules.TOP_DISAGREES - 3 * points_down(int(s.open_cell[spot]))
    return {"here": int(corner_bits(face, corner)) - 1, "there": int(corner_bits(int(s.open_demand[spot]), corner)) - 1}


REFUSALS = {
    kernel_api.NOT_YOUR_TURN: Refusal("not-your-turn", "TRI-3"),
    kernel_api.NO_SUCH_ACTION: Refusal("no-such-action", "TRI-5"),
    rules.NO_SUCH_TILE: Refusal("tri-no-tile", "TRI-C1"),
    rules.TILE_NOT_ON_RACK: Refusal("tri-not-on-rack", "TRI-5"),
    rules.CELL_TAKEN: Refusal("tri-taken", "TRI-4"),
    rules.NOT_BESIDE_A_TILE: Refusal("tri-apart", "TRI-4"),
    rules.NOT_THE_HIGHEST: Refusal("tri-not-highest", "TRI-15"),
    rules.TOP_DISAGREES: Refusal("tri-corner-top", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 1: Refusal("tri-corner-lower-right", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 2: Refusal("tri-corner-lower-left", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 3: Refusal("tri-corner-bottom", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 4: Refusal("tri-corner-upper-left", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 5: Refusal("tri-corner-upper-right", "TRI-4", corner_numbers),
    rules.OPEN_FIRST: Refusal("tri-open-first", "TRI-R2"),
    rules.POOL_IS_EMPTY: Refusal("tri-pool-empty", "TRI-10"),
    rules.ENOUGH_DRAWN: Refusal("tri-enough-drawn", "TRI-9"),
    rules.CAN_PLACE: Refusal("tri-can-place", "TRI-15"),
    rules.MUST_PLACE: Refusal("tri-must-place", "TRI-R1"),
    rules.FITS_SO_LAY_IT: Refusal("tri-fits-so-lay-it", "TRI-15"),
    rules.DRAW_FIRST: Refusal("tri-draw-first", "TRI-9"),
    rules.TILE_NOT_IN_POOL: Refusal("tri-not-in-pool", "TRI-1"),
    rules.ANOTHER_PLAYERS_TILE: Refusal("tri-other-players-tile", "TRI-1"),
}
