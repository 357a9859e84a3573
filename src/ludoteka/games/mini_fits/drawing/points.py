"""Everybody's points, line by line."""

from functools import lru_cache, partial

from msgspec.structs import replace

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import ScoreLine, SeatScore
from ludoteka.core.words import message
from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.notation import piece_name, squares_of
from ludoteka.games.mini_fits.parts import NO_PIECE, NOT_YET, OVER, PLACING, STARTING, Parts, State
from ludoteka.games.mini_fits.pieces import symbol_name
from ludoteka.games.mini_fits.placement import Survey
from ludoteka.games.mini_fits.rules import sits_out

from .frames import FRAMES_KNOWN, surveyed
from .sums import points_of


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Everybody's points, line by line, as if the round ended now."""
    filled, earlier, known = s.filled.tolist(), s.earlier.tobytes(), _scores_known(p)
    scores = []
    for seat in range(p.seats):
        note, badge = _note(p, s, seat), _badge(p, s, seat)
        key = seat, s.round, s.phase == OVER, filled[seat], earlier, note, badge
        scores.append(known.get(key, partial(_score, p, s, seat, note, badge)))
    return tuple(scores)


@once_per_table
def _scores_known(p: Parts) -> LruCache[SeatScore]:
    return LruCache(FRAMES_KNOWN)


def _score(p: Parts, s: State, seat: int, note: str, badge: str) -> SeatScore:
    found = surveyed(p, s)[seat]
    symbols, columns, now = _symbols(p), int(p.columns), int(s.round)
    return SeatScore(
        seat=seat,
        points=sum([points for _, points, *_ in found.lines]),
        lines=tuple([_line(*line, now, columns, symbols) for line in found.lines]),
        rounds=_rounds(p, s, found),
        note=message(f"fit-note-{note}") if note else None,
        badge=message("fit-badge-start", letter=badge) if badge else None,
    )


@once_per_table
def _symbols(p: Parts) -> tuple[str, ...]:
    return tuple(symbol_name(p, symbol) for symbol in range(p.symbols))


def _rounds(p: Parts, s: State, found: Survey) -> tuple[int, ...]:
    """The points of each round so far."""
    return () if p.rounds == 1 else tuple(points_of(found, number) for number in range(s.round + 1))


@lru_cache(1 << 9)
def _line(
    kind: int, points: int, first: int, second: int, number: int, now: int, columns: int, symbols: tuple[str, ...]
) -> ScoreLine:
    """A line of the round on the table; one of an earlier round names it, and no row of the frame belongs to it."""
    reason = _reason(kind, points, first, second, columns, symbols)
    data = {**reason.data, "round": number + 1, "reason": reason.words}
    if number == now:
        return replace(reason, data=data)
    return replace(reason, words=message("fit-line-earlier", round=number + 1, line=reason.words), row="", data=data)


def _reason(kind: int, points: int, first: int, second: int, columns: int, symbols: tuple[str, ...]) -> ScoreLine:
    if kind == scoring.LINE_LINE:
        words = message("fit-line-complete", row=first + 1)
        return ScoreLine(kind="line", points=points, words=words, row=f"line-{first + 1}", data={"line": first + 1})
    if kind == scoring.SYMBOL_LINE:
        name = symbols[first]
        words = message("fit-line-symbol", symbol=message(f"fit-symbol-{name}"), boxes=second)
        return ScoreLine(kind="symbol", points=points, words=words, data={"symbol": name})
    if kind == scoring.PENALTY_LINE:
        row, column = divmod(second, columns)
        words = message("fit-line-penalty", column=column + 1, row=row + 1)
        return ScoreLine(kind="penalty", points=points, words=words, data={"cell": squares_of(row, columns)[column]})
    words = message("fit-line-holes", squares=first)
    return ScoreLine(kind="holes", points=points, words=words, data={"squares": first, "each": second})


def _note(p: Parts, s: State, seat: int) -> str:
    """What the seat is doing."""
    if s.phase not in (STARTING, PLACING):
        return ""
    if sits_out(p, s, seat):
        return "sits-out"
    return "thinking" if s.chosen[seat] == NOT_YET else "placed"


def _badge(p: Parts, s: State, seat: int) -> str:
    """The letter of the seat's start piece."""
    piece = int(s.start[seat])
    return "" if piece == NO_PIECE or s.phase == OVER else piece_name(p, piece)
