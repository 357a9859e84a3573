"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from functools import lru_cache
from typing import Any

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.room import Observation, WhyNot
from ludoteka.core.scene import Board, Cell, NoTarget, Piece, Row, Scene, ScoreLine, SeatScore, Tally, Team
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message

from . import boards, rules, scoring
from .client_types import SequenceData, SequenceSeat, SequenceTeam
from .hand import orders
from .log_text import describe
from .needs import Needs
from .parts import (
    CARDS,
    CELLS,
    COPIES,
    CORNER,
    CUTTING,
    DEALING,
    FREE,
    GIVING,
    LOCKING,
    NO_CARD,
    NOBODY,
    OVER,
    SIDE,
    SPOTS,
    VOTING,
    Parts,
    State,
    card_of,
    is_jack,
    one_eyed,
    spot_of,
    team_of,
    two_eyed,
)
from .pieces import (
    CORNER_MARK,
    HEIGHT,
    SHAPES,
    TONES,
    WIDTH,
    card_words,
    chip_piece,
    colour_of,
    hand_piece,
    index_mark,
    team_words,
)
from .refusals import nowhere, why_not
from .targets import target

__all__ = ["describe", "explain", "pause", "scene"]


def scene(observation: Observation) -> Scene:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    over, needs = s.phase == OVER, Needs(p, s)
    return Scene(
        words=situation(observation),
        boards=(_board(p, s),),
        tray=_tray(p, s, viewer),
        targets=tuple(target(p, s, needs, viewer, action) for action in observation.legal),
        refusals=_refusals(observation),
        scores=explain(p, s),
        tallies=_tallies(p, s, viewer),
        shapes=SHAPES,
        tones=TONES,
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
        teams=tuple(_team(p, team) for team in range(p.teams)),
        secret=viewer != SPECTATOR and not over,
        data=_data(observation, needs),
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


# -- the board --------------------------------------------------------------------------------------------------


def _board(p: Parts, s: State) -> Board:
    return Board(
        id="board",
        words=message("seq-board"),
        box=(-WIDTH / 2, -HEIGHT / 2, SIDE * WIDTH, SIDE * HEIGHT),
        cells=_cells(tuple(p.face[:CELLS].tolist())),
        pieces=tuple(_chips(p, s)),
        rows=tuple(_row(p, s, index) for index in range(s.sequences)),
    )


@lru_cache(16)
def _cells(faces: tuple[int, ...]) -> tuple[Cell, ...]:
    return tuple(_cell(cell, face) for cell, face in enumerate(faces))


def _cell(cell: int, face: int) -> Cell:
    name, x, y = boards.CELL_NAMES[cell], cell % SIDE * WIDTH, round(cell // SIDE * HEIGHT, 3)
    if face == NO_CARD:
        words = message("seq-cell-corner", cell=name.upper())
        label = message("seq-corner")
        data, marks = {"card": ""}, (CORNER_MARK,)
        return Cell(id=name, x=x, y=y, shape="card", kind="corner", words=words, label=label, marks=marks, data=data)
    words = message("seq-cell", cell=name.upper(), card=card_words(face))
    mark = index_mark(face)
    label = message("seq-index", index=mark.text)
    data = {"card": boards.CARD_NAMES[face]}
    return Cell(id=name, x=x, y=y, shape="card", words=words, label=label, marks=(mark,), data=data)


def _chips(p: Parts, s: State) -> list[Piece]:
    """Every chip; the last one that each seat placed is marked, the very last one most."""
    latest = _last_seat(p, s)
    recent = {spot_of(int(s.last[seat])): "recent" for seat in range(p.seats) if s.last[seat]}
    if latest != NOBODY:
        recent[spot_of(int(s.last[latest]))] = "last"
    taken = [cell for cell, chip in enumerate(s.board[:CELLS].tolist()) if chip not in (FREE, CORNER)]
    return [chip_piece(p, s, cell, recent.get(cell, "")) for cell in taken]


def _last_seat(p: Parts, s: State) -> int:
    """Who changed the board last: going back from the seat whose turn it is, over all who have passed since."""
    moved_on = s.idle > 0 or s.phase not in (LOCKING, OVER)
    seat = int(s.turn - s.idle - moved_on) % p.seats
    return seat if s.last[seat] else NOBODY


def _row(p: Parts, s: State, index: int) -> Row:
    five, team = boards.fives()[s.sequence_five[index]], int(s.sequence_team[index])
    colour = colour_of(p, team)
    return Row(
        id=f"{colour}-{five.name}",
        cells=tuple(boards.CELL_NAMES[cell] for cell in five.cells),
        state="complete",
        words=message("seq-row", team=team_words(p, team), five=five.name.upper()),
        tone=colour,
        points=1,
        data={"team": team},
    )


# -- the viewer's cards, and why not ----------------------------------------------------------------------------


def _tray(p: Parts, s: State, viewer: int) -> tuple[Piece, ...]:
    if viewer == SPECTATOR:
        return ()
    cards = [int(card) for card in s.hand[viewer][: s.held[viewer]]]
    return tuple(hand_piece(p, s, viewer, card, cards[:at].count(card)) for at, card in enumerate(cards))


def _refusals(observation: Observation) -> tuple[NoTarget, ...]:
    """Why the other cells are not on offer: one entry for all cells with the same reason."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    offered = {spot_of(action) for action in observation.legal if action < (CARDS + 1) * SPOTS}
    everywhere = nowhere(p, s, viewer)
    groups: dict[str, tuple[WhyNot, list[str]]] = {}
    for cell in range(CELLS):
        if cell not in offered:
            why = everywhere or why_not(p, s, viewer, cell)
            groups.setdefault(why.words.id, (why, []))[1].append(boards.CELL_NAMES[cell])
    return tuple(NoTarget(cells=tuple(cells), words=why.words, rule=why.rule) for why, cells in groups.values())


# -- points, and what is left -----------------------------------------------------------------------------------


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Every seat's points: the sequences of its team."""
    return tuple(
        SeatScore(
            seat=seat,
            points=int(scoring.score(p, s, seat)),
            lines=tuple(_line(five, colour_of(p, team_of(p, seat))) for five in _fives_of(p, s, seat)),
            note=message("seq-note-cards", cards=int(s.held[seat]), team=team_words(p, team_of(p, seat))),
            badge=message("seq-dealer") if s.phase != CUTTING and seat == s.dealer else None,
        )
        for seat in range(p.seats)
    )


def _fives_of(p: Parts, s: State, seat: int) -> list[int]:
    return [line[2] for line in score_lines(scoring, p, s, seat)]


def _line(five: int, colour: str) -> ScoreLine:
    name = boards.fives()[five].name
    words = message("seq-line", five=name.upper())
    return ScoreLine(kind="sequence", points=1, words=words, row=f"{colour}-{name}", data={"five": name})


def _tallies(p: Parts, s: State, viewer: int) -> tuple[Tally, ...]:
    """The draw pile, and the jacks that the viewer has not seen."""
    jacks = (("two-eyed", two_eyed), ("one-eyed", one_eyed))
    return (
        Tally(words=message("seq-left-pile"), left=int(s.pile_left), of=CARDS * COPIES),
        *(
            Tally(
                words=message(f"seq-left-{name}"),
                left=_unseen(p, s, viewer, kind),
                of=COPIES * len(_jacks(kind)),
                group="jacks",
            )
            for name, kind in jacks
        ),
    )


def _unseen(p: Parts, s: State, viewer: int, kind: Any) -> int:
    """How many jacks of a kind lie in the pile or in other hands, for all that the viewer knows."""
    mine = [] if viewer == SPECTATOR else [int(card) for card in s.hand[viewer][: s.held[viewer]]]
    return sum(COPIES - int(s.discard[card]) - mine.count(card) for card in _jacks(kind))


@lru_cache(256)
def _jacks(kind: Any) -> tuple[int, ...]:
    return tuple(card for card in range(1, CARDS + 1) if is_jack(card) and kind(card))


def _data(observation: Observation, needs: Needs) -> SequenceData:
    """For the room's own client: teams and what they need, discard piles, last moves, whose turn it is."""
    p, s = observation.parts, observation.state
    playing = s.phase not in (CUTTING, DEALING, OVER)
    return {
        "kind": "sequence",
        "teams": [_standing(p, s, needs, team) for team in range(p.teams)],
        "turn": int(s.turn) if playing else NOBODY,
        "dealer": NOBODY if s.phase == CUTTING else int(s.dealer),
        "pile": int(s.pile_left),
        "thrown": int(s.thrown),
        "latest": _last_seat(p, s),
        "seats": [_seat(p, s, seat) for seat in range(p.seats)],
        "orders": orders(observation, needs),
    }


def _team(p: Parts, team: int) -> Team:
    seats = tuple(seat for seat in range(p.seats) if team_of(p, seat) == team)
    return Team(words=team_words(p, team), seats=seats, tone=colour_of(p, team))


def _standing(p: Parts, s: State, needs: Needs, team: int) -> SequenceTeam:
    lines = [] if s.phase == OVER else needs.close_lines(team)
    made = int(s.made[team])
    words = message("seq-made", made=made, needed=int(p.needed))
    seats = list(_team(p, team).seats)
    return {"colour": colour_of(p, team), "seats": seats, "made": made, "close": lines, "words": words}


def _seat(p: Parts, s: State, seat: int) -> SequenceSeat:
    last, top, cut = int(s.last[seat]), int(s.top[seat]), int(s.cut[seat])
    return {
        "team": team_of(p, seat),
        "cards": int(s.held[seat]),
        "top": boards.CARD_NAMES[top],
        "cut": boards.CARD_NAMES[cut],
        "owed": bool(s.owed >> seat & 1),
        "last": {"card": boards.CARD_NAMES[card_of(last)], "cell": boards.CELL_NAMES[spot_of(last)]} if last else {},
    }
