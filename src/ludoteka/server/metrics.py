"""What the server counts about itself, for Prometheus."""

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from ludoteka.cluster.node import Node
from ludoteka.table.registry import TableRegistry
from ludoteka.table.thinkers import Thinkers
from ludoteka.worker.stats import QueueStats

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Of one application; no name of a person or a table is ever a label."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, open files and the like, where the system reports them
        self.requests = Counter("ludoteka_requests", "Answers over HTTP", ["status"], registry=registry)
        self.messages = Counter("ludoteka_messages", "Messages over sockets", ["outcome"], registry=registry)
        self.message_time = Histogram(
            "ludoteka_hearing_seconds",
            "From a message to its answer",
            buckets=BUCKETS,
            registry=registry,
        )
        self.view_time = Histogram(
            "ludoteka_showing_seconds", "To make what one socket is shown", buckets=BUCKETS, registry=registry
        )

        self.questions = QueueStats()  # to workers elsewhere
        registry.register(_Questions(self.questions))

    def introduce(self, node: str, version: str) -> None:
        """Which server these are the counts of."""
        Info("ludoteka_node", "This server", registry=self._registry).info({"node": node, "version": version})

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A gauge that is read when somebody asks."""
        Gauge(f"ludoteka_{name}", text, registry=self._registry).set_function(value)

    def watch_bots(self, workers: Thinkers) -> None:
        self.watch("warm", "All rooms are compiled and loaded", lambda: workers.warm)
        self.watch("bots_thinking", "Bots that think now", lambda: workers.busy)
        self.watch("bots_waiting", "Bots that wait for a process", lambda: workers.waiting)
        self._registry.register(_Bots(workers))

    def watch_node(self, node: Node, tables: TableRegistry) -> None:
        """As one of several."""
        self.watch("nodes_alive", "Nodes that are alive, as this one sees it", lambda: len(node.members.alive))
        self.watch("bus_up", "Notices arrive", lambda: node.bus.up)
        self.watch("leases_held", "Tables that this node drives", lambda: sum(t.shared.drives for t in tables.tables()))
        self._registry.register(_Following(node))

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Bots(Collector):
    def __init__(self, workers: Thinkers) -> None:
        self._workers = workers

    def collect(self) -> Iterable[Metric]:
        stats = self._workers.stats
        yield CounterMetricFamily("ludoteka_bot_answers", "Answers of bots", value=stats.answered)
        yield CounterMetricFamily("ludoteka_bot_failures", "Bots that failed", value=stats.failed)
        yield CounterMetricFamily("ludoteka_bot_processes", "Processes started for bots", value=stats.started)


class _Following(Collector):
    def __init__(self, node: Node) -> None:
        self._node = node

    def collect(self) -> Iterable[Metric]:
        if following := self._node.following:
            yield CounterMetricFamily("ludoteka_notices", "Notices of other nodes and our own", value=following.notices)
            lines = following.followed_lines
            yield CounterMetricFamily("ludoteka_followed_lines", "Entries that other nodes wrote", value=lines)
        conflicts = self._node.tables.conflicts
        yield CounterMetricFamily("ludoteka_conflicts", "Writes for which another was faster", value=conflicts)


class _Questions(Collector):
    def __init__(self, stats: QueueStats) -> None:
        self._stats = stats

    def collect(self) -> Iterable[Metric]:
        stats = self._stats
        for name, text, value in (
            ("answered", "Questions that workers have answered", stats.answered),
            ("returned", "Questions to workers that this node had to answer itself", stats.returned),
            ("dropped", "Messages in the queue that were not signed", stats.dropped),
        ):
            yield CounterMetricFamily(f"ludoteka_questions_{name}", text, value=value)
