"""The doors of a room: what a game must offer, and what it may.

Each door is a module of the room (or one function of it), and has a protocol here. A room names its doors in its
`room.py`, as one `Room`: mypy compares each module with its protocol there, and a door that is missing is `None`.
`p` are the parts of a table, `s` is its state; both are records that only their room understands.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, cast

from .companion import Answer, CompanionSetup, Session
from .kernel import Array, Struct
from .options import BaseOptions
from .scene import ClientModel, Piece, Scene, SeatScore
from .solution import Solution
from .words import Words

if TYPE_CHECKING:
    from typer import Typer

    from .game import Game
    from .match import Match

DataTypes = tuple[type[Mapping[str, Any]], ...]  # TypedDicts, from which the client's types are made

WAIT = -1  # what a bot answers that is not asked, and does not want to act now


@dataclass(frozen=True)
class Observation:
    """What a viewer sees: the parts, a redacted state, and the actions on offer to the seat that views."""

    parts: Any
    state: Any
    viewer: int
    legal: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    asked: bool = True  # the seat must act; if not, what is legal is only offered to it
    people: tuple[int, ...] = ()  # the seats at which people sit, not programs


class WhyNot(NamedTuple):
    """Why a cell is not on offer, and the rule's id."""

    words: Words
    rule: str


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: a stable code (message `refused-<code>`) and the rule's id. `facts` fill the
    message, from parts, state and action; the actor may know all of them."""

    code: str
    rule: str
    facts: Callable[[Any, Any, int], Mapping[str, Any]] | None = None

    def why_not(self) -> WhyNot:
        """Of a cell, where the message needs no facts."""
        return WhyNot(Words(f"refused-{self.code}"), self.rule)


class Bot(Protocol):
    """A player that is a program: sees what its seat may see, answers with one of the legal actions."""

    def choose(self, observation: Observation) -> int: ...


class Adviser(Protocol):
    """A player that expects something of every legal action: points at the end of the round."""

    def expectations(self, observation: Observation) -> Mapping[int, float]: ...


BotMaker = Callable[["Game", int], Bot]  # from the game and a seed


# -- the kernel: integers, arrays and loops (`core/dialect.py`), as it is written or compiled ---------------------


class Parts(Protocol):
    """`parts`: the records of a room, and how large things can get."""

    @property
    def SEATS(self) -> Sequence[int]: ...  # noqa: N802  how many can play: a range, or numbers with gaps
    @property
    def ACTIONS(self) -> range: ...  # noqa: N802  every action, legal or not, is one of these numbers
    @property
    def MOST_ACTIONS(self) -> int: ...  # noqa: N802  that can be legal at once
    @property
    def Parts(self) -> type[Struct]: ...  # noqa: N802
    @property
    def State(self) -> type[Struct]: ...  # noqa: N802


class Rules(Protocol):
    """`rules`: what is allowed."""

    @property
    def RULES_VERSION(self) -> int: ...  # noqa: N802  raised when old logs would replay differently

    def setup(self, p: Any, s: Any) -> None:
        """From a zeroed state to the start of the game."""

    def to_act(self, p: Any, s: Any) -> int:
        """Who must act now, as a set of actors; nobody: the game is over."""

    def may_act(self, p: Any, s: Any) -> int:
        """Who may act now though nobody waits for them, as a set of actors."""

    def legal(self, p: Any, s: Any, actor: int, out: Array) -> int:
        """Write the actor's legal actions into `out`; return how many."""

    def refusal(self, p: Any, s: Any, actor: int, action: int) -> int:
        """Why an action is not allowed: a number in `REFUSALS`, or FINE."""


class Moves(Protocol):
    """`moves`, or `rules` in a small room: what happens."""

    def apply(self, p: Any, s: Any, actor: int, action: int) -> None:
        """Carry out a legal action."""


class Scoring(Protocol):
    """`scoring`: what it is worth."""

    @property
    def MOST_LINES(self) -> int: ...  # noqa: N802  of a breakdown

    def score(self, p: Any, s: Any, seat: int) -> int:
        """A seat's points so far."""

    def breakdown(self, p: Any, s: Any, seat: int, out: Array) -> int:
        """Write the lines that add up to a seat's points into `out`; return how many."""

    def winners(self, p: Any, s: Any) -> int:
        """Who has won a finished game, as a set of actors."""


