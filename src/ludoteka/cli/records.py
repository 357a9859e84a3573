"""The games of a simulation as files: one record for each, in a folder of their own or with others."""

from dataclasses import replace
from pathlib import Path

from ludoteka.cli.files import check_folder, write_text
from ludoteka.core.errors import Refused
from ludoteka.sim.batch import SimulationSpec
from ludoteka.sim.seating import Played


class RecordFolder:
    """Where the records of one simulation go. Nothing that is there is overwritten, unless that was asked for."""

    def __init__(self, folder: Path, order: SimulationSpec, deals: int, *, overwrite: bool) -> None:
        self.written = 0
        self._folder = folder
        self._order = order
        if folder.exists() and not folder.is_dir():
            raise Refused("folder-not", place=str(folder))
        check_folder(folder)  # the folder itself is made, those above it are not
        if not overwrite:
            self._refuse_to_overwrite(deals)

    def store(self, played: Played) -> Played:
        """Write the record of a game; return the rest of it, which takes less memory."""
        self._folder.mkdir(exist_ok=True)
        write_text(self._folder / self._name(played.deal, played.turned), played.record)
        self.written += 1
        return replace(played, record="")

    def _refuse_to_overwrite(self, deals: int) -> None:
        there = {path.name for path in self._folder.iterdir()} if self._folder.is_dir() else set[str]()
        turns = len(self._order.levels) if self._order.turns else 1
        names = (self._name(deal, turned) for deal in range(deals) for turned in range(turns))
        taken = [name for name in names if name in there]
        if taken:
            raise Refused("records-there", place=str(self._folder / taken[0]), count=len(taken))

    def _name(self, deal: int, turned: int) -> str:
        """`GAME-seed1-deal00042.ludo`; with every seating of a deal, also by how many seats the bots moved."""
        seating = f"-turned{turned}" if self._order.turns else ""
        return f"{self._order.game}-seed{self._order.seed}-deal{deal:05}{seating}.ludo"
