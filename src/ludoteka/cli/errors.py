"""The one place where an error becomes a sentence: nobody who plays should ever see a traceback."""

import os
import sys
import traceback
from collections.abc import Callable
from difflib import get_close_matches
from typing import NoReturn

from ludoteka.core.errors import Refused

REFUSED = 2
BROKEN = 70
INTERRUPTED = 130

#: Errors whose text is already a sentence for the user. Lower layers raise them; a command needs no `except`.
KNOWN: tuple[type[Exception], ...] = (OSError, Refused)


def run(app: Callable[[], object]) -> NoReturn:
    """Run a command line to its end and leave with the fitting exit code."""
    try:
        app()
    except KNOWN as error:
        leave(sentence(error), REFUSED)
    except KeyboardInterrupt:
        leave("", INTERRUPTED)
    except Exception as error:  # noqa: BLE001
        if os.environ.get("LUDOTEKA_DEBUG"):
            traceback.print_exc()
        leave(
            f"Ludoteka stumbled over a fault of its own ({type(error).__name__}: {error}). "
            "With LUDOTEKA_DEBUG=1 it shows where; please report that.",
            BROKEN,
        )
    sys.exit(0)


def sentence(error: Exception) -> str:
    if isinstance(error, Refused):
        from ludoteka.cli.texts import texts_of_all_rooms

        texts = texts_of_all_rooms()
        near = meant(error)
        refused = texts.refused(error)
        if near:
            return f"{refused} {texts.cli('did-you-mean', near=near)}"
        return f"{refused} {texts.cli('see-games')}" if error.code == "game-unknown" else refused
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}." if error.filename else f"{error.strerror}."
    return str(error) or type(error).__name__


def meant(error: Refused) -> str:
    """The known name that is most like the one that was refused, if any is."""
    known = str(error.facts.get("known") or error.facts.get("choices") or "").split(", ")
    wrong = error.place.rpartition(": ")[2].partition("=")
    typed = (wrong[2] if "choices" in error.facts else wrong[0]) or error.place
    by_folded = {name.casefold(): name for name in known if name}
    found = get_close_matches(typed.casefold().replace("_", "-"), by_folded, 1) or get_close_matches(
        typed.casefold(), by_folded, 1
    )
    return by_folded[found[0]] if found else ""


def leave(text: str, code: int) -> NoReturn:
    if text:
        print(text, file=sys.stderr)
    sys.exit(code)
