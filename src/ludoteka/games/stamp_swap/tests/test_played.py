"""Solo games played at random by the rules: Pinzetta's points explain themselves, and the companion, given the game as
its owner would, says the same."""

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.companion import Answer, CompanionSetup, EnteredItem, Question, Session
from ludoteka.core.match import Match
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.companion import asking, follow
from ludoteka.games.stamp_swap.drawing.points import her_lines
from ludoteka.games.stamp_swap.parts import (
    CATEGORIES,
    DECIDING,
    FIELDS,
    FOREVER,
    HER_EVENT,
    HER_SHOW,
    HER_VALUING,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    OUTCOME,
    RARE,
    RESERVE,
    RESERVING,
    SHOW_DRAW,
    SIZE_MASK,
    SPLIT,
    SPLITTING,
    TAKE,
    VALUING,
    YOU_TAKE,
    YOUR_EVENT,
    Parts,
    State,
    has_mark,
    is_card,
)
from ludoteka.games.stamp_swap.variants import SIZE_NAMES, Options

from .at_the_table import table

LEVELS = list(zip("123123", range(6), strict=True))
GAMES = [(mode, level, seed) for mode in ("introductory", "full") for level, seed in LEVELS]


def explains_her_points(match: Match) -> None:
    p, s = match.parts, match.observation().state
    assert sum(int(str(line["points"])) for line in her_lines(p, s)) == scoring.her_score(p, s)


@dataclass
class Day:
    """What the owner saw and did on a day: the states in which something was laid out, the cards, the decisions."""

    yours: State = field(default_factory=State)  # as Pinzetta values it
    hers: State = field(default_factory=State)
    done: dict[int, int] = field(default_factory=dict)  # the action in a phase, also of chance
    taken: State = field(default_factory=State)  # when all is turned up
    show: State = field(default_factory=State)


def played(options: Options, seed: int) -> tuple[Match, list[Day]]:
    """A whole game, everything at random, and what its owner will enter of it."""
    match, dice, days = table(options), random.Random(seed), [Day(), Day(), Day()]
    while not match.over:
        actor, s = match.to_act()[0], match.secret_state()
        day = days[s.day]
        if s.phase == VALUING:
            day.yours = s
        elif s.phase == HER_VALUING:
            day.hers = s
        elif s.phase == HER_SHOW:
            day.show = s
        action = dice.choice(match.legal(actor))
        if s.phase == YOU_TAKE:
            day.taken = s
        day.done[int(s.phase)] = action - OUTCOME if actor == CHANCE else action
        match.submit(actor, action)
        explains_her_points(match)
    return match, days


