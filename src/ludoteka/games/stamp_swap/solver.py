"""The door to the solver: the best way to lay known stamps onto a known page. See `core.room.Solver`."""

import re
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace

import numpy as np

from ludoteka.core import dice
from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.compiled import compiled
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene
from ludoteka.core.solution import Solution

from . import album, contests, drawing, draws, moves, parts, rules, scoring, supply, thinking
from .album import fits, lay, lift
from .notation import cell_name, cell_number, contest_number, read, read_item
from .parts import (
    CARD,
    CONTEST_BONUS,
    DAYS,
    END,
    FINALE,
    FIRST_PLAYER,
    FOREVER,
    LAST_CHOOSER,
    MATS,
    MOST_UNITS,
    OF_ATTENDEE,
    OF_MAT,
    OUTCOME,
    OVER,
    SHOW,
    STAMPS,
    TICKETED,
    Parts,
    State,
    has_mark,
)
from .solving import bounds, pages, search
from .solving.bounds import Outlook
from .solving.pages import ANY_PLACE, MOST_FORMULAS, MOST_STAMPS, UNPLACED, Task
from .solving.search import Hunt

CLIMBS = 300  # times that stamps are taken up and laid anew, before everything is tried
WORK = 400_000  # stamps that may be laid in the search: some ten seconds
WORK_IN_HINDSIGHT = 800_000  # some four seconds, while people look at their points; for all seats
BY_SEAT = (
    *("mat", "gained", "to_place", "owned", "cards", "rows", "grid", "units", "unit_stamp", "unit_half", "unit_cell"),
    *("touch", "discarded", "exhibit_points", "ticket", "won", "won_bonus", "token_points"),
)

__all__ = ["EVERY_ROUND", "Solution", "best_page", "hindsight", "instead", "last_round", "maximum", "solve", "sunday"]

_PIECE = re.compile(r"(?:card|mat|contest) [0-9]+|[0-9]+(?:@[a-l](?:1[0-2]|[1-9])(?![0-9]))?")
FORM = "contest 3, mat 4, card 7, 96@a1, 17, 44"
EVERY_ROUND = False


def solve(p: Parts, pieces: str) -> Solution:
    """`contest 3, mat 4, card 7, 96@a1, 17, 44`: what scores, the stamps that lie on the page, and those to lay there.
    All contests, exhibitors and specialists that are named count once, and the values of all stamps; forever stamps do
    not, for who has most of them is not known."""
    s, t = State(), Task()
    rules.setup(p, s)
    t.value_weight = 1
    for text in split_pieces(pieces):
        take(p, s, t, text)
    if not t.count:
        raise Refused("sts-solve-stamps", rule="STS-11")
    return best_page(p, s, t, WORK)


def maximum(p: Parts) -> Solution:
    """Not for this game: the best page of all is out of reach of any search we know."""
    raise Refused("sts-no-maximum")


def hindsight(match: Match) -> tuple[Solution, ...]:
    """The score of the whole game, had the stamps of the last day been laid as well as can be, and the best contest
    been entered then."""
    if not match.over:
        raise Refused("solve-unfinished")
    return tuple(_best_last_day(match, seat) for seat in range(match.parts.seats))


