"""A match asks the compiled rules as soon as they are loaded, and gets the answers of the plain ones."""

import inspect
import random
from dataclasses import replace

import pytest

from ludoteka.core import asking
from ludoteka.core.actors import SPECTATOR
from ludoteka.core.dialect import complaints
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.games import GAMES

every_room = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def match_of(game, *, loaded):
    """At a table of two or more, with rules that are plain, or compiled. Others that play this game do not notice."""
    own = replace(game)
    if loaded:
        own.__dict__["compiled_kernel"] = game.compiled_kernel
        own.load_match_rules()
    seats = max(2, game.seats[0])
    return Match(Setting(own, game.usual_options(seats), (Seat("human", "Ana"), Seat("human", "Rui"))[:seats]))


def refusal(match, actor, action):
    try:
        match._check(actor, action)
    except Refused as refused:
        return refused.code, refused.rule, refused.facts
    return None


def answers(match):
    """All that the rules have to say."""
    seats = range(len(match.setting.seats))
    return {
        "acts": (match.to_act(), match.may_act(), match.drawn),
        "legal": [match.legal(seat) for seat in seats],
        "undoable": [(match.undoable(seat), match.undoable_if_agreed(seat)) for seat in seats],
        "states": [match.observation(viewer).state.tobytes() for viewer in (*seats, SPECTATOR)],
        "stories": [match.story(viewer) for viewer in (0, SPECTATOR)],
        "state": match.secret_state().tobytes(),
    }


def go_on(matches, dice):
    """The same action in all of them; now and then somebody takes something back."""
    actor = dice.choice(matches[0].to_act())
    action = dice.choice(matches[0].legal(actor))
    undo = dice.random() < 0.1
    for match in matches:
        match.submit(actor, action)
        if undo and match.undoable(0):
            match.take_back(0)


def test_what_a_match_asks_is_in_the_dialect():
    assert complaints(inspect.getsource(asking), asking.__name__) == []


@every_room
def test_compiled_rules_answer_a_match_as_plain_ones_do(game):
    matches, dice = [match_of(game, loaded=False), match_of(game, loaded=True)], random.Random(5)
    assert [match._rules.compiled for match in matches] == [False, True]
    for _ in range(120):
        if matches[0].over:
            break
        go_on(matches, dice)
        plain, compiled = map(answers, matches)
        assert plain == compiled
        actor, action = dice.choice((0, 1)), dice.choice(game.actions)
        assert refusal(matches[0], actor, action) == refusal(matches[1], actor, action)
    assert matches[0].texts() == matches[1].texts()
    assert matches[0].at(20).secret_state() == matches[1].at(20).secret_state()


@every_room
def test_a_match_goes_on_with_the_compiled_rules_once_they_are_loaded(game):
    early, dice = match_of(game, loaded=False), random.Random(6)
    for _ in range(30):
        go_on([early], dice)
    same = early.copy()
    same.game = replace(game)  # for which nothing is loaded
    early.game.__dict__["compiled_kernel"] = game.compiled_kernel
    early.game.load_match_rules()
    assert not early._rules.compiled
    for _ in range(20):
        if early.over:
            break
        go_on([same, early], dice)
        assert early._rules.compiled
        assert not same._rules.compiled
        assert answers(same) == answers(early)


@every_room
def test_what_does_not_exist_is_left_to_the_plain_rules(game):
    """Compiled ones would read beyond the end of an array, or not even get so large a number."""
    plain, compiled = match_of(game, loaded=False), match_of(game, loaded=True)
    dice = random.Random(7)
    for _ in range(25):
        go_on([plain, compiled], dice)
    asked: list[str] = []
    compiled._rules._plain = Witness(compiled._rules._plain, asked)
    for action in (game.actions[-1] + 1, game.actions[0] - 1, 10**30):
        assert refusal(plain, 0, action) == refusal(compiled, 0, action) is not None
    seats = len(plain.setting.seats)
    assert refusal(plain, seats, 0) == refusal(compiled, seats, 0) is not None
    assert asked == ["refusal"] * 4


class Witness:
    """Notes what the plain rules are asked."""

    def __init__(self, rules, asked):
        self._rules, self._asked = rules, asked

    def __getattr__(self, name):
        self._asked.append(name)
        return getattr(self._rules, name)
