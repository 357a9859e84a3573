"""Everybody's points, line by line, and what can still come."""

from functools import lru_cache, partial

from msgspec.structs import replace

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import ScoreLine, SeatScore, Tally
from ludoteka.core.words import message
from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.notation import piece_name, piece_names, square_name
from ludoteka.games.mini_fits.parts import NO_PIECE, NOT_YET, OVER, PLACING, STARTING, Parts, State
from ludoteka.games.mini_fits.pieces import letter_words, symbol_name, symbol_words
from ludoteka.games.mini_fits.placement import Survey
from ludoteka.games.mini_fits.rules import sits_out

from .frames import FRAMES_KNOWN, survey_key, surveyed
from .sums import points_of


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Everybody's points, line by line, as if the round ended now."""
    return tuple(_score(p, s, seat) for seat in range(p.seats))


def _score(p: Parts, s: State, seat: int) -> SeatScore:
    note, badge = _note(p, s, seat), _badge(p, s, seat)
    key = survey_key(s, seat), note, badge
    return _scores_known(p).get(key, lambda: _fresh_score(p, s, seat, note, badge))


@once_per_table
def _scores_known(p: Parts) -> LruCache[SeatScore]:
    return LruCache(FRAMES_KNOWN)


def _fresh_score(p: Parts, s: State, seat: int, note: str, badge: str) -> SeatScore:
    found, now = surveyed(p, s, seat), int(s.round)
    return SeatScore(
        seat=seat,
        points=sum(points for _, points, *_ in found.lines),
        lines=tuple(_lines_known(p).get((now, *line), partial(_line, p, line, now)) for line in found.lines),
        rounds=_rounds(p, s, found),
        note=message(f"fit-note-{note}") if note else None,
        badge=message("fit-badge-start", letter=badge) if badge else None,
    )


@once_per_table
def _lines_known(p: Parts) -> LruCache[ScoreLine]:
    return LruCache(FRAMES_KNOWN)


def _rounds(p: Parts, s: State, found: Survey) -> tuple[int, ...]:
    """The points of each round so far."""
    return () if p.rounds == 1 else tuple(points_of(found, number) for number in range(s.round + 1))


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


def tallies(p: Parts, s: State) -> tuple[Tally, ...]:
    """Which cards are still in the deck."""
    return () if s.phase == OVER else _tallies(piece_names(p), tuple(s.deck[1 : p.pieces + 1].tolist()))


@lru_cache(1 << 9)
def _tallies(letters: tuple[str, ...], left: tuple[int, ...]) -> tuple[Tally, ...]:
    return tuple(_tally(letter, count) for letter, count in zip(letters, left, strict=True))


@lru_cache(256)
def _tally(letter: str, left: int) -> Tally:
    return Tally(words=letter_words(letter), left=left, of=1, tone=letter, group="deck")
