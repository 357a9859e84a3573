"""What was entered on a score sheet, as a state of the rules; refused where no round can have gone like that.

The sheet knows neither the table nor the racks, but it can count: tiles dealt, drawn and laid are those that each
player holds, and what nobody holds is in the pool.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteka.core.errors import Refused

from . import boards, scoring
from .entered import EnteredRound, EnteredTurn
from .explaining import who_is_out
from .parts import (
    BLOCKED,
    BRIDGE,
    DOUBLE_HEXAGON,
    HEXAGON,
    HIGHEST,
    MOST_TURNS,
    NO_BONUS,
    NOBODY,
    NOTHING,
    ORIGIN,
    OUT,
    PLAYING,
    TRIPLE_HEXAGON,
    TRIPLE_START,
    ZERO_START,
    Parts,
    State,
    bit_of,
    word_of,
)
from .pieces import BONUS_NAMES, bonus_words

BONUSES = {name: bonus for bonus, name in BONUS_NAMES.items()}
START_BONUSES = (TRIPLE_START, ZERO_START)
ENDS = {"": 0, "out": OUT, "blocked": BLOCKED}

# How many tiles lie on the table at least, before one more makes this: all around one, two or three points but that
# one; for a bridge, from the side that touches once around to the corner opposite (a test walks all ways).
FEWEST_LAID = {BRIDGE: 8, HEXAGON: 5, DOUBLE_HEXAGON: 9, TRIPLE_HEXAGON: 12}


@dataclass
class Entering:
    """A round while it is entered. `place` says where in what was entered: the round."""

    p: Parts
    s: State
    names: Sequence[str]
    place: str
    used: set[int] = field(default_factory=set)

    def round(self, entered: EnteredRound) -> None:
        """The turns, and how they ended."""
        begin(self.p, self.s)
        if len(entered.turns) > MOST_TURNS:
            raise Refused("tri-ledger-turns", rule="TRI-5", place=self.place, most=MOST_TURNS)
        for number, turn in enumerate(entered.turns):
            self._turn(turn, f"{self.place}.{number + 1}")
        if entered.ended not in ENDS:
            raise Refused("tri-ledger-end", rule="TRI-11", place=self.place)
        if entered.ended:
            self._end(ENDS[entered.ended], [tiles.split() for tiles in entered.racks])

    # -- a turn -------------------------------------------------------------------------------------------------

    def _turn(self, turn: EnteredTurn, place: str) -> None:
        self._check_seat(turn.seat, place)
        self._check_drawn(turn, place)
        p, s, number = self.p, self.s, self.s.turns
        s.turn_seat[number] = s.turn = turn.seat
        s.turn_drawn[number] = turn.drawn
        s.held[turn.seat] += turn.drawn
        s.pool_left -= turn.drawn
        if turn.tile:
            face = int(p.face_of[self._tile(turn.tile, place)])
            self._check_bonus(turn.bonus, face, place)
            s.turn_face[number], s.turn_bonus[number] = face, BONUSES.get(turn.bonus, NO_BONUS)
            s.held[turn.seat] -= 1
            s.on_table += 1
        elif turn.bonus:
            raise Refused("tri-ledger-bonus", rule="TRI-6", place=place)
        s.turns += 1

    def _check_seat(self, seat: int, place: str) -> None:
        if not 0 <= seat < self.p.seats:
            raise Refused("tri-ledger-seat", rule="TRI-3", place=place)
        out = who_is_out(self.p, self.s)
        if out != NOBODY:
            raise Refused("tri-ledger-after-out", rule="TRI-11", place=place, name=self.names[out])
        if seat not in who_may_follow(self.p, self.s):
            following = who_may_follow(self.p, self.s)[0]
            raise Refused("tri-ledger-order", rule="TRI-3", place=place, name=self.names[following])

    def _check_drawn(self, turn: EnteredTurn, place: str) -> None:
        p, s = self.p, self.s
        if not s.on_table and (turn.drawn or not turn.tile):
            raise Refused("tri-ledger-opening", rule="TRI-R2", place=place, name=self.names[turn.seat])
        if turn.drawn > s.pool_left:
            raise Refused("tri-ledger-pool", rule="TRI-10", place=place, left=int(s.pool_left))
        if not 0 <= turn.drawn <= p.draws:
            raise Refused("tri-ledger-drawn", rule="TRI-9", place=place, most=int(min(p.draws, p.tiles)))
        if not turn.tile and turn.drawn < min(p.draws, s.pool_left):
            raise Refused("tri-ledger-draw-first", rule="TRI-15" if p.only_if_stuck else "TRI-9", place=place)

    def _check_bonus(self, name: str, face: int, place: str) -> None:
        """Whether it could be there; where tiles lie, nobody has entered."""
        p, s = self.p, self.s
        if name and name not in BONUSES:
            raise Refused("tri-ledger-bonus", rule="TRI-6", place=place)
        if not s.on_table:
            self._check_first(BONUSES.get(name, NO_BONUS), int(scoring.bonus_of(p, s, face, ORIGIN)), place)
        elif BONUSES.get(name) in START_BONUSES:
            raise Refused("tri-ledger-start-only", rule="TRI-15", place=place)
        elif name and s.on_table < FEWEST_LAID[BONUSES[name]]:
            rule = "TRI-7" if BONUSES[name] == BRIDGE else "TRI-8"
            facts = {"bonus": bonus_words(BONUSES[name]), "least": FEWEST_LAID[BONUSES[name]]}
            raise Refused("tri-ledger-too-early", rule=rule, place=place, laid=int(s.on_table), **facts)

    def _check_first(self, bonus: int, due: int, place: str) -> None:
        if bonus == due:
            return
        if due:
            raise Refused("tri-ledger-start-due", rule="TRI-15", place=place, bonus=bonus_words(due))
        raise Refused("tri-ledger-first-bonus", rule="TRI-3", place=place)

    def _tile(self, name: str, place: str) -> int:
        """A tile of this box that was not entered before."""
        face = boards.read_face(name)
        tile = int(self.p.tile_of[face]) if face else 0
        if not tile:
            raise Refused("tri-ledger-no-tile", rule="TRI-C1", place=place, tile=name)
        if tile in self.used:
            raise Refused("tri-ledger-twice", rule="TRI-C1", place=place, tile=name)
        self.used.add(tile)
        return tile

    # -- the end of the round -----------------------------------------------------------------------------------

    def _end(self, ended: int, racks: list[list[str]]) -> None:
        p, s = self.p, self.s
        racks = (racks + [[]] * p.seats)[: p.seats]
        self._check_end(ended, racks)
        for seat, rack in enumerate(racks):
            if len(rack) != s.held[seat]:
                rule = "TRI-11" if ended == OUT else "TRI-12"
                facts = {**self._counted(seat), "entered": len(rack)}
                raise Refused("tri-ledger-left", rule=rule, place=self.place, **facts)
            for name in rack:
                tile = self._tile(name, self.place)
                s.rack[seat, word_of(tile)] |= bit_of(tile)
        s.ended = ended

    def _check_end(self, ended: int, racks: list[list[str]]) -> None:
        p, s = self.p, self.s
        out = who_is_out(p, s)
        if ended == OUT and out == NOBODY:
            claims = next((seat for seat in range(p.seats) if not racks[seat]), max(int(s.turn), 0))
            raise Refused("tri-ledger-not-out", rule="TRI-11", place=self.place, **self._counted(claims))
        if ended == BLOCKED and out != NOBODY:
            raise Refused("tri-ledger-after-out", rule="TRI-11", place=self.place, name=self.names[out])
        if ended == BLOCKED and s.pool_left:
            raise Refused("tri-ledger-not-blocked", rule="TRI-12", place=self.place, left=int(s.pool_left))

    def _counted(self, seat: int) -> dict[str, Any]:
        """How many tiles somebody holds, and why."""
        p, s = self.p, self.s
        turns = [turn for turn in range(s.turns) if s.turn_seat[turn] == seat]
        drawn = sum(int(s.turn_drawn[turn]) for turn in turns)
        laid = sum(int(s.turn_face[turn] != NOTHING) for turn in turns)
        facts = {"left": int(s.held[seat]), "dealt": int(p.rack), "drawn": drawn, "laid": laid}
        return {"name": self.names[seat], **facts}


# -- what can be ------------------------------------------------------------------------------------------------


def begin(p: Parts, s: State) -> None:
    """All have their racks, and the table is empty."""
    s.phase, s.drawing, s.turn = PLAYING, NOBODY, NOBODY
    for seat in range(p.seats):
        s.held[seat] = p.rack
    s.pool_left = p.tiles - p.seats * p.rack


def who_may_follow(p: Parts, s: State) -> list[int]:
    """Whose turn can be entered now, the neighbour first: anybody's at the start, and with an empty pool, since then
    one passes without a trace."""
    order = [(s.turn + 1 + seat) % p.seats for seat in range(p.seats)]
    return order if not s.turns or not s.pool_left else order[:1]


def most_drawn(p: Parts, s: State) -> int:
    """How many tiles can be drawn in the next turn."""
    return int(min(p.draws, s.pool_left)) if s.on_table else 0


def bonuses(p: Parts) -> list[int]:
    """All that this variant knows."""
    return [bonus for bonus in BONUSES.values() if p.start == HIGHEST or bonus not in START_BONUSES]


def can_be_made(s: State, bonus: int) -> bool:
    """By the next tile."""
    if bonus in START_BONUSES:
        return not s.on_table
    return bool(s.on_table >= FEWEST_LAID[bonus])
