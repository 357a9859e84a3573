"""The contract: what a room must offer. `Game.of(package)` opens its doors and says which one is missing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Protocol, cast

from msgspec import Meta

from . import breakdown, dice, playout
from .bounds import Name, SeatNumber, Whole, Word
from .companion import Beside, Entry, Session
from .compiled import compiled, is_warm, mark_warm, plain
from .components import check_size
from .errors import Refused
from .kernel import Array, Struct
from .options import BaseOptions, span
from .players import RandomPlayer
from .scene import Part, Piece, Scene, SeatScore
from .solution import Solution
from .words import Words

if TYPE_CHECKING:
    from .match import Match


class Kernel(Protocol):
    """The kernel doors, plain or compiled: `p` are the parts, `s` is the state."""

    def setup(self, p: Any, s: Any) -> None: ...
    def to_act(self, p: Any, s: Any) -> int: ...
    def may_act(self, p: Any, s: Any) -> int: ...
    def legal(self, p: Any, s: Any, actor: int, out: Array) -> int: ...
    def refusal(self, p: Any, s: Any, actor: int, action: int) -> int: ...
    def apply(self, p: Any, s: Any, actor: int, action: int) -> None: ...
    def score(self, p: Any, s: Any, seat: int) -> int: ...
    def winners(self, p: Any, s: Any) -> int: ...
    def breakdown(self, p: Any, s: Any, seat: int, out: Array) -> int: ...
    def redact(self, p: Any, s: Any, viewer: int) -> None: ...
    def resample(self, p: Any, s: Any, viewer: int, dice: Array) -> None: ...
    def observers(self, p: Any, s: Any, actor: int, action: int) -> int: ...
    def public_face(self, p: Any, s: Any, actor: int, action: int) -> int: ...
    def stays_hidden(self, p: Any, before: Any, s: Any, viewer: int, actor: int, action: int) -> bool: ...
    def reveal_count(self, p: Any, s: Any) -> int: ...
    def shake(self, dice: Array, seed: int) -> None: ...
    def allowed(self, p: Any, s: Any, actor: int, first: int, last: int, out: Array) -> int: ...
    def play_out(self, p: Any, s: Any, dice: Array, out: Array) -> int: ...
    def play_games(self, p: Any, fresh: Any, s: Any, games: int, dice: Array, out: Array) -> int: ...
    def unexplained(self, p: Any, fresh: Any, s: Any, games: int, dice: Array, out: Array, lines: Array) -> int: ...


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: a stable code (message `refused-<code>`) and the rule that says so. `facts` fill
    the message, from parts, state and action; they tell nothing that whoever acts may not know."""

    code: str
    rule: str
    facts: Callable[[Any, Any, int], Mapping[str, Any]] | None = None


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


WAIT = -1  # what a bot answers that is not asked, and does not want to act now


class Bot(Protocol):
    """A player that is a program: sees what its seat may see, answers with one of the legal actions."""

    def choose(self, observation: Observation) -> int: ...


class Adviser(Protocol):
    """A player who can say what it expects of every legal action: points at the end of the round."""

    def expectations(self, observation: Observation) -> Mapping[int, float]: ...


BotMaker = Callable[["Game", int], Bot]  # from the game and a seed


class Solver(Protocol):
    """The door `solver`, which a room need not have: the best that can be done when everything is known."""

    def solve(self, p: Any, pieces: str) -> Solution:
        """The best way to place the pieces that a text names, in this order; Refused if it names no proper ones."""

    def maximum(self, p: Any) -> Solution:
        """The most that any pieces in any order can bring."""

    def hindsight(self, match: "Match") -> tuple[Solution, ...]:
        """For each seat of a finished game, the best it could have done with what really came (last round). A solver
        that says `EVERY_ROUND` can be asked whenever a round is over. What is needed to show it, `instead` and
        `last_round`, is in the door `sheet`, or here in a room that has none."""


KERNEL_DOORS = ("parts", "rules", "scoring", "view")
MORE_KERNEL_DOORS = ("moves", "thinking")  # what happens, apart from what is allowed; what bots compute
OTHER_DOORS = ("variants", "notation", "refusals", "drawing", "bots", "rulebook", "pictures")
# For owners of the box; sheet: boards of cardboard, laid and scored; ledger: rounds entered turn by turn, and scored;
# companion: the automa's part of a game on a real table.
OPTIONAL_DOORS = ("sheet", "ledger", "companion")


class EnteredTurn(Part, frozen=True):
    """What somebody did with cardboard: drew so many, laid a piece (or none), and what it made beside."""

    seat: SeatNumber
    tile: Word = ""
    bonus: Word = ""
    drawn: Whole = 0


