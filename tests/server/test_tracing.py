"""The way of a move, as a collector of OpenTelemetry sees it; and nothing at all where nobody wants to see it."""

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import format_trace_id

from ludoteka.cluster.notices import Notice, Part, read_notice
from ludoteka.core import spans
from ludoteka.core.errors import Refused
from ludoteka.server import tracing
from tools.postgresql import Cluster
from tools.redis_server import RedisServer


@pytest.fixture
def exported() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    tracer = tracing.OpenTelemetry("node1", SimpleSpanProcessor(exporter))
    spans.install(tracer)
    yield exporter
    spans.install(None)
    tracer.close()


def trace_of(exporter: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    """The last trace with such a span, from its beginning."""
    finished = exporter.get_finished_spans()
    traces = [one.context.trace_id for one in finished if one.name == name]
    return sorted((one for one in finished if one.context.trace_id == traces[-1]), key=lambda one: one.start_time or 0)


def parents(trace: list[ReadableSpan]) -> list[tuple[str, str]]:
    names = {one.context.span_id: one.name for one in trace}
    return [(one.name, names[one.parent.span_id] if one.parent else "") for one in trace]


def test_without_a_tracer_nothing_happens():
    assert isinstance(spans.span("x"), nullcontext)
    assert spans.span("x") is spans.span("y", "z")
    assert spans.cause() == ""


def test_the_way_of_a_move_is_one_trace(
    tmp_path: Path, client_folder: Path, serve: Any, exported: InMemorySpanExporter
):
    with serve(tmp_path, client_folder) as place:
        table, token = place.create("human", "human")
        with place.person(table) as ana:
            ana.enter(token)
            ana.move(0)
            request = ana.socket.response.headers["x-request-id"]
    trace = trace_of(exported, "message move")
    assert parents(trace) == [
        ("message move", ""),
        ("rules", "message move"),
        ("append", "message move"),
        ("view", "message move"),
    ]
    assert {one.attributes["ludoteka.request"] for one in trace if one.attributes} == {request}
    assert trace[0].resource.attributes["service.instance.id"] == "node1"
    for one in exported.get_finished_spans():
        assert not any(secret in one.to_json() for secret in (table, token, "P1"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="psycopg does not work with the event loops of Windows")
def test_it_goes_on_at_another_node(
    tmp_path: Path,
    client_folder: Path,
    serve: Any,
    exported: InMemorySpanExporter,
    cluster: Cluster,
    redis_server: RedisServer,
):
    for node in "12":
        (tmp_path / node).mkdir()
    shared = {"store": cluster.new_database(), "bus": redis_server.url}
    with (
        serve(tmp_path / "1", client_folder, **shared) as one,
        serve(tmp_path / "2", client_folder, **shared) as other,
    ):
        table, token = one.create("human", "human")
        with one.person(table) as ana, other.person(table) as rui:
            rui.enter()
            ana.enter(token)
            ana.move(0)
            rui.until(lambda view: view["waiting"] == [1])  # by now, the other node follows
            ana.ask("look", seat=1)
            ana.move(1)
            rui.until(lambda view: view["scene"]["progress"] == [2, 19])
    found = parents(trace_of(exported, "message move"))
    assert {("notice", "append"), ("follow", "notice"), ("view", "follow")} <= set(found), found


def test_a_notice_takes_the_cause_along():
    notice = Notice("t", Part.ENTRIES, 7, "00-0123-45-01")
    assert read_notice("t", notice.write()) == notice
    assert Notice("t", Part.ENTRIES, 7).write() == "e7"
    assert read_notice("t", "e7").cause == ""


def test_traces_are_only_made_where_a_collector_is_named(monkeypatch: pytest.MonkeyPatch):
    for name in tracing.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    tracing.set_up_tracing("node1")()
    assert spans.cause() == ""
    monkeypatch.setenv(tracing.VARIABLES[0], "http://127.0.0.1:9")
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_TIMEOUT", "1")
    end = tracing.set_up_tracing("node1")
    try:
        assert not isinstance(spans.span("x"), nullcontext)
    finally:
        end()
    assert isinstance(spans.span("x"), nullcontext)


def test_a_library_that_is_not_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(tracing.VARIABLES[0], "http://127.0.0.1:9")
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(Refused, match="tracing-missing"):
        tracing.set_up_tracing("node1")


def test_a_foreign_cause_is_the_parent(exported: InMemorySpanExporter):
    with spans.span("far", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"):
        assert spans.cause().startswith("00-0af7651916cd43dd8448eb211c80319c-")
    (span,) = exported.get_finished_spans()
    assert format_trace_id(span.context.trace_id) == "0af7651916cd43dd8448eb211c80319c"
