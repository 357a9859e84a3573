"""Tell browsers that it is somebody's turn (Web Push: RFC 8030, 8291, 8292), where the packages for it are installed.

A browser gives us the address of its push service, which could be any address: so the same checks hold as for
webhooks, and only https on its usual port is called. What is sent can be read by that browser alone; it holds the
game and the table. The server's key comes from its secret, so it is the same at every node, and after every start.
"""

import asyncio
import base64
import contextlib
import hashlib
import hmac
import http.client
import importlib.util
import logging
import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludoteka.core.errors import Refused
from ludoteka.core.words import COMMON, LANGUAGES, Translator, Words
from ludoteka.games import find_game
from ludoteka.table.pushes import PushStore, Subscription
from ludoteka.table.rights import persons
from ludoteka.table.storage import StoreAway, TableRow
from ludoteka.table.table import Table

from .webhooks import check_address, post

LOG = logging.getLogger(__name__)

PACKAGES = ("cryptography", "http_ece", "py_vapid")
SCHEME, PORTS = "https", frozenset({443})
WORKERS = 4
MOST_WAITING = 200
LASTS = 24 * 3600  # seconds for which the push service stores it
SIGNED_FOR = 12 * 3600  # seconds
GONE, REFUSED = frozenset({404, 410}), 400  # and above
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
CONTACT = "mailto:nobody@localhost"  # who runs this server is nobody's business, unless they say so
SWITCH, NAMED_CONTACT = "LUDOTEKA_PUSH", "LUDOTEKA_PUSH_CONTACT"


class TurnPush(msgspec.Struct, frozen=True):
    """What a browser is told, in the language of its user. `url`: the table, at the server that it came from."""

    table: str
    title: str
    body: str
    url: str


def available() -> bool:
    """Who runs the server may not want it to call the push services of browsers."""
    return os.environ.get(SWITCH) != "off" and all(importlib.util.find_spec(package) for package in PACKAGES)


class Pushes:
    """`contact`: an address at which push services find who runs this server; they ask for one."""

    def __init__(self, store: PushStore, secret: bytes, contact: str = "") -> None:
        self._store = store
        self._key = private_key(secret)
        self._contact = contact or os.environ.get(NAMED_CONTACT) or CONTACT
        self._workers = ThreadPoolExecutor(WORKERS, "push")
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        """As browsers want it: a point on the curve, in base64."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def turn(self, table: Table, seat: int) -> None:
        """It is a person's turn who is not looking and whom others wait for. With too many waiting it is not sent: it
        is a courtesy, not a promise."""
        person = table.row.seats[seat].person
        others = persons(table.row) - {person}
        if not person or not others or seat in table.presence.seats or len(self._tasks) >= MOST_WAITING:
            return
        task = asyncio.get_running_loop().create_task(self._notify(table, person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, table: Table, person: str) -> None:
        try:
            subscriptions = await self._store.of_person(table.id, person)
        except StoreAway:
            return  # the log of the store says so
        for subscription in subscriptions:
            note = turn_note(table.row, subscription.language)
            status = await asyncio.get_running_loop().run_in_executor(
                self._workers, partial(self._send, subscription, note)
            )
            if status in GONE:
                with contextlib.suppress(StoreAway):  # the next time
                    await self._store.unsubscribe(subscription.endpoint)
            elif status >= REFUSED:
                LOG.warning("a push for table %s was refused: %d", table.id, status)

    def _send(self, subscription: Subscription, note: TurnPush) -> int:
        """In a thread; the status of the answer, or 0."""
        from http_ece import ECEException
        from py_vapid import VapidException

        try:
            body = encrypt(msgspec.json.encode(note), subscription)
            headers = {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(LASTS),
                "Urgency": "normal",
                "Topic": hashlib.sha256(note.table.encode()).hexdigest()[:32],  # a newer one replaces it
                **self._signature(subscription.endpoint),
            }
            return post(subscription.endpoint, body, private=False, ports=PORTS, headers=headers)
        except (OSError, ValueError, http.client.HTTPException, Refused, ECEException, VapidException) as error:
            # Without the address: it is as good as a password.
            LOG.warning("a push for table %s failed: %s", note.table, type(error).__name__)
            return 0

    def _signature(self, endpoint: str) -> dict[str, str]:
        from py_vapid import Vapid02

        address = urlsplit(endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
        }
        signed: dict[str, str] = Vapid02(self._key).sign(claims)
        return signed

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._workers.shutdown(wait=False, cancel_futures=True)


def turn_note(row: TableRow, language: str) -> TurnPush:
    game = find_game(row.game)
    words = _translator(language if language in LANGUAGES else LANGUAGES[0], game.package)
    title, body = words(Words(f"game-{game.name}")), words(Words("push-your-turn"))
    return TurnPush(table=row.id, title=title, body=body, url=f"/table/{row.id}")


@cache
def _translator(language: str, package: str) -> Translator:
    return Translator(language, [COMMON, package])


def private_key(secret: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(hmac.digest(secret, b"ludoteka push", hashlib.sha512))
    return ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())


def encrypt(content: bytes, subscription: Subscription) -> bytes:
    """For the eyes of one browser."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    encrypted: bytes = http_ece.encrypt(
        content,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(subscription.p256dh),
        auth_secret=_bytes(subscription.auth),
        version="aes128gcm",
    )
    return encrypted


def check_subscription(subscription: Subscription) -> None:
    """Refused, if this cannot be what a browser has made."""
    try:
        address = check_address(subscription.endpoint, PORTS)
        right = address.scheme == SCHEME
        right &= len(_bytes(subscription.p256dh)) == 65 and len(_bytes(subscription.auth)) == 16
    except (Refused, ValueError):
        right = False
    if not right:
        raise Refused("push-subscription")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
