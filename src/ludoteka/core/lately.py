"""What was found out lately, and is likely to be asked for again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Lately(Generic[Found]):
    """Remembers by a key that names everything on which the answer depends; forgets what was not asked for longest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Hashable, Found] = OrderedDict()

    def get(self, key: Hashable, find: Callable[[], Found]) -> Found:
        known = self._known
        if key in known:
            known.move_to_end(key)
            return known[key]
        found = known[key] = find()
        if len(known) > self._most:
            known.popitem(last=False)
        return found