class Owner:
    """Answers the companion's questions from a game that was played."""

    def __init__(self, match: Match, days: list[Day], setup: CompanionSetup) -> None:
        self.p: Parts = match.parts
        self.end: State = match.secret_state()
        self._match, self._days, self._setup = match, iter(days), setup
        self._day = Day()

    def play(self) -> Session:
        entries: list[Answer] = []
        session = follow(self._setup, entries, False, "")
        while not session.over:
            entries.append(self._answer(session.asked[-1]))
            session = follow(self._setup, entries, False, "")
            assert session.trouble is None, (entries[-1], session.trouble)
        return session

    def _answer(self, asked: Question) -> Answer:
        if asked.kind == ("event-hers" if self._drawn_here else "yours"):
            self._day = next(self._days)
        if asked.form == "items":
            return Answer(kind=asked.kind, items=tuple(self._items(asked.kind)))
        return Answer(kind=asked.kind, numbers=tuple(int(number) for number in self._numbers(asked.kind)))

    @property
    def _drawn_here(self) -> bool:
        return self._setup.components != "none"

    # -- items ----------------------------------------------------------------------------------------------------

    def _items(self, kind: str) -> list[EnteredItem]:
        if kind == "yours":
            return self._items_at(self._day.yours, 0, (0, IN_SMALL, IN_LARGE))
        if kind == "revealed":
            return self._turned_up()
        return self._items_at(self._day.hers, HERS, (IN_LARGE,) if kind == "hers-large" else (IN_SMALL,))

    def _items_at(self, s: State, side: int, where: tuple[int, ...]) -> list[EnteredItem]:
        slots = [slot for slot in range(s.held[side]) if s.lies[side, slot] in where]
        return [self._item(int(s.item[side, slot]), up=bool(s.up[side, slot])) for slot in slots]

    def _item(self, item: int, *, up: bool) -> EnteredItem:
        if is_card(item):
            return EnteredItem(size="attendee")
        if has_mark(self.p, item, FOREVER):
            return EnteredItem(size="forever", down=not up)
        size, rare = SIZE_NAMES[self.p.size_of[item]], has_mark(self.p, item, RARE)
        if up:
            return EnteredItem(size=size, rare=rare, value=int(self.p.value[item]))
        return EnteredItem(size=SIZE_NAMES[self.p.back[item] & SIZE_MASK], rare=rare, down=True)

    def _turned_up(self) -> list[EnteredItem]:
        """What she gets face down: of yours, then of hers."""
        s, mine = self._day.taken, self._day.done[YOU_TAKE] - TAKE
        places = [(0, slot) for slot in range(s.held[0]) if s.lies[0, slot] == s.her_choice]
        places += [(HERS, slot) for slot in range(s.held[HERS]) if s.lies[HERS, slot] != mine]
        hidden = [int(s.item[place]) for place in places if not s.up[place]]
        items = [self._item(item, up=True) for item in hidden]
        return [item for item in items if item.value is not None]

    # -- numbers --------------------------------------------------------------------------------------------------

    def _numbers(self, kind: str) -> list[int]:
        p, done = self.p, self._day.done
        if kind in ("setup", "your-show"):
            return []
        if kind == "targets":
            return [size for size in range(len(SIZE_NAMES)) if p.target[self.end.her_mat, size]]
        if kind == "yellow":
            return [p.contest_id[self.end.contest[p.yellow]]]
        if kind in ("event-hers", "event-yours"):
            return [done[HER_EVENT if kind == "event-hers" else YOUR_EVENT]]
        if kind == "reserve":
            slot = done[RESERVING] - RESERVE
            return [0 if slot == MOST_ITEMS else slot + 1]
        if kind == "split":
            return [slot + 1 for slot in range(MOST_ITEMS) if (done[SPLITTING] - SPLIT) >> slot & 1]
        if kind == "take":
            return [done[YOU_TAKE] - TAKE]
        if kind == "decision":
            return [done[DECIDING] if self._drawn_here else p.crossed[done[DECIDING]]]
        return self._show(kind) if kind in ("show", "contest") else self._at_the_end(kind)

    def _show(self, kind: str) -> list[int]:
        p, card = self.p, self._day.done[SHOW_DRAW]
        listed = [contest for contest in self.end.contest[:CATEGORIES] if p.show_lists[card, contest]]
        if kind == "contest":
            return [p.contest_id[listed[0]]]
        return [card] if self._drawn_here else [p.show_points[card, listed[0]]]

    def _at_the_end(self, kind: str) -> list[int]:
        p, s = self.p, self.end
        if kind == "forever":
            return [scoring.forever_of(p, s, 0), *(() if self._drawn_here else p.forever_points)]
        if kind == "mat":
            return [asking.BY_FIELDS]
        if kind == "final":
            return [s.final_card] if self._drawn_here else list(p.field_points[s.final_card, :FIELDS])
        assert kind == "total"
        (score,) = self._match.scene().scores
        ends = dict.fromkeys(("values", "specialist", "finale", "forever"), 0)
        for line in score.lines:
            if line.kind in ends:
                ends[line.kind] += line.points
        return [score.points - sum(ends.values()), ends["values"], ends["specialist"], ends["finale"]]


def by_words(lines: list[tuple[Any, Any]]) -> dict[str, int]:
    """Her lines; those that brought nothing need not be there."""
    return {str(words): points for words, points in lines if points}


@pytest.mark.rule("STS-14", "STS-15", "STS-18")
@pytest.mark.parametrize("components", ["none", "built-in"])
@pytest.mark.parametrize(("mode", "level", "seed"), GAMES)
def test_a_game_that_was_played_is_scored_by_the_companion_as_it_was(mode, level, seed, components):
    match, days = played(Options(mode=mode, level=level), seed)
    owner = Owner(match, days, CompanionSetup(options={"mode": mode, "level": level}, components=components))
    session = owner.play()
    p, s = owner.p, owner.end
    assert session.points == scoring.her_score(p, s)
    assert by_words([(line.words, line.points) for line in session.lines]) == by_words(
        [(line["words"], line["points"]) for line in her_lines(p, s)]
    )
    assert (session.own_points,) == match.scores()
