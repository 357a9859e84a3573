"""Component files: what is printed on the pieces of somebody's box. They come from the owner, and with records, from
anybody; so reading one is little work whatever is in it, and a stranger's is not cached.
"""

import re
import tomllib
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from .errors import Refused

# Far above what any box needs. The parser's work grows with the square of the dots in a key, the depth is its
# recursion, and long numbers are more than Python converts.
MOST_CHARACTERS = 100_000
MOST_DOTS = 7  # in one key
MOST_DEPTH = 8  # of brackets and braces
MOST_WORD = 40  # characters of a key or a number outside quotes

_T = TypeVar("_T")
_installed: set[str] = set()

# Quotes outside strings and comments always open a string, or are a mistake that the parser meets there: so up to its
# first mistake we cut the text exactly as it does. Possessive, so that nothing is looked at twice.
_TOKEN = re.compile(
    r"""
    (?P<string> \"{3} (?: [^\"\\] | \\. | \"(?!\"\") )*+ \"{3,5} | '{3} (?: [^'] | '(?!'') )*+ '{3,5}
              | \"(?!\"\") (?: [^\"\\\n] | \\[^\n] )*+ \" | '(?!'') [^'\n]*+ ' )
    | (?P<comment> \#[^\n]*+ ) | (?P<open> [\[{] ) | (?P<close> [\]}] ) | (?P<dot> \. ) | (?P<space> [ \t]++ )
    | (?P<line> \n ) | (?P<between> [=,] ) | (?P<quote> [\"'] ) | (?P<word> [^\[\]{}.=,\#\"'\s]++ ) | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
_LINE = re.compile(r"at line (\d+)")


def install(text: str) -> None:
    """The owner's own file: what is read from it is cached."""
    _installed.add(text)


def is_installed(text: str) -> bool:
    """The owner's, or (empty) the room's own."""
    return not text or text in _installed


def cache_installed(read: Callable[[str], _T]) -> Callable[[str], _T]:
    """For what reads a component file (empty: the room's own): what is installed is read once, and a file that came
    with a record whenever it is needed, so that nobody fills the memory with files."""
    found: dict[str, _T] = {}

    @wraps(read)
    def reading(text: str) -> _T:
        if text in found:
            return found[text]
        result = read(text)
        if is_installed(text):
            found[text] = result
        return result

    return reading


def check_size(text: str, rule: str = "") -> None:
    if len(text) > MOST_CHARACTERS:
        raise Refused("components-long", rule=rule, most=MOST_CHARACTERS)


def read_toml(text: str, *, rule: str) -> dict[str, Any]:
    """What a TOML file holds; whatever is wrong, or too much, is refused with its line and this rule."""
    check_size(text, rule)
    _check_work(text, rule)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _LINE.search(str(error))
        raise _refused("toml", int(line[1]) if line else text.count("\n") + 1, rule) from None


def _check_work(text: str, rule: str) -> None:
    """In one pass over the text: how much work would it be to parse?"""
    line, depth, dots = 1, 0, 0
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "dot":
            dots += 1
        elif kind in ("line", "between", "open", "close"):
            dots = 0  # the next key begins
        depth += (kind == "open") - (kind == "close")
        if dots > MOST_DOTS:
            raise _refused("toml-dots", line, rule, most=MOST_DOTS)
        if depth > MOST_DEPTH:
            raise _refused("toml-deep", line, rule, most=MOST_DEPTH)
        if kind == "word" and len(token[0]) > MOST_WORD:
            raise _refused("toml-word", line, rule, most=MOST_WORD)
        if kind == "quote" or depth < 0:
            raise _refused("toml", line, rule)
        if kind in ("line", "string"):
            line += token[0].count("\n")


def _refused(code: str, line: int, rule: str, **facts: int) -> Refused:
    return Refused(code, rule=rule, place=f"line {line}", **facts)
