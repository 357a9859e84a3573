"""The training of the expert: its steps go downhill, and a run does not depend on the number of threads."""

import numpy as np
import pytest

from training.sequence import school
from training.sequence.learner import Pupil
from training.sequence.school import School

pytestmark = [pytest.mark.slow, pytest.mark.soak]  # compiles the players


@pytest.fixture
def tiny(monkeypatch):
    monkeypatch.setattr(school, "TABLES", ((2, "classic", 3), (3, "classic", 2)))
    monkeypatch.setattr(school, "BATCHES", 3)
    monkeypatch.setattr(school, "REMEMBERED", 400)
    monkeypatch.setattr(school, "MEASURED", 2)


def run(iterations, threads=1):
    found = School(7, 4)
    for _ in range(iterations):
        found.advance(threads)
    return found


def same(one, other):
    return all(np.array_equal(one.pupil.weights[name], other.pupil.weights[name]) for name in one.pupil.weights)


def test_an_iteration_teaches_and_the_threads_do_not_matter(tiny, tmp_path):
    before, after = School(7, 4), run(3)
    assert not same(before, after)
    assert same(after, run(3, threads=2))
    assert all(np.isfinite(array).all() for array in after.pupil.weights.values())
    assert "error" in after.report()
    assert "club" in after.measure()
    after.save(tmp_path)
    assert (tmp_path / "weights.npz").exists()


def test_the_learner_goes_down_the_slope_of_its_error():
    pupil, dice = Pupil(3), np.random.default_rng(1)
    inputs = dice.integers(0, 4, (64, len(pupil.scale))).astype(np.uint8)
    target = (inputs[:, 0] > 1).astype(np.float32)
    errors = [pupil.study(inputs, target, 1e-3) for _ in range(200)]
    assert errors[-1] < errors[0] / 4
