"""How the application is served."""

import uvicorn

from .guard import Guard

MOST_MESSAGE = 16 * 1024


def server_config(app: Guard, **more: object) -> uvicorn.Config:
    """Tight where uvicorn's defaults would let anybody fill the memory: messages of 16 MB, and deflate bombs."""
    settings: dict[str, object] = {
        "ws_max_size": MOST_MESSAGE,
        "ws_per_message_deflate": False,
        "lifespan": "on",
        "server_header": False,
        "access_log": False,
        "log_level": "warning",
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Config(app, **(settings | more))  # type: ignore[arg-type]
