"""The proxy with which `bench/chaos.py --cluster` disturbs connections: only what it is asked for goes wrong."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from typing import TypeVar

import pytest
from tcp_proxy import TcpProxy

T = TypeVar("T")
PATIENCE = 10.0


class Echo:
    """A service that sends back each line in capitals."""

    def __init__(self) -> None:
        self.received: list[bytes] = []
        self.came = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            self.received.append(line)
            self.came.set()
            writer.write(line.upper())
        writer.close()


class Caller:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, line: bytes) -> None:
        self.writer.write(line)

    async def answer(self) -> bytes:
        """Nothing at the end, however it came about."""
        try:
            return await soon(self.reader.readline())
        except ConnectionError:
            return b""

    async def ask(self, line: bytes) -> bytes:
        self.send(line)
        return await self.answer()


async def soon(awaited: Awaitable[T]) -> T:
    return await asyncio.wait_for(awaited, PATIENCE)


class Place:
    """The service, the proxy before it, and those who call it through that."""

    def __init__(self, echo: Echo, proxy: TcpProxy) -> None:
        self.echo, self.proxy = echo, proxy
        self._callers: list[Caller] = []

    async def call(self) -> Caller:
        self._callers.append(Caller(*await asyncio.open_connection("127.0.0.1", self.proxy.port)))
        return self._callers[-1]

    async def close(self) -> None:
        for caller in self._callers:
            caller.writer.close()
        await self.proxy.close()


@pytest.fixture
async def place() -> AsyncIterator[Place]:
    echo = Echo()
    async with await asyncio.start_server(echo.serve, "127.0.0.1", 0) as service:
        place = Place(echo, TcpProxy(service.sockets[0].getsockname()[1]))
        await place.proxy.start()
        yield place
        await place.close()


async def test_what_is_sent_comes_through_in_both_directions(place: Place) -> None:
    one, two = await place.call(), await place.call()
    assert [await one.ask(b"a\n"), await two.ask(b"b\n"), await one.ask(b"c\n")] == [b"A\n", b"B\n", b"C\n"]


async def test_a_cut_ends_the_connections_there_are_and_no_others(place: Place) -> None:
    caller = await place.call()
    await caller.ask(b"a\n")
    place.proxy.cut()
    assert await caller.answer() == b""
    assert await (await place.call()).ask(b"b\n") == b"B\n"


async def test_who_is_refused_may_come_again_after_the_end_of_it(place: Place) -> None:
    place.proxy.refuse()
    assert await (await place.call()).ask(b"a\n") == b""
    place.proxy.resume()
    assert await (await place.call()).ask(b"b\n") == b"B\n"
    assert place.echo.received == [b"b\n"]


async def test_a_freeze_holds_back_what_goes_on_afterwards_in_order(place: Place) -> None:
    caller = await place.call()
    await caller.ask(b"a\n")
    place.proxy.freeze()
    caller.send(b"b\n")
    caller.send(b"c\n")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(caller.reader.readline(), 0.2)
    assert place.echo.received == [b"a\n"]
    place.proxy.resume()
    assert [await caller.answer(), await caller.answer()] == [b"B\n", b"C\n"]


async def test_with_answers_frozen_what_is_asked_for_is_done_and_a_cut_loses_the_answer(place: Place) -> None:
    caller = await place.call()
    place.proxy.freeze(requests=False)
    caller.send(b"a\n")
    await soon(place.echo.came.wait())
    place.proxy.cut()
    assert await caller.answer() == b""
    place.proxy.resume()
    assert await (await place.call()).ask(b"b\n") == b"B\n"
    assert place.echo.received == [b"a\n", b"b\n"]


async def test_a_delay_holds_in_both_directions(place: Place) -> None:
    caller = await place.call()
    place.proxy.delay(0.2)
    began = time.monotonic()
    assert await caller.ask(b"a\n") == b"A\n"
    assert time.monotonic() - began >= 0.4


async def test_where_the_service_is_away_connections_end(place: Place) -> None:
    await place.proxy.close()
    place.proxy = TcpProxy("/nowhere/socket")
    await place.proxy.start()
    assert await (await place.call()).answer() == b""
