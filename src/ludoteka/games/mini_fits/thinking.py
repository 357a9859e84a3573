"""What bots compute: how much a frame promises. Kernel dialect.

A frame is judged by a few facts, each with a weight: its points as they stand, the lines that can still be completed
and how full they are, squares that nothing can reach any more, how uneven the tops of the columns are, and symbols of
whole sets that lie open.
"""

from typing import Annotated

from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array, Struct, shape

from .moves import drop, squares_at
from .parts import FIRST_SIDE, PASS, Parts
from .rules import legal_slides
from .scoring import counted, frame_points, set_visible, symbols_on

WHOLE = 1000  # estimates are in thousandths of a point

# Facts, in the order of their weights.
ALIVE, FULL, BURIED, UNEVEN, WELL, OPEN_BOX, TALL = 0, 1, 2, 3, 4, 5, 6
FACTS = 7
SIDES = 2


class Lore(Struct):
    """The weights of the facts on each side of the board, in thousandths of a point."""

    weight: Annotated[Array, shape(SIDES, FACTS)]


def estimate(p: Parts, lore: Lore, side: int, filled: int, heights: Array) -> int:
    """What a frame promises, in thousandths of a point."""
    total = WHOLE * frame_points(p, side, filled)
    covered, top = counted(p, side, filled), tallest(p, heights)
    for row in range(p.rows):
        if row >= top:  # nothing lies here yet
            have, lost = p.row_boxes[row] if side != FIRST_SIDE else 0, 0
        elif covered & p.row_squares[row] == p.row_squares[row]:
            continue
        else:
            have, lost = 0, 0
            for column in range(p.columns):
                if covered & p.bit[row * p.columns + column] != 0:
                    have += 1
                elif row < heights[column]:
                    lost += 1
        total += lore.weight[side, BURIED] * lost
        if lost == 0 and have < p.columns:
            full = lore.weight[side, FULL] * have * have // (p.columns * p.columns)
            total += lore.weight[side, ALIVE] + full
    return total + skyline_estimate(p, lore, side, heights) + symbol_estimate(p, lore, side, filled, heights)


def tallest(p: Parts, heights: Array) -> int:
    top = 0
    for column in range(p.columns):
        top = max(top, heights[column])
    return top


def skyline_estimate(p: Parts, lore: Lore, side: int, heights: Array) -> int:
    """How uneven the columns are; wells that only a long piece fills; columns that stick out on top."""
    uneven, wells, tall = 0, 0, 0
    for column in range(p.columns):
        left = heights[column - 1] if column > 0 else p.rows
        right = heights[column + 1] if column < p.columns - 1 else p.rows
        if column > 0:
            uneven += abs(heights[column] - left)
        wells += max(0, min(left, right) - heights[column] - 2)
        tall += max(0, heights[column] - p.rows)
    weight = lore.weight[side]
    return int(weight[UNEVEN] * uneven + weight[WELL] * wells + weight[TALL] * tall)


def symbol_estimate(p: Parts, lore: Lore, side: int, filled: int, heights: Array) -> int:
    """Boxes of sets that are still whole, and that a piece could still cover."""
    boxes = 0
    for symbol in range(symbols_on(p, side)):
        if set_visible(p, filled, symbol):
            for box in range(p.boxes[symbol]):
                square = p.box_square[symbol, box]
                if square // p.columns >= heights[square % p.columns]:
                    boxes += 1
    return int(lore.weight[side, OPEN_BOX] * boxes)


def judge(p: Parts, lore: Lore, side: int, filled: int, heights: Array, piece: int, tops: Array, out: Array) -> int:
    """Write every slide of a piece, and last PASS, into the first row of `out`, and the estimate of each into
    the second; return how many. `tops` is only room to think in."""
    count = legal_slides(p, heights, piece, out[0])
    for index in range(count):
        for column in range(p.columns):
            tops[column] = heights[column]
        rest = drop(p, tops, out[0, index])
        out[1, index] = estimate(p, lore, side, filled | squares_at(p, out[0, index], rest), tops)
    out[0, count] = PASS
    out[1, count] = estimate(p, lore, side, filled, heights)
    return count + 1


def favourite(out: Array, count: int) -> int:
    """The index of the slide with the highest estimate; of several, the first."""
    best = 0
    for index in range(1, count):
        if out[1, index] > out[1, best]:
            best = index
    return best


def fill_greedily(
    p: Parts, lore: Lore, side: int, filled: int, heights: Array, order: Array, cards: int, tops: Array, out: Array
) -> int:
    """Take each of the cards in its order, always with the favourite slide; return the squares that are then covered.
    The heights grow."""
    for card in range(cards):
        count = judge(p, lore, side, filled, heights, order[card], tops, out)
        action = out[0, favourite(out, count)]
        if action != PASS:
            rest = drop(p, heights, action)
            filled |= squares_at(p, action, rest)
    return filled


def shuffle_order(order: Array, cards: int, dice: Array) -> None:
    for last in range(cards - 1, 0, -1):
        other = roll(dice, last + 1)
        order[last], order[other] = order[other], order[last]


def rollouts(
    p: Parts,
    lore: Lore,
    side: int,
    filled: int,
    heights: Array,
    order: Array,
    cards: int,
    games: int,
    room: Array,
    out: Array,
    dice: Array,
) -> int:
    """The points of so many rounds played out greedily, with the cards in random orders. `room`: two rows of columns to
    think in."""
    total = 0
    for _ in range(games):
        shuffle_order(order, cards, dice)
        for column in range(p.columns):
            room[0, column] = heights[column]
        total += frame_points(p, side, fill_greedily(p, lore, side, filled, room[0], order, cards, room[1], out))
    return total
