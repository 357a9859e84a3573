"""The training of the expert: its steps go downhill, and a run is the same however often it is stopped."""

import numpy as np
import pytest

from training.take_it_easy import classroom, school
from training.take_it_easy.classroom import kernel, new_lessons, new_place, new_pupil, new_step, zeros
from training.take_it_easy.school import Phase, School

pytestmark = [pytest.mark.slow, pytest.mark.soak]  # compiles the learner


@pytest.fixture
def tiny(monkeypatch):
    """Iterations of a second: one of outcomes, then of next tiles."""
    monkeypatch.setattr(school, "phase_of", lambda iteration, _: Phase(8, 0 if iteration < 1 else 2, 200))
    monkeypatch.setattr(school, "BATCHES", 3)
    monkeypatch.setattr(school, "REMEMBERED", 300)


def run(iterations, threads=1):
    found = School(7, 4)
    for _ in range(iterations):
        found.advance(threads)
    return found


def same(one, other):
    return all(np.array_equal(a, b) for a, b in zip(one.pupil, other.pupil, strict=True))


def test_an_iteration_teaches_and_the_threads_do_not_matter(tiny):
    before, after = School(7, 4), run(3)
    assert not same(before, after)
    assert same(after, run(3, threads=2))
    assert all(np.isfinite(array).all() for array in after.pupil)
    assert after.lessons_so_far == 3 * 8 * 16
    assert "bias" in after.report(100.0)


def test_a_stopped_run_goes_on_as_if_it_had_not_been(tiny, tmp_path):
    run(2).save(tmp_path)
    resumed = School.resume(tmp_path)
    resumed.advance(1)
    assert same(resumed, run(3))
    assert resumed.iteration == 3


def test_the_learner_goes_down_the_slope_of_its_error():
    """Its gradients against differences, for weights of every layer."""
    net, slope, step = new_pupil(3), zeros(), new_step()
    rows, head, target = lesson_rows(), 1, np.float32(2.5)

    def loss():
        return (float(kernel().forward(net, rows, head, step)) - target) ** 2 / 2

    step.across[:] = net.second.transpose(0, 2, 1)
    error = np.float32(kernel().forward(net, rows, head, step) - target)
    kernel().backward(net, slope, rows, head, error, step)
    for name in ("inputs", "bias", "second", "second_bias", "third", "third_bias", "last", "last_bias"):
        weights, gradient = getattr(net, name), getattr(slope, name)
        where = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        kept, small = weights[where], np.float32(0.004)
        weights[where] = kept + small
        above = loss()
        weights[where] = kept - small
        assert (above - loss()) / (2 * small) == pytest.approx(float(gradient[where]), rel=0.05)
        weights[where] = kept


def lesson_rows():
    mind = classroom.graduate(new_pupil(1), zeros())
    lessons, place = new_lessons(16), new_place(mind, 1)
    kernel().learn_from_outcomes(mind, place.board, 1, 0, place.dice, place.desk, place.out, lessons)
    return lessons.answers[6].astype(np.int64)


def test_lessons_of_outcomes_are_the_points_that_came():
    mind = classroom.graduate(new_pupil(1), zeros())
    lessons, place = new_lessons(16), new_place(mind, 2)
    score = kernel().learn_from_outcomes(mind, place.board, 1, 50, place.dice, place.desk, place.out, lessons)
    assert lessons.target[0] == score  # one tile completes nothing
    assert np.all(np.diff(lessons.target) <= 0)
    assert lessons.head.tolist() == [head for head in range(4) for _ in range(4)]


def test_a_pupil_becomes_a_net_without_losing_much():
    pupil, spread = new_pupil(5), zeros()
    spread.inputs[: len(spread.inputs) // 2] = 1
    net = classroom.graduate(pupil, spread)
    assert not net.inputs[len(net.inputs) // 2 :].any()
    weight = net.inputs[:100, :, None].astype(np.float32) * net.second[0][None]
    meant = pupil.inputs[:100, :, None] * pupil.second[0][None]
    assert np.abs(weight - meant).max() < 0.01
