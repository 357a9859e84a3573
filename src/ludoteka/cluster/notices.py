"""What nodes tell each other: that a table has got so far, and nothing of what happened there."""

from enum import StrEnum
from typing import NamedTuple

from ludoteka.table.nodes import Head


class Part(StrEnum):
    """Of a table. LOOK: nothing of its own has changed, but it is to be seen differently. MISSED: there may have been
    notices that were not heard; it is never sent. LEFT: a node has gone; of no table."""

    ENTRIES = "e"
    REVISION = "r"
    VERSION = "v"
    GONE = "g"
    LOOK = "l"
    MISSED = "m"
    LEFT = "n"


class Notice(NamedTuple):
    table: str
    part: Part
    number: int = 0
    cause: str = ""  # for those who trace it

    def write(self) -> str:
        return f"{self.part}{self.number} {self.cause}".rstrip()

    def is_news(self, head: Head) -> bool:
        """To a node that knows the table so far; versions may begin again, so a lower one is news as well."""
        known = {Part.ENTRIES: head.entries, Part.REVISION: head.revision}
        if self.part in known:
            return self.number > known[self.part]
        return self.part is not Part.VERSION or self.number != head.version


def read_notice(table: str, text: str) -> Notice:
    """ValueError, if it is none."""
    number, _, cause = text[1:].partition(" ")
    return Notice(table, Part(text[:1]), int(number), cause)
