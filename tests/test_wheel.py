"""What `pip install .` puts on a machine: the package with its client, and nothing that only we need."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def names(tmp_path_factory) -> list[str]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT]
    built = subprocess.run(command, env={**os.environ, "LUDOTEKA_CLIENT": "keep"}, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("ludoteka-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_the_wheel_carries_the_client_and_the_types(names: list[str]):
    assert "ludoteka/server/client/index.html" in names
    for suffix in (".js", ".js.br", ".js.gz", ".css.br", ".woff2"):
        assert any(name.startswith("ludoteka/server/client/assets/") and name.endswith(suffix) for name in names)
    assert "ludoteka/server/client/fonts-license.txt" in names
    assert "ludoteka/py.typed" in names


def test_the_wheel_carries_the_weights_of_minds(names: list[str]):
    weights = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("weights.npz")}
    assert weights
    assert weights <= set(names)


def test_the_wheel_holds_the_package_without_tests_and_nothing_else(names: list[str]):
    assert not [name for name in names if "/tests/" in name or "node_modules" in name]
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == {"ludoteka"}
