"""The dashboard for Grafana shows only what the server really counts."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.health import TOKEN
from tools.local_cluster import LocalCluster
from tools.postgresql import Cluster
from tools.redis_server import RedisServer

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "ludoteka.json"
KNOWN_LABELS = {"instance", "node", "le", "outcome", "status"}


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DASHBOARD.read_text("utf-8"))
    return found


def panels() -> list[dict[str, Any]]:
    return [panel for panel in dashboard()["panels"] if panel["type"] != "row"]


def expressions() -> Iterator[str]:
    yield from (target["expr"] for panel in panels() for target in panel["targets"])
    yield from (one["definition"] for one in dashboard()["templating"]["list"] if "definition" in one)


def named() -> set[str]:
    """The metrics; a histogram without the ending of its buckets."""
    found = {name for text in expressions() for name in re.findall(r"\b(?:ludoteka|process)_\w+", text)}
    return {name.removesuffix("_bucket") for name in found}


def test_every_panel_can_be_drawn():
    numbers = [panel["id"] for panel in dashboard()["panels"]]
    assert len(set(numbers)) == len(numbers)
    for panel in panels():
        assert panel["title"]
        assert panel["targets"]
        assert panel["datasource"] == {"type": "prometheus", "uid": "${datasource}"}
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24, panel["title"]
        letters = [target["refId"] for target in panel["targets"]]
        assert len(set(letters)) == len(letters)


def test_panels_do_not_cover_each_other():
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        place = panel["gridPos"]
        cells = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert not cells & taken, panel["title"]
        taken |= cells


@pytest.mark.parametrize("text", sorted(set(expressions())))
def test_expressions_are_well_formed(text: str):
    for opening, closing in ("()", "{}", "[]"):
        assert text.count(opening) == text.count(closing)
    grouped = {label for group in re.findall(r"(?:by|on|group_left) \(([^)]*)\)", text) for label in group.split(", ")}
    assert grouped <= KNOWN_LABELS


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the counts of processes are Linux's")
def test_every_metric_exists(cluster: Cluster, redis_server: RedisServer):
    import httpx

    with LocalCluster(nodes=1, proxied=False, postgresql=cluster, redis=redis_server, env={TOKEN: "t"}) as opened:
        address = f"http://127.0.0.1:{opened.port}/metrics"
        text = httpx.get(address, headers={"Authorization": "Bearer t"}, trust_env=False).text
    there = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    assert {"ludoteka_node_info", "ludoteka_messages_total", "ludoteka_hearing_seconds"} <= named()
    assert named() <= there
