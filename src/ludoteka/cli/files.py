"""Reading and writing the files that people name. Every trouble is a refusal with the file's name."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludoteka.core.errors import Refused
from ludoteka.core.record import MOST_CHARACTERS

_MOST_BYTES = 4 * MOST_CHARACTERS
STDIN = "-"
_LINE = re.compile(r"line (\d+)")


def read_text(name: str) -> str:
    """A text file in UTF-8 (`-`: standard input), with line ends as we write them. Never reads more than a record
    can hold, so an endless device does no harm."""
    with _refusing(name):
        data = _read(name)
        text = data.decode("utf-8-sig").replace("\r\n", "\n") if len(data) <= _MOST_BYTES else ""
    if len(data) > _MOST_BYTES or len(text) > MOST_CHARACTERS:
        raise Refused("file-too-long", place=name, most=MOST_CHARACTERS)
    return text


def write_text(path: Path, text: str) -> None:
    check_folder(path)
    with _refusing(str(path)):
        path.write_text(text, "utf-8", newline="\n")


def check_folder(path: Path) -> None:
    """Refused if there is no folder for this file: none is made for a slip of the pen. Long work asks first."""
    if not path.parent.is_dir():
        raise Refused("folder-missing", place=str(path.parent))


def within(name: str, why: Refused) -> Refused:
    """The same refusal with the file it was met in: `game.ludo:12`, as compilers say it."""
    line = _LINE.fullmatch(why.place)
    places = [f"{name}:{line[1]}" if line else name, "" if line else why.place, str(why.facts.get("where", ""))]
    return why.at(": ".join(place for place in places if place))


def _read(name: str) -> bytes:
    if name == STDIN:
        return sys.stdin.buffer.read(_MOST_BYTES + 1)
    with Path(name).open("rb") as file:
        return file.read(_MOST_BYTES + 1)


@contextmanager
def _refusing(name: str) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise Refused("file-missing", place=name) from None
    except IsADirectoryError:
        raise Refused("file-folder", place=name) from None
    except PermissionError:
        code = "file-folder" if Path(name).is_dir() else "file-forbidden"  # Windows says so of folders
        raise Refused(code, place=name) from None
    except UnicodeDecodeError as error:
        raise Refused("file-not-text", place=name, byte=error.start + 1) from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise Refused("file-trouble", place=name, trouble=getattr(error, "strerror", None) or str(error)) from None
