"""The command line. Each command is a module of `commands`, listed in `registry`; rooms may bring more.

Nothing is imported here: `ludoteka --version` answers before the rest is loaded.
"""

import sys
from typing import Any

from ludoteka import __version__


def main() -> None:
    """The entry point of the `ludoteka` script."""
    if sys.argv[1:] == ["--version"]:
        print(f"ludoteka {__version__}")
        return
    from ludoteka.cli.application import app

    app()


def __getattr__(name: str) -> Any:
    if name == "app":
        from ludoteka.cli.application import app

        return app
    raise AttributeError(name)
