"""What is compiled already is not compiled again for every server."""

from pathlib import Path
from typing import Any

from ludoteka.games import GAMES
from ludoteka.server import warm
from ludoteka.sim import warm as compiler


class Workers:
    """They only remember what was sent to them."""

    def __init__(self) -> None:
        self.reported: list[str] = []

    async def get_ready(self, names: list[str]) -> None:
        self.reported.append("ready")

    def expect_quick_answers(self) -> None:
        self.reported.append("quick")


async def _begun(done: Path, monkeypatch: Any) -> list[str]:
    workers: Any = Workers()

    async def fill() -> None:
        workers.reported.append("compiled")

    monkeypatch.setattr(compiler, "done", lambda: done)
    monkeypatch.setattr(compiler, "warm_compiled_kernel", lambda game: None)
    monkeypatch.setattr(warm, "_fill_cache", fill)
    await warm.warm_all(GAMES.values(), workers)
    return list(workers.reported)


async def test_a_server_compiles_in_another_process_until_all_is_compiled(tmp_path: Path, monkeypatch: Any):
    done = tmp_path / "done"
    assert await _begun(done, monkeypatch) == ["ready", "compiled", "ready", "quick"]
    done.touch()
    assert await _begun(done, monkeypatch) == ["ready", "quick"]


def test_a_change_in_any_source_is_to_be_compiled_again(tmp_path: Path, monkeypatch: Any):
    monkeypatch.setattr(compiler, "PACKAGE", tmp_path)
    (tmp_path / "rules.py").write_text("POINTS = 1")
    before = compiler.done()
    assert compiler.done() == before
    (tmp_path / "rules.py").write_text("POINTS = 2")
    assert compiler.done() != before
