"""Many games on all cores. The results depend on the seed, never on how many processes shared the work."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from statistics import fmean, stdev

from ludoteka.core.components import install
from ludoteka.games import find_game

from .seating import Lineup, Played

CHUNK = 8  # deals that a process plays before it reports


@dataclass(frozen=True)
class SimulationSpec:
    """A simulation in words that another process understands."""

    game: str
    options: str
    levels: tuple[str, ...]
    seed: int
    turns: bool = False  # each deal once in every seating
    components: str = ""
    records: bool = False  # every game is also written down

    def lineup(self) -> Lineup:
        game = find_game(self.game)
        install(self.components)
        return Lineup(game, game.options.read(self.options), self.levels, self.seed, self.components, self.records)


def run(order: SimulationSpec, deals: range, jobs: int = 0) -> Iterator[list[Played]]:
    """Play the deals; yield them chunk by chunk, in the order of the deals."""
    chunks = [deals[start : start + CHUNK] for start in range(0, len(deals), CHUNK)]
    jobs = min(jobs or os.cpu_count() or 1, len(chunks))
    if jobs <= 1:
        lineup = order.lineup()
        for chunk in chunks:
            yield _play(lineup, order.turns, chunk)
        return
    context = multiprocessing.get_context("spawn")  # a fork would share the compiler's locks
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_sit_down, initargs=(order,)) as pool:
        try:
            yield from _in_order(pool, chunks, 2 * jobs)
        except (GeneratorExit, KeyboardInterrupt):  # nobody waits for what they are playing
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, chunks: Sequence[range], ahead: int) -> Iterator[list[Played]]:
    """A few chunks ahead of the reader, no more: who stops reading stops the work."""
    waiting: dict[int, Future[list[Played]]] = {}
    sent = 0
    for yielded in range(len(chunks)):
        while sent < len(chunks) and sent <= yielded + ahead:
            waiting[sent] = pool.submit(_play_here, chunks[sent])
            sent += 1
        wait([waiting[yielded]], return_when=FIRST_COMPLETED)
        yield waiting.pop(yielded).result()


_here: list[tuple[Lineup, bool]] = []  # what this worker process plays


def _sit_down(order: SimulationSpec) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for us
    lineup = order.lineup()
    lineup.game.prefer_compiled()
    _here.append((lineup, order.turns))


def _play_here(deals: range) -> list[Played]:
    lineup, turns = _here[-1]
    return _play(lineup, turns, deals)


def _play(lineup: Lineup, turns: bool, deals: range) -> list[Played]:
    return [lineup.play(deal, turned) for deal in deals for turned in range(len(lineup.levels) if turns else 1)]


@dataclass(frozen=True)
class LevelStats:
    """What one player did over all games. `wins` are those of the player or its team, `draws` those shared with others;
    `won` is its share of them: a win shared by two counts half. Errors treat a deal as one sample."""

    level: str
    games: int
    mean: float
    error: float
    sd: float
    lowest: int
    highest: int
    won: float
    won_error: float
    wins: int = 0
    draws: int = 0


def level_stats(levels: Sequence[str], games: Sequence[Played]) -> tuple[LevelStats, ...]:
    return tuple(_level_stats(level, player, games) for player, level in enumerate(levels))


def _level_stats(level: str, player: int, games: Sequence[Played]) -> LevelStats:
    scores = [game.scores[player] for game in games]
    won = [(player in game.winners) / len(game.winners) for game in games]
    return LevelStats(
        level,
        len(games),
        fmean(scores),
        _error(games, scores),
        stdev(scores) if len(scores) > 1 else 0.0,
        min(scores),
        max(scores),
        fmean(won),
        _error(games, won),
        sum(player in game.winners and not game.drawn for game in games),
        sum(player in game.winners and game.drawn for game in games),
    )


def _error(games: Sequence[Played], values: Sequence[float]) -> float:
    """The standard error of the mean; games of one deal are not independent, so their mean is the sample."""
    by_deal: dict[int, list[float]] = {}
    for game, value in zip(games, values, strict=True):
        by_deal.setdefault(game.deal, []).append(value)
    means = [fmean(each) for each in by_deal.values()]
    return stdev(means) / len(means) ** 0.5 if len(means) > 1 else 0.0
