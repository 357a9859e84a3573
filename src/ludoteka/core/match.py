"""A game being played: the log, and the state that follows from it."""

from collections import Counter
from contextlib import suppress
from copy import copy
from dataclasses import InitVar, dataclass
from functools import cached_property, lru_cache
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from .actors import CHANCE, SPECTATOR, TO_THE_END, listed, members
from .chance import draw, mix
from .components import is_installed
from .dice import DICE_WORDS
from .errors import Refused
from .game import Game
from .history import SHARED, HistoryEntry, States, Story, Undo, UndoPolicy, VisibleEntry
from .kernel_api import FINE
from .log import Decisions, Entry, Log, taken
from .options import BaseOptions
from .room import Observation
from .scene import Scene
from .words import Words, nameless, with_names


@dataclass(frozen=True)
class Seat:
    """Who sits there: `human`, or `bot:<level>`."""

    kind: str
    name: str


@dataclass(frozen=True)
class Setting:
    """What is agreed before the first move and never changes. `components`: an owner's file, empty for the room's.
    `shares`: each seat's share in the chance, empty where it has none."""

    game: Game
    options: BaseOptions
    seats: tuple[Seat, ...]
    components: str = ""
    commit: str = ""
    shares: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.seats) not in self.game.seats:
            raise Refused("seats", place=str(len(self.seats)), allowed=self.game.players)
        self.options.check(len(self.seats))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """For sentences: where somebody has no name, a sign for which every reader sees their own language's."""
        return tuple(seat.name or nameless(number) for number, seat in enumerate(self.seats, start=1))

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats at which people sit, not programs."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.kind == "human")

    @cached_property
    def goal(self) -> Words:
        """What wins, in a few words."""
        return self.game.goal(self.options, len(self.seats))

    @cached_property
    def variant(self) -> Words:
        """What its options are called."""
        return self.game.variant(self.options)

    @property
    def one_person(self) -> bool:
        """Alone, or with bots only: nobody is deceived by a change of mind."""
        return len(self.people) <= 1

    def parts(self) -> Any:
        """Tables of one kind share their parts, which never change, and what was found out about them. Those with a
        stranger's components last no longer than the tables."""
        kind = self.game.package, self.options, len(self.seats), self.components
        if is_installed(self.components):
            return _parts(*kind)
        parts = _strange_parts.get(kind)
        if parts is None:
            parts = _strange_parts[kind] = self.game.parts(*kind[1:])
        return parts


_strange_parts: WeakValueDictionary[tuple[str, BaseOptions, int, str], Any] = WeakValueDictionary()


@lru_cache(256)
def _parts(package: str, options: BaseOptions, seats: int, components: str) -> Any:
    return Game.of(package).parts(options, seats, components)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: everyone's points, who won (a team, or several who share a tie), and why it ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


