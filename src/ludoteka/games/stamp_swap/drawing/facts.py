"""What only the room's own client understands: everything on the table that is no board, with its words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.room import Observation
from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import automa, scoring
from ludoteka.games.stamp_swap.client_types import (
    StampData,
    StampEnd,
    StampExhibitor,
    StampField,
    StampItem,
    StampPiles,
    StampPinzetta,
    StampSplit,
)
from ludoteka.games.stamp_swap.helping import help_cards
from ludoteka.games.stamp_swap.log_text import field_words
from ludoteka.games.stamp_swap.moves import split
from ludoteka.games.stamp_swap.notation import FIELD_NAMES, PILE_NAMES, write
from ludoteka.games.stamp_swap.parts import (
    END,
    FINALE,
    HERS,
    MOST_ITEMS,
    OF_ATTENDEE,
    OF_MAT,
    SHOW,
    SHOWS,
    SPLIT,
    SPLITTING,
    Parts,
    State,
    doing,
    is_stamp,
)
from ludoteka.games.stamp_swap.pieces import card_words, mat_words
from ludoteka.games.stamp_swap.remembered import Recent, remembered

from .boards import own_seat
from .choosing import choice, odds
from .decks import decks, ladder
from .lines import Lines, item_cell_id
from .notes import target_words
from .on_board import OnBoard
from .pages import Album, forever
from .points import Points, her_lines
from .several import table
from .steps import step_of
from .trying import would

PHASES = (
    "contests", "mat", "event", "collect", "event", "collect", "collect",
    "value", "reserve", "split", "piles", "decision", "minus", "she-takes",
    "value", "piles", "swap", "take", "reveal",
    "place", "contest", "her-items", "show-card", "her-show",
    "final-card", "final", "over",
    "token", "event", "collect", "draft", "cut", "choose", "show", "wait",
)  # fmt: skip

KNOWN = 256  # so many of each are remembered, of all tables of a kind

REASONS = (
    (automa.FOR_CARD, "card"),
    (automa.FOR_FOREVER, "forever"),
    (automa.FOR_RARE, "rare"),
    (automa.FOR_SIZE, "size"),
    (automa.FOR_VALUE, "value"),
)


def facts(
    observation: Observation, albums: Sequence[Album], points: Sequence[Points], contests: OnBoard, lines: Lines
) -> StampData:
    p, s, seat = observation.parts, observation.state, own_seat(observation)
    album, mat = albums[seat], int(s.mat[seat])
    return {
        "kind": "stamp-swap",
        "phase": PHASES[doing(s, seat)],
        "step": step_of(s, seat),
        "day": int(s.day) + 1,
        "level": int(p.level),
        "full": bool(p.full),
        "built_in": bool(p.built_in),
        "empty": album.empty,
        "tickets": contests.tickets,
        "contests": contests.data,
        "cards": _cards(p, album),
        "mat": _own_mat(p, mat, album.counted[OF_MAT + mat].points) if mat else None,
        "end": _end(p, s, seat, albums),
        "days": points[seat].days,
        "ladder": ladder(p),
        "pinzetta": _pinzetta(p, s) if p.seats == 1 else None,
        "piles": {"yours": _piles(s, 0), "hers": _piles(s, HERS)},
        "items": _items(p, s, lines, album.fits),
        "splits": _splits(observation),
        "table": table(observation, seat, albums, points) if p.seats > 1 else None,
        "would": would(observation, albums, lines, contests.scoring),
    }


# -- what scores ------------------------------------------------------------------------------------------------


def _cards(p: Parts, album: Album) -> list[StampExhibitor]:
    formulas = {card: OF_ATTENDEE + card for card in album.cards}
    now = {card: album.counted[formula].points for card, formula in formulas.items() if formula in album.counted}
    return [_card(p, card, now.get(card, 0)) for card in album.cards]


@remembered(KNOWN)
def _card(p: Parts, card: int, now: int) -> StampExhibitor:
    """With what it would score now, if it is one that scores: every day (an exhibitor), or at the end."""
    effect = int(p.effect[card])
    kind: Literal["show", "end", "other"] = "show" if effect == SHOW else "end" if effect == END else "other"
    return {"number": card, "words": card_words(p, card), "kind": kind, "now": now}


@remembered(KNOWN)
def _own_mat(p: Parts, mat: int, now: int) -> StampExhibitor:
    return {"words": mat_words(p, mat), "kind": "show", "now": now}


def _end(p: Parts, s: State, seat: int, albums: Sequence[Album]) -> StampEnd:
    """What the end would bring now, were it now, apart from specialists."""
    album, counts = albums[seat], forever(p, s, albums)
    return album.once("end", counts, lambda: _count_end(p, s, seat, album, counts))


def _count_end(p: Parts, s: State, seat: int, album: Album, counts: tuple[int, ...]) -> StampEnd:
    finale = int(s.contest[FINALE])
    points = _forever_points(p).find((seat, counts))
    if points is None:
        points = _forever_points(p).keep((seat, counts), int(scoring.forever_points_of(p, s, seat)))
    return {
        "forever": points,
        "stamps": album.forever,
        "values": album.values,
        "finale": album.counted[finale].points if finale else 0,
    }


@once_per_table
def _forever_points(p: Parts) -> Recent[int]:
    """By seat, and by how many forever stamps everybody has."""
    return Recent(KNOWN)


# -- collections ------------------------------------------------------------------------------------------------


def _items(p: Parts, s: State, lines: Lines, fits: frozenset[int]) -> dict[str, StampItem]:
    """By cell: whether an item lies face down, whether it still fits on the page, and why it has its tokens."""
    up, tokens, down = s.up.tolist(), s.tokens.tolist(), s.pool_down.tolist()
    facts = {
        cell: _item_facts(
            not up[side][slot],
            _fits(item, fits),
            automa.token_reasons(p, s, side, slot) if tokens[side][slot] else 0,
        )
        for side, line in lines.sides.items()
        for slot, (cell, item) in enumerate(line.items)
    }
    in_pool = enumerate(each for line in lines.pool for each in line.items)
    return facts | {
        cell: _item_facts(bool(down[place]), _fits(item, fits), 0) for place, (cell, item) in in_pool if item
    }


@lru_cache(64)
def _item_facts(down: bool, fits: bool | None, reasons: int) -> StampItem:
    return {"down": down, "fits": fits, "why": _reasons(reasons)}


def _fits(item: int, fits: frozenset[int]) -> bool | None:
    """Does a stamp still fit on the page? Of what is hidden, and of what is no stamp, nothing is sent."""
    return item in fits if is_stamp(item) else None


def why_tokens(p: Parts, s: State, side: int, slot: int) -> list[Words]:
    """What an item's tokens are for."""
    return _reasons(automa.token_reasons(p, s, side, slot))


