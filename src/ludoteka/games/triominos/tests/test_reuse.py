"""What is drawn once and used again: it is as if it were drawn anew, it is used again, and it reveals nothing."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.score_lines import score_lines
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.triominos import boards, explaining, public, refusals, scoring
from ludoteka.games.triominos.facts import about
from ludoteka.games.triominos.parts import CORNERS, FACES, NOTHING, PASS, State, corner_bits, turned
from ludoteka.games.triominos.view import all_open

from .at_the_table import GAME, NAMES, position

SETTINGS = {
    **{f"{name}-{seats}": (options, seats) for name, options in GAME.presets.items() for seats in (2, 4)},
    **GAME.mixes,
}
every_setting = pytest.mark.parametrize("name", SETTINGS)


def positions(name: str, seed: int = 1, most: int = 150) -> Iterator[Match]:
    """Along a random game in which tiles are laid rather than drawn: one position in three."""
    options, seats = SETTINGS[name]
    match = Match(Setting(GAME, options, tuple(Seat("human", who) for who in NAMES[:seats])))
    dice = random.Random(f"{name} {seed}")
    for number in range(most):
        if match.over:
            break
        actor = match.to_act()[0]
        legal = match.legal(actor)
        placements = [action for action in legal if action < PASS and actor != CHANCE]
        match.submit(actor, dice.choice(placements if placements and dice.random() < 0.8 else legal))
        if number % 3 == 0 or match.over:
            yield match


# -- as if it were drawn anew -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kernel", ["plain", pytest.param("compiled", marks=pytest.mark.slow)])
@every_setting
def test_the_lines_of_all_seats_are_found_at_once(name, kernel, monkeypatch):
    chosen = GAME.kernel if kernel == "plain" else GAME.compiled_kernel
    monkeypatch.setattr(type(GAME), "loaded_kernel", chosen)
    for match in positions(name):
        p, s = match.parts, match.secret_state()
        found = [explaining.lines_of(lines) for lines in explaining.all_lines(p, s)]
        for seat in range(p.seats):
            lines = score_lines(scoring, p, s, seat)
            assert found[seat] == [[*line, about(p, s, line[0], line[2])] for line in lines]


def content(seen):
    """Another object may stand for the same open cells, if there were many others in between."""
    return seen._replace(open_cells=(seen.open_cells.names, seen.open_cells.cells, seen.open_cells.data))


@every_setting
def test_what_all_see_is_drawn_for_the_position_that_it_is_used_for(name):
    tables = [positions(name, seed) for seed in (1, 2)]  # at the same time, so that one could be taken for the other
    for moment in zip(*tables, strict=False):
        for match in moment:
            for viewer in (*range(match.parts.seats), SPECTATOR):
                seen = match.observation(viewer)
                used, drawn = (door(seen.parts, seen.state) for door in (public.public, public._drawn))
                assert content(used) == content(drawn)


@every_setting
def test_what_all_see_depends_on_nothing_else(name):
    """Numbers of the state that do not distinguish what was drawn before are changed, also those behind the last open
    cell and the last turn; and hidden tiles are moved."""
    in_key = {*public.NUMBERS, *public.ARRAYS, *public.OPENS, *public.TURNS, "rack", "revealed"}
    others = set(State.dtype.names or ()) - in_key
    for match in positions(name):
        seen = match.observation(0)
        p, s = seen.parts, seen.state
        changed = s.copy()
        for field in others:
            setattr(changed, field, getattr(s, field) + 1)
        for fields, count in ((public.OPENS, s.opens), (public.TURNS, s.turns)):
            for field in fields:
                getattr(changed, field)[count:] += 1
        if not all_open(s):
            changed.rack[0] = s.rack[0] & s.revealed
        assert public._key(changed) == public._key(s)
        assert content(public._drawn(p, changed)) == content(public._drawn(p, s))


@pytest.mark.parametrize("field", [*public.NUMBERS, *public.ARRAYS, *public.OPENS, *public.TURNS])
def test_what_all_see_is_drawn_anew_when_something_that_it_depends_on_changes(field):
    s = position(laid="125@0,0").secret_state()  # no tiles on racks, which would differ as well when they are revealed
    changed = s.copy()
    if field in public.NUMBERS:
        setattr(changed, field, getattr(s, field) + 1)
    else:
        getattr(changed, field)[0] += 1
    assert public._key(changed) != public._key(s)


@pytest.mark.parametrize("racks", [("122 000", "333"), ("122", "333 000")])
def test_the_tiles_that_each_seat_holds_are_counted_at_this_table(racks):
    scene = position(laid="125@0,0", racks=racks).scene()
    assert [seat["tiles"] for seat in scene.data["seats"]] == [len(rack.split()) for rack in racks]


@pytest.mark.parametrize("left", ["005", "014"])  # worth the same
def test_racks_that_are_revealed_are_those_of_this_table(left):
    over = play(position(laid="125@0,0", racks=("122", left)), "1 212@1,0")
    assert over.scene().data["seats"][1]["rack"] == [left]


def disagreeing(face: int, demand: int) -> list[int]:
    wanted = [corner_bits(demand, corner) for corner in range(CORNERS)]
    return [corner for corner in range(CORNERS) if wanted[corner] not in (NOTHING, corner_bits(face, corner))]


def reason(face: int, demand: int, down: int):
    """Why a tile does not go where this is demanded, tried out: every way to turn it."""
    closest = min((face, turned(face), turned(turned(face))), key=lambda way: len(disagreeing(way, demand)))
    wrong = disagreeing(closest, demand)
    if not wrong:
        return None
    name = refusals.CORNER_NAMES[down][wrong[0]]
    here, there = (corner_bits(bits, wrong[0]) - 1 for bits in (closest, demand))
    return f"tri-why-{name}", {"here": here, "there": there, "wrong": len(wrong)}


def test_a_tile_does_not_go_where_a_corner_disagrees_however_it_is_turned():
    p = GAME.parts(GAME.presets["sixes"], 2)
    dice = random.Random(3)
    wants = [(demand, down) for demand in range(FACES) for down in (0, 1)]
    names = [f"{demand}/{down}" for demand, down in wants]
    for face in dice.sample(p.face_of[1:].tolist(), 12):
        found = refusals.misfits(face, np.array([2 * demand + down for demand, down in wants]), names)
        got = {cell: (no["words"].id, no["words"].args) for no in found for cell in no["cells"]}
        expected = {name: reason(face, *want) for name, want in zip(names, wants, strict=True)}
        assert got == {name: why for name, why in expected.items() if why}
        assert len({(no["words"].id, *no["words"].args.values()) for no in found}) == len(found), "by reason"


def test_the_tiles_of_a_set():
    match = position("tiles=84", laid="125@0,0", racks=("000 666 122", "333"))
    rack = match.secret_state().rack[0]
    faces = [boards.face_name(int(match.parts.face_of[tile])) for tile in boards.tiles_in(rack)]
    assert faces == ["000", "122", "666"]


# -- used again -------------------------------------------------------------------------------------------------


def same(before, after):
    """Pairwise the very same objects."""
    return len(before) == len(after) and all(one is other for one, other in zip(before, after, strict=True))


def test_all_viewers_are_shown_the_same_table():
    match = position(laid="125@0,0", racks=("122 000", "333 444"))
    scenes = [match.scene(viewer) for viewer in (0, 1, SPECTATOR)]
    for scene in scenes[1:]:
        assert scene.boards[0] is scenes[0].boards[0]
        assert scene.scores is scenes[0].scores
        assert scene.data["turns"] is scenes[0].data["turns"]
        assert scene.data["seats"] is scenes[0].data["seats"]
        assert scene.data["open"] is scenes[0].data["open"]


def test_a_draw_changes_nothing_on_the_table():
    match = position(laid="125@0,0 552@0,1", racks=("122 000", "333 444"))
    before, waiting = match.scene(0), match.scene(1)
    play(match, "1 draw", "0 deal 1 003")
    after = match.scene(0)
    assert after.boards[0] is before.boards[0]
    assert after.data["turns"] is before.data["turns"]
    assert after.data["open"] is before.data["open"]
    assert after.data["misfits"]["tile:000"] is before.data["misfits"]["tile:000"]
    assert "tile:003" in after.data["misfits"]
    assert after.scores[1] is before.scores[1]
    assert after.scores[0] is not before.scores[0]
    assert after.data["seats"][1] is before.data["seats"][1]
    assert same(after.targets[:-1], before.targets[:-1])
    assert same(match.scene(1).refusals, waiting.refusals)


def test_a_tile_laid_leaves_the_others_as_they_are():
    match = position(laid="125@0,0 552@0,1", racks=("122 000", "333 444"))
    before = match.scene(1)
    after = play(match, "1 212@1,0").scene(1)
    assert same(after.boards[0].pieces[:1], before.boards[0].pieces[:1])
    assert same(after.boards[0].cells[:2], before.boards[0].cells[:2])
    assert same(after.data["turns"][:-1], before.data["turns"])
    assert same(after.scores[0].lines[:-1], before.scores[0].lines)
    assert after.scores[1] is before.scores[1]
    assert after.data["seats"][1] is before.data["seats"][1]
    assert after.data["seats"][0] is not before.data["seats"][0]
    assert same(after.tray, before.tray) is False, "now it is known how many places each tile has"
    kept = {cell["cell"]: cell for cell in before.data["open"]}
    assert [kept.get(cell["cell"]) is cell for cell in after.data["open"]].count(True) == 3


def test_reasons_that_are_the_same_are_the_same_object():
    match = position(laid="125@0,0 552@0,1", racks=("122 000 001", "333 444"))
    before = match.scene(0).data["misfits"]["tile:000"]
    play(match, "1 212@1,0", "2 draw", "0 deal 2 344", "2 draw", "0 deal 2 334", "2 draw", "0 deal 2 034", "2 pass")
    after = match.scene(0).data["misfits"]["tile:000"]
    kept = [no for no in after if any(no is earlier for earlier in before)]
    assert kept
    assert len(kept) < len(after)


def test_caches_are_bounded():
    known: LruCache[Any] = public._known(GAME.parts(GAME.presets["edition"], 2))
    for number in range(2 * public.POSITIONS_KNOWN):
        known.get(number, lambda: None)
    assert len(known._known) == public.POSITIONS_KNOWN