@dataclass
class Match:
    """Holds a log and the state it leads to. Every action goes through `refusal`.

    What a viewer may know: `observation` goes through `redact`, and `scene` and `scores` through `observation`. `story`
    leaves out entries that the viewer has not seen (`HistoryEntry.was_open`: the entry's observers and the reveal
    count). The rest sees the whole state: the room's `legal`, `write`, `read`, `describe`, `kind` and the facts of a
    refusal must reveal nothing that their reader may not know. `tests/laws/test_hidden.py` checks it.
    """

    setting: Setting
    start: InitVar[Log | None] = None

    def __post_init__(self, start: Log | None) -> None:
        self.game = self.setting.game
        self.kernel = self.game.kernel
        self.parts = self.setting.parts()
        self._rules = self.game.match_rules(self.parts)
        self._state = self._rules.start()
        self._history: list[HistoryEntry] = []
        self._entries: list[Entry] = []
        self._drawn = 0
        self._decisions = Decisions()
        self._states = States()
        self._stories: dict[int, Story] = {}
        self._to_act: tuple[int, ...] | None = None  # this and what follows: asked since the last entry
        self._legal: dict[int, tuple[int, ...]] = {}
        self._undoable: dict[tuple[int, bool], int] = {}
        for entry in start.entries if start else ():
            self._take(entry)

    @property
    def log(self) -> Log:
        return Log(tuple(self._entries))

    # -- what may happen ----------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        if self._to_act is None:
            self._to_act = listed(self._rules.to_act(self._state))
        return self._to_act

    def may_act(self) -> tuple[int, ...]:
        return listed(self._rules.may_act(self._state))

    @property
    def over(self) -> bool:
        return not self.to_act()

    def decision(self, actor: int) -> int:
        """The id of the decision that an actor now faces; it changes when that actor acts, or is asked again."""
        return len(self._decisions.answers(actor))

    def answer_to(self, actor: int, decision: int) -> Entry | None:
        """What settled that decision; None while it is open."""
        answers = self._decisions.answers(actor)
        return answers[decision] if 0 <= decision < len(answers) else None

    def is_answer(self, actor: int, decision: int, text: str) -> bool:
        """Is it the action written like this that settled the decision? As it was written then: the same text may mean
        another action now, or none."""
        answer = self.answer_to(actor, decision)
        if answer is None or answer.undone:
            return False
        return self.texts()[self.log.places(actor)[decision]][1] == text

    def undos(self, actor: int) -> int:
        """How often the actor has taken something back."""
        return self._decisions.undos[actor]

    def legal(self, actor: int) -> tuple[int, ...]:
        """The legal actions; chance's list may name an outcome several times: that is its weight."""
        known = self._legal.get(actor)
        if known is None:
            known = self._legal[actor] = tuple(self._rules.legal(self._state, actor))
        return known

    def write(self, actor: int, action: int) -> str:
        return self.game.write(self.parts, self._state, actor, action)

    def read(self, actor: int, text: str) -> int:
        return self.game.read(self.parts, self._state, actor, text)

    # -- what happens -------------------------------------------------------------------------------------------

    def submit(self, actor: int, action: int) -> Entry:
        """Take an action, or raise Refused and change nothing."""
        entry = taken(actor, action)
        self._take(entry)
        return entry

    def draw(self, seed: bytes) -> Entry:
        """Let chance act, from the seed and everybody's shares. The same live draws come again after an undo: nobody
        fishes for a better one."""
        outcomes = self.legal(CHANCE)
        if not outcomes:
            raise Refused("not-your-turn", place="0")
        mixed = mix(seed, self.setting.shares)
        return self.submit(CHANCE, outcomes[draw(mixed, self.drawn, len(outcomes))])

    def draws_in_secret(self) -> bool:
        """Is what chance does next for a few eyes only? Then nobody else waits for it."""
        outcomes = self.legal(CHANCE)
        return bool(outcomes and self._rules.observers(self._state, CHANCE, outcomes[0]) & TO_THE_END)

    def draws_quietly(self) -> bool:
        """Is what chance does next nothing to wait for: for a few eyes only, or one of many draws of its kind?"""
        return self.draws_in_secret() or self.game.quiet(self.parts, self._state)

    def pauses(self) -> bool:
        """Does the scene pause here? A room may answer without drawing everything."""
        pause = self.game.room.pause
        return pause(self.parts, self._state) if pause else self.scene().pause

    @property
    def drawn(self) -> int:
        """How many draws stand."""
        return self._drawn

    def undoable(self, actor: int) -> int:
        """How many entries go if the actor takes back the own last action; 0 if it cannot be taken back any more."""
        return self._count_undoable(actor, agreed=False)

    def undoable_if_agreed(self, actor: int) -> int:
        """The same, if everybody at the table agrees."""
        return self._count_undoable(actor, agreed=True)

    def take_back(self, actor: int, *, agreed: bool = False) -> tuple[Entry, ...]:
        """Undo the actor's own last action; what others did since stands, as far as it is still allowed.
        Returns the entries that were added to the log."""
        undo = self._may_undo(actor) or (self._may_undo_if_agreed(actor) if agreed else None)
        if undo is None:
            raise Refused("undo-nothing")
        before = len(self._entries)
        self.undo(actor, undo.count)
        for entry in undo.again:
            with suppress(Refused):  # it answered something that is gone; its actor is asked again
                self.submit(entry.actor, entry.action)
        return tuple(self._entries[before:])

    def undo(self, actor: int, count: int) -> Entry:
        if count < 1:
            raise Refused("undo-too-far", asked=count, possible=len(self._history))
        entry = Entry(actor, 0, undone=count)
        self._take(entry)
        return entry

    # -- what is seen -------------------------------------------------------------------------------------------

    def observation(self, viewer: int = SPECTATOR) -> Observation:
        """What a seat or a spectator may know."""
        seen = self._rules.redacted(self._state, viewer)
        legal = () if viewer == SPECTATOR else self.legal(viewer)
        names, people = self.setting.names, self.setting.people
        return Observation(self.parts, seen, viewer, legal, names, asked=viewer in self.to_act(), people=people)

    def knows_more(self, seat: int) -> bool:
        """Does a seat know anything that not everybody may know?"""
        own, everybodys = self.observation(seat).state, self.observation().state
        return bool(own.tobytes() != everybodys.tobytes())

    def scene(self, viewer: int = SPECTATOR) -> Scene:
        return self.game.scene(self.observation(viewer))

    def story(self, viewer: int = SPECTATOR) -> tuple[VisibleEntry, ...]:
        """The live entries that the viewer may know. What is still secret is left out, not masked: even the number
        of secret entries can reveal something."""
        return self._story(viewer).entries

    def observed(self, viewer: int) -> tuple[bool, ...]:
        """For each live entry: may the viewer know it by now?"""
        over, reveal_count = self.over, self._reveal_count()
        return tuple(over or entry.was_open(viewer, reveal_count) for entry in self._history)

    def seen_actions(self) -> Counter[int]:
        """How many of its live actions everybody has seen, for each actor."""
        return self._story(SPECTATOR).seen.copy()

    def scores(self, viewer: int = SPECTATOR) -> tuple[int, ...]:
        """Everybody's points, as far as the viewer may know."""
        seen = self.observation(viewer).state
        return tuple(int(self.kernel.score(self.parts, seen, seat)) for seat in range(len(self.setting.seats)))

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        won = members(self.kernel.winners(self.parts, self._state))  # an automa may be among them: it has no seat
        winners = tuple(seat for seat in won if seat < len(self.setting.seats))
        return Outcome(self.scores(), winners, self.game.reason(self.parts, self._state))

    def texts(self) -> list[tuple[Entry, str]]:
        """The whole log in notation, undone entries too: for the record of a game, never for a viewer."""
        if len(self._entries) == len(self._history):  # nothing was undone
            return [(page.entry, page.visible.text) for page in self._history]
        replayed = Match(self.setting)
        texts: list[tuple[Entry, str]] = []
        for entry in self.log.entries:
            text = f"undo {entry.undone}" if entry.undone else replayed.write(entry.actor, entry.action)
            texts.append((entry, text))
            replayed._take(entry)
        return texts

    def text_at(self, at: int) -> str:
        """A live entry in notation: for the record of a game, never for a viewer."""
        return self._history[at].visible.text

    def stops(self) -> tuple[int, ...]:
        """Where a replay stops, in live entries: the beginning, whenever something sealed was opened, whenever somebody
        acted for all to see (if nobody ever does: after every entry), and the end."""
        counts = [*(page.reveal_count for page in self._history), self._reveal_count()]
        seen = {n for n in range(1, len(counts)) if counts[n] > counts[n - 1]}
        for n, page in enumerate(self._history, start=1):
            if page.entry.actor != CHANCE and page.was_open(SPECTATOR, page.reveal_count):
                seen.add(n)
        return tuple(sorted({0, *(seen or range(1, len(counts))), len(self._history)}))

    def at(self, count: int) -> "Match":
        """This match as it stood after its first `count` live entries."""
        then = self.copy()
        if count < len(self._history):
            then._go_back(count)
        then._entries = [page.entry for page in then._history]
        then._decisions = Decisions(then._entries)
        return then

    def copy(self) -> "Match":
        """An independent match at the same point: to try things out."""
        other = copy(self)
        other._state = self._state.copy()
        other._history, other._entries = list(self._history), list(self._entries)
        other._decisions, other._states = self._decisions.copy(), self._states.copy()
        other._stories = {}
        other._forget_answers()
        return other

    def secret_state(self) -> Any:
        """The whole truth: for the laws and the golden playthroughs. Nothing that a player can reach may call this."""
        return self._state.copy()

    # -- inside -------------------------------------------------------------------------------------------------

    def _take(self, entry: Entry) -> None:
        if self.game.has_match_rules_loaded and not self._rules.compiled:  # they were loaded since the match began
            self._rules, self._state = self.game.match_rules(self.parts), self._state.copy()
        if entry.undone:
            if entry.undone > len(self._history):
                raise Refused("undo-too-far", asked=entry.undone, possible=len(self._history))
            self._go_back(len(self._history) - entry.undone)
        else:
            self._check(entry.actor, entry.action)
            self._carry_out(entry)
        self._entries.append(entry)
        self._decisions.add(entry)

    def _go_back(self, count: int) -> None:
        """To where the first `count` live entries have led."""
        self._state = self._before(count)
        self._states.forget(count)
        self._drawn -= sum(page.entry.actor == CHANCE for page in self._history[count:])
        del self._history[count:]
        self._forget_answers()
        for story in self._stories.values():
            story.restart()

    def _before(self, at: int) -> Any:
        """The state before a live entry."""
        return self._states.before(at, self._history, self._state, self._rules)

    def _check(self, actor: int, action: int) -> None:
        code = self._rules.refusal(self._state, actor, action)
        if code != FINE:
            raise self.game.refused(self.parts, self._state, action, code)

    def _carry_out(self, entry: Entry) -> None:
        before = self._state.flat()  # first: that is cheaper as long as no field was read
        words = self.game.describe(self.parts, self._state, entry.actor, entry.action)
        words = with_names(words, self.setting.names)
        kind = self.game.kind(self.parts, self._state, entry.actor, entry.action)
        visible = VisibleEntry(entry.actor, self.write(entry.actor, entry.action), words, kind)
        observers = self._rules.observers(self._state, entry.actor, entry.action)
        self._history.append(HistoryEntry(entry, SHARED.share(visible), observers, self._reveal_count()))
        self._drawn += entry.actor == CHANCE
        self._state = self._rules.apply(self._state, entry.actor, entry.action)
        self._states.note(len(self._history) - 1, before, self._state, entry.actor)
        self._forget_answers()

    def _count_undoable(self, actor: int, *, agreed: bool) -> int:
        known = self._undoable.get((actor, agreed))
        if known is None:
            undo = self._may_undo_if_agreed(actor) if agreed else self._may_undo(actor)
            known = self._undoable[actor, agreed] = undo.count if undo else 0
        return known

    def _may_undo(self, actor: int) -> Undo | None:
        if self.over:
            return None
        return self._taking_back.among_bots(actor) if self.setting.one_person else self._taking_back.unseen(actor)

    def _may_undo_if_agreed(self, actor: int) -> Undo | None:
        return None if self.over else self._taking_back.agreed(actor)

    @property
    def _taking_back(self) -> UndoPolicy:
        seats = len(self.setting.seats)
        return UndoPolicy(
            self._rules, self._history, self._before, self._state, self._reveal_count(), seats, self._imagined
        )

    def _imagined(self, state: Any, viewer: int, seed: int) -> Any:
        """A state that the viewer cannot distinguish from this one."""
        dice = np.zeros(DICE_WORDS, np.int64)
        self.kernel.shake(dice, seed)
        other = self._rules.redacted(state, viewer).copy()
        self.kernel.resample(self.parts, other, viewer, dice)
        return other.copy()

    def _story(self, viewer: int) -> Story:
        """What the viewer may know by now."""
        if viewer not in self._stories:
            self._stories[viewer] = Story(viewer)
        self._stories[viewer].follow(self._history, self._reveal_count(), over=self.over)
        return self._stories[viewer]

    def _reveal_count(self) -> int:
        return self._rules.reveal_count(self._state)

    def _forget_answers(self) -> None:
        """What the rules have answered holds until the next entry."""
        self._to_act, self._legal, self._undoable = None, {}, {}
