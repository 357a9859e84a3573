"""Traces of the way of a move, for a collector of OpenTelemetry: message, rules, append, notice, and the views that
people are shown, also by other nodes.

Only if the owner names a collector, as OpenTelemetry's programs are usually told: OTEL_EXPORTER_OTLP_ENDPOINT. What
else they understand (OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS and so on) is understood here, too. No span has a
name, a table or a move.
"""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from ludoteka import __version__
from ludoteka.core import spans
from ludoteka.core.errors import Refused

from .logs import REQUEST

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor

VARIABLES = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
PARENT = "traceparent"


class OpenTelemetry:
    """A `Tracer`."""

    def __init__(self, node: str, processor: "SpanProcessor") -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        facts = {"service.name": "ludoteka", "service.version": __version__, "service.instance.id": node}
        self._provider = TracerProvider(resource=Resource.create(facts))
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("ludoteka", __version__)
        self._propagator = TraceContextTextMapPropagator()

    def span(self, name: str, cause: str) -> AbstractContextManager[object]:
        context = self._propagator.extract({PARENT: cause}) if cause else None
        request = REQUEST.get()
        facts = {"ludoteka.request": request} if request else None
        return self._tracer.start_as_current_span(name, context, attributes=facts)

    def cause(self) -> str:
        carrier: dict[str, str] = {}
        self._propagator.inject(carrier)
        return carrier.get(PARENT, "")

    def close(self) -> None:
        """Send what is left."""
        self._provider.shutdown()


def wanted() -> bool:
    return any(os.environ.get(name) for name in VARIABLES)


def set_up_tracing(node: str) -> Callable[[], None]:
    """If the owner wants it; return what is to be done at the end."""
    if not wanted():
        return lambda: None
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError:
        raise Refused("tracing-missing") from None
    tracer = OpenTelemetry(node, BatchSpanProcessor(OTLPSpanExporter()))
    spans.install(tracer)

    def close() -> None:
        spans.install(None)
        tracer.close()

    return close
