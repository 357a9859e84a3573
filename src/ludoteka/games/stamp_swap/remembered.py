"""What follows from the parts and a few more facts: found once for all tables of a kind, as long as it is asked for."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache

from .parts import Parts

_Facts = ParamSpec("_Facts")
_Found = TypeVar("_Found")


def remembered(
    most: int,
) -> Callable[[Callable[Concatenate[Parts, _Facts], _Found]], Callable[Concatenate[Parts, _Facts], _Found]]:
    """For a function of the parts and of facts that can be hashed: the last `most` answers are the same objects when
    they are asked for again, so nobody may change them."""

    def decorate(
        find: Callable[Concatenate[Parts, _Facts], _Found],
    ) -> Callable[Concatenate[Parts, _Facts], _Found]:
        def answers(p: Parts) -> LruCache[_Found]:
            return LruCache(most)

        answers.__module__, answers.__qualname__ = find.__module__, find.__qualname__  # its name in the parts
        known = once_per_table(answers)

        def found(p: Parts, /, *facts: _Facts.args, **named: _Facts.kwargs) -> _Found:
            key = (facts, *named.items()) if named else facts
            return known(p).get(key, lambda: find(p, *facts, **named))

        found.__doc__, found.__name__ = find.__doc__, find.__name__
        return found

    return decorate
