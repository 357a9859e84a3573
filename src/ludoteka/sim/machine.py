"""What a measurement ran on."""

import os
import platform


def machine() -> str:
    return f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
