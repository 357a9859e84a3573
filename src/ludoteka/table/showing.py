"""What a person is shown of a table. Everything here comes out of `Match.scene` and `Match.story`: redacted."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from ludoteka.analysis.review import review
from ludoteka.core.actors import AUTOMA, CHANCE, SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game, Sight
from ludoteka.core.match import Match
from ludoteka.core.pages import Told
from ludoteka.core.record import read_record, write_record
from ludoteka.core.scene import Scene
from ludoteka.core.solution import Solution
from ludoteka.games import find_game

from . import acts
from .agreement import humans
from .around import plain_seats, seen_kind
from .ledger import Saved
from .wire import (
    Around,
    Best,
    Drawn,
    NewSeat,
    Proof,
    ReplayStop,
    Review,
    ReviewedMove,
    Shown,
    StoryLine,
    TableInfo,
    Way,
)

_OUTSIDE = {CHANCE: -1, AUTOMA: -2, SPECTATOR: -1}  # on the wire, who has no seat is below zero


@dataclass(frozen=True)
class View:
    """The part that depends on the viewer alone: the same for all sockets that look from there."""

    scene: Scene
    told: tuple[Told, ...]
    story: tuple[StoryLine, ...]


def view(match: Match, viewer: int, before: View | None = None) -> View:
    """`before`: what was seen from there before; its lines are used again, as far as they still stand."""
    told = match.story(viewer)
    known = _common(told, before.told) if before else 0
    story = _lines(told[known:])
    return View(match.scene(viewer), told, before.story[:known] + story if before else story)


def _common(told: tuple[Told, ...], before: tuple[Told, ...]) -> int:
    """How many lines at the beginning are the very same."""
    pairs = enumerate(zip(told, before, strict=False))
    return next((n for n, (new, old) in pairs if new is not old), min(len(told), len(before)))


def _lines(told: Iterable[Told]) -> tuple[StoryLine, ...]:
    return tuple(StoryLine(actor=_OUTSIDE.get(t.actor, t.actor), text=t.text, words=t.words, kind=t.kind) for t in told)


def replay_stop(match: Match, stop: int) -> ReplayStop:
    """A finished match as it stood at one of its stops, for everybody to see."""
    stops = match.stops()
    if not 0 <= stop < len(stops):
        raise Refused("stop-unknown", place=str(stop), stops=len(stops))
    since = match.story()[stops[stop - 1] if stop else 0 : stops[stop]]
    then = match.at(stops[stop])
    return ReplayStop(stop=stop, stops=len(stops), scene=then.scene(), story=_lines(since))


def bests(match: Match) -> tuple[Best, ...]:
    """For each seat of a finished match, the best it could have done with what really came. This takes a while."""
    game = match.game
    if game.solver is None or not game.has_hindsight:
        raise Refused("no-solver", place=game.name)
    rounds = [*_earlier_rounds(match), match]
    found = [(then.sight(), game.solver.hindsight(then)) for then in rounds]
    return tuple(
        _best(game, seat, [(sight, each[seat]) for sight, each in found]) for seat in range(len(match.setting.seats))
    )


def _earlier_rounds(match: Match) -> list[Match]:
    """The match as it stood whenever a round was over but the last, where all of them can be looked at."""
    if not match.game.sees_every_round:
        return []
    moments = (match.at(count) for count in range(len(match.log.live())))
    return [then for then in moments if match.game.pauses(then.sight())]


def _best(game: Game, seat: int, rounds: Sequence[tuple[Sight, Solution]]) -> Best:
    found = [solution for _, solution in rounds]
    scenes = [game.instead(s.parts, s.state, seat, best.placement, s.names) for s, best in rounds]
    return Best(
        score=sum(best.score for best in found),
        upper_bound=sum(best.upper_bound for best in found),
        proved=all(best.proved for best in found),
        reached=sum(game.last_round(sight.parts, sight.state, seat) for sight, _ in rounds),
        scene=scenes[-1],
        earlier=tuple(scenes[:-1]),
    )


def proof(match: Match, seed: bytes) -> Proof:
    """What was settled before a finished match and revealed after it; its record is read to see that it is so."""
    agreed, record = match.setting, read_record(write_record(match, seed or None), find_game)
    return Proof(
        commit=agreed.commit,
        seed=record.seed.hex(),
        shares=agreed.shares,
        draws=tuple(Drawn(**made._asdict()) for made in record.draws),
        proved=record.proved,
    )


def reviewed(match: Match, seat: int) -> Review:
    """What the coach thinks of a seat's moves in a finished match. This takes a while."""
    found = review(match, seat)
    return Review(
        moves=tuple(
            ReviewedMove(
                stop=move.stop,
                ways=tuple(Way(**vars(way)) for way in move.ways),
                chosen=move.ways.index(move.chosen),
                cost=move.cost,
            )
            for move in found.moves
        ),
        costliest=tuple(found.moves.index(move) for move in found.costliest),
        cost=found.cost,
    )


def show(
    saved: Saved, match: Match, seen: View, viewer: int, mine: frozenset[int], *, resting: bool, around: Around
) -> Shown:
    """The table as somebody sees it from `viewer` who may decide for the seats `mine`."""
    return Shown(
        table=saved.id,
        game=saved.game,
        options=match.setting.options.said(),
        seats=plain_seats(saved),
        viewer=_OUTSIDE.get(viewer, viewer),
        waiting=tuple(actor for actor in match.must_act() if actor not in _OUTSIDE),
        # Of every own seat, even of one that need not act now: an undo names its decision, too.
        decisions={str(seat): match.decision(seat) for seat in sorted(mine)},
        undoable=viewer in mine and acts.may_undo(match, viewer),
        undoable_seats=tuple(seat for seat in sorted(mine) if acts.may_undo(match, seat)),
        offered=tuple(seat for seat in match.may_act() if seat in mine and seat not in match.must_act()),
        resting=resting,
        scene=seen.scene,
        story=seen.story,
        around=around,
    )


def summary(saved: Saved, match: Match, seen: View, changed: str) -> TableInfo:
    """The table in a list; the points are those that a spectator sees."""
    points = {score.seat: score.points for score in seen.scene.scores}
    return TableInfo(
        table=saved.id,
        game=saved.game,
        options=match.setting.options.said(),
        seats=tuple(NewSeat(kind=seen_kind(seat), name=seat.name) for seat in saved.seats),
        scores=tuple(points.get(seat, 0) for seat in range(len(saved.seats))),
        over=match.over,
        stage=saved.stage,
        changed=changed,
        scene=_picture(seen.scene, min(humans(saved), default=0)),
    )


def _picture(scene: Scene, seat: int) -> Scene:
    """The board of a seat, or the one that all share, without anything to do or to count."""
    boards = [board for board in scene.boards if board.seat == seat] or scene.boards
    return replace(scene, boards=tuple(boards[:1]), tray=(), targets=(), refusals=(), scores=(), tallies=())
