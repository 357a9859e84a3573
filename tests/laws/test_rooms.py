"""A room is complete: dialect, drawing, texts, playthroughs, tests that name its rules."""

import inspect
import random
import re
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.compiled import functions_of
from ludoteka.core.dialect import complaints
from ludoteka.core.words import LANGUAGES, Translator, Words
from ludoteka.games import GAMES
from ludoteka.sim.playthrough import folder, playthrough
from tests.laws.rooms import PLACES, SEATINGS, every_place, moments, random_steps

every_room = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
LONGEST_GOAL = 90  # letters: one line of a wide head, two of a narrow one
EVERY_PRESET = [
    pytest.param(game, preset, id=f"{game.name}-{preset}") for game in GAMES.values() for preset in game.presets
]


# -- the dialect ------------------------------------------------------------------------------------------------


@every_room
def test_rule_modules_stay_in_the_dialect(game):
    for module in game.kernel_modules:
        assert complaints(inspect.getsource(module), module.__name__) == []


@every_room
def test_no_two_kernel_modules_use_a_name_for_different_functions(game):
    seen: dict[str, str] = {}
    for module in game.kernel_modules:
        for name in functions_of(module):
            assert name not in seen, f"{module.__name__} and {seen[name]} both define {name}"
            seen[name] = module.__name__


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("def f(a: int) -> int:\n    return a / 2", "true division"),
        ("def f(a: int) -> int:\n    return f(a)", "recursion"),
        ("def f(a: int) -> int:\n    return g(a)\ndef g(a: int) -> int:\n    return f(a)", "recursion"),
        ("def f(a: int) -> list[int]:\n    return [x for x in a]", "comprehension"),
        ("def f(a: int) -> int:\n    return a.bit_length()", "method"),
        ("def f(a: int) -> None:\n    print(a)", "a call of print"),
        ("def f(a: int = 3) -> None:\n    pass", "parameters"),
        ("import random", "import random"),
        ("from os import path", "import from os"),
        ("from .parts import A as B", "import A as B"),
        ("class Board:\n    pass", "only a Struct"),
        ("for x in y:\n    pass", "For at the top"),
        ("def f() -> float:\n    return 0.5", "constant 0.5"),
        ("@cache\ndef f() -> int:\n    return 5", "decorator"),
        ("def f() -> None:\n    raise ValueError", "exceptions"),
    ],
)
def test_the_lint_notices(source, complaint):
    assert any(complaint in found for found in complaints(source, "x")), complaints(source, "x")


# -- variants ---------------------------------------------------------------------------------------------------


@every_room
def test_every_number_of_seats_has_a_preset_and_every_preset_somebody_to_play_it(game):
    assert all(game.presets_for(seats) for seats in game.seats)
    assert all(game.seats_for(options) for options in game.presets.values())


@every_room
def test_the_laws_visit_every_preset_every_mix_and_every_number_of_seats(game):
    visited = [place for place in PLACES if place.game is game]
    assert {place.name for place in visited} == {*game.presets, *game.mixes}
    assert {place.seats for place in visited} == set(game.seats)


@every_room
def test_what_an_option_says_is_not_for_so_many_is_refused(game):
    for seats in game.seats:
        usual = game.usual_options(seats).given()
        for entry in game.options.offered():
            for choice in entry.choices:
                says = entry.seats if choice != entry.default else ()
                allowed = entry.choices_at.get(choice, says)
                if allowed and seats not in allowed:
                    assert not game.options.of({**usual, entry.name: choice}).fits(seats), (seats, entry.name, choice)


# -- drawing ----------------------------------------------------------------------------------------------------


def words_in(thing):
    """All Words in a scene, at any depth."""
    if isinstance(thing, Words):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from words_in(getattr(thing, name))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from words_in(part)


