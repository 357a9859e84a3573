"""`ludoteka worker`: bots and analysis for the nodes of a server, on this machine."""

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteka.cli.texts import Language, common, use
from ludoteka.core.errors import Refused

if TYPE_CHECKING:
    from sqlalchemy import URL

    from ludoteka.table.workers import Workers

KEY = "LUDOTEKA_WORKER_KEY"


def worker(
    bus: Annotated[
        str | None, typer.Option(help="The Redis of the nodes: redis://HOST:PORT/0; or LUDOTEKA_BUS.", metavar="URL")
    ] = None,
    processes: Annotated[int | None, typer.Option(help="How many bots think at once.", min=1, max=256)] = None,
    secret: Annotated[
        Path | None, typer.Option(help="A copy of the server's secret; or LUDOTEKA_WORKER_KEY.", metavar="FILE")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The server's data folder, which holds its secret.", metavar="DIR")
    ] = None,
    store: Annotated[
        str | None, typer.Option(help="The server's database, which holds it; or LUDOTEKA_STORE.", metavar="URL")
    ] = None,
    print_key: Annotated[
        bool, typer.Option("--print-key", help="Print the key for LUDOTEKA_WORKER_KEY and leave.")
    ] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Let bots of a server with several nodes think on this machine."""
    use(language)
    from ludoteka.cluster.node import chosen_bus

    key = find_key(secret, data, store)
    if print_key:
        typer.echo(key.hex())
        return
    address = chosen_bus(bus)
    if address is None:
        raise Refused("bus-none")
    run(address, key, processes)


def find_key(secret: Path | None, data: Path | None, store: str | None) -> bytes:
    """What is asked for goes first, then the environment, then the usual data folder."""
    from ludoteka.store.engines import chosen_url
    from ludoteka.store.folder import SECRET, usual_folder
    from ludoteka.worker.seal import key_of, read_key, secret_in

    named = os.environ.get(KEY)
    if named and not (secret or data or store):
        return read_key(named)
    url = None if secret or data else chosen_url(store)
    if url is not None:
        return key_of(asyncio.run(secret_of(url)))
    file = secret or (data or usual_folder()) / SECRET
    try:
        return key_of(secret_in(file))
    except FileNotFoundError:
        raise Refused("worker-secret", place=str(file)) from None


async def secret_of(url: "URL") -> bytes:
    """That of all nodes that share a database. It is made by the first of them, not here."""
    from ludoteka.store import open_store
    from ludoteka.store.engines import name_of
    from ludoteka.store.shared import SqlSharedStore

    store = await open_store(url)
    try:
        secret = await SqlSharedStore(store).secret(b"")
    finally:
        await store.close()
    if not secret:
        raise Refused("worker-secret", place=name_of(url))
    return secret


def run(bus: str, key: bytes, processes: int | None) -> None:
    try:
        from ludoteka.worker.opening import name_of
        from ludoteka.worker.run import work
    except ModuleNotFoundError:
        raise Refused("bus-driver") from None

    def opened(most: int) -> None:
        typer.echo(common().cli("worker-open", bus=name_of(bus), processes=most))

    asyncio.run(work(bus, key, processes, opened=opened, prepare=prepare))
    typer.echo(common().cli("worker-closed"))


async def prepare(workers: "Workers") -> None:
    """Meanwhile, as a server does."""
    from ludoteka.games import GAMES
    from ludoteka.server.warm import warm_processes

    await warm_processes(GAMES.values(), workers)
