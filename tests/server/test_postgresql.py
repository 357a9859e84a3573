"""A server whose games are in PostgreSQL: it plays as with a folder, and bears it when the database goes away."""

from pathlib import Path
from typing import Any

import pytest

from ludoteka.store.engines import FILE
from tests.some_games import SOLO
from tools.postgresql import Cluster


@pytest.mark.slow
def test_the_games_are_in_the_database_and_the_secret_in_the_folder(
    tmp_path: Path, client_folder: Path, serve: Any, cluster: Cluster
):
    url = cluster.new_database()
    with serve(tmp_path, client_folder, store=url) as place:
        table, token = place.create("human", "human")
        with place.person(table) as ana:
            ana.enter(token)
            move = ana.move(0)
    assert not (tmp_path / FILE).exists()
    assert cluster.execute(url, "SELECT table_id, n, action FROM entries ORDER BY n")[1:] == [
        (table, 1, move["action"])
    ]
    with serve(tmp_path, client_folder, store=url) as place, place.person(table) as ana:
        assert ana.enter(token)["waiting"] == [1]


@pytest.mark.slow
def test_while_the_database_is_away_moves_are_refused_and_then_all_goes_on(
    tmp_path: Path, client_folder: Path, serve: Any, cluster: Cluster, caplog: pytest.LogCaptureFixture
):
    with serve(tmp_path, client_folder, store=cluster.new_database()) as place:
        table, token = place.create("human", "human")
        with place.person(table) as ana:
            ana.enter(token)
            ana.move(0)
            cluster.stop()
            try:
                move = check_away(place, table, ana)
            finally:
                cluster.start()
            assert place.http.get("/api/ready").status_code == 200
            assert ana.ask("move", **move)["type"] == "accepted"
            ana.until(lambda view: view["scene"]["progress"] == [2, 19])
            place.create("human", "human")
    logged = [record.getMessage() for record in caplog.records if record.name == "ludoteka.store.sql"]
    assert ["does not answer" in logged[0], "answers again" in logged[-1], len(logged)] == [True, True, 2], logged
    assert not any(record.exc_info for record in caplog.records)


def check_away(place: Any, table: str, ana: Any) -> dict[str, Any]:
    """Nothing is written, and everybody sees what was; returns the move that was refused."""
    answer = place.http.get("/api/ready")
    assert (answer.status_code, answer.json()["store"]) == (503, False)
    assert place.http.get("/api/health").status_code == 200
    ana.ask("look", seat=1)
    view = ana.until(lambda view: view["viewer"] == 1)
    move = {"seat": 1, "decision": 0, "action": view["scene"]["targets"][0]["action"]}
    for seat in (0, 1, 0, 1):
        assert ana.ask("move", **move)["problem"]["code"] == "store-away"
        ana.ask("look", seat=seat)
        assert ana.until(lambda view, seat=seat: view["viewer"] == seat)["scene"]["progress"] == [1, 19]
    with place.person(table) as rui:
        assert rui.enter()["waiting"] == [1]
    refused = place.http.post("/api/tables", json={"game": SOLO, "seats": [{"kind": "human", "name": "P"}]})
    assert (refused.status_code, refused.json()["code"]) == (503, "store-away")
    return move
