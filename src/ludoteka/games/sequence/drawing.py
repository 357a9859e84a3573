"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from functools import lru_cache

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Piece, Row, Scene, ScoreLine, SeatScore, Tally, Team
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message

from . import boards, rules, scoring
from .client_types import SequenceData, SequenceOrders, SequenceSeat, SequenceTeam
from .foresight import foresight
from .hand import cards_of, orders, tray
from .log_text import describe
from .needs import BOARDS_KNOWN, CloseLine, Needs, described, needs, sequences
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
    VOTING,
    Parts,
    State,
    card_of,
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
    colour_words,
    colours,
    faces,
    index_mark,
    team_words,
)
from .targets import refusals, targets

__all__ = ["describe", "explain", "pause", "scene"]


def scene(observation: Observation) -> Scene:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    over, needed = s.phase == OVER, needs(p, s)
    found, cards = foresight(observation, needed), cards_of(s, viewer)
    return Scene(
        words=situation(observation),
        boards=(_board(p, s),),
        tray=tray(p, cards, found),
        targets=targets(p, observation.legal, found),
        refusals=refusals(observation, found),
        scores=explain(p, s),
        tallies=_tallies(s, cards),
        shapes=SHAPES,
        tones=TONES,
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
        teams=_teams(p),
        secret=viewer != SPECTATOR and not over,
        data=_data(p, s, needed, orders(cards, observation.legal, found)),
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
    """The same for all viewers."""
    key = s.board.tobytes(), s.locked.tobytes(), sequences(s), s.last.tobytes(), _last_seat(p, s)
    return _boards(p).get(key, lambda: _draw_board(p, s))


@once_per_table
def _boards(p: Parts) -> LruCache[Board]:
    return LruCache(BOARDS_KNOWN)


def _draw_board(p: Parts, s: State) -> Board:
    return Board(
        id="board",
        words=message("seq-board"),
        box=(-WIDTH / 2, -HEIGHT / 2, SIDE * WIDTH, SIDE * HEIGHT),
        cells=_cells(faces(p)),
        pieces=tuple(_chips(p, s)),
        rows=tuple(_row(team, colours(p)[team], five) for team, five in sequences(s)),
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
    last, latest = s.last[: p.seats].tolist(), _last_seat(p, s)
    states = {spot_of(action): "recent" for action in last if action}
    if latest != NOBODY:
        states[spot_of(last[latest])] = "last"
    chips = enumerate(zip(s.board[:CELLS].tolist(), s.locked.tolist(), faces(p), strict=True))
    named = colours(p)
    return [
        chip_piece(cell, face, chip - 1, named[chip - 1], states.get(cell, ""), bool(locked))
        for cell, (chip, locked, face) in chips
        if chip not in (FREE, CORNER)
    ]


def _last_seat(p: Parts, s: State) -> int:
    """Who changed the board last: going back from the seat whose turn it is, over all who have passed since."""
    moved_on = s.idle > 0 or s.phase not in (LOCKING, OVER)
    seat = int(s.turn - s.idle - moved_on) % p.seats
    return seat if s.last[seat] else NOBODY


@lru_cache(1 << 10)
def _row(team: int, colour: str, number: int) -> Row:
    five = boards.fives()[number]
    return Row(
        id=f"{colour}-{five.name}",
        cells=tuple(boards.CELL_NAMES[cell] for cell in five.cells),
        state="complete",
        words=message("seq-row", team=colour_words(colour), five=five.name.upper()),
        tone=colour,
        points=1,
        data={"team": team},
    )


# -- points, and what is left -----------------------------------------------------------------------------------


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Every seat's points: the sequences of its team."""
    held, dealer = s.held.tolist(), NOBODY if s.phase == CUTTING else s.dealer
    scores = [
        (int(scoring.score(p, s, team.seats[0])), tuple(_fives_of(p, s, team.seats[0])), team.tone)
        for team in _teams(p)  # what one of a team has, all have
    ]
    return tuple(
        _seat_score(seat, *scores[team], held[seat], seat == dealer) for seat, team in enumerate(_team_of_seats(p))
    )


def _fives_of(p: Parts, s: State, seat: int) -> list[int]:
    return [line[2] for line in score_lines(scoring, p, s, seat)]


@lru_cache(1 << 11)
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
    return (
        _tally("pile", int(s.pile_left), CARDS * COPIES, ""),
        *(
            _tally(name, sum(COPIES - thrown[jack] - cards.count(jack) for jack in jacks), COPIES * len(jacks), "jacks")
            for name, jacks in _JACKS.items()
        ),
    )


_JACKS = {
    "two-eyed": tuple(card for card in boards.JACKS if two_eyed(card)),
    "one-eyed": tuple(card for card in boards.JACKS if one_eyed(card)),
}


@lru_cache(1 << 8)
def _tally(name: str, left: int, of: int, group: str) -> Tally:
    return Tally(words=message(f"seq-left-{name}"), left=left, of=of, group=group)


# -- for the room's own client ----------------------------------------------------------------------------------


def _data(p: Parts, s: State, needed: Needs, orders: SequenceOrders) -> SequenceData:
    """Teams and what they need, discard piles, last moves, whose turn it is."""
    playing = s.phase not in (CUTTING, DEALING, OVER)
    return {
        "kind": "sequence",
        "teams": [_standing(p, s, needed, number) for number in range(p.teams)],
        "turn": int(s.turn) if playing else NOBODY,
        "dealer": NOBODY if s.phase == CUTTING else int(s.dealer),
        "pile": int(s.pile_left),
        "thrown": int(s.thrown),
        "latest": _last_seat(p, s),
        "seats": _seats(p, s),
        "orders": orders,
    }


@once_per_table
def _team_of_seats(p: Parts) -> tuple[int, ...]:
    return tuple(team_of(p, seat) for seat in range(p.seats))


@once_per_table
def _teams(p: Parts) -> tuple[Team, ...]:
    return tuple(
        Team(
            words=colour_words(colour),
            seats=tuple(seat for seat, its in enumerate(_team_of_seats(p)) if its == team),
            tone=colour,
        )
        for team, colour in enumerate(colours(p))
    )


def _standing(p: Parts, s: State, needed: Needs, number: int) -> SequenceTeam:
    team, close = _teams(p)[number], () if s.phase == OVER else needed.close[number]
    return _team_standing(team.tone, team.seats, int(s.made[number]), p.needed, close)


@lru_cache(1 << 10)
def _team_standing(
    colour: str, seats: tuple[int, ...], made: int, needed: int, close: tuple[CloseLine, ...]
) -> SequenceTeam:
    words = message("seq-made", made=made, needed=needed)
    lines = [described(line) for line in close]
    return {"colour": colour, "seats": list(seats), "made": made, "close": lines, "words": words}


def _seats(p: Parts, s: State) -> list[SequenceSeat]:
    facts = zip(_team_of_seats(p), s.held.tolist(), s.top.tolist(), s.cut.tolist(), s.last.tolist(), strict=False)
    return [_seat(*each, bool(s.owed >> seat & 1)) for seat, each in enumerate(facts)]


@lru_cache(1 << 12)
def _seat(team: int, cards: int, top: int, cut: int, last: int, owed: bool) -> SequenceSeat:
    return {
        "team": team,
        "cards": cards,
        "top": boards.CARD_NAMES[top],
        "cut": boards.CARD_NAMES[cut],
        "owed": owed,
        "last": {"card": boards.CARD_NAMES[card_of(last)], "cell": boards.CELL_NAMES[spot_of(last)]} if last else {},
    }
