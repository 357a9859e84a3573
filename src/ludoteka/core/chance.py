"""Fair chance: draw k of a game is derived from HMAC(seed, k), so anyone with the seed can check every draw.

Draw k: HMAC-SHA256(seed, "ludoteka draw <k> <attempt>"), the first 8 bytes as a big-endian number; attempts 0, 1, ...
until one is below the greatest multiple of n (so no outcome is favoured); the outcome is that number modulo n.
Where people gather from several homes, everybody has a share in the seed: `mix`. `docs/chance.md` has test vectors.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SHARE_DIGITS = 64  # a share is 32 bytes, in hexadecimal digits
_SPAN = 1 << 64


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """Published before the game; the seed itself after it."""
    return "sha256:" + hashlib.sha256(seed).hexdigest()


def mix(seed: bytes, shares: Sequence[str]) -> bytes:
    """The seed behind the draws: the server's, to which it committed before it saw any share, and every seat's share
    (empty for none). Nobody who lacks one of them can foresee or choose what comes of it."""
    given = [f"{seat}:{share}" for seat, share in enumerate(shares, start=1) if share]
    if not given:
        return seed
    return hmac.digest(seed, " ".join(["ludoteka mix", *given]).encode(), "sha256")


def is_share(text: str) -> bool:
    return len(text) == SHARE_DIGITS and all(digit in "0123456789abcdef" for digit in text)


def draw(seed: bytes, k: int, n: int) -> int:
    """A number from 0 to n - 1: the k-th draw of the game with this seed."""
    fair = _SPAN - _SPAN % n
    attempt = 0
    while True:
        text = f"ludoteka draw {k} {attempt}".encode()
        number = int.from_bytes(hmac.digest(seed, text, "sha256")[:8], "big")
        if number < fair:
            return number % n
        attempt += 1
