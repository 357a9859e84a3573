"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from functools import lru_cache

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.room import Observation
from ludoteka.core.scene import Scene, ScoreLine, SeatScore, Tally
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message

from . import boards, rules, scoring
from .client_types import SequenceData, SequenceOrders, SequenceSeat
from .hand import hand_of, orders, tray
from .log_text import describe
from .parts import (
    CARDS,
    COPIES,
    CUTTING,
    DEALING,
    GIVING,
    LOCKING,
    NOBODY,
    OVER,
    VOTING,
    Parts,
    State,
    card_of,
    one_eyed,
    spot_of,
    team_of,
    two_eyed,
)
from .pieces import SHAPES, TONES, colour_words, team_words
from .standing import Standing, standing, team_of_seats, teams
from .targets import refusals, targets

__all__ = ["describe", "explain", "pause", "scene"]


def scene(observation: Observation) -> Scene:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    over, stands = s.phase == OVER, standing(p, s)
    hand = hand_of(observation, stands)
    return Scene(
        words=situation(observation),
        boards=(stands.board,),
        tray=tray(p, hand),
        targets=targets(p, hand),
        refusals=refusals(hand, stands) if viewer != SPECTATOR and not over else (),
        scores=explain(p, s),
        tallies=_tallies(s, hand.cards),
        shapes=SHAPES,
        tones=TONES,
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
        teams=teams(p),
        secret=viewer != SPECTATOR and not over,
        data=_data(p, s, stands, orders(hand)),
    )


def pause(p: Parts, s: State) -> bool:
    """There is only one round."""
    return False


# -- the situation in a sentence --------------------------------------------------------------------------------


def situation(observation: Observation) -> Words:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if s.phase == OVER:
        return _ending(observation)
    if s.phase == CUTTING:
        return message("seq-now-cut")
    if s.phase == DEALING:
        return message("seq-now-deal", name=_name(observation, s.dealer))
    asked = viewer != SPECTATOR and rules.to_act(p, s) >> viewer & 1
    if s.phase == VOTING:
        facts = {"name": _name(observation, s.objector), "team": team_words(p, s.accused)}
        return message("seq-now-vote" if asked else "seq-now-vote-wait", **facts)
    if s.phase == GIVING:
        return message("seq-now-give" if asked else "seq-now-give-wait")
    if s.drawing != NOBODY:
        return message("seq-now-draw", name=_name(observation, s.drawing))
    return _to_play(observation, asked=bool(asked))


def _to_play(observation: Observation, *, asked: bool) -> Words:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if s.phase == LOCKING:
        return message("seq-now-lock") if asked else message("seq-now-lock-wait", name=_name(observation, s.asked))
    if not asked:
        return message("seq-now-wait", name=_name(observation, s.turn), team=team_words(p, team_of(p, s.turn)))
    if s.owed >> viewer & 1:
        return message("seq-now-play-late")
    return message("seq-now-play-again" if s.exchanged else "seq-now-play")


def _ending(observation: Observation) -> Words:
    p, s = observation.parts, observation.state
    won = [team for team in range(p.teams) if scoring.has_won(p, s, team)]
    if not won:
        return message("seq-now-draw-game")
    names = [_name(observation, seat) for seat in range(p.seats) if team_of(p, seat) == won[0]]
    listed = message("seq-and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else names[0]
    made = int(s.made[won[0]])
    return message("seq-now-over", names=listed, players=len(names), team=team_words(p, won[0]), made=made)


def _name(observation: Observation, seat: int) -> str:
    return observation.names[seat] if seat < len(observation.names) else str(seat + 1)


# -- points, and what is left -----------------------------------------------------------------------------------


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Every seat's points: the sequences of its team."""
    held, dealer = s.held.tolist(), NOBODY if s.phase == CUTTING else s.dealer
    scores = [(int(scoring.score(p, s, team.seats[0])), _fives_of(p, s, team.seats[0]), team.tone) for team in teams(p)]
    return tuple(
        [_seat_score(seat, *scores[team], held[seat], seat == dealer) for seat, team in enumerate(team_of_seats(p))]
    )


def _fives_of(p: Parts, s: State, seat: int) -> tuple[int, ...]:
    """What one of a team has, all have."""
    return tuple([line[2] for line in score_lines(scoring, p, s, seat)]) if s.sequences else ()


@lru_cache(1 << 8)
def _seat_score(seat: int, points: int, fives: tuple[int, ...], colour: str, cards: int, deals: bool) -> SeatScore:
    return SeatScore(
        seat=seat,
        points=points,
        lines=tuple(_line(five, colour) for five in fives),
        note=message("seq-note-cards", cards=cards, team=colour_words(colour)),
        badge=message("seq-dealer") if deals else None,
    )


def _line(five: int, colour: str) -> ScoreLine:
    name = boards.fives()[five].name
    words = message("seq-line", five=name.upper())
    return ScoreLine(kind="sequence", points=1, words=words, row=f"{colour}-{name}", data={"five": name})


def _tallies(s: State, cards: list[int]) -> tuple[Tally, ...]:
    """The draw pile, and the jacks that the viewer, who holds these cards, has not seen."""
    thrown = s.discard.tolist()
    seen = [thrown[jack] + cards.count(jack) for jack in boards.JACKS]
    return (
        _tally("pile", s.pile_left, CARDS * COPIES, ""),
        *(_tally(name, sum(COPIES - seen[at] for at in jacks), COPIES * len(jacks), "jacks") for name, jacks in _JACKS),
    )


_JACKS = tuple(  # by their places in `boards.JACKS`
    (name, tuple(at for at, card in enumerate(boards.JACKS) if eyes(card)))
    for name, eyes in (("two-eyed", two_eyed), ("one-eyed", one_eyed))
)


@lru_cache(1 << 8)
def _tally(name: str, left: int, of: int, group: str) -> Tally:
    return Tally(words=message(f"seq-left-{name}"), left=left, of=of, group=group)


# -- for the room's own client ----------------------------------------------------------------------------------


def _data(p: Parts, s: State, stands: Standing, orders: SequenceOrders) -> SequenceData:
    """Teams and what they need, discard piles, last moves, whose turn it is."""
    playing = s.phase not in (CUTTING, DEALING, OVER)
    return {
        "kind": "sequence",
        "teams": stands.teams,
        "turn": int(s.turn) if playing else NOBODY,
        "dealer": NOBODY if s.phase == CUTTING else int(s.dealer),
        "pile": int(s.pile_left),
        "thrown": int(s.thrown),
        "latest": stands.latest,
        "seats": _seats(p, s),
        "orders": orders,
    }


def _seats(p: Parts, s: State) -> list[SequenceSeat]:
    facts = zip(team_of_seats(p), s.held.tolist(), s.top.tolist(), s.cut.tolist(), s.last.tolist(), strict=False)
    return [_seat(*each, bool(s.owed >> seat & 1)) for seat, each in enumerate(facts)]


@lru_cache(1 << 8)
def _seat(team: int, cards: int, top: int, cut: int, last: int, owed: bool) -> SequenceSeat:
    return {
        "team": team,
        "cards": cards,
        "top": boards.CARD_NAMES[top],
        "cut": boards.CARD_NAMES[cut],
        "owed": owed,
        "last": {"card": boards.CARD_NAMES[card_of(last)], "cell": boards.CELL_NAMES[spot_of(last)]} if last else {},
    }
