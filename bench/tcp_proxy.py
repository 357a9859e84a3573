"""A small TCP proxy between a node and a service, on which connections are cut, delayed and frozen on purpose.

It runs in the event loop of the bench that uses it. Nothing is lost but by a cut: what a freeze holds back goes on
afterwards, in its order.
"""

import asyncio
from contextlib import suppress

PIECE = 1 << 16  # bytes read at once

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Gate:
    """One direction of all connections: what comes passes at once, later, or not until it is opened again."""

    def __init__(self) -> None:
        self.delay = 0.0
        self.open = asyncio.Event()
        self.open.set()

    async def step(self) -> None:
        if self.delay:
            await asyncio.sleep(self.delay)
        await self.open.wait()


class TcpProxy:
    """A port of this machine that leads to `target`, a port or the path of a Unix socket. Requests go there, answers
    come from there."""

    def __init__(self, target: int | str) -> None:
        self._target = target
        self._requests, self._answers = _Gate(), _Gate()
        self._refusing = False
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.connections = 0  # so far

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server
        self._server.close()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- what goes wrong ----------------------------------------------------------------------------------------

    def cut(self) -> None:
        """All connections there are, at once and without a word; what was under way is lost."""
        for writer in self._writers:
            writer.transport.abort()

    def refuse(self) -> None:
        """Cut, and take no new connection either, until `resume`."""
        self._refusing = True
        self.cut()

    def delay(self, seconds: float) -> None:
        """Each piece, in both directions."""
        self._requests.delay = self._answers.delay = seconds

    def freeze(self, *, requests: bool = True, answers: bool = True) -> None:
        """Connections stay, and nothing passes. Without `requests`, what is asked for is done, and nobody hears of
        it."""
        if requests:
            self._requests.open.clear()
        if answers:
            self._answers.open.clear()

    def resume(self) -> None:
        self._refusing = False
        self.delay(0.0)
        self._requests.open.set()
        self._answers.open.set()

    # -- connections --------------------------------------------------------------------------------------------

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        self._writers.add(writer)
        try:
            if not self._refusing:
                await self._connect(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # the service is away, the connection cut, or we are closed
        finally:
            writer.transport.abort()
            self._writers.discard(writer)
            self._tasks.discard(task)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await self._reach()
        self._writers.add(there_writer)
        ways = [
            asyncio.create_task(_pass_on(reader, there_writer, self._requests)),
            asyncio.create_task(_pass_on(there_reader, writer, self._answers)),
        ]
        try:
            # Either end: for the programs here, a connection that is closed on one side is closed.
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            there_writer.transport.abort()
            self._writers.discard(there_writer)

    async def _reach(self) -> Streams:
        if isinstance(self._target, str):
            return await asyncio.open_unix_connection(self._target)
        return await asyncio.open_connection("127.0.0.1", self._target)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: _Gate) -> None:
    with suppress(OSError):
        while data := await reader.read(PIECE):
            await gate.step()
            writer.write(data)
            await writer.drain()
