"""The built web client: its files, and its one page for all its routes."""

import asyncio
from html import escape
from pathlib import Path, PurePosixPath

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludoteka.core.errors import Refused

from .auth import AnyRequest
from .content import ASK_FIRST, FOR_EVER, Content
from .texts import encoded_names

CLIENT = Path(__file__).parent / "client"
INDEX = "index.html"
# What the build has compressed lies next to the file (web/vite/compress.ts).
PACKED = {"br": ".br", "gzip": ".gz"}
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
        return await asyncio.to_thread(_page, root, path.lstrip("/"), request)

    return page


def _page(root: Path, path: str, request: AnyRequest) -> Response[bytes]:
    if path == "api" or path.startswith("api/"):
        raise Refused("page-unknown", place=f"/{path}"[:100])
    if PurePosixPath(path).suffix and path != INDEX:
        return _file(root, path, request)
    if not (root / INDEX).is_file():
        return Response(MISSING.encode(), status_code=503, media_type=TYPES[".txt"])
    # A route of the client's: it knows which, and what is no route at all.
    return Content(_index(root / INDEX), TYPES[".html"]).answer(request, ASK_FIRST)


def _index(file: Path) -> bytes:
    """The page, with the names of the texts: so they come with the scripts and not after them."""
    known = f'<meta name="texts" content="{escape(encoded_names())}" />'
    return file.read_bytes().replace(b"</head>", f"{known}</head>".encode(), 1)


def _file(root: Path, path: str, request: AnyRequest) -> Response[bytes]:
    file = _inside(root, path)
    if file is None:
        raise Refused("page-unknown", place=f"/{path}"[:100])
    # Names under assets/ hold a hash of the content, so these never change.
    lasting = FOR_EVER if path.startswith("assets/") else ASK_FIRST
    variants = {encoding: _inside(root, path + suffix) for encoding, suffix in PACKED.items()}
    packed = {encoding: found.read_bytes() for encoding, found in variants.items() if found}
    content = Content(file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream"), packed)
    return content.answer(request, lasting)


def _inside(root: Path, path: str) -> Path | None:
    """The file that the path names, if it lies in the folder."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file system would take
        return None
