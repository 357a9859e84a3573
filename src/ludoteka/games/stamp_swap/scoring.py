"""The points, part by part: a seat's, and Pinzetta's. Kernel dialect."""

from ludoteka.core.actors import AUTOMA
from ludoteka.core.breakdown import add_line
from ludoteka.core.kernel import Array

from .contests import formula_points
from .parts import (
    ATTENDEES,
    DAYS,
    END,
    FADED,
    FINALE,
    FINALS,
    FOREVER,
    FOREVER_FIELD,
    MORE_FOREVER,
    MOST_CARDS,
    NO_FADE,
    OF_ATTENDEE,
    OVER,
    TICKETED,
    Parts,
    State,
    has_mark,
    owns,
)

LEVEL_2_COST, LEVEL_1_COST = 10, 20

# Kinds of lines in a breakdown, and what their three facts are.
EXHIBITOR_LINE = 1  # day, card (0: the mat), 0
CONTEST_LINE = 2  # day, contest card, category
BONUS_LINE = 3  # day, contest card, category
DISCARD_LINE = 4  # 0, 0, 0
FOREVER_LINE = 5  # how many, place, 0
VALUE_LINE = 6  # 0, 0, 0
SPECIALIST_LINE = 7  # card, 0, 0
FINALE_LINE = 8  # contest card, 0, 0
TOKEN_LINE = 9  # day, 0, 0
MOST_LINES = DAYS * (ATTENDEES + 2) + 2 * TICKETED + MOST_CARDS + 4


def breakdown(p: Parts, s: State, seat: int, out: Array) -> int:
    """Write the lines of a seat's score into `out`; return how many. The points of the lines add up to `score`."""
    count = 0
    for day in range(DAYS):
        for card in range(ATTENDEES + 1):
            if s.exhibit_points[seat, day, card]:
                count = add_line(out, count, EXHIBITOR_LINE, s.exhibit_points[seat, day, card], day, card, 0)
        if s.token_points[seat, day]:
            count = add_line(out, count, TOKEN_LINE, s.token_points[seat, day], day, 0, 0)
        for category in range(TICKETED):
            if s.ticket[seat, category] == day + 1:
                count = add_contest(s, seat, category, out, count)
    if s.discarded[seat]:
        count = add_line(out, count, DISCARD_LINE, s.discarded[seat], 0, 0, 0)
    return add_end(p, s, seat, out, count) if s.phase == OVER else count


def add_contest(s: State, seat: int, category: int, out: Array, count: int) -> int:
    day, card = s.ticket[seat, category] - 1, s.contest[category]
    count = add_line(out, count, CONTEST_LINE, s.won[seat, category], day, card, category)
    if s.won_bonus[seat, category]:
        count = add_line(out, count, BONUS_LINE, s.won_bonus[seat, category], day, card, category)
    return count


def add_end(p: Parts, s: State, seat: int, out: Array, count: int) -> int:
    """What is scored when the show is over."""
    forever = forever_of(p, s, seat)
    place = place_of(p, s, forever)
    count = add_line(out, count, FOREVER_LINE, forever_points_of(p, s, seat), forever, place, 0)
    count = add_line(out, count, VALUE_LINE, printed_values(p, s, seat), 0, 0, 0)
    for at in range(s.cards[seat]):
        card = s.owned[seat, at]
        if p.effect[card] == END:
            count = add_line(out, count, SPECIALIST_LINE, formula_points(p, s, seat, OF_ATTENDEE + card), card, 0, 0)
    return add_line(out, count, FINALE_LINE, finale_points(p, s, seat), s.contest[FINALE], 0, 0)


def score(p: Parts, s: State, seat: int) -> int:
    """The points so far; those of the end only when it has come."""
    points = s.discarded[seat]
    for day in range(DAYS):
        points += s.token_points[seat, day]
        for card in range(ATTENDEES + 1):
            points += s.exhibit_points[seat, day, card]
    for category in range(TICKETED):
        points += s.won[seat, category] + s.won_bonus[seat, category]
    return int(points + end_points(p, s, seat)) if s.phase == OVER else int(points)


