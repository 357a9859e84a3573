"""A finished game over HTTP: its page is for everybody who knows it, with its replay and the best that was possible."""

from typing import Any

import pytest

from ludoteka.core.game import Game


def finish(place: Any) -> str:
    """A game of bots alone: it plays itself as soon as somebody looks."""
    table, _ = place.create("bot:beginner", "bot:beginner")
    with place.person(table) as somebody:
        somebody.enter()
        somebody.until(lambda view: view["scene"].get("over"))
    return str(table)


@pytest.fixture(scope="module")
def finished(place: Any) -> str:
    return finish(place)


def test_the_best_of_every_seat_is_drawn_and_at_least_what_was_reached(place: Any, finished: str):
    with place.person(finished) as spectator:
        scores = spectator.enter()["scene"]["scores"]
    assert len(scores) == 2
    for seat, score in enumerate(scores):
        best = place.http.get(f"/api/tables/{finished}/best/{seat}", timeout=120).json()
        assert best["reached"] == score["points"]
        assert best["reached"] <= best["score"] <= best["upper_bound"]
        assert best["proved"] == (best["score"] == best["upper_bound"])
        drawn = {one["seat"]: one["points"] for one in best["scene"]["scores"]}
        assert drawn[seat] == best["score"]
        assert len(next(board for board in best["scene"]["boards"] if board.get("seat") == seat)["pieces"]) == 19


def test_the_best_is_found_once(place: Any, finished: str, monkeypatch: Any):
    with place.person(finished) as spectator:  # who holds the table open
        spectator.enter()
        first = place.http.get(f"/api/tables/{finished}/best/0", timeout=120).json()
        monkeypatch.setattr("ludoteka.table.postgame._found", lambda *asked: 1 / 0)
        assert place.http.get(f"/api/tables/{finished}/best/0").json() == first


@pytest.mark.parametrize(("seat", "answer"), [("7", (404, "seat-unknown")), ("-1", (400, "message-bad"))])
def test_a_seat_that_is_not_there_has_no_best(place: Any, finished: str, seat: str, answer: tuple[int, str]):
    output = place.http.get(f"/api/tables/{finished}/best/{seat}")
    assert (output.status_code, output.json()["code"]) == answer


def test_nobody_learns_the_best_of_a_game_that_goes_on(place: Any):
    table, _ = place.create("human")
    for path in ("best/0", "review/0", "replay/0", "course", "proof"):
        answer = place.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "game-unfinished")


def test_a_game_without_a_solver_says_so(place: Any, monkeypatch: Any):
    monkeypatch.setattr(Game, "solver", property(lambda game: None))
    answer = place.http.get(f"/api/tables/{finish(place)}/best/0")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-solver")


def test_the_record_of_a_finished_game_makes_the_same_page_elsewhere(place: Any, finished: str):
    record = place.http.get(f"/api/tables/{finished}/record").content
    copy = place.http.post("/api/tables/import", content=record).json()["table"]
    last = place.http.get(f"/api/tables/{finished}/replay/0").json()["stops"] - 1
    ours, theirs = (place.http.get(f"/api/tables/{table}/replay/{last}").json() for table in (finished, copy))
    assert ours == theirs
    assert ours["scene"]["over"]


def test_pictures_may_come_from_us_and_from_what_the_page_itself_has_drawn(place: Any):
    policy = place.http.get("/").headers["content-security-policy"]
    assert "; img-src 'self' blob:; " in policy
    assert "data:" not in policy


def test_the_coach_judges_every_move_once(place: Any, finished: str, monkeypatch: Any):
    with place.person(finished) as spectator:
        spectator.enter()
        seen = place.http.get(f"/api/tables/{finished}/review/1", timeout=120).json()
        assert len(seen["moves"]) == 18  # the last tile has one cell left
        for move in seen["moves"]:
            best, taken = move["ways"][0], move["ways"][move["chosen"]]
            assert move["cost"] == pytest.approx(best["expected"] - taken["expected"])
        assert len(seen["costliest"]) <= 3
        monkeypatch.setattr("ludoteka.table.postgame._found", lambda *asked: 1 / 0)
        assert place.http.get(f"/api/tables/{finished}/review/1").json() == seen


def test_a_game_without_an_adviser_says_so(place: Any, monkeypatch: Any):
    monkeypatch.setattr(Game, "adviser", lambda game: None)
    answer = place.http.get(f"/api/tables/{finish(place)}/review/0")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-adviser")


def test_the_course_of_a_finished_game(place: Any, finished: str):
    stops = place.http.get(f"/api/tables/{finished}/replay/0").json()["stops"]
    course = place.http.get(f"/api/tables/{finished}/course").json()
    assert len(course["points"]) == stops
    assert len(course["moments"]) == len(course["points"][0]) == 2
    assert all(0 < moment["stop"] < stops for moments in course["moments"] for moment in moments)
