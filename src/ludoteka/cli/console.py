"""The terminal we write on. Made anew for each command, so that tests and pipes get their own."""

import sys

from rich.console import Console


def console() -> Console:
    """Plain text in, nothing interpreted: names and records may hold brackets and colons."""
    return Console(highlight=False, markup=False, emoji=False)


def only_ascii(out: Console) -> bool:
    return not out.encoding.lower().startswith("utf")


def forgive_streams() -> None:
    """A terminal that cannot show a letter shows a question mark; bytes that are no text are read as such."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
