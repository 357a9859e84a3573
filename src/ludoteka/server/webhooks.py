"""Notify another server whose turn it is, if the owner of this one allows it (`ludoteka serve --webhooks`).

The address comes from the host of a table, so it must not lead to what only this machine can reach: names are
resolved here and the connection goes to the very address that was checked, on a port of the web. No redirect is
followed, nothing of the answer is stored, and nobody waits for it.
"""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_network
from threading import Lock
from urllib.parse import SplitResult, urlsplit

import msgspec

from ludoteka.core.errors import Refused
from ludoteka.table.table import Table

LOG = logging.getLogger(__name__)

TIMEOUT = 5.0  # seconds
WORKERS = 4
MOST_WAITING = 200
USUAL_PORT = {"http": 80, "https": 443}
PORTS = frozenset({80, 443, 8443})
JSON = {"Content-Type": "application/json"}

AnyAddress = IPv4Address | IPv6Address
HOME = [ip_network(net) for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")]
GLOBAL_6 = ip_network("2000::/3")
# What Python's `is_global` lets pass, and leads elsewhere: 6to4 and its relay, Teredo, addresses for protocols.
NEVER = [ip_network(net) for net in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")]
NAT64 = ip_network("64:ff9b::/96")


class Turn(msgspec.Struct, frozen=True):
    """What is sent. `here`: they are looking at the table anyway."""

    table: str
    seat: int
    name: str
    url: str
    here: bool


class Webhooks:
    """`private`: addresses in the same network are fine, too; this machine itself never is. `ports`: that may be
    called."""

    def __init__(self, *, private: bool = False, ports: Collection[int] = PORTS) -> None:
        self._private = private
        self.ports = ports
        self._workers = ThreadPoolExecutor(WORKERS, "webhook")
        self._waiting = 0
        self._counting = Lock()  # calls begin in the loop and end in threads

    def turn(self, table: Table, seat: int) -> None:
        """It is a person's turn. With too many waiting, it is not sent: it is a courtesy, not a promise."""
        address = table.row.terms.webhook
        if not address or not self._may_wait():
            return
        turn = Turn(
            table=table.id,
            seat=seat,
            name=table.row.seats[seat].name,
            url=f"{table.row.meta.address}/t/{table.id}",
            here=seat in table.presence.seats,
        )
        asyncio.get_running_loop().run_in_executor(self._workers, self._send, address, turn)

    def _may_wait(self) -> bool:
        with self._counting:
            free = self._waiting < MOST_WAITING
            self._waiting += free
        return free

    def close(self) -> None:
        self._workers.shutdown(wait=False, cancel_futures=True)

    def _send(self, address: str, turn: Turn) -> None:
        try:
            post(address, msgspec.json.encode(turn), private=self._private, ports=self.ports)
        except (OSError, ValueError, http.client.HTTPException, Refused) as error:
            # Without the address: it is as good as a password.
            LOG.warning("the webhook of table %s failed: %s", turn.table, type(error).__name__)
        finally:
            with self._counting:
                self._waiting -= 1


def check_address(text: str, ports: Collection[int] = PORTS) -> SplitResult:
    """Refused, if this is no address of a page on one of these ports."""
    try:
        address = urlsplit(text)
        fine = address.scheme in USUAL_PORT and address.hostname and address.username is None and address.port != 0
    except ValueError:
        fine = False
    if not fine or not text.isascii() or not text.isprintable() or " " in text:
        raise Refused("webhook-address")
    if _port(address) not in ports:
        raise Refused("webhook-port", place=str(address.port), ports=", ".join(str(port) for port in sorted(ports)))
    return address


def post(
    text: str,
    body: bytes,
    *,
    private: bool,
    ports: Collection[int] = PORTS,
    headers: Mapping[str, str] = JSON,
) -> int:
    """Send it, and wait for the beginning of an answer: its status."""
    address = check_address(text, ports)
    host, port = address.hostname or "", _port(address)
    connection = _connection(address.scheme, host, port)
    connection.sock = _socket(address.scheme, host, port, private=private)
    try:
        path = (address.path or "/") + (f"?{address.query}" if address.query else "")
        connection.request("POST", path, body, {**headers, "User-Agent": "Ludoteka"})
        first = connection.sock.recv(16).split()
        return int(first[1]) if len(first) > 1 and first[1].isdigit() else 0
    finally:
        connection.close()


def allowed(address: str, *, private: bool) -> bool:
    """May we call there? Never this machine, nor what is special about its neighbourhood."""
    ip = _meant(ipaddress.ip_address(address.partition("%")[0]))
    if _calls_from(ip) == str(ip):
        return False
    return _is_public(ip) or (private and any(ip in net for net in HOME))


def _is_public(ip: AnyAddress) -> bool:
    if ip.is_multicast or any(ip in net for net in NEVER):
        return False
    return ip.is_global and (ip.version == 4 or ip in GLOBAL_6)


def _meant(ip: AnyAddress) -> AnyAddress:
    """The address inside the address, where a network would call that."""
    if isinstance(ip, IPv6Address) and ip in NAT64:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return getattr(ip, "ipv4_mapped", None) or ip


def _calls_from(ip: AnyAddress) -> str:
    """The address of this machine from which it would call there: the same one, if that is this machine. Nothing is
    sent; empty, if there is no way."""
    family = socket.AF_INET if ip.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((str(ip), 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _port(address: SplitResult) -> int:
    return address.port or USUAL_PORT[address.scheme]


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
