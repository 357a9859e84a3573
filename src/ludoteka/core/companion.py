"""A companion to the real game: it plays the automa's part while the pieces are on a real table.

What its owner entered is a list of answers, each to a question; everything else follows from replaying them. So a step
is undone by dropping answers, and a value corrected by replacing one.
"""

from typing import Annotated, Literal

from msgspec import Meta

from .bounds import Signed, Word
from .scene import ClientModel, ScoreLine
from .words import Words

Form = Literal["items", "choose", "numbers", "draw", "do"]
Components = Literal["none", "built-in", "own"]  # drawn here: nothing, Ludoteka's own, the owner's component file


class EnteredItem(ClientModel, frozen=True):
    """A piece of cardboard, as far as the automa must know it; no value: not seen yet, or not needed."""

    size: Word
    value: Signed | None = None
    rare: bool = False
    down: bool = False  # it lies face down


class Answer(ClientModel, frozen=True):
    """To the question of this kind: items, or numbers (of choices, or as they are)."""

    kind: Word
    items: Annotated[tuple[EnteredItem, ...], Meta(max_length=100)] = ()
    numbers: Annotated[tuple[Signed, ...], Meta(max_length=100)] = ()


class Choice(ClientModel, frozen=True):
    number: int
    words: Words
    note: Words | None = None


class ItemKind(ClientModel, frozen=True):
    """A kind of item that can be entered, and what is asked about it. Kinds with the same `back` look the same face
    down: one may turn out to be the other."""

    size: str
    words: Words
    back: str = ""
    valued: bool = False
    rare: bool = False
    down: bool = False


class NumberField(ClientModel, frozen=True):
    words: Words
    least: int
    most: int


class Question(ClientModel, frozen=True):
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


class Step(ClientModel, frozen=True):
    """Something that was done, with its reasons, after this answer (counted from 0)."""

    entry: int
    words: Words
    lines: tuple[Words, ...] = ()
    heading: Words | None = None
    by_automa: bool = False


class Trouble(ClientModel, frozen=True):
    """The first answer that does not fit (counted from 0), and why."""

    entry: int
    code: str
    words: Words
    rule: str = ""


class HelpCard(ClientModel, frozen=True):
    words: Words
    lines: tuple[Words, ...]


class Session(ClientModel, frozen=True):
    """Where the answers have led. `entries`: the answers, with what the program has drawn; `asked`: the questions that
    were answered, and (unless it is over) the open one: that of the first answer that does not fit, if there is one.
    `own_lines`: the owner's points, as soon as they are known."""

    entries: tuple[Answer, ...]
    asked: tuple[Question, ...]
    steps: tuple[Step, ...]
    who: Words  # the automa
    points: int
    lines: tuple[ScoreLine, ...]
    own_points: int = 0
    own_lines: tuple[ScoreLine, ...] = ()
    notes: tuple[Words, ...] = ()  # what else is on the automa's side of the table
    cards: tuple[HelpCard, ...] = ()
    components: tuple[Components, ...] = ()  # that can be drawn here
    over: bool = False
    trouble: Trouble | None = None


class CompanionSetup(ClientModel, frozen=True):
    """What is on the real table; `components`: what is drawn here (`none`: the owner draws, and enters it); `quick`:
    nothing but drawing is wanted."""

    options: dict[str, str]
    components: Components = "none"
    quick: bool = False
