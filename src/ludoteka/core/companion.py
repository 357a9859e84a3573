"""A companion to the real game: it plays the automa's part while the pieces are on a real table.

What its owner entered is a log of entries, each the answer to a question; everything else follows from replaying it. So
a step is undone by dropping entries, and a value corrected by replacing one.
"""

from typing import Annotated, Literal

from msgspec import Meta

from .bounds import Signed, Word
from .scene import Part, ScoreLine
from .words import Words

Form = Literal["items", "choose", "numbers", "draw", "do"]


class EnteredItem(Part, frozen=True):
    """A piece of cardboard, as far as the automa must know it; no value: not seen yet, or not needed."""

    size: Word
    value: Signed | None = None
    rare: bool = False
    down: bool = False  # it lies face down


class Entry(Part, frozen=True):
    """An answer, to the question of this kind: items, or numbers (of choices, or as they are)."""

    kind: Word
    items: Annotated[tuple[EnteredItem, ...], Meta(max_length=100)] = ()
    numbers: Annotated[tuple[Signed, ...], Meta(max_length=100)] = ()


class Choice(Part, frozen=True):
    number: int
    words: Words
    note: Words | None = None


class ItemKind(Part, frozen=True):
    """A kind of item that can be entered, and what is asked about it. Kinds with the same `back` look the same face
    down: one may turn out to be the other."""

    size: str
    words: Words
    back: str = ""
    valued: bool = False
    rare: bool = False
    down: bool = False


class NumberField(Part, frozen=True):
    words: Words
    least: int
    most: int


class Question(Part, frozen=True):
    """What is to be entered next. `items`: so many of these kinds, perhaps some `given` already, of which only what is
    missing is asked; `choose`: so many of the choices; `numbers`: one for each field; `draw`: the program draws one of
    the choices, if it is asked to; `do`: nothing is entered. `lines`: what to do at the real table before answering."""

    kind: str
    form: Form
    words: Words
    hint: Words | None = None
    heading: Words | None = None  # when in the game
    lines: tuple[Words, ...] = ()
    least: int = 1
    most: int = 1
    choices: tuple[Choice, ...] = ()
    kinds: tuple[ItemKind, ...] = ()
    given: tuple[EnteredItem, ...] = ()
    values: tuple[int, ...] = ()  # on offer for an item
    rare_values: tuple[int, ...] = ()  # on offer for a rare one; none: they are not needed
    fields: tuple[NumberField, ...] = ()


class Step(Part, frozen=True):
    """Something that was done, with its reasons, after this entry (counted from 0)."""

    entry: int
    words: Words
    lines: tuple[Words, ...] = ()
    heading: Words | None = None
    hers: bool = False  # the automa did it


class Trouble(Part, frozen=True):
    """The first entry that does not fit (counted from 0), and why."""

    entry: int
    code: str
    words: Words
    rule: str = ""


class HelpCard(Part, frozen=True):
    words: Words
    lines: tuple[Words, ...]


class Session(Part, frozen=True):
    """Where a log has led. `entries`: the log, with what the program has drawn; `asked`: the questions that were
    answered, and (unless it is over) the one that is open: it is that of the first entry that does not fit, if there
    is one. `own_lines`: the owner's points, as soon as they are known."""

    entries: tuple[Entry, ...]
    asked: tuple[Question, ...]
    steps: tuple[Step, ...]
    who: Words  # the automa
    points: int
    lines: tuple[ScoreLine, ...]
    own_points: int = 0
    own_lines: tuple[ScoreLine, ...] = ()
    notes: tuple[Words, ...] = ()  # what else is on the automa's side of the table
    cards: tuple[HelpCard, ...] = ()
    packs: tuple[str, ...] = ()  # whose cards can be drawn here
    over: bool = False
    trouble: Trouble | None = None


class CompanionSetup(Part, frozen=True):
    """What is on the real table: whose cards are drawn here (`none`: the owner draws and enters them), and whether
    nothing but drawing is wanted."""

    options: dict[str, str]
    pack: Literal["none", "house", "own"] = "none"
    quick: bool = False
