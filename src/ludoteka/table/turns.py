"""Whose bot thinks next when there are more of them than processes.

Those for whom people wait come first, in their order. Those of tables at which nobody is think only when nobody waits,
and never in all processes at once: a thought cannot be interrupted.

A table asks one bot at a time, so tables take turns by themselves.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Queue = deque[asyncio.Future[None]]


class Turns:
    def __init__(self, most: int) -> None:
        self._free = most
        self._for_nobody = max(1, most - 1)  # processes that those for whom nobody waits may still have
        self._first: Queue = deque()
        self._last: Queue = deque()

    @property
    def waiting(self) -> int:
        return len(self._first) + len(self._last)

    @asynccontextmanager
    async def turn(self, *, waited_for: bool) -> AsyncIterator[None]:
        """When it is its turn; then it has one of the processes."""
        await self._take(waited_for)
        try:
            yield
        finally:
            self._give(waited_for)

    async def _take(self, waited_for: bool) -> None:
        mine = asyncio.get_running_loop().create_future()
        queue = self._first if waited_for else self._last
        queue.append(mine)
        self._let_in()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # its turn had come in the same moment
                self._give(waited_for)
            elif mine in queue:
                queue.remove(mine)
            raise

    def _give(self, waited_for: bool) -> None:
        self._free += 1
        self._for_nobody += not waited_for
        self._let_in()

    def _let_in(self) -> None:
        while self._free and (self._first or (self._last and self._for_nobody)):
            queue = self._first or self._last
            following = queue.popleft()
            if not following.done():  # else cancelled
                self._free -= 1
                self._for_nobody -= queue is self._last
                following.set_result(None)
