"""What only the room's own client understands: everything on the table that is no board, with its words."""

from typing import Literal

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation
from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import automa, scoring
from ludoteka.games.stamp_swap.album import empty_squares, fits_somewhere
from ludoteka.games.stamp_swap.client_types import (
    StampContest,
    StampData,
    StampEnd,
    StampExhibitor,
    StampField,
    StampItem,
    StampPiles,
    StampPinzetta,
    StampSplit,
)
from ludoteka.games.stamp_swap.contests import formula_points
from ludoteka.games.stamp_swap.helping import help_cards
from ludoteka.games.stamp_swap.log_text import field_words
from ludoteka.games.stamp_swap.moves import split
from ludoteka.games.stamp_swap.notation import FIELD_NAMES, PILE_NAMES, pile_worths, write
from ludoteka.games.stamp_swap.parts import (
    CATEGORIES,
    DAYS,
    END,
    FIELDS,
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
from ludoteka.games.stamp_swap.pieces import card_words, contest_words, formula_words, mat_words
from ludoteka.games.stamp_swap.variants import CATEGORIES as CATEGORY_NAMES

from .boards import item_cell_id, own_seat, pool_cell_id
from .counting import so_far_words
from .decks import decks, ladder
from .notes import target_words
from .points import by_day, her_lines
from .several import table
from .trying import would

PHASES = (
    "contests", "mat", "event", "collect", "event", "collect", "collect",
    "value", "reserve", "split", "piles", "decision", "minus", "she-takes",
    "value", "piles", "swap", "take", "reveal",
    "place", "contest", "her-items", "show-card", "her-show",
    "final-card", "final", "over",
    "token", "event", "collect", "draft", "cut", "choose", "show", "wait",
)  # fmt: skip


REASONS = (
    (automa.FOR_CARD, "card"),
    (automa.FOR_FOREVER, "forever"),
    (automa.FOR_RARE, "rare"),
    (automa.FOR_SIZE, "size"),
    (automa.FOR_VALUE, "value"),
)


def facts(observation: Observation) -> StampData:
    p, s, seat = observation.parts, observation.state, own_seat(observation)
    return {
        "kind": "stamp-swap",
        "phase": PHASES[doing(s, seat)],
        "day": int(s.day) + 1,
        "level": int(p.level),
        "full": bool(p.full),
        "built_in": bool(p.built_in),
        "empty": empty_squares(s, seat),
        "tickets": DAYS - int((s.ticket[seat] > 0).sum()),
        "contests": [_contest(p, s, seat, category) for category in range(CATEGORIES) if s.contest[category]],
        "cards": [_card(p, s, seat, int(card)) for card in s.owned[seat, : int(s.cards[seat])]],
        "mat": _own_mat(p, s, seat) if s.mat[seat] else None,
        "end": _end(p, s, seat),
        "days": by_day(p, s, seat),
        "ladder": ladder(p),
        "pinzetta": _pinzetta(p, s) if p.seats == 1 else None,
        "piles": {"yours": _piles(s, 0), "hers": _piles(s, HERS)},
        "items": _items(p, s, seat),
        "splits": _splits(observation),
        "table": table(observation, seat) if p.seats > 1 else None,
        "would": would(observation),
    }


# -- what scores ------------------------------------------------------------------------------------------------


def _contest(p: Parts, s: State, seat: int, category: int) -> StampContest:
    contest = int(s.contest[category])
    ticket = int(s.ticket[seat, category]) if category != FINALE else 0
    return {
        "id": int(p.contest_id[contest]),
        "category": CATEGORY_NAMES[category],
        "words": contest_words(p, contest),
        "score": formula_words(p, contest),
        "now": formula_points(p, s, seat, contest),
        "so_far": so_far_words(p, s, seat, contest) if not ticket else None,
        "ticket": ticket,
        "scored": int(s.won[seat, category]) if ticket else 0,
    }


def _card(p: Parts, s: State, seat: int, card: int) -> StampExhibitor:
    """With what it would score now, if it is one that scores: every day (an exhibitor), or at the end."""
    effect = int(p.effect[card])
    kind: Literal["show", "end", "other"] = "show" if effect == SHOW else "end" if effect == END else "other"
    now = formula_points(p, s, seat, OF_ATTENDEE + card) if kind != "other" else 0
    return {"number": card, "words": card_words(p, card), "kind": kind, "now": now}


def _own_mat(p: Parts, s: State, seat: int) -> StampExhibitor:
    formula = OF_MAT + int(s.mat[seat])
    return {"words": mat_words(p, int(s.mat[seat])), "kind": "show", "now": formula_points(p, s, seat, formula)}


def _end(p: Parts, s: State, seat: int) -> StampEnd:
    """What the end would bring now, were it now, apart from specialists."""
    return {
        "forever": int(scoring.forever_points_of(p, s, seat)),
        "stamps": int(scoring.forever_of(p, s, seat)),
        "values": int(scoring.printed_values(p, s, seat)),
        "finale": int(scoring.finale_points(p, s, seat)),
    }


# -- collections ------------------------------------------------------------------------------------------------


def _items(p: Parts, s: State, seat: int) -> dict[str, StampItem]:
    """By cell: whether an item lies face down, whether it still fits on the page, and why it has its tokens."""
    facts = {
        item_cell_id(side, slot, seat): _item(p, s, side, slot, seat)
        for side in (*range(p.seats), HERS)
        for slot in range(s.held[side])
    }
    return facts | {pool_cell_id(place): _pooled(p, s, place, seat) for place in range(s.pooled) if s.pool[place]}


def _item(p: Parts, s: State, side: int, slot: int, seat: int) -> StampItem:
    item = int(s.item[side, slot])
    why = why_tokens(p, s, side, slot) if s.tokens[side, slot] else []
    return {"down": not s.up[side, slot], "fits": _fits(p, s, seat, item), "why": why}


def _pooled(p: Parts, s: State, place: int, seat: int) -> StampItem:
    return {"down": bool(s.pool_down[place]), "fits": _fits(p, s, seat, int(s.pool[place])), "why": []}


def _fits(p: Parts, s: State, seat: int, item: int) -> bool | None:
    """Does a stamp still fit on the page? Of what is hidden, and of what is no stamp, nothing is sent."""
    return bool(fits_somewhere(p, s, seat, item)) if is_stamp(item) else None


def why_tokens(p: Parts, s: State, side: int, slot: int) -> list[Words]:
    """What an item's tokens are for."""
    reasons = automa.token_reasons(p, s, side, slot)
    return [message(f"sts-why-{name}") for reason, name in REASONS if reasons & reason]


def _splits(observation: Observation) -> dict[str, StampSplit]:
    """By action: the cells whose items would make the large pile, and what the piles would be worth to Pinzetta."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    if seat == SPECTATOR or doing(s, seat) != SPLITTING:
        return {}
    return {write(p, s, seat, action): _split(p, s, seat, action - SPLIT) for action in observation.legal}


def _split(p: Parts, s: State, seat: int, large: int) -> StampSplit:
    cells = [item_cell_id(seat, slot, seat) for slot in range(MOST_ITEMS) if large >> slot & 1]
    if p.seats > 1:
        return {"cells": cells}
    then = s.copy()
    split(p, then, seat, large)
    small, most = pile_worths(then, seat)
    return {"cells": cells, "large": most, "small": small}


# -- Pinzetta ---------------------------------------------------------------------------------------------------


def _pinzetta(p: Parts, s: State) -> StampPinzetta:
    return {
        "points": int(scoring.her_score(p, s)),
        "lines": her_lines(p, s),
        "targets": target_words(p, s),
        "level": int(scoring.level_points(p)),
        "fields": [_field(p, s, field) for field in range(FIELDS)],
        "took": PILE_NAMES.get(int(s.her_choice), ""),
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


def _field(p: Parts, s: State, field: int) -> StampField:
    """Of her mat: how many items lie there; at the end, what each of them brings, and all."""
    each, count = int(p.field_points[s.final_card, field]), int(s.field[field])
    found: StampField = {"name": FIELD_NAMES[field], "words": field_words(field), "count": count}
    if s.final_card:
        found["each"], found["points"] = each, count * each
    return found


def _piles(s: State, side: int) -> StampPiles:
    return {"small": int(s.worth[side, 0]), "large": int(s.worth[side, 1])}
