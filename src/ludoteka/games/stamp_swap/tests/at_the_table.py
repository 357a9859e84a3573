"""A table for tests: games played in notation, collections and pages laid by hand, stamps found by what is printed."""

import random

import numpy as np

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import lay
from ludoteka.games.stamp_swap.parts import CARD, FOREVER, IN_LARGE, IN_SMALL, RARE, SIDE, TOKEN, Parts, State
from ludoteka.games.stamp_swap.rules import setup
from ludoteka.games.stamp_swap.variants import COLOURS, SIZE_NAMES, THEMES, Options, make_parts

GAME = Game.of("ludoteka.games.stamp_swap")
SEED = bytes(range(32))
INTRODUCTORY = Options(mode="introductory")
SQUARES_MAT = 1  # of the built-in pack: 2x2 and doubles are the target


def table(options: Options | None = None, components: str = "") -> Match:
    return Match(Setting(GAME, options or Options(), (Seat("human", "Ana"),), components))


def advance(match: Match, phase: int, seed: int = 1) -> Match:
    """Play at random until a phase begins."""
    dice = random.Random(seed)
    while match.secret_state().phase != phase:
        actor = match.to_act()[0]
        if actor == CHANCE:
            match.draw(bytes([seed]) * 32)
        else:
            match.submit(actor, dice.choice(match.legal(actor)))
    return match


def step(match: Match) -> str:
    """Pinzetta's next step, in notation."""
    match.submit(AUTOMA, match.legal(AUTOMA)[0])
    return match.text_at(-1)


def laid_out(options: Options | None = None, mat: int = SQUARES_MAT) -> tuple[Parts, State]:
    """Everything in the supply, and Pinzetta's mat on the table."""
    p, s = make_parts(options or Options(), 1), State()
    setup(p, s)
    s.her_mat, s.mat[0] = mat, 4
    s.contest[:] = (1, 7, 13, 19, 25)
    return p, s


def find(
    p: Parts, size: str = "", *, value: int | None = None, colour: str = "", theme: str = "", mark: int = 0, at: int = 0
) -> int:
    """The number of a stamp (the `at`-th of its kind, from 0) with all this printed on it."""
    found = [
        stamp
        for stamp in range(1, 166)
        if (not size or SIZE_NAMES[p.size_of[stamp]] == size)
        and (value is None or p.value[stamp] == value)
        and (not colour or (p.colour[stamp, 0] >= 0 and COLOURS[p.colour[stamp, 0]] == colour))
        and (not theme or (p.theme[stamp, 0] >= 0 and THEMES[p.theme[stamp, 0]] == theme))
        and p.mark[stamp] == mark
    ]
    return found[at]


def rare(p: Parts, size: str = "", at: int = 0) -> int:
    return find(p, size, mark=RARE, at=at)


def forever(p: Parts, at: int = 0) -> int:
    return find(p, mark=FOREVER, at=at)


def card(number: int) -> int:
    return CARD + number


def collection(s: State, side: int, items: list[int], *, down: tuple[int, ...] = ()) -> None:
    """Items from left to right; those at the places `down` (from 0) lie face down."""
    for slot, item in enumerate(items):
        s.item[side, slot] = item
        s.up[side, slot] = int(slot not in down)
        s.secret[side, slot] = int(slot in down)
        if item < CARD:
            s.supply[item] = 0
        elif item != TOKEN:
            s.deck[item - CARD] = 0
    s.held[side] = len(items)


def piles(s: State, side: int, large: tuple[int, ...]) -> None:
    for slot in range(s.held[side]):
        s.lies[side, slot] = IN_LARGE if slot in large else IN_SMALL


def tokens(s: State, side: int, *each: int) -> None:
    s.tokens[side, : len(each)] = each


def put(p: Parts, s: State, stamp: int, cell: str, seat: int = 0) -> None:
    """Onto the page."""
    lay(p, s, seat, stamp, cell_number(cell))


def cell_number(cell: str) -> int:
    return "abcdefghijkl".index(cell[0]) + (int(cell[1:]) - 1) * SIDE


def lines(p: Parts, s: State) -> list[list[int]]:
    out = np.zeros((scoring.MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    listed: list[list[int]] = out[: scoring.breakdown(p, s, 0, out)].tolist()
    return listed


def why_not(match: Match, actor: int, text: str) -> tuple[str, str]:
    """The code and the rule with which an action is refused."""
    try:
        match.submit(actor, match.read(actor, text))
    except Refused as refused:
        return refused.code, refused.rule
    raise AssertionError(f"{text} was allowed")
