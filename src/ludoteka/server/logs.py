"""What the server logs: lines for people, or one JSON object a line for programs that collect them from many servers.

Every line of a request or a socket carries its id. No line has the name of a person, a token, where somebody comes
from, or a move: therefore paths are logged as the patterns that they match, and, in JSON, errors by their kind and
place without their message.
"""

import logging
import sys
import traceback
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")  # the id of the request or the socket that we work for
FACTS = "facts"  # the attribute of a record with what it is about: logging.info(..., extra={FACTS: {...}})
LOGGERS = ("ludoteka", "uvicorn", "psycopg")
QUIET = {"uvicorn": logging.WARNING, "psycopg": logging.ERROR}  # of a store that is away, our own line says all


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        request = f" (request {REQUEST.get()})" if REQUEST.get() else ""
        line = f"{record.levelname}: {record.getMessage()}{request}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """`node`: the name of this server, in every line."""

    def __init__(self, node: str) -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"time": when, "level": record.levelname.lower(), "logger": record.name}
        line |= {"node": self._node, "message": record.getMessage()}
        if request := REQUEST.get():
            line["request"] = request
        facts: Mapping[str, Any] = getattr(record, FACTS, {})
        line |= facts
        if record.exc_info and record.exc_info[1]:
            line |= _outline(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _outline(error: BaseException) -> dict[str, Any]:
    """The kind of an error and the way to it. Its message may hold what somebody has sent."""
    kind = type(error)
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": f"{kind.__module__}.{kind.__qualname__}",
        "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }


class _ToStderr(logging.StreamHandler[TextIO]):
    """Wherever that is when a line is written."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)

    @property
    def stream(self) -> TextIO:  # type: ignore[override]
        return sys.stderr


def set_up_logs(node: str, *, as_json: bool) -> None:
    """Of this process. In JSON there is a line for every request as well."""
    handler = _ToStderr()
    handler.setFormatter(JsonLines(node) if as_json else TextLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(QUIET.get(name, logging.INFO if as_json else logging.WARNING))
