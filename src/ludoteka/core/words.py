"""Words for people: a message is an id with its facts; Fluent files turn it into a sentence in three languages."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl", "pt")
COMMON = "ludoteka.text"  # the texts of Ludoteka itself; a room's are in its own package


class Words(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence: its id in the text files, and what fills it. A fact may itself be `Words`."""

    # gc=False, here and in scenes and messages: none of these can be part of a cycle, and there are so many that the
    # garbage collector would stop a server for half a second to look through them.

    id: str
    args: dict[str, Any] = {}


def message(message_id: str, /, **args: Any) -> Words:
    """`message("row-scores", number=9)`: shorthand for Words."""
    return Words(message_id, args)


def player(seat: int) -> Words:
    """The player of a seat, for a room that describes what happens to it; a match fills in the name it knows."""
    return message("player", number=seat + 1)


def nameless(number: int) -> str:
    """Stands in a sentence for a player without a name. No name can be like that: `#` begins a comment in a record."""
    return f"#{number}"


_NAMELESS = re.compile(r"(?<![^ ])#(\d{1,2})(?=$|[, ])")  # alone, or in a list


def with_names(words: Words, names: Sequence[str]) -> Words:
    """The same words with the players' names, where there are any."""
    named: dict[str, Any] = {}
    for name, fact in words.args.items():
        if isinstance(fact, Words):
            known = (fact.id == "player" and _known(names[fact.args["number"] - 1])) or with_names(fact, names)
            if known is not fact:
                named[name] = known
    return Words(words.id, words.args | named) if named else words  # rooms may share what they say


def _known(name: str) -> str:
    return "" if _NAMELESS.fullmatch(name) else name


@cache
def sources(package: str, language: str) -> dict[str, str]:
    """The Fluent files of a package in one language, by name."""
    folder = files(package) / language if package == COMMON else files(package) / "text" / language
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return {entry.name: entry.read_text("utf-8") for entry in found}


@cache
def source(package: str, language: str) -> str:
    """All of it in one piece."""
    return "\n".join(sources(package, language).values())


@cache
def resource(package: str, language: str) -> Any:
    """The same, parsed."""
    return FluentResource(source(package, language))


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for package in (COMMON, *packages):
        made.add_resource(resource(package, language))
    return made


class Translator:
    """Formats messages in one language, with Ludoteka's texts and those of some rooms."""

    def __init__(self, language: str, packages: Iterable[str] = ()) -> None:
        self.language = language
        self._bundle = bundle(language, tuple(packages))

    def __call__(self, words: Words) -> str:
        message = self._bundle.get_message(words.id) if self.knows(words.id) else None
        if message is None or message.value is None:
            raise KeyError(f"no message {words.id!r} in {self.language}")
        return self._format(words.id, message.value, words.args)

    def attribute(self, message_id: str, name: str) -> str:
        """`attribute("XY-5", "title")`: a part of a message that has a name; empty if it has none."""
        message = self._bundle.get_message(message_id) if self.knows(message_id) else None
        pattern = message.attributes.get(name) if message else None
        return self._format(message_id, pattern, {}) if pattern is not None else ""

    def knows(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def _format(self, message_id: str, pattern: Any, args: dict[str, Any]) -> str:
        formatted = {name: self._fact(value) for name, value in args.items()}
        text, problems = self._bundle.format_pattern(pattern, formatted)
        if problems:
            raise KeyError(f"message {message_id!r} in {self.language}: {problems[0]}")
        return str(text)

    def _fact(self, value: Any) -> Any:
        if isinstance(value, Words):
            return self(value)
        if not isinstance(value, str):
            return value
        return _NAMELESS.sub(lambda found: self(message("player", number=int(found[1]))), value)