def _reasons(reasons: int) -> list[Words]:
    return [message(f"sts-why-{name}") for reason, name in REASONS if reasons & reason]


def _splits(observation: Observation) -> dict[str, StampSplit]:
    p, s, seat = observation.parts, observation.state, observation.viewer
    if seat == SPECTATOR or doing(s, seat) != SPLITTING:
        return {}
    key = observation.legal, *(field[seat].tobytes() for field in (s.item, s.lies, s.tokens))
    return _known_splits(p).find(key) or _known_splits(p).keep(key, _all_splits(observation))


@once_per_table
def _known_splits(p: Parts) -> Recent[dict[str, StampSplit]]:
    return Recent(32)


def _all_splits(observation: Observation) -> dict[str, StampSplit]:
    """By action: the cells whose items would make the large pile, and what the piles would be worth to Pinzetta."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    then = s.copy()  # one for all: of each split, nothing is left after the next
    return {write(p, s, seat, action): _split(p, then, seat, action - SPLIT) for action in observation.legal}


def _split(p: Parts, then: State, seat: int, large: int) -> StampSplit:
    cells = [item_cell_id(seat, slot, seat) for slot in range(MOST_ITEMS) if large >> slot & 1]
    if p.seats > 1:
        return {"cells": cells}
    split(p, then, seat, large)
    automa.value_piles(then, seat)
    small, most = then.worth[seat].tolist()
    return {"cells": cells, "large": most, "small": small, "odds": odds(p, then, seat)}


# -- Pinzetta ---------------------------------------------------------------------------------------------------


def _pinzetta(p: Parts, s: State) -> StampPinzetta:
    mat = int(s.her_mat)
    return {
        "points": int(scoring.her_score(p, s)),
        "lines": her_lines(p, s),
        "targets": target_words(p, mat),
        "level": int(scoring.level_points(p)),
        "fields": _fields(p, int(s.final_card), tuple(s.field.tolist())),
        "took": PILE_NAMES.get(int(s.her_choice), ""),
        "chose": choice(p, s),
        "decision": int(s.decision),
        "crossed": int(p.crossed[s.decision]) if s.decision else 0,
        "swapped": [item_cell_id(HERS, int(slot), 0) for slot in (s.swapped_most, s.swapped_least)]
        if s.swapped
        else [],
        "final": int(s.final_card),
        "used": [card for card in range(1, SHOWS + 1) if not s.shows[card]],
        "decks": decks(p),
        "help": help_cards(full=bool(p.full)),
    }


@remembered(KNOWN)
def _fields(p: Parts, final_card: int, counts: tuple[int, ...]) -> list[StampField]:
    return [_field(p, final_card, field, count) for field, count in enumerate(counts)]


def _field(p: Parts, final_card: int, field: int, count: int) -> StampField:
    """Of her mat: how many items lie there; at the end, what each of them brings, and all."""
    each = int(p.field_points[final_card, field])
    found: StampField = {"name": FIELD_NAMES[field], "words": field_words(field), "count": count}
    if final_card:
        found["each"], found["points"] = each, count * each
    return found


def _piles(s: State, side: int) -> StampPiles:
    return {"small": int(s.worth[side, 0]), "large": int(s.worth[side, 1])}
