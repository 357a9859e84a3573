"""`ludoteka worker`: bots and analysis for the nodes of a server, on this machine."""

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteka.cli.texts import Language, common, use
from ludoteka.core.errors import Refused

if TYPE_CHECKING:
    from ludoteka.table.workers import Workers

BUS, KEY = "LUDOTEKA_BUS", "LUDOTEKA_WORKER_KEY"


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
    print_key: Annotated[
        bool, typer.Option("--print-key", help="Print the key for LUDOTEKA_WORKER_KEY and leave.")
    ] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Let bots of a server with several nodes think on this machine."""
    use(language)
    key = find_key(secret, data)
    if print_key:
        typer.echo(key.hex())
        return
    address = bus or os.environ.get(BUS)
    if not address:
        raise Refused("bus-none")
    run(address, key, processes)


def find_key(secret: Path | None, data: Path | None) -> bytes:
    """What is asked for goes first, then the environment, then the usual data folder."""
    from ludoteka.store.folder import SECRET, usual_folder
    from ludoteka.worker.seal import key_of, read_key, secret_in

    named = os.environ.get(KEY)
    if named and not secret and not data:
        return read_key(named)
    file = secret or (data or usual_folder()) / SECRET
    try:
        return key_of(secret_in(file))
    except FileNotFoundError:
        raise Refused("worker-secret", place=str(file)) from None


def run(bus: str, key: bytes, processes: int | None) -> None:
    try:
        from ludoteka.worker.run import name_of, work
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
