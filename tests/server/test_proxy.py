"""Behind a real nginx, set up as `docs/operations.md` says."""

import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludoteka.cli.network.host_names import PROXIES
from ludoteka.server.limits import Limits
from tests.some_games import SOLO
from tools import nginx

from .conftest import PATIENCE, Person
from .test_serve import started

GUIDE = Path(__file__).parents[2] / "docs" / "operations.md"
NAME = "play.example.org"
NEW = {"game": SOLO, "seats": [{"kind": "human", "name": "Ana"}]}

pytestmark = pytest.mark.slow


def guided(port: int, to: int) -> str:
    """The server block of the guide, with our ports and without TLS."""
    block: str = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(), re.DOTALL)[0]
    changes = {
        r"listen 443 ssl;": f"listen 127.0.0.1:{port};",
        r"ssl_certificate\S* .*;": "",
        r"127\.0\.0\.1:8765": f"127.0.0.1:{to}",
    }
    for old, new in changes.items():
        block, count = re.subn(old, new, block)
        assert count, old
    return block


@contextmanager
def proxy(folder: Path, to: int) -> Iterator[int]:
    """An nginx in front of the server on this port; its own port."""
    program = nginx.present()
    if program is None:
        pytest.skip("there is no nginx here; on Debian `python3 dev.py test` gets one")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\n{'user root;' if os.geteuid() == 0 else ''}\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{guided(port, to)}}}\n"
    )
    with subprocess.Popen([program, "-e", "stderr", "-c", config, "-p", folder]) as process:
        try:
            until_open(process, port)
            yield port
        finally:
            process.terminate()


def until_open(process: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None
        assert time.monotonic() < deadline
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.01)
        else:
            return


@pytest.fixture
def front(tmp_path: Path, visit: Any) -> Iterator[int]:
    """nginx before a server that was started as the guide says."""
    with (
        started(tmp_path, "--port", "0", "--name", NAME) as (_, sentence),
        proxy(tmp_path, visit(sentence).port) as port,
    ):
        yield port


def visitor(port: int, name: str = NAME, address: str = "127.0.0.1") -> httpx.Client:
    """Somebody who calls by this name, from this address."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"Host": f"{name}:{port}"}, transport=transport)


def test_visitors_play_through_the_proxy_by_its_public_name(front: int):
    origin = {"Origin": f"http://{NAME}:{front}"}
    with visitor(front) as ana:
        assert ana.get("/api/health").status_code == 200
        made = ana.post("/api/tables", json=NEW, headers=origin)
        assert made.status_code == 201
        key = made.json()
        assert ana.get("/metrics").status_code == 404
        foreign = ana.post("/api/tables", json=NEW, headers={"Origin": "http://evil.example"})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
    path = f"ws://{NAME}:{front}/api/tables/{key['table']}/live"
    way = socket.create_connection(("127.0.0.1", front))
    with connect(path, sock=way, origin=Origin(origin["Origin"]), proxy=None) as live, visitor(front) as ana:
        person = Person(live, lambda address: ana.get(address).json())
        person.enter(key["token"])
        person.move(0)


def test_another_name_is_refused_through_the_proxy_too(front: int):
    with visitor(front, "evil.example") as page:
        answer = page.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (403, "host")
    way = socket.create_connection(("127.0.0.1", front))
    with pytest.raises(InvalidStatus), connect(f"ws://evil.example:{front}/api/tables/x/live", sock=way, proxy=None):
        pass


def test_each_visitor_has_limits_of_their_own(tmp_path: Path, client_folder: Path, serve: Any):
    limits = Limits(requests="3/hour")
    with (
        serve(tmp_path, client_folder, limits, proxies=PROXIES) as place,
        proxy(tmp_path, place.port) as port,
        visitor(port, "127.0.0.1", "127.0.0.2") as ana,
        visitor(port, "127.0.0.1", "127.0.0.3") as rui,
    ):
        assert [ana.get("/api/health").status_code for _ in range(4)] == [200] * 3 + [429]
        pretended = ana.get("/api/health", headers={"X-Forwarded-For": "203.0.113.7"})
        assert pretended.status_code == 429, "what a visitor says about themselves is not believed"
        assert rui.get("/api/health").status_code == 200


def test_a_table_knows_that_it_was_reached_by_the_public_name(front: int):
    with visitor(front) as ana:
        key = ana.post("/api/tables", json={**NEW, "seats": [{"kind": "open"}]}).json()
        drawn = ana.get(f"/api/tables/{key['table']}/qr.svg").text
        link = ana.post("/api/qr", json={"text": f"http://{NAME}:{front}/t/{key['table']}"}).text
    assert drawn == link
