"""What only a crafted room understands: everything on the table that is no board, with its words."""

from typing import Any

from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.contests import formula_points
from ludoteka.games.stamp_swap.faces import card_words, contest_words, mat_words, size_words
from ludoteka.games.stamp_swap.parts import CATEGORIES, FINALE, HERS, SIZES, Parts, State
from ludoteka.games.stamp_swap.telling import field_words
from ludoteka.games.stamp_swap.variants import SIZE_NAMES

from .points import her_lines

PHASES = (
    "contests", "mat", "event", "collect", "event", "collect", "collect",
    "value", "reserve", "split", "piles", "decision", "minus", "she-takes",
    "value", "piles", "swap", "take", "reveal",
    "place", "contest", "her-items", "show-card", "her-show",
    "final-card", "final", "over",
)  # fmt: skip


def facts(p: Parts, s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "day": int(s.day) + 1,
        "level": int(p.level),
        "full": bool(p.full),
        "house": bool(p.house),
        "contests": [_contest(p, s, category) for category in range(CATEGORIES) if s.contest[category]],
        "cards": [{"number": int(card), "words": card_words(p, int(card))} for card in s.owned[0, : int(s.cards[0])]],
        "mat": mat_words(p, int(s.mat[0])) if s.mat[0] else None,
        "pinzetta": _pinzetta(p, s),
        "piles": {"yours": _piles(s, 0), "hers": _piles(s, HERS)},
    }


def _contest(p: Parts, s: State, category: int) -> dict[str, Any]:
    contest = int(s.contest[category])
    ticket = int(s.ticket[0, category]) if category != FINALE else 0
    return {
        "id": int(p.contest_id[contest]),
        "words": contest_words(p, contest),
        "now": formula_points(p, s, 0, contest),
        "ticket": ticket,
        "scored": int(s.won[0, category]) if ticket else 0,
    }


def _pinzetta(p: Parts, s: State) -> dict[str, Any]:
    return {
        "points": int(scoring.her_score(p, s)),
        "lines": her_lines(p, s),
        "targets": [size_words(SIZE_NAMES[size]) for size in range(SIZES) if s.her_mat and p.target[s.her_mat, size]],
        "fields": [{"words": field_words(field), "count": int(count)} for field, count in enumerate(s.field)],
        "took": int(s.her_choice),
        "decision": int(s.decision),
        "swapped": [int(s.swapped_most) + 1, int(s.swapped_least) + 1] if s.swapped else [],
    }


def _piles(s: State, side: int) -> dict[str, int]:
    return {"small": int(s.worth[side, 0]), "large": int(s.worth[side, 1])}