class View(Protocol):
    """`view`: what is hidden, and from whom."""

    def redact(self, p: Any, s: Any, viewer: int) -> None:
        """Remove from a state what the viewer may not know."""

    def resample(self, p: Any, s: Any, viewer: int, dice: Array) -> None:
        """Fill in what was removed, at random: a state that the viewer could be in."""

    def observers(self, p: Any, s: Any, actor: int, action: int) -> int:
        """Who sees which action it is, as a set of seats."""

    def public_face(self, p: Any, s: Any, actor: int, action: int) -> int:
        """What everybody sees of an action: actions with the same face look the same to who observes none."""

    def stays_hidden(self, p: Any, before: Any, s: Any, viewer: int, actor: int, action: int) -> bool:
        """Does this viewer still not know, after the action, what was hidden before?"""

    def reveal_count(self, p: Any, s: Any) -> int:
        """How often hidden things have been revealed: a move cannot be taken back past that."""


class Kernel(Rules, Moves, Scoring, View, Protocol):
    """All functions of the kernel modules in one namespace, with what works in every room (`core/playout.py`)."""

    def shake(self, dice: Array, seed: int) -> None: ...
    def allowed(self, p: Any, s: Any, actor: int, first: int, last: int, out: Array) -> int: ...
    def play_out(self, p: Any, s: Any, dice: Array, out: Array) -> int: ...
    def play_games(self, p: Any, fresh: Any, s: Any, games: int, dice: Array, out: Array) -> int: ...
    def unexplained(self, p: Any, fresh: Any, s: Any, games: int, dice: Array, out: Array, lines: Array) -> int: ...


# -- doors that every room has, in ordinary Python -----------------------------------------------------------------


class Variants(Protocol):
    """`variants`: how a game is set up."""

    @property
    def Options(self) -> type[BaseOptions]: ...  # noqa: N802
    @property
    def PRESETS(self) -> Mapping[str, BaseOptions]: ...  # noqa: N802  options that have a name
    @property
    def MIXES(self) -> Mapping[str, tuple[BaseOptions, int]]: ...  # noqa: N802  more that the laws visit, with seats

    def make_parts(self, options: Any, seats: int, components: str = "") -> Any:
        """The parts of a table; `components` is an owner's component file, empty for the room's own."""


class Goals(Protocol):
    """`goals`: what a table plays for."""

    def goal(self, options: Any, seats: int) -> Words:
        """In a few words, for the head of the table: what wins, with these options and so many seats."""


class Notation(Protocol):
    """`notation`: actions as text."""

    def write(self, p: Any, s: Any, actor: int, action: int) -> str: ...

    def read(self, p: Any, s: Any, actor: int, text: str) -> int:
        """Refused if the text means no action."""

    def reason(self, p: Any, s: Any) -> str:
        """Why a finished game ended: a word for the record."""


class Refusals(Protocol):
    """`refusals`: the numbers of `rules.refusal` as messages."""

    @property
    def REFUSALS(self) -> Mapping[int, Refusal]: ...  # noqa: N802


class Drawing(Protocol):
    """`drawing`: what a viewer sees, in terms that any client can draw and read aloud."""

    def scene(self, observation: Observation) -> Scene: ...

    def describe(self, p: Any, s: Any, actor: int, action: int) -> Words:
        """An action in words, for the log and for a screen reader."""

    def explain(self, p: Any, s: Any) -> Sequence[SeatScore]:
        """The points of every seat, line by line."""


class Bots(Protocol):
    """`bots`: the programs that play."""

    @property
    def LEVELS(self) -> Mapping[str, BotMaker]: ...  # noqa: N802  by level, weakest first


class RulebookSections(Protocol):
    """`rulebook`: sections (message `rulebook-<game>-<section>`) with the ids of their rules, each a message itself."""

    @property
    def SECTIONS(self) -> Sequence[tuple[str, tuple[str, ...]]]: ...  # noqa: N802


# -- doors that a room need not have --------------------------------------------------------------------------------


class Pictures(Protocol):
    """`pictures`: what the rulebook shows."""

    def pictures(self, rule: str) -> tuple[Scene, ...]: ...


class Solver(Protocol):
    """`solver`: the best that can be done when everything is known."""

    @property
    def EVERY_ROUND(self) -> bool: ...  # noqa: N802  `hindsight` can be asked whenever a round is over

    def solve(self, p: Any, pieces: str) -> Solution:
        """The best way to place the pieces that a text names, in this order; Refused if it names no proper ones."""

    def maximum(self, p: Any) -> Solution:
        """The most that any pieces in any order can bring."""

    def hindsight(self, match: "Match") -> tuple[Solution, ...]:
        """For each seat of a finished game, the best it could have done with what really came (last round)."""


class Hindsight(Protocol):
    """How to show what a solver found after a game (`sheet` or `solver`)."""

    def instead(self, p: Any, s: Any, seat: int, placement: Sequence[str], names: Sequence[str]) -> Scene:
        """The round that is over, had this seat acted like that (in notation)."""

    def last_round(self, p: Any, s: Any, seat: int) -> int:
        """What the last round brought a seat."""


