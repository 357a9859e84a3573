"""The built web client: its files, and its one page for all its routes."""

import asyncio
import hashlib
from pathlib import Path, PurePosixPath

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludoteka.core.errors import Refused

from .auth import AnyRequest

CLIENT = Path(__file__).parent / "client"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # of what has a hash of its content in its name
MISSING = (
    "Ludoteka is running, but its web client is not built.\n"
    "In a checkout, build it with: python3 dev.py web\n"
    "Then load this page again.\n"
)

# Our own, because the system may think that scripts are plain text (as Windows does at times). The framework adds the
# charset.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def pages(folder: Path) -> HTTPRouteHandler:
    """The handler for whatever is not the API's."""
    root = folder.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
        known = request.headers.get("if-none-match", "")
        return await asyncio.to_thread(_page, root, path.lstrip("/"), known)

    return page


def _page(root: Path, path: str, known: str) -> Response[bytes]:
    """`known`: the tags of what the browser still has."""
    if path == "api" or path.startswith("api/"):
        raise Refused("page-unknown", place=f"/{path}"[:100])
    if PurePosixPath(path).suffix:
        return _file(root, path, known)
    if not (root / INDEX).is_file():
        return Response(MISSING.encode(), status_code=503, media_type=TYPES[".txt"])
    return _file(root, INDEX, known)  # a route of the client's: it knows which, and what is no route at all


def _file(root: Path, path: str, known: str) -> Response[bytes]:
    file = _inside(root, path)
    if file is None:
        raise Refused("page-unknown", place=f"/{path}"[:100])
    # Names under assets/ hold a hash of the content, so these never change.
    lasting = FOR_EVER if path.startswith("assets/") else "no-cache"
    kind, content = TYPES.get(file.suffix, "application/octet-stream"), file.read_bytes()
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"Cache-Control": lasting, "ETag": tag}
    if tag in (each.strip().removeprefix("W/") for each in known.split(",")):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    return Response(content, media_type=kind, headers=headers)


def _inside(root: Path, path: str) -> Path | None:
    """The file that the path names, if it lies in the folder."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file system would take
        return None
