"""The variants: mode, level, what is assumed; and the parts that a pack and they make."""

from dataclasses import dataclass
from typing import Literal, get_args

from ludoteka.core.components import cache_installed
from ludoteka.core.errors import Refused
from ludoteka.core.options import BaseOptions, option

from . import pack as form
from .checking import read_pack, seems_rare, seen_size, size_class, stack_of
from .pack import Formula, Pack, Stamp, Which, built_in_pack
from .parts import (
    CANCELLED,
    COLUMN_BITS,
    DOWN,
    FADED,
    FOREVER,
    HALF_ROW,
    HALF_SIDE,
    NONE,
    OF_ATTENDEE,
    OF_MAT,
    RARE,
    SEATS,
    SEEMS_RARE,
    STAMPS,
    Parts,
)

# The words of a pack, in the order of their numbers in `parts`.
SIZE_NAMES = ("2x2", "2x3", "2x4", "3x3", "double", "1x1")
PILES = ("2x2", "2x3", "2x4", "3x3", "double", "forever", "rare", "attendee")
COLOURS, THEMES, CATEGORIES = get_args(form.Colour), get_args(form.Theme), get_args(form.Category)
KINDS, ABOUT = get_args(form.Kind), get_args(form.Of)
EFFECTS, BOTTOMS, DAY_RULES = get_args(form.Effect), get_args(form.Bottom), get_args(form.DayRule)
ALONE, TOGETHER = (1,), SEATS[1:]  # whatever is about Pinzetta; whatever is about several players


@dataclass(frozen=True)
class Options(BaseOptions):
    mode: Literal["introductory", "full", "several"] = option(
        "full",
        rule="STS-14",
        always=True,
        choices_at={"introductory": ALONE, "full": ALONE, "several": TOGETHER},
    )
    level: Literal["1", "2", "3"] = option("1", rule="STS-2", always=True, seats=ALONE)
    crossed: Literal["one-pile", "one-by-one"] = option("one-pile", rule="STS-6", assumed=True, seats=ALONE)
    turn_up: Literal["each-choice", "all-chosen"] = option("each-choice", rule="STS-M5", seats=TOGETHER)
    unclaimed: Literal["last", "stays"] = option("last", rule="STS-M2", seats=TOGETHER)

    def check(self, seats: int) -> None:
        """Pinzetta plays against one; level and mode are hers."""
        if (self.mode == "several") != (seats > 1):
            raise Refused("mode", rule="STS-17" if seats > 1 else "STS-1", place=f"mode={self.mode}", seats=seats)
        if seats > 1 and (self.level, self.crossed) != ("1", "one-pile"):
            raise Refused("hers-alone", rule="STS-2", place=f"level={self.level} crossed={self.crossed}")
        super().check(seats)


PRESETS: dict[str, Options] = {
    "introductory": Options(mode="introductory"),
    "full": Options(),
    "hard": Options(level="3"),
    "several": Options(mode="several"),
}

# Settings, with a number of seats, that reach what no preset does. The laws visit them, too.
MIXES: dict[str, tuple[Options, int]] = {
    "one-by-one": (Options(level="2", crossed="one-by-one"), 1),
    "introductory-hard": (Options(mode="introductory", level="3"), 1),
    "four": (Options(mode="several"), 4),
    "turned-up-late": (Options(mode="several", turn_up="all-chosen", unclaimed="stays"), 3),
}


def make_parts(options: Options, seats: int, components: str = "") -> Parts:
    """The parts of one table. `components`: the owner's pack, in the form of data/built_in.toml."""
    printed, pack = _printed(components)
    p = printed.copy()
    p.seats = seats
    if seats > 1:
        _lay_several(p, pack)
    p.full = int(options.mode == "full")
    p.level = int(options.level)
    p.one_by_one = int(options.crossed == "one-by-one")
    p.turn_up_at_once = int(options.turn_up == "each-choice")
    p.token_stays = int(options.unclaimed == "stays")
    _lay_shows(p, pack)
    return p


@cache_installed
def _printed(components: str) -> tuple[Parts, Pack]:
    """The part that is the same for all options, and the pack."""
    pack, p = read_pack(components or built_in_pack()), Parts()
    p.built_in = int(pack.built_in)
    for number, stamp in enumerate(pack.stamps, start=1):
        _lay_stamp(p, number, pack, stamp)
    _lay_piles(p)
    _list_columns(p)
    _lay_contests(p, pack)
    _lay_attendees(p, pack)
    _lay_mats(p, pack)
    _lay_events(p, pack)
    for number, decision in enumerate(pack.decisions, start=1):
        p.crossed[number] = decision.crossed
        p.field_points[number] = decision.fields
    p.forever_points[:] = pack.forever.points
    p.imaginary, p.forever_start = pack.forever.imaginary, pack.forever.start
    return p, pack


