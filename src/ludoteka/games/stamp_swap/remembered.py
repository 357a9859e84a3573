"""What follows from the parts and a few more facts: found once for all tables of a kind, as long as it is asked for."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Concatenate, Generic, ParamSpec, TypeVar

from ludoteka.core.kernel import once_per_table

from .parts import Parts

_Facts = ParamSpec("_Facts")
_Found = TypeVar("_Found")


class Recent(Generic[_Found]):
    """The last `most` answers that were asked for. A scene asks for dozens of them, so finding one takes no lock: if
    another thread drops it at that moment, it is made again."""

    __slots__ = ("_known", "_lock", "_most")

    def __init__(self, most: int) -> None:
        self._most, self._lock = most, Lock()
        self._known: OrderedDict[Hashable, _Found] = OrderedDict()

    def find(self, key: Hashable) -> _Found | None:
        try:
            found = self._known[key]
            self._known.move_to_end(key)
        except KeyError:
            return None
        return found

    def keep(self, key: Hashable, found: _Found) -> _Found:
        with self._lock:
            self._known[key] = found
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return found


def remembered(
    most: int,
) -> Callable[[Callable[Concatenate[Parts, _Facts], _Found]], Callable[Concatenate[Parts, _Facts], _Found]]:
    """For a function of the parts and of facts that can be hashed: the last `most` answers are the same objects when
    they are asked for again, so nobody may change them."""

    def decorate(
        find: Callable[Concatenate[Parts, _Facts], _Found],
    ) -> Callable[Concatenate[Parts, _Facts], _Found]:
        def answers(p: Parts) -> Recent[_Found]:
            return Recent(most)

        answers.__module__, answers.__qualname__ = find.__module__, find.__qualname__  # its name in the parts
        known = once_per_table(answers)

        def found(p: Parts, /, *facts: _Facts.args, **named: _Facts.kwargs) -> _Found:
            key = (facts, *named.items()) if named else facts
            answer = known(p).find(key)
            return known(p).keep(key, find(p, *facts, **named)) if answer is None else answer

        found.__doc__, found.__name__ = find.__doc__, find.__name__
        return found

    return decorate
