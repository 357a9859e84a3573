"""The garbage collector stops everybody, so it works thoroughly only when nobody waits."""

import gc
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka.server import app, collector


class Cycle:
    def __init__(self) -> None:
        self.me = self


def test_a_quiet_moment_is_known_by_how_little_was_done():
    worked, at = [0.0], [0.0]
    quiet = collector.Quiet(lambda: worked[0], lambda: at[0])
    for work, is_quiet in [(0.001, True), (0.5, False), (0.04, True), (0.06, False)]:
        worked[0] += work
        at[0] += 1
        assert quiet.now() is is_quiet


def test_all_is_looked_through_only_if_there_is_something_new():
    gc.collect()
    assert not collector.collect_if_due()
    for _ in range(2 * gc.get_threshold()[0]):
        Cycle()
    assert collector.collect_if_due()
    assert not collector.collect_if_due()


def test_new_objects_are_looked_at_by_the_work_that_makes_them():
    looked_at: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(info["generation"])

    gc.callbacks.append(note)
    try:
        steps = collector.CollectorSteps()
        for _ in range(collector.PIECES * collector.LOOKS * 2):
            steps.note()
    finally:
        gc.callbacks.remove(note)
    assert looked_at == [*[0] * (collector.LOOKS - 1), 1] * 2


@pytest.fixture
def own_thresholds():
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("own_thresholds")
def test_full_collections_are_no_longer_a_matter_of_course():
    collector.freeze_heap()
    assert gc.get_freeze_count() > 10_000
    young, middle, old = gc.get_threshold()
    assert young * middle <= 50_000, "each of these stops everybody"
    assert old >= 40


@pytest.mark.usefixtures("own_thresholds")
async def test_what_warming_up_has_brought_is_frozen_as_well(monkeypatch: Any):
    brought: list[Any] = []

    async def bring(*_: Any) -> None:
        brought.extend([n] for n in range(100_000))

    monkeypatch.setattr(app, "warm_all", bring)
    gc.unfreeze()
    await app._warm_up(SimpleNamespace(workers=None))  # type: ignore[arg-type]
    assert gc.get_freeze_count() > len(brought)
