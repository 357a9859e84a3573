"""Work that many are ready for at once, spread over the cycles of the event loop.

When a batch of moves is on the disk, all sockets at their tables are to be sent something new. Drawn at one go, that
would keep everybody else waiting; so between two of them the loop does what else has come.
"""

import asyncio
from collections import deque


class Turnstile:
    """Lets one pass in each cycle of the event loop, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._closed = False  # for the rest of this cycle

    async def enter(self) -> None:
        loop = asyncio.get_running_loop()
        if self._closed:
            passed = loop.create_future()
            self._waiting.append(passed)
            await passed
        else:
            self._closed = True
            loop.call_soon(self._admit)

    def _admit(self) -> None:
        while self._waiting:
            passed = self._waiting.popleft()
            if not passed.done():  # else it was cancelled
                passed.set_result(None)
                asyncio.get_running_loop().call_soon(self._admit)  # after the one who passes now
                return
        self._closed = False