class EnteredRound(Part, frozen=True):
    """A round of cardboard; `ended`: how (empty: not yet), `racks`: what was left then, by seat."""

    turns: Annotated[tuple[EnteredTurn, ...], Meta(max_length=1000)] = ()
    ended: Word = ""
    racks: Annotated[tuple[Name, ...], Meta(max_length=100)] = ()


@dataclass(frozen=True)
class Game:
    """A room, with its doors open."""

    name: str
    package: str
    doors: Mapping[str, ModuleType] = field(repr=False)

    @classmethod
    def of(cls, package: str) -> "Game":
        """The room in a package; always the same object, so that what is compiled is compiled once."""
        return _open(package)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickled as its package: a bot takes its game along when it moves to another process."""
        return Game.of, (self.package,)

    # -- kernel -------------------------------------------------------------------------------------------------

    @property
    def kernel_modules(self) -> list[ModuleType]:
        more: tuple[str, ...] = getattr(self.doors["parts"], "KERNEL", ())  # a room with much to say names further ones
        there = (door for door in (*KERNEL_DOORS, *MORE_KERNEL_DOORS, *more) if door in self.doors)
        return [dice, breakdown, playout, *(self.doors[door] for door in there)]

    @cached_property
    def kernel(self) -> Kernel:
        return plain(self.kernel_modules)

    @cached_property
    def compiled_kernel(self) -> Kernel:
        return compiled(self.name, self.kernel_modules, makes_arrays=False)  # the dialect knows none

    @property
    def fast_kernel(self) -> Kernel:
        """The compiled kernel if it is compiled already, else the plain one: the same answers, and nobody waits."""
        if "_warm" not in self.__dict__ and is_warm(self.name, self.kernel_modules):
            self.prefer_compiled()
        return self.compiled_kernel if "_warm" in self.__dict__ else self.kernel

    @property
    def loaded_kernel(self) -> Kernel:
        """the fast kernel, unless even reading it from the cache would take a moment: for what is drawn meanwhile."""
        return self.fast_kernel if "compiled_kernel" in self.__dict__ else self.kernel

    def prefer_compiled(self) -> None:
        """From now on the fast kernel is the compiled one, even if it has to be compiled first."""
        self.__dict__["_warm"] = True

    def mark_warm(self) -> None:
        """Note for later processes that everything in the compiled kernel has been compiled."""
        mark_warm(self.name, self.kernel_modules)

    @property
    def rules_version(self) -> int:
        version: int = self.doors["rules"].RULES_VERSION
        return version

    @property
    def seats(self) -> Sequence[int]:
        """How many can play: a range, or numbers with gaps between them."""
        allowed: Sequence[int] = self.doors["parts"].SEATS
        return allowed

    @property
    def players(self) -> str:
        """The same to be read: `1–6`, or each number where some between are missing."""
        return span(self.seats)

    @property
    def actions(self) -> range:
        """Every action of the room, legal or not, is one of these numbers."""
        numbers: range = self.doors["parts"].ACTIONS
        return numbers

    @property
    def most_actions(self) -> int:
        most: int = self.doors["parts"].MOST_ACTIONS
        return most

    @property
    def most_lines(self) -> int:
        most: int = self.doors["scoring"].MOST_LINES
        return most

    def blank(self) -> Any:
        """A zeroed state."""
        state: Struct = self.doors["parts"].State()
        return state

    # -- variants -----------------------------------------------------------------------------------------------

    @property
    def options(self) -> type[BaseOptions]:
        kind: type[BaseOptions] = self.doors["variants"].Options
        return kind

    @property
    def presets(self) -> Mapping[str, BaseOptions]:
        presets: Mapping[str, BaseOptions] = self.doors["variants"].PRESETS
        return presets

    def presets_for(self, seats: int) -> Mapping[str, BaseOptions]:
        """Those that can be played at a table of so many."""
        return {name: options for name, options in self.presets.items() if options.fits(seats)}

    def usual_options(self, seats: int) -> BaseOptions:
        """What is played at a table of so many when nobody says otherwise: the first preset that is for them."""
        return next(iter(self.presets_for(seats).values()))

    def default_options(self, seats: int) -> BaseOptions:
        """For whoever says nothing about them: the defaults, or what is usual for so many if those are not for them."""
        defaults = self.options()
        return self.usual_options(seats) if seats in self.seats and not defaults.fits(seats) else defaults

    def seats_for(self, options: BaseOptions) -> tuple[int, ...]:
        """How many can play with these options."""
        return tuple(seats for seats in self.seats if options.fits(seats))

    def fewest_seats(self, options: BaseOptions) -> int:
        """As few as can play with these options; if nobody can, it is refused."""
        allowed = self.seats_for(options)
        if not allowed:
            options.check(self.seats[-1])
        return allowed[0]

    @property
    def mixes(self) -> Mapping[str, tuple[BaseOptions, int]]:
        """Settings beside the presets, each with a number of seats, that the laws visit as well."""
        mixes: Mapping[str, tuple[BaseOptions, int]] = self.doors["variants"].MIXES
        return mixes

    def parts(self, options: BaseOptions, seats: int, components: str = "") -> Any:
        """The parts of one table; `components` is an owner's component file, else the room's own."""
        check_size(components)
        return self.doors["variants"].make_parts(options, seats, components)

    # -- notation, refusals, words ------------------------------------------------------------------------------

    def write(self, p: Any, s: Any, actor: int, action: int) -> str:
        text: str = self.doors["notation"].write(p, s, actor, action)
        return text

    def read(self, p: Any, s: Any, actor: int, text: str) -> int:
        action: int = self.doors["notation"].read(p, s, actor, text)
        return action

    @property
    def refusals(self) -> Mapping[int, Refusal]:
        table: Mapping[int, Refusal] = self.doors["refusals"].REFUSALS
        return table

    def refused(self, p: Any, s: Any, action: int, code: int) -> Refused:
        """A number of `rules.refusal` as an error with words."""
        why = self.refusals[code]
        return Refused(why.code, rule=why.rule, **(why.facts(p, s, action) if why.facts else {}))

    def describe(self, p: Any, s: Any, actor: int, action: int) -> Words:
        """An action in words, for the log and for a screen reader."""
        words: Words = self.doors["drawing"].describe(p, s, actor, action)
        return words

    def kind(self, p: Any, s: Any, actor: int, action: int) -> str:
        """What sort of entry an action is in the log, for the room's own client: one whose drawing has
        `kind(p, s, actor, action)` tells. As open as the entry itself."""
        kind = getattr(self.doors["drawing"], "kind", None)
        return kind(p, s, actor, action) if kind else ""

    # -- drawing and bots ---------------------------------------------------------------------------------------

    def scene(self, observation: Observation) -> Scene:
        scene: Scene = self.doors["drawing"].scene(observation)
        return scene

    def pauses(self, observation: Observation) -> bool:
        """Does the scene pause here? A room whose drawing has `pause(p, s)` answers without drawing everything."""
        pause: Callable[[Any, Any], bool] | None = getattr(self.doors["drawing"], "pause", None)
        return pause(observation.parts, observation.state) if pause else self.scene(observation).pause

    def lies_on(self, p: Any, s: Any, actor: int, action: int) -> tuple[str, ...]:
        """The cells of the actor's board that a piece would cover, where that is more than one: a room whose drawing
        has `lies_on(p, s, actor, action)` tells."""
        lies_on = getattr(self.doors["drawing"], "lies_on", None)
        return lies_on(p, s, actor, action) if lies_on else ()

    def quiet(self, p: Any, s: Any) -> bool:
        """Is the next draw one of many, not worth a look by itself? Asked of a room whose drawing has `quiet(p, s)`."""
        quiet: Callable[[Any, Any], bool] | None = getattr(self.doors["drawing"], "quiet", None)
        return bool(quiet and quiet(p, s))

    def explain(self, p: Any, s: Any) -> Sequence[SeatScore]:
        scores: Sequence[SeatScore] = self.doors["drawing"].explain(p, s)
        return scores

    def reason(self, p: Any, s: Any) -> str:
        """Why the game ended: a word for the record."""
        why: str = self.doors["notation"].reason(p, s)
        return why

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        """The room's bots by level, weakest first."""
        levels: Mapping[str, BotMaker] = self.doors["bots"].LEVELS
        return levels

    @property
    def usual_bot(self) -> str:
        """The level for whoever does not ask for one: not the weakest, and not one to despair of."""
        return list(self.bots)[:2][-1]

    def bot(self, level: str, seed: int) -> Bot:
        """A player of this level; `random` knows no game; for one that an earlier version had, the usual one."""
        if level == "random":
            return RandomPlayer(seed)
        return self.bots.get(level, self.bots[self.usual_bot])(self, seed)

    @property
    def has_adviser(self) -> bool:
        return hasattr(self.doors["bots"], "adviser")

    def adviser(self) -> Adviser | None:
        """The one the coach asks, if the room has one. It always says the same."""
        maker: Callable[[Game], Adviser] | None = getattr(self.doors["bots"], "adviser", None)
        return maker(self) if maker else None

    def overdue(self, observation: Observation) -> int | None:
        """What a seat does whose clock has run out, if the room has a rule for it (`overdue` in its door `bots`);
        else the usual bot moves."""
        rule: Callable[[Observation], int] | None = getattr(self.doors["bots"], "overdue", None)
        return rule(observation) if rule else None

    @property
    def sees_every_round(self) -> bool:
        """Can that be shown of every round of a game, not only of the last?"""
        return bool(getattr(self.solver, "EVERY_ROUND", False))

    @property
    def has_hindsight(self) -> bool:
        """Can it be shown, after a game, what was possible with what really came?"""
        return self.solver is not None and hasattr(self._hindsight, "instead")

    @property
    def _hindsight(self) -> Any:
        return self.doors.get("sheet", self.solver)

    # -- for readers and for owners of the box ------------------------------------------------------------------

    @property
    def rulebook(self) -> Sequence[tuple[str, tuple[str, ...]]]:
        """Sections (message `rulebook-<game>-<section>`) with the ids of their rules, each a message itself."""
        sections: Sequence[tuple[str, tuple[str, ...]]] = self.doors["rulebook"].SECTIONS
        return sections

    def pictures(self, rule: str) -> tuple[Scene, ...]:
        scenes: tuple[Scene, ...] = self.doors["pictures"].pictures(rule)
        return scenes

    @property
    def has_sheet(self) -> bool:
        return "sheet" in self.doors

    def sheet(
        self,
        p: Any,
        laid: Sequence[Mapping[str, str]],
        names: Sequence[str],
        earlier: Sequence[Sequence[Mapping[str, str]]] = (),
    ) -> Scene:
        """Finished boards of cardboard (a piece by cell, for each player) with their points; `earlier`: those of the
        rounds before, in a room whose sheet is for several."""
        more = (earlier,) if earlier else ()
        scene: Scene = self.doors["sheet"].score(p, laid, names, *more)
        return scene

    def sheet_rounds(self, p: Any) -> int:
        """How many rounds a sheet is for: one, unless the room says otherwise (`rounds`)."""
        rounds = getattr(self.doors["sheet"], "rounds", None)
        return rounds(p) if rounds else 1

    def pieces(self, p: Any) -> tuple[Piece, ...]:
        """Every piece that can lie on a board."""
        all_pieces: tuple[Piece, ...] = self.doors["sheet"].pieces(p)
        return all_pieces

    def turned_up(self, p: Any, s: Any, action: int) -> tuple[Piece, ...] | None:
        """What comes to lie on the table by this action, for a caller to read out; None: what is in the tray after it.
        The state of a piece says if it is `dealt` (to the seat in its data) or `discarded` at once."""
        turned_up = getattr(self.doors["sheet"], "turned_up", None)
        return turned_up(p, s, action) if turned_up else None

    @property
    def called_by_seats(self) -> bool:
        """Does what a caller reads out depend on how many play?"""
        return bool(self.has_sheet and getattr(self.doors["sheet"], "CALLED_BY_SEATS", False))

    def asks(self, p: Any, s: Any) -> bool:
        """Must a caller ask the people at the table what they do now, because what is read out depends on it?"""
        asks = getattr(self.doors["sheet"], "asks", None)
        return bool(asks and asks(p, s))

    def call_heading(self, p: Any, number: int) -> Words | None:
        """What a caller says of the round, from 1, if the room has words for it."""
        heading = getattr(self.doors["sheet"], "heading", None)
        return heading(p, number) if heading else None

    @property
    def has_ledger(self) -> bool:
        return "ledger" in self.doors

    def ledger(self, p: Any, rounds: Sequence[EnteredRound], names: Sequence[str]) -> Scene:
        """Rounds of cardboard, entered turn by turn, with their points."""
        scene: Scene = self.doors["ledger"].score(p, rounds, names)
        return scene

    @property
    def has_companion(self) -> bool:
        return "companion" in self.doors

    def companion(self, beside: Beside, entries: Sequence[Entry], draw: bool, components: str = "") -> Session:
        """The automa's part of a game on a real table, as far as it was entered; `draw`: the house draws what it can
        draw next."""
        session: Session = self.doors["companion"].follow(beside, entries, draw, components)
        return session

    def instead(self, p: Any, s: Any, seat: int, placement: Sequence[str], names: Sequence[str]) -> Scene:
        """The round that is over, had this seat acted like that (in notation)."""
        scene: Scene = self._hindsight.instead(p, s, seat, placement, names)
        return scene

    def last_round(self, p: Any, s: Any, seat: int) -> int:
        """What the last round brought a seat."""
        points: int = self._hindsight.last_round(p, s, seat)
        return points

    @cached_property
    def solver(self) -> Solver | None:
        """The room's solver, if it has one."""
        name = f"{self.package}.solver"
        return cast(Solver, import_module(name)) if find_spec(name) else None


@cache
def _open(package: str) -> Game:
    own: tuple[str, ...] = getattr(import_module(f"{package}.parts"), "KERNEL", ())
    there = (door for door in (*MORE_KERNEL_DOORS, *OPTIONAL_DOORS, *own) if find_spec(f"{package}.{door}"))
    doors = {door: import_module(f"{package}.{door}") for door in (*KERNEL_DOORS, *OTHER_DOORS, *there)}
    return Game(package.rpartition(".")[2].replace("_", "-"), package, doors)
