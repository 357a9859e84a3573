"""The best that was possible: drawn by the room's own rules, in every variant."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace

import msgspec
import pytest

from ludoteka.core.match import Match, Seat, Setting
from ludoteka.games import GAMES
from ludoteka.table.postgame import SHARES, Postgame, analyse, bests, reviewed
from ludoteka.table.thinking import Answer, Question
from ludoteka.table.workers import Workers

GAME = GAMES["take-it-easy"]


def played(preset: str, **options: str) -> Match:
    chosen = GAME.options.of({**GAME.presets[preset].given(), **options})
    match = Match(Setting(GAME, chosen, (Seat("human", "Ana"), Seat("human", "Bo"))))
    pick = random.Random(preset)
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, pick.choice(match.legal(actor)))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("preset", GAME.presets)
def test_the_drawn_board_brings_what_was_promised(preset: str):
    match = played(preset)
    found = bests(match)
    assert len(found) == 2
    for seat, best in enumerate(found):
        assert best.scene.scores[seat].points == best.score
        assert match.scores()[seat] == best.reached <= best.score <= best.upper_bound


def test_of_a_series_the_last_round_is_meant():
    match = played("neighbours", rounds="2")
    found = bests(match)
    assert len(found) == 2
    for seat, best in enumerate(found):
        earlier = [line.points for line in match.scene().scores[seat].lines if line.kind == "earlier"]
        assert earlier
        assert best.reached == match.scores()[seat] - sum(earlier)
        assert best.scene.scores[seat].points == best.score
        assert not any(line.kind == "earlier" for line in best.scene.scores[seat].lines)


@pytest.mark.slow
async def test_another_process_finds_what_we_would():
    """All travels as text: the record there, what was found back."""
    match, workers = played("base"), Workers(most=1)
    postgame = Postgame(FinishedLog(match))  # type: ignore[arg-type]
    there = [await postgame.best(1, workers), await postgame.review(1, workers)]
    await workers.close()
    assert msgspec.json.encode(there) == msgspec.json.encode([bests(match)[1], reviewed(match, 1)])
    assert workers.stats.answered == 1 + SHARES


class Here:
    """Answers at once, in this process; between two shares somebody asks how far it has come."""

    def __init__(self) -> None:
        self.postgame: Postgame | None = None
        self.seen: list[int] = []

    async def ask(self, question: Question, *, waited_for: bool = True) -> Answer:
        assert self.postgame
        self.seen.append(self.postgame.progress(1).done)
        return Answer(found=analyse(question.analysis, question.record, question.viewer, question.share))


async def test_a_review_comes_in_shares_with_its_progress() -> None:
    match, here = played("base"), Here()
    postgame = here.postgame = Postgame(FinishedLog(match))  # type: ignore[arg-type]
    assert (postgame.progress(1).done, postgame.progress(1).of) == (0, SHARES)
    found = await postgame.review(1, here)  # type: ignore[arg-type]
    assert here.seen == list(range(SHARES))
    assert postgame.progress(1).done == SHARES
    assert msgspec.json.encode(found) == msgspec.json.encode(reviewed(match, 1))


class FinishedLog:
    def __init__(self, match: Match) -> None:
        self._match = match
        self.row = SimpleNamespace(id="table", seats=match.setting.seats)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Match]:
        yield self._match