def _lay_stamp(p: Parts, number: int, pack: Pack, stamp: Stamp) -> None:
    p.value[number] = stamp.value
    p.width[number], p.height[number] = (int(side) for side in stamp.size.split("x"))
    p.size_of[number] = SIZE_NAMES.index(size_class(stamp))
    p.pile_of[number] = PILES.index(stack_of(pack, stamp))
    p.back[number] = SIZE_NAMES.index(seen_size(pack, stamp)) + SEEMS_RARE * seems_rare(pack, stamp)
    p.mark[number] = CANCELLED * stamp.cancelled + FADED * stamp.faded + RARE * stamp.rare + FOREVER * stamp.forever
    for half, (colour, theme) in enumerate(_halves(stamp)):
        p.colour[number, half] = COLOURS.index(colour) if colour else NONE
        p.theme[number, half] = THEMES.index(theme) if theme else NONE


def _lay_piles(p: Parts) -> None:
    for pile in range(len(PILES)):
        stamps = [stamp for stamp in range(1, STAMPS + 1) if p.pile_of[stamp] == pile]
        p.pile_size[pile] = len(stamps)
        p.pile_stamp[pile, : len(stamps)] = stamps


def _list_columns(p: Parts) -> None:
    for many in range(HALF_ROW + 1):
        columns = [column for column in range(HALF_SIDE) if many >> column & 1]
        packed = (column << COLUMN_BITS * at for at, column in enumerate(columns))
        p.listed_columns[many] = sum(packed) | len(columns) << COLUMN_BITS * HALF_SIDE


def _halves(stamp: Stamp) -> tuple[tuple[str | None, str | None], ...]:
    second = stamp.double or stamp
    return (stamp.colour, stamp.theme), (second.colour, second.theme)


def _lay_contests(p: Parts, pack: Pack) -> None:
    p.yellow = CATEGORIES.index(pack.yellow)
    for number, contest in enumerate(pack.contests, start=1):
        p.contest_id[number] = contest.id
        p.category[number] = CATEGORIES.index(contest.category)
        _lay_formula(p, number, contest.score)


def _lay_formula(p: Parts, row: int, formula: Formula) -> None:
    about = ABOUT.index(formula.of) if formula.of else NONE
    p.formula[row] = (
        *(KINDS.index(formula.kind), formula.each, about, formula.per, formula.least),
        *_which(formula.which),
        *_which(formula.adjacent),
    )


def _which(which: Which) -> tuple[int, int, int, int]:
    return (
        SIZE_NAMES.index(which.size) if which.size else NONE,
        COLOURS.index(which.colour) if which.colour else NONE,
        THEMES.index(which.theme) if which.theme else NONE,
        CANCELLED * which.cancelled + FADED * which.faded + RARE * which.rare + FOREVER * which.forever,
    )


def _lay_attendees(p: Parts, pack: Pack) -> None:
    for card in pack.attendees:
        p.in_play[card.number] = int(card.number not in pack.out_of_solo)
        p.effect[card.number] = EFFECTS.index(card.effect)
        p.draws[card.number] = PILES.index(card.draws) if card.draws else 0
        p.bonus[card.number] = card.points
        if card.score:
            _lay_formula(p, OF_ATTENDEE + card.number, card.score)


def _lay_mats(p: Parts, pack: Pack) -> None:
    cards = {contest.id: number for number, contest in enumerate(pack.contests, start=1)}
    for number, mat in enumerate(pack.mats, start=1):
        _lay_formula(p, OF_MAT + number, mat.exhibitor)
        p.own_mat[number] = int(mat.pinzetta is None)
        for contest in mat.pinzetta.contests if mat.pinzetta else ():
            p.her_mat_for[cards[contest]] = number
        for size in mat.pinzetta.targets if mat.pinzetta else ():
            p.target[number, SIZE_NAMES.index(size)] = 1


def _lay_events(p: Parts, pack: Pack) -> None:
    for number, event in enumerate(pack.events, start=1):
        for at, items in enumerate((event.large, event.small, event.middle)):
            p.listed[number, at] = len(items)
            p.event[number, at, : len(items)] = [_item(item) for item in items]
        p.bottom[number] = BOTTOMS.index(event.bottom)


def _lay_several(p: Parts, pack: Pack) -> None:
    """What is different where several play: all attendee cards, event cards that form a pool, and at large tables no
    imaginary player."""
    if not pack.pools:
        raise Refused("pack-no-pools", rule="STS-17", place="pools")
    p.in_play[1:] = 1
    if p.seats > pack.forever.imaginary_up_to:
        p.imaginary = 0
    for number, card in enumerate(pack.pools, start=1):
        p.symbols[number] = len(card.items)
        p.symbol[number, : len(card.items)] = [_item(item) for item in card.items]
        p.day_rule[number] = DAY_RULES.index(card.rule)


def _item(text: str) -> int:
    pile, _, down = text.partition(" ")
    return PILES.index(pile) + (DOWN if down else 0)


def _lay_shows(p: Parts, pack: Pack) -> None:
    cards = {contest.id: number for number, contest in enumerate(pack.contests, start=1)}
    for number, show in enumerate(pack.shows, start=1):
        for contest, points in show.points.items():
            p.show_lists[number, cards[contest]] = 1
            p.show_points[number, cards[contest]] = points[p.level - 1]