def end_points(p: Parts, s: State, seat: int) -> int:
    """What the end would bring, were it now."""
    points = forever_points_of(p, s, seat) + printed_values(p, s, seat) + finale_points(p, s, seat)
    for at in range(s.cards[seat]):
        card = s.owned[seat, at]
        if p.effect[card] == END:
            points += formula_points(p, s, seat, OF_ATTENDEE + card)
    return points


def printed_values(p: Parts, s: State, seat: int) -> int:
    """Of all stamps on the page; faded ones cost nothing for the owner of the specialist."""
    points, no_fade = 0, owns(p, s, seat, NO_FADE)
    for unit in range(s.units[seat]):
        stamp = s.unit_stamp[seat, unit]
        if s.unit_half[seat, unit] == 0 and not (no_fade and has_mark(p, stamp, FADED)):
            points += p.value[stamp]
    return points


def finale_points(p: Parts, s: State, seat: int) -> int:
    return formula_points(p, s, seat, s.contest[FINALE]) if s.contest[FINALE] else 0


# -- forever stamps ---------------------------------------------------------------------------------------------


def forever_of(p: Parts, s: State, seat: int) -> int:
    """How many a seat has on its page; the specialist counts for one more."""
    count = int(owns(p, s, seat, MORE_FOREVER))
    for unit in range(s.units[seat]):
        count += int(has_mark(p, s.unit_stamp[seat, unit], FOREVER))
    return count


def hers_of_forever(p: Parts, s: State) -> int:
    """In introductory mode she does not take part."""
    return int(s.field[FOREVER_FIELD]) if p.full else 0


def place_of(p: Parts, s: State, own: int) -> int:
    """The place of a player with so many, from 1, by how many have more: the imaginary player, Pinzetta, the seats.
    Equals share a place; who has no forever stamp gets none (0)."""
    if own == 0:
        return 0
    place = 1 + int(p.imaginary > own) + int(hers_of_forever(p, s) > own)
    for seat in range(p.seats):
        place += int(forever_of(p, s, seat) > own)
    return place


def place_points(p: Parts, s: State, own: int) -> int:
    place = place_of(p, s, own)
    return int(p.forever_points[place - 1]) if place > 0 and place <= 3 else 0


def forever_points_of(p: Parts, s: State, seat: int) -> int:
    return place_points(p, s, forever_of(p, s, seat))


def her_forever_points(p: Parts, s: State) -> int:
    return place_points(p, s, hers_of_forever(p, s))


# -- Pinzetta ---------------------------------------------------------------------------------------------------


def level_points(p: Parts) -> int:
    """Introductory mode: all she gets. Otherwise what the easier levels cost her."""
    if not p.full:
        return 95 + 15 * p.level
    if p.level == 1:
        return -LEVEL_1_COST
    return -LEVEL_2_COST if p.level == 2 else 0


def her_score(p: Parts, s: State) -> int:
    points = 0
    for day in range(DAYS):
        points += s.her_show[day]
    for which in range(FINALS):
        points += s.her_final[which]
    return points


def winners(p: Parts, s: State) -> int:
    """Of a finished game: those who have most; all of them, if it is a draw. Alone: you or Pinzetta, or both."""
    if p.seats > 1:
        return leaders(p, s)
    mine, hers = score(p, s, 0), her_score(p, s)
    if mine == hers:
        return 1 | 1 << AUTOMA
    return 1 if mine > hers else 1 << AUTOMA


def leaders(p: Parts, s: State) -> int:
    most, who = score(p, s, 0), 0
    for seat in range(p.seats):
        points = score(p, s, seat)
        if points > most:
            most, who = points, 0
        who |= int(points == most) << seat
    return who
