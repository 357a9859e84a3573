"""Breaking a database as a bad disk does: one page of it becomes noise."""

from pathlib import Path

from ludoteka.store.engines import FILE

PAGE = 4096


def damage(folder: Path, text: str) -> None:
    """One page that holds the text, and is neither the first nor the last of those that do."""
    file = folder / FILE
    data = file.read_bytes()
    found = [at for at in range(PAGE, len(data), PAGE) if text.encode() in data[at : at + PAGE]]
    assert len(found) > 2
    with file.open("r+b") as database:
        database.seek(found[len(found) // 2])
        database.write(b"\xff" * PAGE)
