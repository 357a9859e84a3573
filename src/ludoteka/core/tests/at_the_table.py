"""What the tests of all rooms do at a table: play lines of a record, ask why one is refused, see what is on offer."""

from typing import Any

from ludoteka.core.actors import read_actor
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.match_rules import PlainRules


def play(match: Match, *lines: str) -> Match:
    """Play lines as they stand in a record: `0 deal 1 KD`, `1 KD>h8`."""
    for line in lines:
        actor, text = _read(match, line)
        match.submit(actor, match.read(actor, text))
    return match


def why_not(match: Match, line: str) -> tuple[str, str]:
    """The code and the rule with which a line is refused; ("", "") if it is not. Nothing is played."""
    before = match.secret_state()
    actor, text = _read(match, line)
    try:
        match._check(actor, match.read(actor, text))
    except Refused as refused:
        assert match.secret_state() == before
        return refused.code, refused.rule
    return "", ""


def alter(match: Match, state: Any = None) -> Any:
    """The state of a match, to be changed at once, or another in its place: as no move could lead to it."""
    match._forget_answers()
    game = match.game
    match._rules = PlainRules(game.kernel, match.parts, game.blank, game.most_actions)  # the compiled would not see it
    if state is not None:
        match._state = state
    return match._state


def offered(match: Match, actor: int = 0) -> set[str]:
    return {match.write(actor, action) for action in match.legal(actor)}


def _read(match: Match, line: str) -> tuple[int, str]:
    who, _, text = line.partition(" ")
    return read_actor(who, len(match.setting.seats)), text


def explains_itself(match: Match) -> None:
    """The lines of every seat add up to its score."""
    scores = match.game.explain(match.parts, match.observation().state)
    assert tuple(sum(line.points for line in score.lines) for score in scores) == match.scores()
    assert tuple(score.points for score in scores) == match.scores()
