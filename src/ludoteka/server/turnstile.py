"""Work that many are ready for at once, spread over the cycles of the event loop.

When a batch of moves is on the disk, all sockets at their tables are to be sent something new; and many messages may
have come at once. Done at one go, that would keep everybody else waiting; so after a few of them the loop does what
else there is.
"""

import asyncio
from collections import deque

FEW = 4  # a cycle of the loop costs something, too


class Turnstile:
    """Lets a few pass in each cycle of the event loop, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._passed = 0  # in this cycle

    async def enter(self) -> None:
        loop = asyncio.get_running_loop()
        if self._passed == 0:
            loop.call_soon(self._next_cycle)
        if self._passed < FEW:
            self._passed += 1
            return
        turn = loop.create_future()
        self._waiting.append(turn)
        await turn

    def _next_cycle(self) -> None:
        self._passed = 0
        while self._waiting and self._passed < FEW:
            turn = self._waiting.popleft()
            if not turn.done():  # else it was cancelled
                turn.set_result(None)
                self._passed += 1
        if self._passed:
            asyncio.get_running_loop().call_soon(self._next_cycle)  # after those who pass now
