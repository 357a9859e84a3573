"""Where the phones in the same flat find this machine."""

import ipaddress
import socket
from contextlib import suppress

# Nobody has this address (RFC 5737), and nothing is sent there: the system only says which way it would go.
ELSEWHERE = ("192.0.2.1", 9)


def own_addresses() -> list[str]:
    """This machine's addresses in its networks, the one that others most likely reach first."""
    found = list[str]()
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(place[0]) for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if _reachable(address)]


def own_names() -> list[str]:
    """The names by which others may call this machine."""
    name = socket.gethostname().lower()
    return [name, f"{name.partition('.')[0]}.local"] if name else []


def _reachable(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_unspecified or ip.is_link_local)
