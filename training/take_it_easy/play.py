"""Games of the mind against chance, to learn from and to measure. Compiled by `core.compiled`."""

from typing import Any, NamedTuple

from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array
from ludoteka.games.take_it_easy.mind.features import (
    CELL_ROWS,
    CELLS,
    COUNT,
    FULL_BAG,
    SLOTS,
    TILES,
    clear,
    describe,
    put,
    size,
    take_back,
)
from ludoteka.games.take_it_easy.mind.net import HEADS, PLACED_BY_HEAD, Net, head_of
from ludoteka.games.take_it_easy.mind.search import Desk, best, best_cell, look, weigh, weigh_deeply

TAUGHT = HEADS * PLACED_BY_HEAD  # boards with more tiles are worked out exactly
NEAR = 4.0  # points: a placement so close to the best one is worth learning about
STRAY = 12  # one placement in so many is not the best but a near one


class Lessons(NamedTuple):
    """Positions after a placement, and the points they should be worth."""

    answers: Any  # uint16
    head: Any  # uint8
    target: Any  # float32


def draw_from(bag: int, dice: Array) -> int:
    """A tile from the bag, each as likely."""
    skip = roll(dice, size(bag))
    for tile in range(TILES):
        if bag >> tile & 1:
            if skip == 0:
                return tile
            skip -= 1
    return -1


def near_cell(out: Any, dice: Array) -> int:
    """A placement that is nearly the best, or the best if there is no other."""
    top = best_cell(out)
    count = 0
    for cell in range(CELLS):
        if cell != top and out[cell] >= max(0.0, out[top] - NEAR):
            count += 1
    if count == 0:
        return top
    skip = roll(dice, count)
    for cell in range(CELLS):
        if cell != top and out[cell] >= max(0.0, out[top] - NEAR):
            if skip == 0:
                return cell
            skip -= 1
    return top


def note(b: Array, bag: int, desk: Desk, lessons: Lessons, at: int, target: float) -> None:
    describe(b, bag, desk.notes, desk.answers)
    for slot in range(SLOTS):
        lessons.answers[at, slot] = desk.answers[slot]
    lessons.head[at] = head_of(b[COUNT])
    lessons.target[at] = target


def sampled_value(net: Net, b: Array, bag: int, tries: int, dice: Array, desk: Desk) -> float:
    """The value of a position, by trying so many of the tiles that can come next."""
    look(net, b, bag, desk)
    waiting = bag
    total = 0.0
    count = min(tries, size(bag))
    for _ in range(count):
        tile = draw_from(waiting, dice)
        waiting &= ~(1 << tile)
        total += best(net, b, bag & ~(1 << tile), tile, desk)
    return total / count


def learn_from_outcomes(
    net: Net, b: Array, games: int, wild: int, dice: Array, desk: Desk, out: Any, lessons: Lessons
) -> float:
    """Whole games, each position taught what came after it; `wild` placements in 100 are random. The mean score."""
    points = [0] * TAUGHT
    at = 0
    sum_of_scores = 0.0
    for _ in range(games):
        clear(b)
        bag = FULL_BAG
        score = 0
        for turn in range(CELLS):
            tile = draw_from(bag, dice)
            bag &= ~(1 << tile)
            weigh(net, b, bag, tile, desk, out)
            if roll(dice, 100) < wild:
                for cell in range(CELLS):
                    if out[cell] >= 0:
                        out[cell] = roll(dice, 1000)
            score += put(b, tile, best_cell(out))
            if turn < TAUGHT:
                note(b, bag, desk, lessons, at + turn, 0.0)
                points[turn] = score
        for turn in range(TAUGHT):
            lessons.target[at + turn] = score - points[turn]
        at += TAUGHT
        sum_of_scores += score
    return sum_of_scores / games


def learn_from_next(
    net: Net, b: Array, games: int, tries: int, dice: Array, desk: Desk, out: Any, lessons: Lessons
) -> float:
    """Games in which each position is taught what the net itself says about the next ones. The mean score.

    Every second lesson is about a placement that was nearly chosen: what decides games is telling these apart.
    """
    at = 0
    sum_of_scores = 0.0
    for _ in range(games):
        clear(b)
        bag = FULL_BAG
        score = 0
        for turn in range(CELLS):
            tile = draw_from(bag, dice)
            bag &= ~(1 << tile)
            weigh(net, b, bag, tile, desk, out)
            choice = best_cell(out)
            if turn < TAUGHT:
                cell = near_cell(out, dice)
                lesson = cell if roll(dice, 2) == 0 else choice
                if roll(dice, STRAY) == 0:
                    choice = cell
                x, y, z = b[CELL_ROWS[lesson, 0]], b[CELL_ROWS[lesson, 1]], b[CELL_ROWS[lesson, 2]]
                put(b, tile, lesson)
                target = sampled_value(net, b, bag, tries, dice, desk)
                note(b, bag, desk, lessons, at, target)
                take_back(b, lesson, x, y, z)
                at += 1
            score += put(b, tile, choice)
        sum_of_scores += score
    return sum_of_scores / games


def measure(
    net: Net, b: Array, games: int, width: int, dice: Array, desk: Desk, out: Any, scores: Any, luck: Any
) -> None:
    """Play to win; of each game its score, and how much of it was luck.

    Luck is what the drawn tiles were worth beyond the mean of those that could have come, in the net's eyes. Its
    expectation is nought whatever the net believes, so score - luck has the mean of the score and far less spread.
    """
    worth = [0.0] * TILES
    for game in range(games):
        clear(b)
        bag = FULL_BAG
        scores[game] = 0.0
        luck[game] = 0.0
        for _ in range(CELLS):
            look(net, b, bag, desk)
            mean = 0.0
            for tile in range(TILES):
                if bag >> tile & 1:
                    worth[tile] = best(net, b, bag & ~(1 << tile), tile, desk)
                    mean += worth[tile] / size(bag)
            tile = draw_from(bag, dice)
            luck[game] += worth[tile] - mean
            bag &= ~(1 << tile)
            scores[game] += put(b, tile, weigh_deeply(net, b, bag, tile, width, desk, out))