@every_place
def test_scenes_hang_together(place):
    for step, match in enumerate(moments(place, 41, 40)):
        viewer = place.viewers[step % len(place.viewers)]
        scene = match.scene(viewer)
        pieces = [piece.id for board in scene.boards for piece in board.pieces] + [p.id for p in scene.tray]
        assert len(pieces) == len(set(pieces))
        for board in scene.boards:
            cells = {cell.id for cell in board.cells}
            left, top, width, height = board.box
            assert len(cells) == len(board.cells)
            assert all(piece.cell in cells for piece in board.pieces)
            assert all(set(row.cells) <= cells for row in board.rows)
            assert all(left <= cell.x <= left + width and top <= cell.y <= top + height for cell in board.cells)
            shapes = {cell.shape for cell in board.cells} | {piece.shape for piece in board.pieces}
            assert shapes <= set(scene.shapes)
            tones = {mark.tone for piece in board.pieces for mark in piece.marks} | {row.tone for row in board.rows}
            assert tones - {""} <= set(scene.tones)
        mine = {cell.id for board in scene.boards if board.seat in (viewer, -1) for cell in board.cells}
        rows = {row.id for board in scene.boards for row in board.rows}
        for target in scene.targets:
            assert not target.cell or target.cell in mine
            assert not target.piece or target.piece in pieces
            assert {effect.row for effect in target.effects} - {""} <= rows
        _every_cell_is_offered_or_explained(place, scene, viewer)
        assert scene.over == match.over
        msgspec.json.decode(msgspec.json.encode(scene))


def _every_cell_is_offered_or_explained(place, scene, viewer):
    own = [cell.id for board in scene.boards if board.seat in (viewer, -1) for cell in board.cells]
    explained = [cell for refusal in scene.refusals for cell in refusal.cells]
    offered = {target.cell for target in scene.targets} - {""}
    if viewer == SPECTATOR or scene.over:
        assert not scene.refusals
    else:
        assert sorted(explained) == sorted(set(own) - offered)
    assert len({(refusal.words.id, refusal.rule) for refusal in scene.refusals}) == len(scene.refusals)
    assert {refusal.rule for refusal in scene.refusals} <= set(rulebook_ids(place.game))


@every_place
def test_the_data_of_a_scene_are_what_the_client_was_promised(place):
    """The types of `Room.scene_data`, with nothing that these do not name: the client's types are made from them."""
    kinds = {get_args(kind.__annotations__["kind"])[0]: kind for kind in place.game.room.scene_data}
    for step, match in enumerate(moments(place, 44, 12)):
        data = match.scene(place.viewers[step % len(place.viewers)]).data
        if kinds or data:
            sent = msgspec.json.encode(data)
            understood = msgspec.json.decode(sent, type=kinds[data["kind"]])
            assert msgspec.json.decode(msgspec.json.encode(understood)) == msgspec.json.decode(sent)


@every_place
def test_the_data_of_what_a_scene_consists_of_are_what_the_client_was_promised(place):
    """The types of `Room.element_data`."""
    types = place.game.room.element_data
    for step, match in enumerate(moments(place, 45, 12)):
        scene = match.scene(place.viewers[step % len(place.viewers)])
        boards = scene.boards
        for parts, kinds in (
            ([cell for board in boards for cell in board.cells], types.cells),
            ([*scene.tray, *(piece for board in boards for piece in board.pieces)], types.pieces),
            ([row for board in boards for row in board.rows], types.rows),
            ([line for score in scene.scores for line in score.lines], types.score_lines),
        ):
            for data in {msgspec.json.encode(part.data) for part in parts if part.data}:
                assert any(_is_of(kind, data) for kind in kinds), data


def _is_of(kind, data):
    """Does it have all that the type asks for, and nothing that it does not name?"""
    try:
        understood = msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError:
        return False
    return msgspec.json.decode(msgspec.json.encode(understood)) == msgspec.json.decode(data)


@every_place
def test_every_text_of_a_scene_exists_in_every_language(place):
    translators = [Translator(language, [place.game.package]) for language in LANGUAGES]
    answer = set()
    for step, match in enumerate(moments(place, 42, 16)):
        viewer = place.viewers[step % len(place.viewers)]
        for words in (*words_in(match.scene(viewer)), *words_in([reported.words for reported in match.story(viewer)])):
            if repr(words) not in answer:
                answer.add(repr(words))
                assert all(translate(words) for translate in translators)


@every_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_says_what_it_plays_and_what_for(game, language):
    """Each preset with each number of seats, and each mix."""
    speak, tables = Translator(language, [game.package]), [place for place in SEATINGS if place.game is game]
    assert {place.name for place in tables} >= {*game.presets, *game.mixes}
    for place in tables:
        setting = place.setting()
        assert 10 < len(speak(setting.goal)) <= LONGEST_GOAL, place
        if place.name in game.presets:
            assert setting.variant == Words(f"preset-{game.name}-{place.name}"), place
        assert speak(setting.variant)


