"""nginx for the tests of a server behind a proxy: the user's choice, else the system's, else Debian's, only unpacked.

Unpacked, not installed: the package would start a web server for the whole machine.
"""

import os
import shutil
import time
from pathlib import Path

from tools.shell import ROOT, Failure, capture, child_env, say, seconds

FOLDER = ROOT / ".dev" / "nginx"
UNPACKED = FOLDER / "usr" / "sbin" / "nginx"
SBIN = ("/usr/local/sbin", "/usr/sbin", "/sbin")  # not on the path of everybody


def present() -> Path | None:
    """The one that can be used at once, if there is any."""
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *SBIN])
    if named := os.environ.get("LUDOTEKA_NGINX"):
        found = shutil.which(named, path=path)
        if found is None:
            raise Failure(f"LUDOTEKA_NGINX names {named}, which is no program on this machine.")
        return Path(found)
    system = shutil.which("nginx", path=path)
    return next((one for one in (Path(system) if system else None, UNPACKED) if one and starts(one)), None)


def starts(nginx: Path) -> bool:
    """Whether it is there with the libraries it needs."""
    return nginx.is_file() and capture([nginx, "-v"])[0] == 0


def find_nginx() -> Path | None:
    """As `present`, or from Debian; where there is none to be had, the tests that need it say so and are skipped."""
    return present() or unpack()


def unpack() -> Path | None:
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return None
    started = time.monotonic()
    say("No nginx found; unpacking Debian's ... ", end="")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    if not _download() and (_update() != 0 or not _download()):
        say("not to be had")
        return None
    for package in FOLDER.glob("nginx_*.deb"):
        capture(["dpkg-deb", "--extract", package, FOLDER])
    found = UNPACKED if starts(UNPACKED) else None
    say(seconds(started) if found else "it does not start")
    return found


def _download() -> bool:
    return capture(["apt-get", "download", "nginx"], cwd=FOLDER)[0] == 0


def _update() -> int:
    """Lists of packages, which a new container has not; only root may get them."""
    env = child_env(DEBIAN_FRONTEND="noninteractive")
    return capture(["apt-get", "-o", "DPkg::Lock::Timeout=300", "update"], env=env)[0]
