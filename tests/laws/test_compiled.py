"""The compiled kernel is the plain rules, to the byte."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH
from ludoteka.games import GAMES
from tests.laws.rooms import every_place, random_steps


class BothKernels:
    """Asks both the same question and demands the same answer."""

    def __init__(self, place):
        self.game = place.game
        self.parts = place.setting().parts()
        self.record = self.parts.record()[0]

    def ask(self, door, state, *arguments):
        """The answer to a question that changes nothing."""
        before = state.record()
        plain = getattr(self.game.kernel, door)(self.parts, state, *arguments)
        compiled = getattr(self.game.compiled_kernel, door)(self.record, before[0], *arguments)
        assert plain == compiled, (door, arguments)
        assert before.tobytes() == state.tobytes(), f"{door} changed the state"
        return plain

    def change(self, door, state, *arguments):
        """Both change a copy; the copies must be the same."""
        copy, record = state.copy(), state.record()
        getattr(self.game.kernel, door)(self.parts, copy, *(_fresh(argument) for argument in arguments))
        getattr(self.game.compiled_kernel, door)(self.record, record[0], *(_fresh(argument) for argument in arguments))
        assert copy.tobytes() == record.tobytes(), (door, arguments)
        return copy

    def table(self, door, state, *arguments, shape):
        """Both write into an array."""
        plain, compiled = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        count = getattr(self.game.kernel, door)(self.parts, state, *arguments, plain)
        assert count == getattr(self.game.compiled_kernel, door)(self.record, state.record()[0], *arguments, compiled)
        assert (plain == compiled).all(), (door, arguments)
        return plain[:count]


def _fresh(argument):
    return argument.copy() if isinstance(argument, np.ndarray) else argument


def dice(seed, game):
    rolled = np.zeros(DICE_WORDS, np.int64)
    game.kernel.shake(rolled, seed)
    return rolled


@every_place
def test_the_compiled_kernel_plays_the_same_game(place):
    both, game, rng = BothKernels(place), place.game, random.Random(7)
    last = None
    for seed, match in enumerate(random_steps(place, 7)):
        state = match.secret_state()
        if last is not None:
            entry = match.log.entries[-1]
            assert both.change("apply", last, entry.actor, entry.action) == state
        for door in ("to_act", "may_act", "reveal_count"):
            both.ask(door, state)
        for actor in (*range(place.seats), CHANCE, AUTOMA):
            legal = both.table("legal", state, actor, shape=game.most_actions).tolist()
            for action in rng.sample(legal, min(len(legal), 6)):
                assert both.ask("refusal", state, actor, action) == 0
                both.ask("observers", state, actor, action)
            both.ask("refusal", state, actor, rng.choice(game.actions))
        for seat in range(place.seats):
            both.ask("score", state, seat)
            both.table("breakdown", state, seat, shape=(game.most_lines, BREAKDOWN_WIDTH))
        for viewer in rng.sample(place.viewers, 2):
            seen = both.change("redact", state, viewer)
            both.change("resample", seen, viewer, dice(seed, game))
        last = state


@every_place
def test_setup_and_whole_playouts_are_the_same(place):
    both, game = BothKernels(place), place.game
    state = both.change("setup", game.blank())
    out = np.zeros(game.most_actions, np.int64)
    for seed in range(10):
        both.change("play_out", state, dice(seed, game), out)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.skipif(bool(os.environ.get("NUMBA_BOUNDSCHECK")), reason="this is that run")
@pytest.mark.parametrize("room", GAMES)
def test_no_rule_reads_or_writes_outside_its_arrays(room):
    """The same laws once more at some places of every room, compiled with bounds checks. The plain rules, with which
    all laws play, check every index anyway: an array of numpy's refuses one that is too large."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", "-m", "not slow", "-k", room]
    command += [__file__]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]
