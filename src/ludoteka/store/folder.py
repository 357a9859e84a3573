"""Where a user's games lie."""

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "LUDOTEKA_DATA"


def data_folder(wanted: Path | None = None) -> Path:
    """The folder asked for, or named in the environment, or the user's own; made if it is not there.

    Nobody else may look inside: it holds seeds of running games and the secret that signs tokens.
    """
    named = os.environ.get(VARIABLE)
    folder = wanted or (Path(named) if named else user_data_path("ludoteka", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
