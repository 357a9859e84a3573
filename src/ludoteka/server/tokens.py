"""Tokens: who may decide for which seats of which table. Signed, so that the server need not remember them."""

import hashlib
import hmac
import os
import secrets
from pathlib import Path

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from ludoteka.core.errors import Refused
from ludoteka.store.folder import SECRET
from ludoteka.table.rights import Rights

LENGTH = 32


class Token(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Earlier versions gave seats away for good; now a token says who somebody is."""

    table: str
    seats: frozenset[int] = frozenset()
    person: str = ""

    @property
    def rights(self) -> Rights:
        return Rights(self.person, self.seats)


class Keys:
    """Makes tokens, and reads them again."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self._signer = URLSafeSerializer(secret, salt="ludoteka seats")
        self._guests = URLSafeSerializer(secret, salt="ludoteka guests")
        # Names the data folder to those who can ask for it, and reveals nothing about the secret.
        self.server_id = hmac.digest(secret, b"ludoteka house", hashlib.sha256)[:8].hex()

    def issue(self, table: str, seats: frozenset[int] = frozenset(), person: str = "") -> str:
        return self._signer.dumps([table, sorted(seats), person])

    def read(self, token: str, table: str) -> Rights:
        """What the token gives a right to at this table; Refused if it is not one of ours, or not for it."""
        read = self.open(token)
        if read.table != table:
            raise Refused("token-other-table")
        return read.rights

    def open(self, token: str) -> Token:
        """Whichever table it is for."""
        try:
            return msgspec.convert(self._signer.loads(token), Token)
        except (BadData, msgspec.ValidationError, ValueError):
            raise Refused("token-bad") from None

    def person(self, table: str, nonce: str) -> str:
        """Who somebody is at a table that brings this nonce of their own: the same one, however often they ask."""
        return self._named("person", table, nonce)

    def guest(self, table: str, nonce: str) -> str:
        """Who is expected at a seat that its host has reserved for them. Nobody is that person, with whichever
        nonce."""
        return self._named("guest", table, nonce)

    def invite(self, table: str, guest: str) -> str:
        """A key to the seat that is reserved for a guest: no token, it can only be exchanged for one."""
        return self._guests.dumps([table, guest])

    def invited(self, key: str, table: str) -> str:
        """Which guest a key is for; Refused if it is not one of ours, or not for this table."""
        try:
            found, guest = msgspec.convert(self._guests.loads(key), tuple[str, str])
        except (BadData, msgspec.ValidationError, ValueError):
            raise Refused("token-bad") from None
        if found != table:
            raise Refused("token-other-table")
        return guest

    def code_hash(self, code: str) -> str:
        """A code is short: without the secret, nobody finds it by trying all of them."""
        return hmac.digest(self.secret, f"ludoteka pairing {code}".encode(), hashlib.sha256).hex()

    def _named(self, kind: str, table: str, nonce: str) -> str:
        return hmac.digest(self.secret, f"ludoteka {kind} {table} {nonce}".encode(), hashlib.sha256)[:12].hex()


def read_secret(folder: Path) -> bytes:
    """The secret of a data folder, made when it is first needed. Only its owner may read it."""
    path = folder / SECRET
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = path.read_bytes()
        if len(secret) != LENGTH:
            raise Refused("secret-broken", place=str(path)) from None
        return secret
    with os.fdopen(handle, "wb") as file:
        secret = secrets.token_bytes(LENGTH)
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    return secret
