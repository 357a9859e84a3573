"""A server whose database a bad disk has damaged."""

import logging
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import GAMES
from tests.store.damage import damage

TABLES = 40


def half_a_game() -> str:
    game = GAMES["goofspiel"]
    match = Match(Setting(game, game.presets["classic"], (Seat("human", "Ana"), Seat("human", "Rui"))))
    while len(match.log) < 30:
        actor = match.to_act()[0]
        match.submit(actor, match.legal(actor)[-1])
    return write_record(match)


@pytest.mark.slow
def test_undamaged_games_play_on_and_the_lost_ones_are_named(
    tmp_path: Path, client_folder: Path, serve: Any, caplog: pytest.LogCaptureFixture
):
    with serve(tmp_path, client_folder) as place:
        record = half_a_game()
        made = [place.http.post("/api/tables/import", content=record).json() for _ in range(TABLES)]
    keys = {each["table"]: each["token"] for each in made}
    damage(tmp_path, made[TABLES // 2]["table"])
    with caplog.at_level(logging.ERROR), serve(tmp_path, client_folder) as place:
        output = " ".join(record.getMessage() for record in caplog.records)
        answers = {
            table: place.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
            for table, token in keys.items()
        }
        lost = {table for table, answer in answers.items() if answer.status_code != 200}
        assert lost
        assert len(lost) < TABLES / 2
        assert {answers[table].json()["code"] for table in lost} == {"table-damaged"}
        assert {table for table in keys if table in output} == lost
        ready = place.http.get("/api/ready")
        assert ready.status_code == 503
        assert ready.json() == {"ready": False, "store": True, "sound": False, "draining": False}
        assert f"ludoteka_tables_damaged {len(lost)}.0" in place.http.get("/metrics").text
        sound = next(table for table in keys if table not in lost)
        with place.person(sound) as ana:
            ana.enter(keys[sound])
            ana.move(0)
        with place.person(min(lost)) as ana:
            assert ana.ask("enter", token=keys[min(lost)])["problem"]["code"] == "table-damaged"
