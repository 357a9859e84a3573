"""Which port: the one that is wanted, or one nearby, or none because we are there already."""

import errno
import json
import socket
import sys
import urllib.request

from ludoteka.core.errors import Refused

NEIGHBOURS = 20  # ports tried after a taken one, before the system picks any
EVERYWHERE = ("0.0.0.0", "::", "")


def listen(host: str, port: int) -> socket.socket | None:
    """A socket that listens there; None if the port is taken."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, place = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two programs share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen()
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            return None
        raise
    return listening


def listen_nearby(host: str, port: int) -> socket.socket:
    for candidate in (*range(port + 1, min(port + 1 + NEIGHBOURS, 65536)), 0):
        listening = listen(host, candidate)
        if listening:
            return listening
    raise Refused("port-none")


def running(host: str, port: int, server_id: str) -> bool:
    """Is it a Ludoteka with our data folder that has the port?"""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy knows this machine
    try:
        with direct.open(address(host, port) + "api/health", timeout=2) as answer:
            return bool(json.load(answer).get("house") == server_id)
    except (OSError, ValueError, AttributeError):
        return False


def address(host: str, port: int) -> str:
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
