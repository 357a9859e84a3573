"""Saving a game: its record in a file, and the seed of an unfinished one in the user's data folder.

A record names the seed's commitment and reveals the seed only at the end. So that a game can be left and taken up
again with the same chance, the seed is stored with Ludoteka's data under the name of its commitment.
"""

from datetime import datetime
from pathlib import Path

from ludoteka.cli.files import write_text
from ludoteka.core.chance import commitment, new_seed
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.record import write_record


def data_folder() -> Path:
    """The one the server uses too; the store is loaded only when a game is saved or taken up."""
    from ludoteka.store.folder import data_folder as folder

    return folder()


def save(match: Match, seed: bytes, path: Path) -> None:
    """Write the record. The seed is revealed with a finished game, and stored apart until then. Only folders of our own
    are made."""
    ours = match.setting.commit == commitment(seed)
    if data_folder() in path.parents:
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, write_record(match, seed if ours else None))
    waiting = _seed_file(match)
    if match.over:
        waiting.unlink(missing_ok=True)
    elif ours:
        waiting.parent.mkdir(parents=True, exist_ok=True)
        write_text(waiting, seed.hex() + "\n")


def waiting_seed(match: Match) -> bytes | None:
    """The seed with which an unfinished game was begun here, if it was."""
    try:
        seed = bytes.fromhex(_seed_file(match).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return seed if commitment(seed) == match.setting.commit else None


def seed_for(match: Match, given: bytes | None) -> bytes:
    """The seed for going on: the one given if it is the right one, the one that waits here, or else a new one."""
    if given is not None and match.setting.commit and commitment(given) != match.setting.commit:
        raise Refused("record-commitment")
    return given or waiting_seed(match) or new_seed()


def spare_file(match: Match) -> Path:
    """Where a game goes whose player left without a word."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "records" / f"{match.game.name}-{moment}.ludo"


def _seed_file(match: Match) -> Path:
    return data_folder() / "seeds" / (match.setting.commit.removeprefix("sha256:") or "none")
