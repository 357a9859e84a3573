"""The kernel dialect: states declared once, rules that read the same plain and compiled.

A room declares its `State` and its `Parts` as annotated classes:

    class State(Struct):
        turn: int
        board: Annotated[Array, shape(6, 19)]

From the class come the numpy record type (a batch, a hash, the compiled kernel) and the plain object
(the server, the debugger, most tests). A rule function does not know which one it holds.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Self, TypeVar, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.int64]


class Shape(tuple[int, ...]):
    """The fixed shape of an array field; sizes that vary with the variant are fields of the parts."""

    __slots__ = ()


def shape(*sizes: int) -> Shape:
    return Shape(sizes)


class Struct:
    """Base of every State and Parts: int fields and int64 arrays in one block of memory."""

    dtype: np.dtype[Any]
    _block: Any
    _arrays: tuple[str, ...]
    _numbers: tuple[str, ...]
    _places: Array  # of the numbers in the block

    def __init_subclass__(cls) -> None:
        # Every field is int64: numpy and numba disagree about narrow integers as soon as one overflows.
        hints = get_type_hints(cls, include_extras=True)
        own = {name: hints[name] for name in cls.__annotations__}
        cls.dtype = np.dtype([(name, np.int64, _sizes(hint)) for name, hint in own.items()])
        cls._arrays = tuple(name for name in own if cls.dtype[name].shape)
        cls._numbers = tuple(name for name in own if not cls.dtype[name].shape)
        offsets = [cls.dtype.fields[name][1] for name in cls._numbers] if cls.dtype.fields else []
        cls._places = np.array(offsets, np.int64) // np.dtype(np.int64).itemsize

    def __init__(self, block: Any = None) -> None:
        self._block = np.zeros((), self.dtype) if block is None else np.array(block, self.dtype)
        for name in self.dtype.names or ():
            field = self._block[name]
            setattr(self, name, field if field.shape else int(field))

    def record(self) -> Any:
        """This struct as an array of one record: the form that the compiled kernel takes."""
        own, block = self.__dict__, self._block.reshape(1).copy()
        block.view(np.int64)[self._places] = [own[name] for name in self._numbers]
        for name in self._arrays:
            if own[name].base is not self._block:  # somebody put another array in its place
                block[name] = own[name]
        return block

    def copy(self) -> Self:
        other: Self = object.__new__(type(self))
        own, block = self.__dict__, self._block.copy()
        made = other.__dict__
        made.update({name: own[name] for name in self._numbers}, _block=block)
        for name in self._arrays:
            made[name] = block[name]
            if own[name].base is not self._block:  # somebody put another array in its place
                made[name][...] = own[name]
        return other

    def tobytes(self) -> bytes:
        data: bytes = self.record().tobytes()
        return data

    @classmethod
    def of_bytes(cls, data: bytes) -> Self:
        return cls(np.frombuffer(data, cls.dtype)[0])

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        """Pickled as its bytes: fields are views of one block, and would be written twice."""
        return type(self).of_bytes, (self.tobytes(),)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a state changes: hash its bytes instead

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.dtype.names or ())
        return f"{type(self).__name__}({fields})"


_P = TypeVar("_P", bound=Struct)
_T = TypeVar("_T")


def once_per_table(find: Callable[[_P], _T]) -> Callable[[_P], _T]:
    """What follows from the parts alone is found once, and cached with them."""
    name = f"{find.__module__}.{find.__qualname__}"

    @wraps(find)
    def found(p: _P) -> _T:
        cached = p.__dict__
        if name not in cached:
            cached[name] = find(p)
        value: _T = cached[name]
        return value

    return found


def _sizes(hint: Any) -> tuple[int, ...]:
    for extra in get_args(hint):  # of Annotated[Array, shape(...)]
        if isinstance(extra, Shape):
            return tuple(extra)
    if hint is not int:
        raise TypeError(f"a field of a Struct is an int or Annotated[Array, shape(...)], not {hint!r}")
    return ()
