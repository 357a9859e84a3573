"""What the terminal says, and in which language."""

import os
from collections.abc import Iterable, Mapping
from typing import Literal

from ludoteka.core.errors import Refused
from ludoteka.core.plain import plain
from ludoteka.core.words import LANGUAGES, Speaker, Words, say

Language = Literal["en", "pl", "pt"]

_settings: dict[str, str] = {}  # the language asked for, so that an error is written in it, too


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, as gettext would find it; English where we do not speak it."""
    decisive = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    wanted = [*environment.get("LANGUAGE", "").split(":"), decisive]
    spoken = (code for locale in wanted if (code := locale[:2].lower()) in LANGUAGES)
    return next(spoken, LANGUAGES[0])


def use(language: str | None) -> None:
    """From now on, speak this language; None: that of the environment."""
    _settings["language"] = language or from_environment()


def printable(text: str) -> str:
    """Without what could steer a terminal: records and names come from anywhere."""
    return "\n".join(plain(line, "�") for line in text.split("\n"))


class Voice:
    """Formats Ludoteka's messages and those of some rooms; nothing that it is given makes it fail."""

    def __init__(self, packages: Iterable[str], language: str = "") -> None:
        self.language = language or _settings.get("language") or from_environment()
        self._speaker = Speaker(self.language, packages)

    def __call__(self, words: Words) -> str:
        return printable(self._speaker(words))

    def cli(self, message: str, **facts: str | int) -> str:
        """One of the terminal's own messages."""
        return self(say(f"cli-{message}", **facts))

    def knows(self, message: str) -> bool:
        return self._speaker.knows(message)

    def named(self, message: str, otherwise: str) -> str:
        """A name from the texts, or the bare word where a room has none."""
        return self(say(message)) if self.knows(message) else otherwise

    def refused(self, why: Refused) -> str:
        """A refusal in a sentence: its place, what is wrong, the rule that says so."""
        words = why.words()
        text = self(words) if self.knows(words.id) else self.cli("refused", code=why.code)
        said = f"{printable(why.place)}: {text}" if why.place else text
        return f"{said} [{why.rule}]" if why.rule else said


def common() -> Voice:
    """A voice without the words of any room: what it says needs none, and no room has to be loaded."""
    return Voice([])


def general_voice() -> Voice:
    """Ludoteka's own voice, for what does not belong to a game: it knows every room."""
    from ludoteka.games import GAMES

    return Voice(game.package for game in GAMES.values())
