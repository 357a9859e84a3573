"""The table as it was a while ago, for spectators who might otherwise help a player."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from ludoteka.core.match import Match
from ludoteka.core.scene import Scene

from .setup import apply_line, setting
from .storage import LogLine, TableRow, moment
from .wire import Delay


def visible(lines: Sequence[LogLine], delay: Delay) -> int:
    """How many entries a delayed spectator may know by now."""
    count = max(0, len(lines) - delay.entries)
    if delay.seconds:
        latest = moment(datetime.now(UTC) - timedelta(seconds=delay.seconds))
        while count and lines[count - 1].at > latest:
            count -= 1
    return count


def until_visible(lines: Sequence[LogLine], delay: Delay) -> float | None:
    """In how many seconds a delayed spectator may know more; None: not by waiting."""
    count = visible(lines, delay)
    if not delay.seconds or count >= len(lines) - delay.entries:
        return None
    due = datetime.fromisoformat(lines[count].at) + timedelta(seconds=delay.seconds)
    return max(0.0, (due - datetime.now(UTC)).total_seconds())


class DelayedMatch:
    """A match that follows another at a distance."""

    def __init__(self, row: TableRow) -> None:
        self.match = Match(setting(row))
        self.count = 0
        self._scene: Scene | None = None

    def follow(self, lines: Sequence[LogLine], count: int) -> None:
        for line in lines[self.count : count]:
            apply_line(self.match, line)
            self._scene = None
        self.count = max(self.count, count)

    def scene(self) -> Scene:
        """As a spectator sees it; drawn once for each step."""
        if self._scene is None:
            self._scene = self.match.scene()
        return self._scene
