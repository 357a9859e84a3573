"""When Python's garbage collector works: a little all the time, thoroughly only when nobody waits for an answer.

A full collection looks at everything in memory and stops the whole process while it does; among the scenes of 250
tables that took half a second. What the server makes most of can hold no cycles and is excluded
(`gc=False` in `core/scene.py` and `table/wire`), what is there for good is frozen, and the rest can wait for a quiet
moment.

Of itself, Python looks at new objects when there are 5,000 more than have gone. With many tables, about as many old
ones go as new ones come, so that tens of thousands gather before it does, and then it takes 50 ms. So it is done by
the work: after every 50 views and messages (`CollectorSteps`).
"""

import asyncio
import gc
import time
from collections.abc import Callable

# If there is no other occasion. New objects until the youngest are looked at; such looks until those that survived one
# are; and so many of these until all are, if no quiet moment has come before.
THRESHOLDS = (5_000, 10, 20_000)
PIECES = 50  # of work, between two looks at the youngest
LOOKS = 4  # at the youngest, the last of which is at those that survived one as well
EVERY = 1.0  # seconds between two looks whether the moment is quiet
QUIET = 0.05  # of one processor

Seconds = Callable[[], float]


def freeze_heap() -> None:
    """What is here now stays as long as the server does: nobody needs to look through it again and again."""
    gc.collect(1)
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class CollectorSteps:
    """Has the youngest objects looked at while they are few."""

    def __init__(self) -> None:
        self._done = 0

    def note(self) -> None:
        """A piece of work is done: a view or a message."""
        self._done += 1
        if self._done % PIECES == 0:
            gc.collect(0 if self._done % (PIECES * LOOKS) else 1)


class Quiet:
    """Knows a quiet moment by how little this process has worked since the last look."""

    def __init__(self, work: Seconds = time.process_time, clock: Seconds = time.monotonic) -> None:
        self._work, self._clock = work, clock
        self._then = (work(), clock())

    def now(self) -> bool:
        (worked, at), self._then = self._then, (self._work(), self._clock())
        return self._then[0] - worked <= QUIET * (self._then[1] - at)


async def collect_when_quiet() -> None:
    quiet = Quiet()
    while True:
        await asyncio.sleep(EVERY)
        if quiet.now():
            collect_if_due()


def collect_if_due() -> bool:
    """All of it, unless too little is new to be worth it."""
    _, young, middle = gc.get_count()
    due = young > 0 or middle > 0
    if due:
        gc.collect()
    return due
