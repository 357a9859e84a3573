"""The end of a server that others go on without: it takes nothing new, gives away what it holds, and then closes.

A proxy needs a moment to notice that nobody is to be sent here any more: `run.Server` waits for that long.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludoteka.core.errors import Refused

LOG = logging.getLogger(__name__)

HANDOVER = 5.0  # seconds for what is given away

Handover = Callable[[], Awaitable[None]]


class Draining:
    """Of one server; begun, it is never taken back."""

    def __init__(self) -> None:
        self.begun = False
        self._handovers: list[Handover] = []

    def before_closing(self, handover: Handover) -> None:
        """Have this done when nobody new comes any more, and before people's sockets are closed."""
        self._handovers.append(handover)

    def begin(self) -> None:
        self.begun = True

    def refusal(self) -> Refused | None:
        """Of whatever would be new here."""
        return Refused("draining") if self.begun else None

    async def hand_over(self) -> None:
        """Once. What fails is logged: closing goes on."""
        handovers, self._handovers = self._handovers, []
        for handover in handovers:
            try:
                async with asyncio.timeout(HANDOVER):
                    await handover()
            except Exception:
                LOG.exception("something could not be handed over before closing")
