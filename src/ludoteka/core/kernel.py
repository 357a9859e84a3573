"""The kernel dialect: states declared once, rules that read the same plain and compiled.

A room declares its `State` and its `Parts` as annotated classes:

    class State(Struct):
        turn: int
        board: Annotated[Array, shape(6, 19)]

From the class come the numpy record type (a batch, a hash, the compiled kernel) and an object with the same fields
(a match, the debugger, most tests), in whose memory the compiled kernel can work as well. A rule function does not
know which one it holds.
"""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.int64]
ITEM = np.dtype(np.int64).itemsize


class Shape(tuple[int, ...]):
    """The fixed shape of an array field; sizes that vary with the variant are fields of the parts."""

    __slots__ = ()


def shape(*sizes: int) -> Shape:
    return Shape(sizes)


class Field(NamedTuple):
    """Where a field of a Struct lies, in numbers; a field without sizes is one number."""

    start: int
    stop: int
    sizes: tuple[int, ...]


class Struct:
    """Base of every State and Parts: int fields and int64 arrays in one block of memory.

    A field is looked up in the memory when it is first read. From then on the object itself has it: an array as a view
    of the memory, and all the numbers, which do not reach the memory again. So only a struct of which nothing was set
    since it was made (by `over` or `copy`) has everything in its memory, and may be given to the compiled kernel as it
    is (`block`); for any other, `record` makes a block.
    """

    dtype: np.dtype[Any]
    _fields: dict[str, Field]
    _numbers: tuple[str, ...]
    _places: Array  # of the numbers in the memory
    _memory: Array

    def __init_subclass__(cls) -> None:
        # Every field is int64: numpy and numba disagree about narrow integers as soon as one overflows.
        hints = get_type_hints(cls, include_extras=True)
        own = {name: hints[name] for name in cls.__annotations__}
        cls.dtype = np.dtype([(name, np.int64, _sizes(hint)) for name, hint in own.items()])
        cls._fields = {name: _field(cls.dtype, name) for name in own}
        cls._numbers = tuple(name for name, field in cls._fields.items() if not field.sizes)
        cls._places = np.array([cls._fields[name].start for name in cls._numbers], np.int64)

    def __init__(self, block: Any = None) -> None:
        size = self.dtype.itemsize // ITEM
        self._memory = np.zeros(size, np.int64) if block is None else _numbers_of(np.array(block, self.dtype).tobytes())

    if not TYPE_CHECKING:  # the type checker knows the fields, and should find a name that is none

        def __getattr__(self, name: str) -> Any:
            field = self._fields.get(name)
            if field is None:
                raise AttributeError(f"{type(self).__name__} has no field {name!r}", name=name, obj=self)
            own = self.__dict__
            if field.sizes:
                own[name] = own["_memory"][field.start : field.stop].reshape(field.sizes)
            else:
                for number, value in zip(self._numbers, own["_memory"][self._places].tolist(), strict=True):
                    own.setdefault(number, value)  # it may have been set before
            return own[name]

    @classmethod
    def over(cls, memory: Array) -> Self:
        """A struct that lies in this memory, which is not copied."""
        made: Self = object.__new__(cls)
        made._memory = memory
        return made

    def block(self) -> Any:
        """The memory itself as an array of one record: for a struct of which nothing was set since it was made."""
        return np.ndarray(1, self.dtype, self._memory)  # a twelfth of the time of a view

    def reread(self) -> Self:
        """The same memory, in which the compiled kernel may have changed everything."""
        return self.over(self._memory)

    def record(self) -> Any:
        """A copy of this struct as an array of one record: the form that the compiled kernel takes."""
        return np.ndarray(1, self.dtype, self.flat())

    def copy(self) -> Self:
        return self.over(self.flat())

    def flat(self) -> Array:
        """A copy of all fields, as numbers in a row: they are copied at once, the fields of a record one by one."""
        mine, fields = self._memory, self._fields
        memory = mine.copy()
        for name, value in list(self.__dict__.items()):  # another thread may just read a field for the first time
            field = fields.get(name)
            if field is None:
                continue
            if not field.sizes:
                memory[field.start] = value
            elif value.base is not mine:  # somebody put another array in its place
                memory[field.start : field.stop].reshape(field.sizes)[...] = value
        return memory

    def tobytes(self) -> bytes:
        return self.flat().tobytes()

    @classmethod
    def of_bytes(cls, data: bytes) -> Self:
        _ = np.frombuffer(data, cls.dtype)[0]  # raises if it is no struct of this size
        return cls.over(_numbers_of(data[: cls.dtype.itemsize]))

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


def _numbers_of(data: bytes) -> Array:
    return np.frombuffer(data, np.int64).copy()  # so that they can be changed


def _field(dtype: np.dtype[Any], name: str) -> Field:
    assert dtype.fields
    kind, offset = dtype.fields[name][:2]
    return Field(offset // ITEM, (offset + kind.itemsize) // ITEM, kind.shape)


def _sizes(hint: Any) -> tuple[int, ...]:
    for extra in get_args(hint):  # of Annotated[Array, shape(...)]
        if isinstance(extra, Shape):
            return tuple(extra)
    if hint is not int:
        raise TypeError(f"a field of a Struct is an int or Annotated[Array, shape(...)], not {hint!r}")
    return ()
