"""Where a user's games lie."""

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "LUDOTEKA_DATA"
SECRET = "secret"  # the file with what signs the keys to seats


def data_folder(wanted: Path | None = None) -> Path:
    """The folder asked for, or named in the environment, or the user's own; made if it is not there.

    Nobody else may look inside: it holds seeds of running games and the secret that signs tokens.
    """
    folder = wanted or usual_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def usual_folder() -> Path:
    """Where the data lies unless a command says otherwise; perhaps not there yet."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else user_data_path("ludoteka", appauthor=False)
