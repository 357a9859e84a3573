"""A room with its doors open: what the rest of the program asks of a game. The doors themselves are in `room.py`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from . import asking, breakdown, dice, playout
from .compiled import compiled, is_warm, mark_warm, plain
from .components import check_size
from .errors import Refused
from .kernel import once_per_table
from .match_rules import CompiledRules, MatchRules, PlainRules, entry_points
from .options import BaseOptions, span
from .players import RandomPlayer
from .room import Adviser, Bot, BotMaker, Hindsight, Kernel, Observation, Refusal, Room, Solver
from .scene import Scene, SeatScore
from .words import Words


@dataclass(frozen=True)
class Game:
    """A room, with its doors open."""

    name: str
    package: str
    room: Room = field(repr=False)

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
        return [dice, breakdown, playout, *self.room.kernel_modules]

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
        """The fast kernel, unless even reading it from the cache would take a moment: for what is drawn meanwhile."""
        return self.fast_kernel if "compiled_kernel" in self.__dict__ else self.kernel

    def scratch(self, p: Any, s: Any, kernel: Kernel | None = None) -> tuple[Any, Any, Any]:
        """A kernel (if none is given, the loaded one) with the parts and a copy of the state to try things on, each as
        an array of one: for functions that take them so, which are called a hundred times faster (`core/asking.py`)."""
        kernel = kernel or self.loaded_kernel
        if kernel is self.kernel:
            return kernel, (p,), (s.copy(),)
        return kernel, _parts_record(p), s.record()

    def load_match_rules(self) -> None:
        """From now on matches ask the compiled rules. What is not in the cache is compiled first: seconds."""
        if "_entry_points" not in self.__dict__:
            modules = [*self.kernel_modules, asking]
            kernel = compiled(f"{self.name}-match", modules, makes_arrays=False, base=self.compiled_kernel)
            parts = self.room.parts
            self.__dict__["_entry_points"] = entry_points(kernel, parts.Parts, parts.State)

    def match_rules(self, p: Any) -> MatchRules:
        """The rules as a match asks them: compiled if that is loaded, else plain, so that nobody waits."""
        rules, loaded = PlainRules(self.kernel, p, self.blank, self.most_actions), self.__dict__.get("_entry_points")
        return CompiledRules(loaded, _parts_record(p), rules, p.seats, self.actions) if loaded else rules

    @property
    def has_match_rules_loaded(self) -> bool:
        return "_entry_points" in self.__dict__

    def prefer_compiled(self) -> None:
        """From now on the fast kernel is the compiled one, even if it has to be compiled first."""
        self.__dict__["_warm"] = True

    def mark_warm(self) -> None:
        """Note for later processes that everything in the compiled kernel has been compiled."""
        mark_warm(self.name, self.kernel_modules)

    @property
    def rules_version(self) -> int:
        return self.room.rules.RULES_VERSION

    @property
    def seats(self) -> Sequence[int]:
        """How many can play: a range, or numbers with gaps between them."""
        return self.room.parts.SEATS

    @property
    def players(self) -> str:
        """The same to be read: `1–6`, or each number where some between are missing."""
        return span(self.seats)

    @property
    def actions(self) -> range:
        """Every action of the room, legal or not, is one of these numbers."""
        return self.room.parts.ACTIONS

    @property
    def most_actions(self) -> int:
        return self.room.parts.MOST_ACTIONS

    @property
    def most_lines(self) -> int:
        return self.room.scoring.MOST_LINES

    def blank(self) -> Any:
        """A zeroed state."""
        return self.room.parts.State()

    # -- variants -----------------------------------------------------------------------------------------------

    @property
    def options(self) -> type[BaseOptions]:
        return self.room.variants.Options

    @property
    def presets(self) -> Mapping[str, BaseOptions]:
        return self.room.variants.PRESETS

    def presets_for(self, seats: int) -> Mapping[str, BaseOptions]:
        """Those that can be played at a table of so many."""
        return {name: options for name, options in self.presets.items() if options.fits(seats)}

    def usual_options(self, seats: int) -> BaseOptions:
        """What is played at a table of so many when nobody says otherwise: the first preset that is for them."""
        return next(iter(self.presets_for(seats).values()))

    def default_options(self, seats: int) -> BaseOptions:
        """Where none are given: the defaults, or what is usual for so many if those are not for them."""
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

    def goal(self, options: BaseOptions, seats: int) -> Words:
        """What wins, in a few words."""
        return self.room.goals.goal(options, seats)

    def variant(self, options: BaseOptions) -> Words:
        """What these options are called: as the preset that says the same, or that leaves open what a table was asked
        and has answered; else custom."""
        for wanted in (options.variant(), options.variant(unanswered=True)):
            for name, preset in self.presets.items():
                if wanted == preset.variant():
                    return Words(f"preset-{self.name}-{name}")
        return Words("ui-own-mix")

    @property
    def mixes(self) -> Mapping[str, tuple[BaseOptions, int]]:
        """Settings other than the presets, each with a number of seats, that the laws visit as well."""
        return self.room.variants.MIXES

    def parts(self, options: BaseOptions, seats: int, components: str = "") -> Any:
        """The parts of one table; `components` is an owner's component file, else the room's own."""
        check_size(components)
        return self.room.variants.make_parts(options, seats, components)

    # -- notation, refusals, words ------------------------------------------------------------------------------

    def write(self, p: Any, s: Any, actor: int, action: int) -> str:
        return self.room.notation.write(p, s, actor, action)

    def read(self, p: Any, s: Any, actor: int, text: str) -> int:
        return self.room.notation.read(p, s, actor, text)

    @property
    def refusals(self) -> Mapping[int, Refusal]:
        return self.room.refusals.REFUSALS

    def refused(self, p: Any, s: Any, action: int, code: int) -> Refused:
        """A number of `rules.refusal` as an error with words."""
        why = self.refusals[code]
        return Refused(why.code, rule=why.rule, **(why.facts(p, s, action) if why.facts else {}))

    def describe(self, p: Any, s: Any, actor: int, action: int) -> Words:
        """An action in words, for the log and for a screen reader."""
        return self.room.drawing.describe(p, s, actor, action)

    def kind(self, p: Any, s: Any, actor: int, action: int) -> str:
        """What sort of entry an action is in the log, for the room's own client. As open as the entry itself."""
        return self.room.kind(p, s, actor, action) if self.room.kind else ""

    # -- drawing and bots ---------------------------------------------------------------------------------------

    def scene(self, observation: Observation) -> Scene:
        return self.room.drawing.scene(observation)

    def lies_on(self, p: Any, s: Any, actor: int, action: int) -> tuple[str, ...]:
        """The cells of the actor's board that a piece would cover, where that is more than one."""
        return self.room.lies_on(p, s, actor, action) if self.room.lies_on else ()

    def scored_cells(self, p: Any, s: Any, seat: int, line: int) -> tuple[str, ...]:
        """The cells that a line of a seat's score is about, where it names no row; none, if it is about none."""
        return self.room.scored_cells(p, s, seat, line) if self.room.scored_cells else ()

    def quiet(self, p: Any, s: Any) -> bool:
        """Is the next draw one of many, not worth a look by itself?"""
        return bool(self.room.quiet and self.room.quiet(p, s))

    def explain(self, p: Any, s: Any) -> Sequence[SeatScore]:
        return self.room.drawing.explain(p, s)

    def reason(self, p: Any, s: Any) -> str:
        """Why the game ended: a word for the record."""
        return self.room.notation.reason(p, s)

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        """The room's bots by level, weakest first."""
        return self.room.bots.LEVELS

    @property
    def usual_bot(self) -> str:
        """The level where none is asked for: neither the weakest nor the strongest."""
        return list(self.bots)[:2][-1]

    def bot(self, level: str, seed: int) -> Bot:
        """A player of this level; `random` knows no game; for one that an earlier version had, the usual one."""
        if level == "random":
            return RandomPlayer(seed)
        return self.bots.get(level, self.bots[self.usual_bot])(self, seed)

    def adviser(self) -> Adviser | None:
        """The one the coach asks, if the room has one. It always answers the same."""
        return self.room.adviser(self) if self.room.adviser else None

    @property
    def solver(self) -> Solver | None:
        return self.room.solver() if self.room.solver else None

    @property
    def hindsight(self) -> Hindsight | None:
        """Shows, after a game, what was possible with what really came."""
        return self.room.hindsight() if self.room.hindsight else None

    # -- for readers and for owners of the box ------------------------------------------------------------------

    @property
    def rulebook(self) -> Sequence[tuple[str, tuple[str, ...]]]:
        """Sections (message `rulebook-<game>-<section>`) with the ids of their rules, each a message itself."""
        return self.room.rulebook.SECTIONS

    def pictures(self, rule: str) -> tuple[Scene, ...]:
        return self.room.pictures.pictures(rule) if self.room.pictures else ()


@once_per_table
def _parts_record(p: Any) -> Any:
    return p.record()


@cache
def _open(package: str) -> Game:
    room: Room = import_module(f"{package}.room").ROOM
    return Game(package.rpartition(".")[2].replace("_", "-"), package, room)
