"""What everybody may look up: what forever stamps bring, and what is printed on Pinzetta's cards."""

from ludoteka.core.kernel import once_per_table
from ludoteka.games.stamp_swap.client_types import StampContestPoints, StampDecision, StampDecks, StampLadder, StampShow
from ludoteka.games.stamp_swap.parts import CONTESTS, DECISIONS, SHOWS, Parts


@once_per_table
def ladder(p: Parts) -> StampLadder:
    """Points for the first places in forever stamps, and how many the imaginary player has (0: there is none)."""
    return {"points": [int(points) for points in p.forever_points], "imaginary": int(p.imaginary)}


@once_per_table
def decks(p: Parts) -> StampDecks:
    """Her decision cards and, in the full game, her show scoring cards on the level that is played."""
    return {
        "decisions": [_decision(p, card) for card in range(1, DECISIONS + 1)],
        "shows": [_show(p, card) for card in range(1, SHOWS + 1)] if p.full else [],
    }


def _decision(p: Parts, card: int) -> StampDecision:
    """What items on her mat bring means nothing in introductory mode."""
    fields = [int(points) for points in p.field_points[card]] if p.full else []
    return {"number": card, "crossed": int(p.crossed[card]), "fields": fields}


def _show(p: Parts, card: int) -> StampShow:
    listed = [contest for contest in range(1, CONTESTS + 1) if p.show_lists[card, contest]]
    points: list[StampContestPoints] = [
        {"id": int(p.contest_id[contest]), "points": int(p.show_points[card, contest])} for contest in listed
    ]
    return {"number": card, "contests": points}
