"""By which names a server is called, and by whom."""

import ipaddress
import re

from ludoteka.core.errors import Refused

ANY_NAME = "*"
PROXIES = ("127.0.0.1", "::1")  # on this machine

_NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*\.?")


def checked_name(given: str) -> str:
    """A name, or an address, as it stands in the Host of a request; Refused if it is neither."""
    if given == ANY_NAME:
        return given
    try:
        name = given.encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if _NAME.fullmatch(name) or _is_address(name.strip("[]")):
        return name.strip("[]").removesuffix(".")
    raise Refused("serve-name", place=given)


def checked_proxy(given: str) -> str:
    """An address, or a network; Refused if it is neither."""
    try:
        return str(ipaddress.ip_network(given)) if "/" in given else str(ipaddress.ip_address(given))
    except ValueError:
        raise Refused("serve-proxy", place=given) from None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
