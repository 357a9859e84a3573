"""Everybody's points, line by line, and what can still come."""

from msgspec.structs import replace

from ludoteka.core.scene import ScoreLine, SeatScore, Tally
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message
from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.notation import piece_name, square_name
from ludoteka.games.mini_fits.parts import NO_PIECE, NOT_YET, OVER, PLACING, STARTING, Parts, State
from ludoteka.games.mini_fits.pieces import piece_words, symbol_name, symbol_words
from ludoteka.games.mini_fits.rules import sits_out


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Everybody's points, line by line, as if the round ended now."""
    return tuple(
        SeatScore(
            seat=seat,
            points=int(scoring.score(p, s, seat)),
            lines=tuple(_line(p, line, now=int(s.round)) for line in score_lines(scoring, p, s, seat)),
            rounds=_rounds(p, s, seat),
            note=_note(p, s, seat),
            badge=_badge(p, s, seat),
        )
        for seat in range(p.seats)
    )


def _rounds(p: Parts, s: State, seat: int) -> tuple[int, ...]:
    """The points of each round so far."""
    if p.rounds == 1:
        return ()
    earlier = (int(scoring.earlier_points(p, s, seat, finished)) for finished in range(s.round))
    return (*earlier, int(scoring.round_points(p, s, seat)))


def _line(p: Parts, line: list[int], now: int) -> ScoreLine:
    """A line of the round on the table; one of an earlier round names it, and no row of the frame belongs to it."""
    kind, points, first, second, number = line
    reason = _reason(p, kind, points, first, second)
    data = {**reason.data, "round": number + 1, "reason": reason.words}
    if number == now:
        return replace(reason, data=data)
    return replace(reason, words=message("fit-line-earlier", round=number + 1, line=reason.words), row="", data=data)


def _reason(p: Parts, kind: int, points: int, first: int, second: int) -> ScoreLine:
    if kind == scoring.LINE_LINE:
        words = message("fit-line-complete", row=first + 1)
        return ScoreLine(kind="line", points=points, words=words, row=f"line-{first + 1}", data={"line": first + 1})
    if kind == scoring.SYMBOL_LINE:
        words = message("fit-line-symbol", symbol=symbol_words(p, first), boxes=second)
        return ScoreLine(kind="symbol", points=points, words=words, data={"symbol": symbol_name(p, first)})
    if kind == scoring.PENALTY_LINE:
        words = message("fit-line-penalty", column=second % p.columns + 1, row=second // p.columns + 1)
        return ScoreLine(kind="penalty", points=points, words=words, data={"cell": square_name(p, second)})
    words = message("fit-line-holes", squares=first)
    return ScoreLine(kind="holes", points=points, words=words, data={"squares": first, "each": second})


def _note(p: Parts, s: State, seat: int) -> Words | None:
    if s.phase not in (STARTING, PLACING):
        return None
    if sits_out(p, s, seat):
        return message("fit-note-sits-out")
    return message("fit-note-thinking" if s.chosen[seat] == NOT_YET else "fit-note-placed")


def _badge(p: Parts, s: State, seat: int) -> Words | None:
    piece = int(s.start[seat])
    return None if piece == NO_PIECE or s.phase == OVER else message("fit-badge-start", letter=piece_name(p, piece))


def tallies(p: Parts, s: State) -> tuple[Tally, ...]:
    """Which cards are still in the deck."""
    if s.phase == OVER:
        return ()
    return tuple(
        Tally(words=piece_words(p, piece), left=int(s.deck[piece]), of=1, tone=piece_name(p, piece), group="deck")
        for piece in range(1, p.pieces + 1)
    )
