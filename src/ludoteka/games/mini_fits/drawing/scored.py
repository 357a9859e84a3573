"""Which squares of a frame a line of a score is about."""

from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.notation import square_name, square_names
from ludoteka.games.mini_fits.parts import Parts, State, side_of

from .frames import surveyed


def scored_cells(p: Parts, s: State, seat: int, line: int) -> tuple[str, ...]:
    """Of the round on the table; the frames of earlier rounds are cleared away."""
    kind, _, first, second, number = surveyed(p, s)[seat].lines[line]
    filled = int(s.filled[seat])
    if number != s.round:
        return ()
    if kind == scoring.SYMBOL_LINE:
        boxes = [int(p.box_square[first, box]) for box in range(p.boxes[first])]
        return tuple(square_name(p, square) for square in boxes if not filled >> square & 1)
    if kind == scoring.PENALTY_LINE:
        return (square_name(p, second),)
    covered = int(scoring.counted(p, side_of(p, s), filled))
    return tuple(name for square, name in enumerate(square_names(p)) if not covered & int(p.bit[square]))