class Sheet(Protocol):
    """`sheet`: finished boards from the box, scored; and what a caller reads out for them."""

    @property
    def CALLED_BY_SEATS(self) -> bool: ...  # noqa: N802  what is read out depends on how many play

    def pieces(self, p: Any) -> tuple[Piece, ...]:
        """Every piece that can lie on a board."""

    def rounds(self, p: Any) -> int:
        """How many rounds a sheet is for."""

    def score(
        self,
        p: Any,
        laid: Sequence[Mapping[str, str]],
        names: Sequence[str],
        earlier: Sequence[Sequence[Mapping[str, str]]] = (),
    ) -> Scene:
        """The boards (a piece by cell, for each player) with their points; `earlier`: those of the rounds before."""

    def turned_up(self, p: Any, s: Any, action: int) -> tuple[Piece, ...] | None:
        """What comes to lie on the table by this action; None: what is in the tray after it. The state of a piece is
        `dealt` (to the seat in its data) or `discarded` if it does not stay there."""

    def asks(self, p: Any, s: Any) -> bool:
        """Must a caller ask the people what they do now, because what is read out depends on it?"""

    def heading(self, p: Any, number: int) -> Words | None:
        """What a caller reads out of the round, from 1."""


class Ledger(Protocol):
    """`ledger`: rounds from the box, entered turn by turn, and scored."""

    @property
    def Round(self) -> type[ClientModel]: ...  # noqa: N802  what is entered of one round

    def score(self, p: Any, rounds: Sequence[Any], names: Sequence[str]) -> Scene: ...


class Companion(Protocol):
    """`companion`: the automa's part of a game that is played with the box."""

    def follow(self, setup: CompanionSetup, entries: Sequence[Answer], draw: bool, components: str = "") -> Session:
        """Where the entries lead; `draw`: draw here the card that is asked for next."""


@dataclass(frozen=True)
class ElementData:
    """The types of the `data` of what a scene consists of. The client tells types of different rooms, too, apart by
    their keys."""

    cells: DataTypes = ()
    pieces: DataTypes = ()
    rows: DataTypes = ()
    score_lines: DataTypes = ()


class Box(NamedTuple):
    """What the back of a box would say, by our own estimate: the minutes of a usual game, and how much there is to
    learn."""

    minutes: int
    weight: Literal["easy", "medium", "expert"]


@dataclass(frozen=True)
class Room:
    """All doors of a room. A function that returns a door imports it when it is first needed: solvers and commands
    bring much along."""

    parts: Parts
    rules: Rules
    moves: Moves
    scoring: Scoring
    view: View
    variants: Variants
    goals: Goals
    notation: Notation
    refusals: Refusals
    drawing: Drawing
    bots: Bots
    rulebook: RulebookSections

    box: Box | None = None
    pictures: Pictures | None = None
    more_kernel: tuple[ModuleType, ...] = ()  # further modules in the kernel dialect

    pause: Callable[[Any, Any], bool] | None = None  # (p, s): `Scene.pause`, without drawing the scene
    quiet: Callable[[Any, Any], bool] | None = None  # (p, s): the next draw is one of many, not worth a look by itself
    kind: Callable[[Any, Any, int, int], str] | None = None  # (p, s, actor, action): the kind of a log entry
    lies_on: Callable[[Any, Any, int, int], tuple[str, ...]] | None = None  # ... the cells that a piece would cover
    scored_cells: Callable[[Any, Any, int, int], tuple[str, ...]] | None = None  # (p, s, seat, line): where points lie
    adviser: Callable[["Game"], Adviser] | None = None  # whom the coach asks; it always answers the same

    scene_data: DataTypes = ()  # of `Scene.data`, each with a `kind` of its own
    element_data: ElementData = ElementData()
    sheet: Sheet | None = None
    ledger: Ledger | None = None
    companion: Companion | None = None
    solver: Callable[[], Solver] | None = None
    hindsight: Callable[[], Hindsight] | None = None
    commands: Callable[[], "Mapping[str, Typer]"] | None = None  # of the command line, by name

    @property
    def kernel_modules(self) -> tuple[ModuleType, ...]:
        """In the order in which they are joined; small rooms have the moves in their rules."""
        doors = (self.parts, self.rules, self.scoring, self.view, self.moves)
        modules = cast(
            "tuple[ModuleType, ...]", doors
        )  # only modules can be compiled; the protocols say what is in them
        return tuple(dict.fromkeys((*modules, *self.more_kernel)))
