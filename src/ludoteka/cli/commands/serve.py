"""`ludoteka serve`: start the server on this machine and open the browser."""

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence, Set
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ludoteka.cli.files import read_text, within
from ludoteka.cli.network.host_names import ANY_NAME, PROXIES, checked_name, checked_proxy
from ludoteka.cli.network.lan import own_addresses, own_names
from ludoteka.cli.network.ports import EVERYWHERE, address, listen, listen_nearby, running
from ludoteka.cli.texts import Language, common, use
from ludoteka.core.errors import Refused

if TYPE_CHECKING:
    from sqlalchemy import URL

HOST, PORT = "127.0.0.1", 8765
KEEP = 365
REFUSED = 2


@dataclass(frozen=True)
class Wish:
    """What the owner wants of the server, checked. `webhooks`: ports that they may call in addition to the usual ones,
    if there are webhooks. `proxies`: whose word about where visitors come from is believed. `store`: where the games
    are, if not in the folder. `bus`: where several servers of one store tell each other of changes. `node`: its name
    among them. `drain`: seconds before it closes. `log`: text or json."""

    folder: Path
    store: "URL | None" = None
    bus: str | None = None
    host: str = HOST
    names: Set[str] = frozenset()
    proxies: Sequence[str] = PROXIES
    components: Mapping[str, str] = field(default_factory=dict)
    opens: bool = False
    lan: bool = False
    webhooks: Set[int] | None = None
    keep: int = KEEP
    node: str = ""
    drain: float = 0.0
    log: str = "text"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[int, typer.Option(help="The port; a free one nearby if it is taken.", min=0, max=65535)] = PORT,
    name: Annotated[
        list[str] | None,
        typer.Option(help='A name by which visitors call this server, as play.example.org; "*": by any.'),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy on another machine, which says where visitors come from.", metavar="ADDRESS"),
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder with the games.", metavar="DIR")] = None,
    store: Annotated[
        str | None,
        typer.Option(
            help="The games in PostgreSQL: postgresql://USER@HOST/DATABASE; or LUDOTEKA_STORE.", metavar="URL"
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            help="Redis or Valkey, if several servers share the store: redis://HOST; or LUDOTEKA_BUS.", metavar="URL"
        ),
    ] = None,
    keep: Annotated[
        int, typer.Option(help="Games that nobody has touched for so long are removed; 0: none.", metavar="DAYS", min=0)
    ] = KEEP,
    node: Annotated[
        str | None, typer.Option(help="The name of this server among several that share their games.", metavar="NAME")
    ] = None,
    drain: Annotated[
        float,
        typer.Option(help="After SIGTERM, take nobody new for so long before closing.", metavar="SECONDS", min=0),
    ] = 0.0,
    log: Annotated[
        Literal["text", "json"], typer.Option(help="What is logged: lines for people, or JSON.", envvar="LUDOTEKA_LOG")
    ] = "text",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    parts: Annotated[list[str] | None, typer.Option(help="A component file of your own.", metavar="GAME=FILE")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="For all devices in the same network, with a QR code.")] = False,
    webhooks: Annotated[bool, typer.Option("--webhooks", help="Let tables notify other servers of each turn.")] = False,
    webhook_port: Annotated[
        list[int] | None,
        typer.Option(help="A port they may call, other than 80, 443 and 8443.", min=1, max=65535),
    ] = None,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Start the server for the games in the browser."""
    use(language)
    # Here, not above: `ludoteka --version` should not have to load a web server.
    from ludoteka.cluster.node import checked_name as checked_node
    from ludoteka.cluster.node import chosen_bus
    from ludoteka.store import data_folder
    from ludoteka.store.engines import chosen_url

    wish = Wish(
        host=EVERYWHERE[0] if lan else host,
        names=frozenset(map(checked_name, name or ())),
        proxies=(*PROXIES, *map(checked_proxy, trusted_proxy or ())),
        components=dict(read_components(given) for given in parts or ()),
        folder=data_folder(data),
        store=chosen_url(store),
        bus=chosen_bus(bus),
        opens=browser and has_display(),
        lan=lan,
        webhooks=set(webhook_port or ()) if webhooks else None,
        keep=keep,
        node=checked_node(node) if node else "",
        drain=drain,
        log=log,
    )
    open_on(port, wish)


def open_on(port: int, wish: Wish) -> None:
    """On this port or one nearby; or report that we are there already. Of a database elsewhere, there may be several
    servers."""
    if wish.bus and not wish.store:
        raise Refused("bus-alone")
    listening = listen(wish.host, port)
    if listening is None and not wish.store and running(wish.host, port, server_id(wish.folder)):
        typer.echo(common().cli("serve-running", address=address(wish.host, port)))
        if wish.opens:
            webbrowser.open(address(wish.host, port))
        return
    if listening is None:
        listening = listen_nearby(wish.host, port)
        typer.echo(common().cli("serve-port-taken", port=str(port), other=str(listening.getsockname()[1])))
    with listening:
        prepare(wish)
        run(listening, wish)


def read_components(given: str) -> tuple[str, str]:
    """`GAME=my-box.csv`: the game and the text of the file, checked by the game itself."""
    from ludoteka.games import find_game

    name, equals, file = given.partition("=")
    if not equals:
        raise Refused("parts-form", place=given)
    game, text = find_game(name), read_text(file)
    try:
        game.parts(game.usual_options(game.seats[0]), game.seats[0], text)
    except Refused as why:
        raise within(file, why) from None
    return game.name, text


def server_id(folder: Path) -> str:
    """The name of the server that has its data there."""
    from ludoteka.server.tokens import Keys, read_secret

    return Keys(read_secret(folder)).server_id


def prepare(wish: Wish) -> None:
    """Open the store once, to report in a sentence what is wrong with it; or what is missing for a bus."""
    from ludoteka.store import open_store
    from ludoteka.store.lock import locked
    from ludoteka.worker.opening import check_packages

    async def look() -> None:
        await (await open_store(wish.store or wish.folder)).close()

    try:
        if wish.bus:
            check_packages()
        with nullcontext() if wish.store else locked(wish.folder):
            asyncio.run(look())
            server_id(wish.folder)
    except Refused as why:
        typer.echo(common()(why.words()), err=True)
        raise typer.Exit(REFUSED) from None


def run(listening: socket.socket, wish: Wish) -> None:
    from ludoteka.cluster.node import machine_name
    from ludoteka.server.app import create_app
    from ludoteka.server.logs import set_up_logs
    from ludoteka.server.run import Server
    from ludoteka.server.tracing import set_up_tracing
    from ludoteka.server.webhooks import PORTS, Webhooks

    port = listening.getsockname()[1]
    here, others = address(wish.host, port), own_addresses() if wish.lan else []

    def opened() -> None:
        typer.echo(common().cli("serve-open", address=here))
        if wish.lan:
            invite(port, others)
        if wish.opens:
            # In a thread of its own: some browsers only return when they are closed.
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    name = wish.node or machine_name()
    set_up_logs(name, as_json=wish.log == "json")
    app = create_app(
        wish.folder,
        store=wish.store,
        bus=wish.bus,
        hosts=names(wish),
        components=wish.components,
        address=address(others[0], port).rstrip("/") if others else "",
        webhooks=Webhooks(private=wish.lan, ports=PORTS | wish.webhooks) if wish.webhooks is not None else None,
        keep=wish.keep,
        node=name,
    )
    server = Server(app, opened, wish.proxies, wish.drain)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # closing is closing, from wherever it is asked
    end_tracing = set_up_tracing(name)
    with suppress(KeyboardInterrupt):  # raised again by uvicorn after it has closed everything in good order
        server.run(sockets=[listening])
    end_tracing()
    if not server.started:
        raise typer.Exit(1)
    typer.echo(common().cli("serve-closed"))


def names(wish: Wish) -> Set[str]:
    """The names by which this server may be called; none: any, if the owner says so. Who listens everywhere is called
    by whatever this machine is called in its networks."""
    from ludoteka.server.security import LOOPBACK

    if ANY_NAME in wish.names:
        return frozenset()
    own = {*own_addresses(), *own_names()} if wish.host in EVERYWHERE else {wish.host.lower()}
    return LOOPBACK | own | wish.names


def invite(port: int, others: list[str]) -> None:
    """Print the address for phones in the same network."""
    from ludoteka.server.qr import blocks

    if not others:
        typer.echo(common().cli("serve-no-network"))
        return
    for other in others:
        typer.echo(common().cli("serve-network", address=address(other, port)))
    typer.echo(blocks(address(others[0], port)))


def has_display() -> bool:
    """Is there a screen to open a browser on?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
