"""Who somebody is on this server, whatever the table: what the server asks of a store for it."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from .storage import TableRow


class Profile(NamedTuple):
    """`name` is empty until its owner has chosen one."""

    id: str
    name: str
    created: str
    devices: int = 1


class Sitting(NamedTuple):
    """A table, and which person somebody is there."""

    table: str
    person: str


class OwnTable(NamedTuple):
    """A table of somebody's. `changed`: to the hour while it is played."""

    row: TableRow
    person: str
    changed: str


class ProfileStore(Protocol):
    """Each method is one transaction, and may raise StoreAway. Keys and codes come as hashes."""

    async def create(self, profile: Profile, key_hash: str) -> None:
        """With its first device; nothing happens if there is a profile with this key."""
        ...

    async def find(self, key_hash: str) -> Profile | None: ...

    async def rename(self, profile: str, name: str) -> None: ...

    async def attach(self, profile: str, sittings: Iterable[Sitting]) -> frozenset[str]:
        """Note which persons somebody is; return those tables that exist. Twice is once."""
        ...

    async def detach(self, profile: str, table: str) -> None: ...

    async def persons(self, profile: str, tables: Iterable[str]) -> list[Sitting]:
        """Who somebody is at these tables."""
        ...

    async def tables(self, profile: str, *, table: str = "") -> list[OwnTable]:
        """The newest tables of somebody, at most so many as a list can hold, newest first; or one of them."""
        ...

    async def count(self, profile: str) -> int: ...

    async def offer(self, profile: str, code_hash: str, expires: str) -> None:
        """A code with which another device can join; those before it are void."""
        ...

    async def owner_of_code(self, code_hash: str, now: str) -> Profile | None:
        """Whose code it is, if it can still be used."""
        ...

    async def redeem(self, code_hash: str, now: str, key_hash: str, added: str) -> Profile | None:
        """Use a code up: the device with this key joins its profile, with all that it had before. None, if it is
        void; of two who use it at once, one gets None."""
        ...

    async def delete(self, profile: str) -> None: ...

    async def expire(self, since: str) -> int:
        """Remove profiles without a game that were made before; return how many."""
        ...
