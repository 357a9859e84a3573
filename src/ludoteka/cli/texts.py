"""The texts of the terminal, in the language that was asked for."""

import os
from collections.abc import Iterable, Mapping
from typing import Literal

from ludoteka.core.errors import Refused
from ludoteka.core.plain import plain
from ludoteka.core.words import LANGUAGES, Translator, Words

Language = Literal["en", "pl", "pt"]

_settings: dict[str, str] = {}  # the language asked for, so that an error is written in it, too


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, as gettext would find it; English where it has no texts."""
    decisive = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    wanted = [*environment.get("LANGUAGE", "").split(":"), decisive]
    offered = (code for locale in wanted if (code := locale[:2].lower()) in LANGUAGES)
    return next(offered, LANGUAGES[0])


def use(language: str | None) -> None:
    """From now on, use this language; None: that of the environment."""
    _settings["language"] = language or from_environment()


def printable(text: str) -> str:
    """Without what could steer a terminal: records and names come from anywhere."""
    return "\n".join(plain(line, "�") for line in text.split("\n"))


class Texts:
    """Formats Ludoteka's messages and those of some rooms; nothing that it is given makes it fail."""

    def __init__(self, packages: Iterable[str], language: str = "") -> None:
        self.language = language or _settings.get("language") or from_environment()
        self._translator = Translator(self.language, packages)

    def __call__(self, words: Words) -> str:
        return printable(self._translator(words))

    def cli(self, message: str, **facts: str | int) -> str:
        """One of the terminal's own messages."""
        return self(Words(f"cli-{message}", facts))

    def knows(self, message: str) -> bool:
        return self._translator.knows(message)

    def named(self, message: str, otherwise: str) -> str:
        """A name from the texts, or the bare word where a room has none."""
        return self(Words(message)) if self.knows(message) else otherwise

    def refused(self, why: Refused) -> str:
        """A refusal in a sentence: its place, what is wrong, its rule."""
        words = why.words()
        text = self(words) if self.knows(words.id) else self.cli("refused", code=why.code)
        sentence = f"{printable(why.place)}: {text}" if why.place else text
        return f"{sentence} [{why.rule}]" if why.rule else sentence


def common() -> Texts:
    """The texts that belong to no room, so that none has to be loaded."""
    return Texts([])


def texts_of_all_rooms() -> Texts:
    """For what does not belong to one game, but may name any."""
    from ludoteka.games import GAMES

    return Texts(game.package for game in GAMES.values())
