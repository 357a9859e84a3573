"""Browsers that want to be told when it is somebody's turn: what the server asks of a store for it."""

from typing import NamedTuple, Protocol


class Subscription(NamedTuple):
    """Of one browser: the address at its push service, its public key and secret, and the language of its user."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class PushStore(Protocol):
    """Each method is one transaction, and may raise StoreAway."""

    async def subscribe(self, profile: str, subscription: Subscription) -> bool:
        """The browser that had this address before gives it up. False, if somebody has too many already."""
        ...

    async def unsubscribe(self, endpoint: str) -> None: ...

    async def of_person(self, table: str, person: str) -> list[Subscription]: ...
