"""How many tables a core holds, and what 100,000 tables at once would take.

    .venv/bin/python bench/capacity.py --tables 100000

What a move, a table and a socket cost is measured: `bench/load.py --cluster --keep` and `bench/memory.py --keep` have
left it in `bench/results`. How long games are is measured here, on games of two bots in each room. How long people
think is assumed (ASSUMED), and so is that all rooms are equally liked.

Tables come by chance (Poisson), as many as keep the wanted number open; each plays one of the measured games,
with thinking times drawn for each decision (log-normal). What they send to one node waits in one queue, because a node
is one event loop on one core; how long, is simulated move by move. Nodes are alike, so one of them is simulated, with
its share of the tables, several times with other seeds. A core holds as many tables as leave 99 of 100 moves done
within BEARABLE seconds, waiting included. What the network, the disk and the 10 ms for which a node gathers changes
take comes on top: `bench/load.py` measures all of it together.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
import numpy.typing as npt
from cluster_load import APART, TOGETHER
from harness import RESULTS, machine, write_result
from people import ROOMS

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.match import Match
from ludoteka.games import find_game
from ludoteka.table import commands
from ludoteka.table.setup import agree, setting
from ludoteka.table.wire import NewSeat, NewTable

BEARABLE = 0.1  # seconds from a move to all who see it, in a node, for 99 of 100
LEVEL = "casual"  # of the bots whose games are counted
WARM_UP = 60.0  # seconds of simulated time before anything is counted
COUNTED = 300.0  # seconds that are counted

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Assumed:
    """Nobody has measured these. `think`: the median of the seconds a person takes for a decision, by room; `spread`:
    the standard deviation of its logarithm. `variation`: of what a move costs, relative to its mean. `spare`: the part
    of all nodes that may be away (restarts, a machine lost) without anybody noticing."""

    think: dict[str, float]
    spread: float = 0.8
    variation: float = 0.5
    spare: float = 0.2


ASSUMED = Assumed({"take-it-easy": 8.0, "sequence": 12.0, "triominos": 12.0, "mini-fits": 8.0, "stamp-swap": 12.0})


@dataclass(frozen=True)
class Costs:
    """Measured. `move`: milliseconds of processor time at all nodes for a move and all who see it; `idle`: milliseconds
    a second for a table that is only held; `store`, `bus`: of PostgreSQL and Redis for a move. `copies`: at how many
    nodes a table is in memory."""

    name: str
    move: float
    idle: float
    store: float
    store_idle: float
    bus: float
    transactions: float
    rows: float
    notices: float
    table_kb: float
    base_mb: float
    copies: int


# -- what was measured --------------------------------------------------------------------------------------------


def read_costs(results: Path = RESULTS) -> list[Costs]:
    """At the highest rate at which nothing waited for a core: of both ways to share tables among nodes."""
    load = json.loads((results / "load-cluster.json").read_text())
    memory = json.loads((results / "memory.json").read_text())["playing"]
    return [
        _costs(load, memory, TOGETHER, 1),
        _costs(load, memory, APART, 2),
    ]


def _costs(load: dict[str, Any], memory: dict[str, float], layout: str, copies: int) -> Costs:
    turns = [turn for turn in load["turns"] if turn["layout"] == layout]
    calm = [turn for turn in turns if turn["moves_per_second"] > 0.97 * turn["offered_per_second"]] or turns
    rate = max(turn["offered_per_second"] for turn in calm)
    best = [turn for turn in calm if turn["offered_per_second"] == rate]

    def mean(name: str) -> float:
        return fmean(float(turn.get(name, 0.0)) for turn in best)

    return Costs(
        name=layout,
        move=mean("nodes_cpu_ms_per_move"),
        idle=load["idle"][layout]["nodes_cpu_ms_per_second_and_table"],
        store=mean("postgresql_cpu_ms_per_move"),
        store_idle=load["idle"][layout]["postgresql_cpu_ms_per_second_and_table"],
        bus=mean("redis_cpu_ms_per_move"),
        transactions=mean("transactions_per_move"),
        rows=mean("rows_inserted_per_move") + mean("rows_updated_per_move"),
        notices=mean("notices_per_move"),
        table_kb=memory["kb_per_further_table"],
        base_mb=memory["half_mb"],
        copies=copies,
    )


# -- how games go -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
    """A game: for each step of it, how many people decide at the same time."""

    room: str
    steps: tuple[int, ...]

    @property
    def decisions(self) -> int:
        return sum(self.steps)


def play(room: str, seed: int) -> Course:
    """Two bots at the seats of two people."""
    game = find_game(room)
    row = agree(NewTable(game=room, seats=[NewSeat(kind="human"), NewSeat(kind="human")]), {})
    match, steps, open_ = Match(setting(row)), list[int](), set[int]()
    bots = [game.bot(LEVEL, seed + seat) for seat in range(2)]
    while not match.over:
        if {CHANCE, AUTOMA} & set(match.to_act()):
            commands.draw(match, row.seed)
            continue
        open_ &= set(match.to_act())
        if not open_:
            open_ = set(match.to_act())
            steps.append(len(open_))
        seat = min(open_)
        match.submit(seat, bots[seat].choose(match.observation(seat)))
        open_.discard(seat)
    return Course(room, tuple(steps))


# -- a node -------------------------------------------------------------------------------------------------------


def moments(course: Course, think: float, spread: float, dice: np.random.Generator) -> Floats:
    """When each decision of a game is made, in seconds from its beginning: who is done first waits for the others."""
    widths = np.array(course.steps)
    times = think * np.exp(spread * dice.standard_normal(int(widths.sum())))
    firsts = np.concatenate([[0], np.cumsum(widths)[:-1]])
    lengths = np.maximum.reduceat(times, firsts)
    begins = np.concatenate([[0.0], np.cumsum(lengths)[:-1]])
    return np.asarray(np.repeat(begins, widths) + times)


@dataclass(frozen=True)
class Traffic:
    """What comes to one node. `tables`: at once, on average, as they were."""

    moves: Floats
    tables: float


def traffic(tables: int, courses: Sequence[Course], assumed: Assumed, seed: int) -> Traffic:
    """The moves of `tables` at once, in the seconds that are counted and those before. As many come as go: games
    that began long before are still there."""
    dice = np.random.default_rng(seed)
    games = [moments(course, assumed.think[course.room], assumed.spread, dice) for course in courses]
    longest, mean = max(game.max() for game in games), fmean(game.max() for game in games)
    span = WARM_UP + COUNTED
    count = dice.poisson(tables / mean * (longest + span))
    starts, found, held = dice.uniform(-longest, span, count), list[Floats](), 0.0
    for start in starts:
        course = courses[int(dice.integers(len(courses)))]
        game = moments(course, assumed.think[course.room], assumed.spread, dice) + start
        found.append(game[(game >= 0) & (game < span)])
        held += max(0.0, min(span, game.max()) - max(WARM_UP, start))
    return Traffic(np.sort(np.concatenate(found)), held / COUNTED)


def delays(arrivals: Floats, busy: Floats) -> Floats:
    """From the moment a move comes until it is done, in one queue (Lindley): it waits for what was there before."""
    gaps = np.diff(arrivals, append=arrivals[-1])
    # The wait of each is the highest that the walk of work minus gaps has risen above its lowest point so far.
    walk = np.concatenate([[0.0], np.cumsum(busy - gaps)[:-1]])
    return np.asarray(walk - np.minimum.accumulate(walk) + busy)


@dataclass(frozen=True)
class Load:
    tables: float
    moves_per_second: float
    used: float  # of the core
    p50: float
    p99: float


def simulate(tables: int, costs: Costs, courses: Sequence[Course], assumed: Assumed, seed: int) -> Load:
    """One core with the work for `tables`. Where each table is at two nodes, it has its half of the work for
    twice as many, and a move waits at both."""
    came = traffic(tables * costs.copies, courses, assumed, seed)
    dice = np.random.default_rng(seed + 1)
    mean, sigma = costs.move / 1000 / costs.copies, math.sqrt(math.log(1 + assumed.variation**2))
    busy = mean * np.exp(sigma * dice.standard_normal(len(came.moves)) - sigma**2 / 2)
    holding = costs.idle / 1000 * tables  # of each second
    at_one = delays(came.moves, busy / (1 - holding))[came.moves >= WARM_UP]
    took = np.sum([dice.permutation(at_one) for _ in range(costs.copies)], axis=0)
    rate = len(took) / COUNTED
    p50, p99 = (float(np.quantile(took, part)) for part in (0.5, 0.99))
    return Load(came.tables / costs.copies, rate / costs.copies, rate * mean + holding, p50, p99)


def most_tables(bearable: Callable[[int], bool], guess: int) -> int:
    """The most for which it is, to a hundredth."""
    low, high = 0, guess
    while bearable(high):
        low, high = high, 2 * high
    while high - low > max(1, high // 100):
        middle = (low + high) // 2
        low, high = (middle, high) if bearable(middle) else (low, middle)
    return low


# -- all of them --------------------------------------------------------------------------------------------------


def holds(costs: Costs, courses: Sequence[Course], assumed: Assumed, seed: int) -> tuple[int, Load]:
    """The most tables that a core bears, and how that is."""
    guess = int(0.5 / (costs.move / 1000 * 0.1 + costs.idle / 1000))

    def bearable(tables: int) -> bool:
        if costs.idle / 1000 * tables >= 0.9:
            return False
        load = simulate(tables, costs, courses, assumed, seed)
        return load.used < 0.95 and load.p99 <= BEARABLE

    most = most_tables(bearable, guess)
    return most, simulate(most, costs, courses, assumed, seed)


def requirements(tables: int, held: float, moves: float, costs: Costs, assumed: Assumed) -> dict[str, Any]:
    """For `tables` at once, if a core holds `held` of them, each with `moves` a second."""
    cores = tables / held
    nodes = math.ceil(cores / (1 - assumed.spare))
    rate = tables * moves
    gigabytes = (tables * costs.copies * costs.table_kb / 1024 + nodes * costs.base_mb) / 1024
    return {
        "cores_busy": round(cores, 1),
        "nodes_with_spare": nodes,
        "memory_gb": round(gigabytes, 1),
        "moves_per_second": round(rate),
        "postgresql_transactions_per_second": round(rate * costs.transactions),
        "postgresql_rows_written_per_second": round(rate * costs.rows),
        "postgresql_cores": round((rate * costs.store + tables * costs.store_idle) / 1000, 1),
        "redis_notices_per_second": round(rate * costs.notices),
        "redis_cores": round(rate * costs.bus / 1000, 2),
    }


def with_error(values: Sequence[float], digits: int = 1) -> str:
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.{digits}f} ± {error:.{digits}f}"


def study(costs: Costs, courses: Sequence[Course], tables: int, seeds: Sequence[int]) -> dict[str, Any]:
    found = [holds(costs, courses, ASSUMED, seed) for seed in seeds]
    held = [float(most) for most, _ in found]
    moves = fmean(load.moves_per_second / load.tables for _, load in found)
    return {
        "layout": costs.name,
        "measured": asdict(costs),
        "tables_a_core_holds": with_error(held, 0),
        "of_the_core_used_then": with_error([load.used for _, load in found], 2),
        "p50_ms_then": with_error([1000 * load.p50 for _, load in found]),
        "p99_ms_then": with_error([1000 * load.p99 for _, load in found]),
        "moves_per_second_and_table": round(moves, 4),
        f"for_{tables}_tables": requirements(tables, fmean(held), moves, costs, ASSUMED),
    }


def lengths(courses: Sequence[Course]) -> dict[str, dict[str, str]]:
    rooms = {room: [course for course in courses if course.room == room] for room in ROOMS}
    dice = np.random.default_rng(1)
    return {
        room: {
            "decisions": with_error([course.decisions for course in mine]),
            "minutes": with_error(
                [float(moments(c, ASSUMED.think[room], ASSUMED.spread, dice).max()) / 60 for c in mine]
            ),
        }
        for room, mine in rooms.items()
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100_000)
    options.add_argument("--games", type=int, default=20, help="played in each room")
    options.add_argument("--seeds", type=int, default=5)
    options.add_argument("--keep", action="store_true", help="write the results to bench/results")
    given = options.parse_args()
    dice = random.Random(1)
    courses = [play(room, dice.randrange(1 << 30)) for room in ROOMS for _ in range(given.games)]
    result = {
        "machine": machine(),
        "assumed": {**asdict(ASSUMED), "bearable_s": BEARABLE, "rooms": "all equally liked"},
        "games": lengths(courses),
        "layouts": [study(costs, courses, given.tables, range(1, given.seeds + 1)) for costs in read_costs()],
    }
    print(json.dumps(result, indent=2))
    if given.keep:
        write_result("capacity", result)


if __name__ == "__main__":
    main()
