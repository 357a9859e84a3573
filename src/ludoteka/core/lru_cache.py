"""Values computed recently, likely to be asked for again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Found = TypeVar("Found")


class LruCache(Generic[Found]):
    """Remembers by a key that names everything on which the answer depends; forgets what was not asked for longest.
    Threads may share it. While one finds something out, the others go on; two of them may find out the same."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = Lock()
        self._known: OrderedDict[Hashable, Found] = OrderedDict()

    def get(self, key: Hashable, find: Callable[[], Found]) -> Found:
        known = self._known
        with self._lock:
            if key in known:
                known.move_to_end(key)
                return known[key]
        found = find()
        with self._lock:
            known[key] = found
            if len(known) > self._most:
                known.popitem(last=False)
        return found
