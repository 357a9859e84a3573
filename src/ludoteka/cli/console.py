"""The terminal we write on. Made for each command, so that tests and pipes get their own."""

import codecs
import sys
from typing import TYPE_CHECKING
from unicodedata import normalize

if TYPE_CHECKING:
    from rich.console import Console

PLAINER = "ludoteka-plainer"
LIKENESS = str.maketrans("łŁ‘’“”„«»–×☼☾★◆♥●▲", 'lL\'\'"""""-xsm*dhct')


def console() -> "Console":
    """Plain text in, nothing interpreted: names and records may hold brackets and colons."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def only_ascii(out: "Console") -> bool:
    return not out.encoding.lower().startswith("utf")


def forgive_streams() -> None:
    """A terminal that cannot show a letter shows a plainer one; bytes that are no text are read as question marks."""
    codecs.register_error(PLAINER, _plainer)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAINER), (sys.stderr, PLAINER)):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """`ł` as `l`, `ç` as `c`, a curly quote as a straight one; a question mark where there is nothing like it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end].translate(LIKENESS)
    plain = normalize("NFKD", letters).encode("ascii", "ignore").decode() or "?"
    return plain, error.end
