"""The state that the entries make: real parts and a real state of the room, in which entered items are stamps."""

from collections.abc import Sequence

from ludoteka.core.actors import AUTOMA
from ludoteka.core.companion import EnteredItem, Step
from ludoteka.core.errors import Refused
from ludoteka.core.kernel_api import FINE
from ludoteka.core.words import Words
from ludoteka.games.stamp_swap import moves, rules
from ludoteka.games.stamp_swap.log_text import describe
from ludoteka.games.stamp_swap.parts import (
    CARD,
    FOREVER,
    FOREVER_PILE,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    RARE,
    STAMPS,
    STEP,
    UNSPLIT,
    Parts,
    State,
)
from ludoteka.games.stamp_swap.refusals import REFUSALS
from ludoteka.games.stamp_swap.variants import SIZE_NAMES

from .words import day_words

# Without a pack, what her cards show is written onto these.
ENTERED_MAT, ENTERED_DECISION, ENTERED_FINAL, ENTERED_SHOW, ENTERED_CONTEST = 1, 1, 2, 1, 1


class Desk:
    """What the companion knows of the real table, and what it has reported so far."""

    def __init__(self, p: Parts, *, drawn_here: bool) -> None:
        self.p, self.s, self.drawn_here = p, State(), drawn_here
        self.steps: list[Step] = []
        self.entry = 0
        self.started = False
        self.own_points: tuple[int, ...] = ()  # of the owner, in the order of `asking.OWN`
        self.least_value = int(p.value.min())  # that a stamp of the pack has
        # Entered items borrow the numbers of stamps; those of forever stamps stay what they are.
        self._numbers = [stamp for stamp in range(1, STAMPS + 1) if p.pile_of[stamp] != FOREVER_PILE]
        rules.setup(p, self.s)
        self.s.mat[0] = 1
        moves.begin(p, self.s)
        self.put_away()

    @property
    def heading(self) -> Words | None:
        return day_words(self.s) if self.started else None

    def report(self, words: Words, *lines: Words, by_automa: bool = False) -> None:
        self.steps.append(Step(entry=self.entry, words=words, lines=lines, heading=self.heading, by_automa=by_automa))

    def her_step(self, *lines: Words, words: Words | None = None) -> None:
        """The next step of Pinzetta's procedure, with its reason."""
        self.report(words or describe(self.p, self.s, AUTOMA, STEP), *lines, by_automa=True)
        moves.apply(self.p, self.s, AUTOMA, STEP)

    def act(self, action: int) -> None:
        """What the owner of the box does, if the rules allow it."""
        code = rules.refusal(self.p, self.s, 0, action)
        if code != FINE:
            raise Refused(REFUSALS[code].code, rule=REFUSALS[code].rule)
        moves.apply(self.p, self.s, 0, action)

    def lay(self, side: int, items: Sequence[EnteredItem], large: int = 0) -> None:
        """A collection; Pinzetta's first `large` items are her large pile."""
        s = self.s
        for slot in range(MOST_ITEMS):
            there = slot < len(items)
            s.item[side, slot] = self._stamp(side, slot, items[slot]) if there else 0
            s.up[side, slot] = int(there and not items[slot].down)
            s.lies[side, slot] = (IN_LARGE if slot < large else IN_SMALL) if there and side == HERS else UNSPLIT
        s.held[side] = len(items)

    def _stamp(self, side: int, slot: int, item: EnteredItem) -> int:
        if item.size == "attendee":
            return CARD + 1
        row = (int(self.s.day) * 2 + int(side == HERS)) * MOST_ITEMS
        stamp = self._numbers[row + slot]
        self.describe(stamp, item)
        return stamp

    def describe(self, stamp: int, item: EnteredItem) -> None:
        """What is known of an item; more may be known when it is turned up."""
        forever = item.size == "forever"
        self.p.size_of[stamp] = self.p.back[stamp] = SIZE_NAMES.index("1x1" if forever else item.size)
        self.p.mark[stamp] = FOREVER * forever + RARE * item.rare
        self.p.value[stamp] = item.value or 0

    def put_away(self) -> None:
        """What the owner gained lies on their own page: no concern of Pinzetta's."""
        self.s.gained[:], self.s.owned[:] = 0, 0
        self.s.to_place[:], self.s.cards[:] = 0, 0

    def have_forever(self, count: int) -> None:
        """So many forever stamps are on the owner's page."""
        self.s.units[0] = count
        self.s.unit_stamp[0, :count] = next(
            stamp for stamp in range(1, STAMPS + 1) if self.p.pile_of[stamp] == FOREVER_PILE
        )
