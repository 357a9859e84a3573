"""Who answers the questions of tables: processes of this node (`workers.py`), or of other machines over a queue
(`ludoteka.worker`)."""

from collections.abc import Iterable
from typing import Protocol

from .thinking import Answer, Question
from .workers import WorkerStats


class Thinkers(Protocol):
    @property
    def stats(self) -> WorkerStats: ...

    @property
    def warm(self) -> bool:
        """Is all compiled that bots compute with?"""
        ...

    @property
    def busy(self) -> int:
        """Questions that are being thought about."""
        ...

    @property
    def waiting(self) -> int: ...

    async def ask(self, question: Question, *, waited_for: bool = True) -> Answer:
        """The answer; BotFailed if there is none. `waited_for`: somebody is there who waits for it."""
        ...

    async def get_ready(self, games: Iterable[str]) -> None: ...

    def expect_quick_answers(self) -> None: ...

    async def close(self) -> None: ...
