"""Telling another server whose turn it is, if the owner of this one allows it (`ludoteka serve --webhooks`).

The address comes from whoever makes a table, so it must not lead to what only this machine can reach: names are
resolved here and the connection goes to the very address that was checked. No redirect is followed, nothing of the
answer is kept, and nobody waits for it.
"""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult, urlsplit

import msgspec

from ludoteka.core.errors import Refused
from ludoteka.table.table import Table

LOG = logging.getLogger(__name__)

TIMEOUT = 5.0  # seconds
WORKERS = 4
MOST_WAITING = 200
PORTS = {"http": 80, "https": 443}


class Turn(msgspec.Struct, frozen=True):
    """What is sent. `here`: they are looking at the table anyway."""

    table: str
    seat: int
    name: str
    url: str
    here: bool


class Webhooks:
    """`private`: addresses in the same network are fine, too; this machine itself never is."""

    def __init__(self, *, private: bool = False) -> None:
        self._private = private
        self._workers = ThreadPoolExecutor(WORKERS, "webhook")
        self._waiting = 0

    def turn(self, table: Table, seat: int) -> None:
        """It is a person's turn. With too many waiting, they are not told: it is a courtesy, not a promise."""
        address = table.saved.terms.webhook
        if not address or self._waiting >= MOST_WAITING:
            return
        self._waiting += 1
        told = Turn(
            table=table.id,
            seat=seat,
            name=table.saved.seats[seat].name,
            url=f"{table.saved.company.address}/t/{table.id}",
            here=seat in table.presence.seats(table.saved),
        )
        asyncio.get_running_loop().run_in_executor(self._workers, self._send, address, told)

    def close(self) -> None:
        self._workers.shutdown(wait=False, cancel_futures=True)

    def _send(self, address: str, told: Turn) -> None:
        try:
            post(address, msgspec.json.encode(told), private=self._private)
        except (OSError, ValueError, http.client.HTTPException, Refused) as error:
            # Without the address: it is as good as a password.
            LOG.warning("the webhook of table %s failed: %s", told.table, type(error).__name__)
        finally:
            self._waiting -= 1


def check_address(text: str) -> SplitResult:
    """Refused, if this is no address of a page."""
    try:
        address = urlsplit(text)
        fine = address.scheme in PORTS and address.hostname and address.username is None and address.port != 0
    except ValueError:
        fine = False
    if not fine or not text.isascii() or not text.isprintable() or " " in text:
        raise Refused("webhook-address")
    return address


def post(text: str, body: bytes, *, private: bool) -> None:
    """Send it, and wait for the beginning of an answer."""
    address = check_address(text)
    host = address.hostname or ""
    port = address.port or PORTS[address.scheme]
    connection = _connection(address.scheme, host, port)
    connection.sock = _socket(address.scheme, host, port, private=private)
    try:
        path = (address.path or "/") + (f"?{address.query}" if address.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "Ludoteka"})
        connection.sock.recv(16)
    finally:
        connection.close()


def allowed(address: str, *, private: bool) -> bool:
    """May we call there? Never this machine, nor what is special about its neighbourhood."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    ip = getattr(ip, "ipv4_mapped", None) or ip
    if ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_unspecified or ip.is_reserved:
        return False
    return ip.is_global or (private and ip.is_private)


def _connection(scheme: str, host: str, port: int) -> http.client.HTTPConnection:
    return (http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection)(host, port)


def _socket(scheme: str, host: str, port: int, *, private: bool) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(place[0]) for *_, place in found]
    if not all(allowed(address, private=private) for address in addresses):
        raise Refused("webhook-address")
    plain = socket.create_connection((addresses[0], port), timeout=TIMEOUT)
    if scheme == "http":
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
