"""The contests on the board, as they stand for a seat: what each has scored, or would score now."""

from typing import NamedTuple

from ludoteka.core.words import Words
from ludoteka.games.stamp_swap.client_types import StampContest
from ludoteka.games.stamp_swap.parts import DAYS, OF_ATTENDEE, OF_MAT, Parts, State
from ludoteka.games.stamp_swap.pieces import contest_words, formula_words
from ludoteka.games.stamp_swap.variants import CATEGORIES as CATEGORY_NAMES

from .lines import Contest, Line, contest_cell_id, contest_line
from .pages import Album


class OnBoard(NamedTuple):
    """`line`: of the table, if there are any; `data`: for the room's own client; `tickets`: those that are left;
    `scoring`: all that can still bring points by a formula, what it is called in the browser, and its formula."""

    line: Line | None
    data: list[StampContest]
    tickets: int
    scoring: dict[str, int]


def on_board(p: Parts, s: State, seat: int, album: Album) -> OnBoard:
    key = s.ticket[seat].tobytes(), s.won[seat].tobytes()
    return album.once("on board", key, lambda: _on_board(p, s, seat, album))


def _on_board(p: Parts, s: State, seat: int, album: Album) -> OnBoard:
    tickets, won = s.ticket[seat].tolist(), s.won[seat].tolist()
    contests = [
        Contest(card, category, ticket, won[category] if ticket else album.counted[card].points)
        for category, (card, ticket) in enumerate(zip(s.contest.tolist(), (*tickets, 0), strict=True))
        if card
    ]
    return OnBoard(
        line=contest_line(p, contests) if s.contest[0] else None,
        data=[_data(p, contest, *album.counted[contest.card]) for contest in contests],
        tickets=DAYS - sum(ticket > 0 for ticket in tickets),
        scoring=_scoring(p, contests, int(s.mat[seat]), album),
    )


def _data(p: Parts, contest: Contest, now: int, so_far: Words | None) -> StampContest:
    card, category, ticket, points = contest
    return {
        "id": int(p.contest_id[card]),
        "category": CATEGORY_NAMES[category],
        "words": contest_words(p, card),
        "score": formula_words(p, card),
        "now": now,
        "so_far": so_far if not ticket else None,
        "ticket": ticket,
        "scored": points if ticket else 0,
    }


def _scoring(p: Parts, contests: list[Contest], mat: int, album: Album) -> dict[str, int]:
    lines = {contest_cell_id(p, contest.card): contest.card for contest in contests if not contest.ticket}
    if mat:
        lines["mat"] = OF_MAT + mat
    cards = {f"card-{card}": OF_ATTENDEE + card for card in album.cards}
    return lines | {name: formula for name, formula in cards.items() if formula in album.counted}
