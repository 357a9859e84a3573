"""Signatures of questions and answers. A question holds a pickled bot, and to unpickle is to run code: so nothing is
unpickled that does not come from one who has the key, even if others can write to Redis.

The key is made from the server's secret, and does not lead back to it: a machine that only works needs no more.
"""

import hmac
from pathlib import Path

from ludoteka.core.errors import Refused

LENGTH = 32  # bytes, of the secret, a key and a signature
QUESTION, ANSWER = b"question", b"answer"


class Forged(Exception):
    """Not signed, or not as this, or changed on its way."""


def key_of(secret: bytes) -> bytes:
    """The key of the workers of a server with this secret."""
    return hmac.digest(secret, b"ludoteka workers", "sha256")


def read_key(text: str) -> bytes:
    """A key as it is printed; Refused, without a word of it, if it is none."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != LENGTH:
        raise Refused("worker-key")
    return key


def secret_in(file: Path) -> bytes:
    """The server's secret, from its file; OSError if it is not there. Never made here: a new one would fit nobody."""
    secret = file.read_bytes()
    if len(secret) != LENGTH:
        raise Refused("secret-broken", place=str(file))
    return secret


class Seal:
    """`kind`: what a content is good for; an answer is no question."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        # Names the server in a Redis that several may use, and reveals nothing about the key.
        self.name = hmac.digest(key, b"ludoteka queue", "sha256")[:8].hex()

    def close(self, kind: bytes, content: bytes) -> bytes:
        return self._sign(kind, content) + content

    def open(self, kind: bytes, sealed: bytes) -> bytes:
        signature, content = sealed[:LENGTH], sealed[LENGTH:]
        if not hmac.compare_digest(signature, self._sign(kind, content)):
            raise Forged
        return content

    def _sign(self, kind: bytes, content: bytes) -> bytes:
        return hmac.digest(self._key, kind + b"\0" + content, "sha256")
