"""The component pack: everything that is printed on stamps, cards and mats, in one TOML file.

The classes here are the format; `checking` holds what fields alone cannot say. `README.md` explains it to owners.
"""

import re
from importlib.resources import files
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct, field

from ludoteka.core.components import read_toml
from ludoteka.core.errors import Refused

Size = Literal["1x1", "2x2", "2x3", "3x2", "2x4", "4x2", "3x3"]  # as it lies on the page: width x height
SizeClass = Literal["2x2", "2x3", "2x4", "3x3", "double"]
Colour = Literal["purple", "yellow", "blue", "green", "brown"]
Theme = Literal["space", "monuments", "animals", "flowers", "vehicles"]
Category = Literal["colour", "theme", "size", "cancelled", "finale"]
Item = Literal[
    "2x2", "2x3", "2x4", "3x3", "double", "forever", "rare", "attendee",
    "2x2 down", "2x3 down", "2x4 down", "3x3 down", "double down", "rare down",
]  # fmt: skip
SIZES = get_args(Size)
Points = Annotated[int, Meta(ge=-99, le=99)]
Count = Annotated[int, Meta(ge=1, le=99)]
Kind = Literal[
    "count", "sets", "second", "most", "largest-group", "groups", "surrounded", "full-lines", "lines-with",
    "empty", "edge", "beside", "variety", "value",
]  # fmt: skip
Of = Literal["colours", "themes", "sizes", "rows", "columns", "lines"]
Bottom = Literal["nothing", "turn-up", "turn-down", "hers-up", "forever"]
DayRule = Literal["nothing", "turn-up", "forever", "two-reserves", "other-way", "double-token"]
Effect = Literal[
    "show", "end", "collect", "no-fade", "more-forever", "contest-bonus", "first-player", "last-chooser",
]  # fmt: skip

_PATH = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`")


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all that a pack holds: nothing unknown is overlooked."""


class Half(Part, frozen=True, kw_only=True):
    """The second of the two stamps on a double."""

    colour: Colour
    theme: Theme


class Stamp(Part, frozen=True, kw_only=True):
    size: Size
    value: Annotated[int, Meta(ge=-9, le=9)] = 0
    colour: Colour | None = None
    theme: Theme | None = None
    rare: bool = False
    forever: bool = False
    cancelled: bool = False
    faded: bool = False
    double: Half | None = None


class Which(Part, frozen=True, kw_only=True):
    """Stamps that have all of this."""

    size: Literal["1x1", "2x2", "2x3", "2x4", "3x3"] | None = None
    colour: Colour | None = None
    theme: Theme | None = None
    cancelled: bool = False
    faded: bool = False
    rare: bool = False
    forever: bool = False


class Formula(Part, frozen=True, kw_only=True):
    """What scores: a kind, the points for each, and what the kind asks about."""

    kind: Kind
    each: Points
    of: Of | None = None
    per: Count = 1  # so many make one
    least: Count = 1  # the size from which a group counts
    which: Which = Which()
    adjacent: Which = field(default=Which(), name="beside")  # the key as in older packs


class Contest(Part, frozen=True, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=99)]
    category: Category
    score: Formula


class Attendee(Part, frozen=True, kw_only=True):
    """An exhibitor scores in every show; a specialist does something else, or scores at the end."""

    number: Annotated[int, Meta(ge=1, le=19)]
    effect: Effect
    score: Formula | None = None
    draws: SizeClass | Literal["rare"] | None = None  # collect: what is drawn and reserved
    points: Points = 0  # contest-bonus, first-player, last-chooser


class Event(Part, frozen=True, kw_only=True):
    """A Pinzetta event card: her two piles, your collection, and what then happens."""

    large: Annotated[list[Item], Meta(min_length=1, max_length=4)]
    small: Annotated[list[Item], Meta(min_length=1, max_length=4)]
    middle: Annotated[list[Item], Meta(min_length=1, max_length=8)]
    bottom: Bottom


class PoolCard(Part, frozen=True, kw_only=True):
    """An event card of the game for several: what comes into the pool, and the text that holds if it is on top."""

    items: Annotated[list[Item], Meta(min_length=6, max_length=8)]
    rule: DayRule = "nothing"


class Decision(Part, frozen=True, kw_only=True):
    crossed: Annotated[int, Meta(ge=0, le=9)]
    fields: Annotated[list[Points], Meta(min_length=7, max_length=7)]  # points for each item, field by field


class Show(Part, frozen=True, kw_only=True):
    """A show scoring card: the points on level 1, 2 and 3, by the ID of the contest."""

    points: dict[int, Annotated[list[Points], Meta(min_length=3, max_length=3)]]


class Pinzetta(Part, frozen=True, kw_only=True):
    """The back of a mat: the yellow contests it answers to, and the sizes she is after."""

    contests: Annotated[list[int], Meta(min_length=1)]
    targets: Annotated[list[SizeClass], Meta(min_length=1)]


class Mat(Part, frozen=True, kw_only=True):
    exhibitor: Formula
    pinzetta: Pinzetta | None = None


class Forever(Part, frozen=True, kw_only=True):
    points: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=3, max_length=3)]
    imaginary: Annotated[int, Meta(ge=0, le=99)] = 3
    imaginary_up_to: Annotated[int, Meta(ge=1, le=5)] = 2  # players; at larger tables there is no imaginary one
    start: Annotated[int, Meta(ge=0, le=3)] = 0  # with how many a player begins


class BackRules(Part, frozen=True, kw_only=True):
    """Whether rares and doubles have something of their own, or what stamps of their size have."""

    rare: Literal["own", "size"] = "own"
    double: Literal["own", "size"] = "own"


class Pack(Part, frozen=True, kw_only=True):
    title: str
    # Designed by us, not what is printed in the box; the key as in older packs.
    built_in: bool = field(default=False, name="house")
    yellow: Category = "size"
    out_of_solo: list[int] = field(default_factory=lambda: [1, 5, 6, 9])
    stacks: BackRules = BackRules()  # from which stack of the supply they are drawn
    backs: BackRules = BackRules()  # what their backs show
    forever: Forever
    stamps: list[Stamp]
    attendees: list[Attendee]
    contests: list[Contest]
    mats: list[Mat]
    events: list[Event]
    decisions: list[Decision]
    shows: list[Show]
    pools: list[PoolCard] = field(default_factory=list)  # who plays alone needs none


def built_in_pack() -> str:
    """The text of Ludoteka's own pack."""
    return (files(__package__) / "data" / "built_in.toml").read_text("utf-8")


def read_form(text: str) -> Pack:
    """A pack whose every field has the right form; whether they fit together, `checking` says."""
    try:
        return msgspec.convert(read_toml(text, rule="STS-C1"), Pack, str_keys=True)
    except msgspec.ValidationError as error:
        raise _refused(str(error)) from None


def _refused(error: str) -> Refused:
    """The library says `Expected ... - at `$.stamps[3].size``; people count from 1."""
    path = _PATH.search(error)
    place = re.sub(r"\[(\d+)\]", lambda found: f" {int(found[1]) + 1}", path[1]) if path else ""
    what = _PATH.sub("", error).replace("`", "")
    return Refused("pack-form", rule="STS-C1", place=place.replace(".", ": ") or "1", what=what)
