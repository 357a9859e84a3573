"""Content that many ask for: compressed as the browser can take it, with a tag by which it asks whether what it has is
still right."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import cached_property

from litestar import Response

from .auth import AnyRequest

FOR_EVER = "public, max-age=31536000, immutable"  # of what has a hash of its content in its name
ASK_FIRST = "no-cache"  # the browser keeps it, but asks each time whether it is still right
ENCODINGS = ("br", "gzip")  # as they are spelt in headers, best first


class Content:
    """Some bytes and their compressed forms. Where none are given, gzip is made when it is first asked for."""

    def __init__(self, plain: bytes, media_type: str, packed: Mapping[str, bytes] | None = None) -> None:
        self.plain = plain
        self.media_type = media_type
        self._given = packed

    @cached_property
    def name(self) -> str:
        """A hash of the content: whoever asks for it by this name will never get anything else."""
        return digest(self.plain)

    @cached_property
    def packed(self) -> Mapping[str, bytes]:
        if self._given is not None:
            return self._given
        smaller = gzip.compress(self.plain, 9, mtime=0)
        return {"gzip": smaller} if len(smaller) < len(self.plain) else {}

    def answer(self, request: AnyRequest, lasting: str) -> Response[bytes]:
        """`lasting`: what browsers are told about keeping it."""
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next((each for each in ENCODINGS if each in accepted and each in self.packed), "")
        body = self.packed[encoding] if encoding else self.plain
        tag = f'"{digest(body)}"'
        headers = {"Cache-Control": lasting, "ETag": tag, "Vary": "Accept-Encoding"}
        if is_known(tag, request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(body, media_type=self.media_type, headers=headers)


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]


def accepted_encodings(header: str) -> frozenset[str]:
    """Those of ours that an Accept-Encoding allows: `br;q=0` forbids one, `*` means all that are not named."""
    wanted: dict[str, bool] = {}
    for each in header.lower().split(","):
        name, *parameters = (word.strip() for word in each.split(";"))
        wanted[name] = not any(_is_nothing(word) for word in parameters)
    return frozenset(each for each in ENCODINGS if wanted.get(each, wanted.get("*", False)))


def _is_nothing(parameter: str) -> bool:
    name, _, value = parameter.partition("=")
    return name.strip() == "q" and not value.strip().strip("0.")


def is_known(tag: str, header: str) -> bool:
    """Whether an If-None-Match names it."""
    return tag in (each.strip().removeprefix("W/") for each in header.split(","))