@every_place
def test_a_foreseen_effect_comes_true(place):
    """The points that a target promises are the points that it brings (bonuses at the end of a round aside)."""
    dice, tried, promising = random.Random(43), 0, 0
    for match in moments(place, 43, 60):
        for seat in [actor for actor in match.to_act() if actor < place.seats][:1]:
            scene = match.scene(seat)
            before = _points(scene, seat)
            targets = [target for target in scene.targets if target.effects]
            promising += bool(targets)
            for target in dice.sample(targets, min(2, len(targets))):
                after = match.copy()
                after.submit(seat, after.read(seat, target.action))
                for other in set(match.to_act()) - {seat}:  # what is chosen in secret counts when all have chosen
                    after.submit(other, dice.choice(after.legal(other)))
                promised = sum(effect.points for effect in target.effects)
                assert _points(after.scene(seat), seat) - before == promised
                tried += 1
    assert tried >= promising


# Kinds of lines: what depends on what others still hide, and what is counted when the game is over.
AFTER_THE_ROUND = {"brightest", "out", "rack", "finale", "forever", "values"}


def _points(scene, seat):
    return sum(line.points for line in scene.scores[seat].lines if line.kind not in AFTER_THE_ROUND)


# -- playthroughs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "preset"), EVERY_PRESET)
def test_the_golden_playthrough_is_played_the_same_way(game, preset):
    path = folder(game) / f"{preset}.txt"
    assert path.is_file(), "write it with `python dev.py playthroughs`"
    assert playthrough(game, preset) == path.read_text("utf-8"), (
        "if meant: `python dev.py playthroughs`, then read the diff"
    )


# -- texts and rules --------------------------------------------------------------------------------------------


def rulebook_ids(game):
    return [
        rule for _, rules in __import__(f"{game.package}.rulebook", fromlist=["SECTIONS"]).SECTIONS for rule in rules
    ]


@cache
def cited_rules():
    """Every rule id in a marker of any test."""
    root = Path(__file__).parents[2]
    cited = set()
    for path in [*root.glob("src/**/tests/**/*.py"), *root.glob("tests/**/*.py")]:
        for call in re.findall(r"\bmark\.rule\(([^)]*)\)", path.read_text("utf-8")):
            cited |= set(re.findall(r"\"([A-Z]+-[A-Z]?\d+)\"", call))
    return cited


@every_room
def test_every_rule_of_the_rulebook_has_a_test_that_names_it(game):
    assert [rule for rule in rulebook_ids(game) if rule not in cited_rules()] == []


@every_room
def test_every_rule_cited_is_in_the_rulebook(game):
    prefix = rulebook_ids(game)[0].partition("-")[0]
    assert {rule for rule in cited_rules() if rule.startswith(f"{prefix}-")} <= set(rulebook_ids(game))


@every_room
def test_refusals_and_options_cite_rules_that_exist(game):
    rules = {refusal.rule for refusal in game.refusals.values()} | {entry.rule for entry in game.options.offered()}
    assert rules - {""} <= set(rulebook_ids(game))


@every_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_has_its_texts(game, language):
    folder = Path(str(files(game.package) / "text" / language))
    assert {path.name for path in folder.glob("*.ftl")} >= {"messages.ftl", "rulebook.ftl"}


@every_room
def test_a_room_describes_itself_for_newcomers(game):
    readme = (Path(str(files(game.package))) / "README.md").read_text("utf-8")
    for entry in game.options.offered():
        if entry.assumed:
            assert entry.name in readme, f"the README must list the assumption {entry.name}"


@every_room
def test_every_level_of_bot_plays_a_game(game):
    usual = dict.fromkeys(game.usual_options(seats) for seats in game.seats)
    places = [next(place for place in SEATINGS if place.game is game and place.options == each) for each in usual]
    for (level, make), place in product(game.bots.items(), places):
        bot = make(game, 7)
        for match in random_steps(place, 44):
            if 0 in match.to_act():
                observation = match.observation(0)
                before = observation.state.copy()
                assert bot.choose(observation) in match.legal(0), level
                assert observation.state == before, "a bot leaves what it sees as it is"