def _best_last_day(match: Match, seat: int) -> Solution:
    s, t = sunday(match, seat)
    found = best_page(match.parts, s, t, WORK_IN_HINDSIGHT // match.parts.seats)
    before = scoring.score(match.parts, s, 0) + _bonus(match.parts, s) + _rewards(match, seat)
    return Solution(found.score + before, found.upper_bound + before, found.proved, found.placement)


def _rewards(match: Match, seat: int) -> int:
    """What the last day brings wherever the stamps lie: the token, and specialists who reward it or the last choice."""
    p, end = match.parts, match.observation(seat).state
    day, cards = DAYS - 1, end.owned[seat, : int(end.cards[seat])].tolist()
    rewarded = sum(
        int(end.exhibit_points[seat, day, card]) for card in cards if p.effect[card] in (FIRST_PLAYER, LAST_CHOOSER)
    )
    return int(end.token_points[seat, day]) + rewarded


def best_page(p: Parts, s: State, t: Task, work: int) -> Solution:
    """The best way to lay the stamps of a task: a good one first, then the search for a better one."""
    sort_stamps(p, t)
    t.slack = ANY_PLACE
    page, task, hunt = s.record(), t.record(), Hunt()
    hunt.most_work = work
    climbing, searching, luck = hunt.record(), Outlook().record(), np.zeros(dice.DICE_WORDS, np.int64)
    world().shake(luck, 1)
    world().climb(p.record()[0], page[0], task[0], CLIMBS, luck)
    world().search(p.record()[0], page[0], task[0], searching[0], climbing[0])
    best = int(task[0]["best"])
    bound = int(climbing[0]["upper_bound"]) if climbing[0]["tired"] else best
    return Solution(best, bound, bound == best, _placement(p, s, t, task[0]["best_cell"]))


@cache
def world() -> SimpleNamespace:
    return compiled(
        "stamp-swap-solver",
        [dice, parts, album, contests, supply, draws, rules, scoring, thinking, pages, bounds, search],
        base=Game.of("ludoteka.games.stamp_swap").compiled_kernel,
    )


def sort_stamps(p: Parts, t: Task) -> None:
    """Largest first, and those that are alike next to each other, in the order in which they came."""

    def rank(stamp: int) -> tuple[int, ...]:
        width, height = int(p.width[stamp]), int(p.height[stamp])
        printed = (p.size_of[stamp], *p.colour[stamp], *p.theme[stamp], p.mark[stamp], p.value[stamp])
        return -width * height, width, *(int(fact) for fact in printed)

    t.stamp[: t.count] = sorted((int(stamp) for stamp in t.stamp[: t.count]), key=rank)


def _placement(p: Parts, s: State, t: Task, cells: Sequence[int]) -> tuple[str, ...]:
    """In notation: what is laid, what then does not fit, and the contest that scores most, if there is a choice."""
    then, laid, left = s.copy(), list[str](), list[str]()
    stamps, cells = t.stamp[: t.count].tolist(), [int(cell) for cell in cells[: t.count]]
    forever = [at for at, stamp in enumerate(stamps) if has_mark(p, stamp, FOREVER)]
    for at, cell in zip(forever, sorted(cells[at] for at in forever)[::-1], strict=True):
        cells[at] = cell  # they are all alike: what is left out is the last of them
    for stamp, cell in zip(stamps, cells, strict=True):
        if cell == UNPLACED:
            left.append(f"discard {stamp}")
        else:
            lay(p, then, 0, stamp, cell)
            laid.append(f"{stamp}@{cell_name(cell)}")
    entered = [int(contest) for contest in t.choice[: t.choices]]
    best = max(entered, key=lambda contest: contests.formula_points(p, then, 0, contest), default=0)
    return (*laid, *left, *((f"contest {p.contest_id[best]}",) if best else ()))


# -- the last day -----------------------------------------------------------------------------------------------


def in_first_seat(s: State, seat: int) -> State:
    """The same table with a seat and the first one changed over: the search knows only the first."""
    then = s.copy()
    for name in BY_SEAT:
        array = getattr(then, name)
        array[[0, seat]] = array[[seat, 0]]
    return then


def sunday(match: Match, seat: int = 0) -> tuple[State, Task]:
    """The table of a finished game before a seat's last stamps were placed, and all that scored from then on. Whose
    table it is sits in the first seat."""
    last = max(at for at, entry in enumerate(match.log.live()) if entry.actor == CHANCE and entry.action == OUTCOME)
    p, end = match.parts, match.observation(seat).state
    s = _all_but_one(match.at(last + 1).observation(seat).state, end, seat)
    t = Task()
    t.value_weight = t.forever_weight = t.best_weight = 1
    for stamp in s.gained[0, : int(s.to_place[0])].tolist():
        _add_stamp(s, t, stamp)
    _add_formula(t, OF_MAT + int(s.mat[0]))
    for card in s.owned[0, : int(s.cards[0])].tolist():
        if p.effect[card] in (SHOW, END):
            _add_formula(t, OF_ATTENDEE + card)
    _add_formula(t, int(s.contest[FINALE]))
    for category in range(TICKETED):
        if not s.ticket[0, category]:
            t.choice[t.choices] = s.contest[category]
            t.choices += 1
    return s, t


def _all_but_one(s: State, end: State, seat: int) -> State:
    """Forever stamps are compared at the end: all others have what they had then."""
    s.field[:] = end.field
    then = in_first_seat(end, seat)
    mine = in_first_seat(s, seat)
    for name in BY_SEAT:
        getattr(then, name)[0] = getattr(mine, name)[0]
    then.phase, then.day, then.stage[0] = s.phase, s.day, s.stage[seat]
    return then


def instead(p: Parts, s: State, seat: int, placement: Sequence[str], names: Sequence[str]) -> Scene:
    """A finished game, had this seat acted like that on the last day (in notation), and all else been as it was."""
    then = s.copy()
    stamps = [read_item(text.partition("@")[0].removeprefix("discard ")) for text in placement if "contest" not in text]
    _take_up(p, then, seat, stamps)
    then.gained[seat, : len(stamps)] = stamps
    then.to_place[seat] = len(stamps)
    moves.begin_placing(p, then, seat)
    for text in placement:
        moves.apply(p, then, seat, read(p, then, seat, text))
    then.phase = OVER
    return drawing.scene(Observation(p, then, SPECTATOR, names=tuple(names)))


def _take_up(p: Parts, s: State, seat: int, stamps: Sequence[int]) -> None:
    """The stamps of the last day leave the page, or come back from the discards, and its ticket is in the hand."""
    laid = set(s.unit_stamp[seat, : int(s.units[seat])].tolist()).intersection(stamps)
    s.discarded[seat] -= sum(int(p.value[stamp]) for stamp in stamps if stamp not in laid)
    for _ in laid:
        lift(p, s, seat)
    for category in range(TICKETED):
        if s.ticket[seat, category] == DAYS:
            s.ticket[seat, category] = s.won[seat, category] = s.won_bonus[seat, category] = 0


def last_round(p: Parts, s: State, seat: int) -> int:
    """What is compared with the best last day: all the points of the game."""
    return int(scoring.score(p, s, seat))


def _bonus(p: Parts, s: State) -> int:
    """What specialists add to whichever contest is entered."""
    cards = s.owned[0, : int(s.cards[0])]
    return int(sum(p.bonus[card] for card in cards if p.effect[card] == CONTEST_BONUS))


# -- pieces in --------------------------------------------------------------------------------------------------


def split_pieces(text: str) -> list[str]:
    """The pieces that a text names, with commas between them."""
    pieces = [" ".join(piece.split()) for piece in text.split(",") if piece.strip()]
    for piece in pieces:
        if not _PIECE.fullmatch(piece):
            raise Refused("notation", place=piece, form=FORM)
    return pieces


def take(p: Parts, s: State, t: Task, text: str) -> None:
    word, _, number = text.partition(" ")
    if word == "contest":
        _add_formula(t, contest_number(p, int(number), text), text)
    elif word == "mat":
        if not 1 <= int(number) <= MATS:
            raise Refused("no-such-item", rule="STS-C4", place=text)
        _add_formula(t, OF_MAT + int(number), text)
    elif word == "card":
        _take_card(p, s, t, read_item(text) - CARD, text)
    else:
        _take_stamp(p, s, t, text)


def _take_card(p: Parts, s: State, t: Task, card: int, text: str) -> None:
    """A specialist who changes how others score lies in the play area, too."""
    if not s.deck[card]:
        raise Refused("sts-solve-twice", rule="STS-C1", place=text)
    s.deck[card] = 0
    s.owned[0, s.cards[0]] = card
    s.cards[0] += 1
    if p.effect[card] in (SHOW, END):
        _add_formula(t, OF_ATTENDEE + card)


def _take_stamp(p: Parts, s: State, t: Task, text: str) -> None:
    name, _, place = text.partition("@")
    stamp = read_item(name)
    if stamp > STAMPS:
        raise Refused("no-such-item", rule="STS-C1", place=text)
    if not s.supply[stamp]:
        raise Refused("sts-solve-twice", rule="STS-C1", place=text)
    s.supply[stamp] = 0
    if not place:
        _add_stamp(s, t, stamp)
        return
    cell = cell_number(place)
    if not fits(p, s, 0, stamp, cell):
        raise Refused("does-not-fit", rule="STS-C3", place=text)
    lay(p, s, 0, stamp, cell)


def _add_stamp(s: State, t: Task, stamp: int) -> None:
    """As many as page and search have room for."""
    if t.count == MOST_STAMPS or s.units[0] + 2 * t.count + 2 > MOST_UNITS:
        raise Refused("sts-solve-many", rule="STS-C3", place=str(stamp))
    t.stamp[t.count] = stamp
    t.count += 1


def _add_formula(t: Task, formula: int, place: str = "") -> None:
    if formula in t.formula[: t.formulas]:
        raise Refused("sts-solve-twice", rule="STS-C1", place=place)
    if t.formulas == MOST_FORMULAS:
        raise Refused("sts-solve-many", rule="STS-12", place=place)
    t.formula[t.formulas], t.weight[t.formulas] = formula, 1
    t.formulas += 1
