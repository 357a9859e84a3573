"""How Pinzetta values, chooses and swaps, and where her items go. Kernel dialect."""

from .parts import (
    BOTH_FIELD,
    CARD_FIELD,
    FOREVER,
    FOREVER_FIELD,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    NEITHER_FIELD,
    RARE,
    RARE_FIELD,
    SIZE_MASK,
    TARGET_FIELD,
    TINY,
    VALUE_FIELD,
    Parts,
    State,
    back_of,
    has_mark,
    is_card,
)

LARGE_PILE_TOKEN = 1  # printed on her mat
SWAP_FROM = 3  # the difference from which she swaps
FOR_CARD, FOR_FOREVER, FOR_RARE, FOR_VALUE, FOR_SIZE = 1, 2, 4, 8, 16  # what an item gets tokens for


# -- items and piles --------------------------------------------------------------------------------------------


def item_tokens(p: Parts, s: State, side: int, slot: int) -> int:
    """How many tokens she puts next to an item."""
    reasons = token_reasons(p, s, side, slot)
    one = FOR_CARD | FOR_FOREVER | FOR_VALUE
    return int(reasons & one != 0) + 2 * int(reasons & FOR_SIZE != 0) + 4 * int(reasons & FOR_RARE != 0)


def token_reasons(p: Parts, s: State, side: int, slot: int) -> int:
    """What she puts tokens next to an item for, as a set. Of a stamp that lies face down, she asks no more than
    everybody knows; so a hidden stamp is as good as a known one."""
    item = s.item[side, slot]
    if is_card(item):
        return FOR_CARD
    seen = back_of(p, item) & SIZE_MASK
    if seen == TINY:
        return FOR_FOREVER
    if not s.up[side, slot]:
        return FOR_SIZE if is_target(p, s, seen) else 0
    if has_mark(p, item, RARE):
        return FOR_RARE
    return (FOR_VALUE if is_dear(p, item) else 0) | (FOR_SIZE if is_target(p, s, p.size_of[item]) else 0)


def is_dear(p: Parts, stamp: int) -> bool:
    """Its value is exactly 2 or 3."""
    return p.value[stamp] in (2, 3)


def is_target(p: Parts, s: State, size: int) -> bool:
    """It is one of the sizes in the corner of her mat."""
    return bool(p.target[s.her_mat, size])


def value_items(p: Parts, s: State, side: int) -> None:
    for slot in range(s.held[side]):
        s.tokens[side, slot] = item_tokens(p, s, side, slot)


def value_piles(s: State, side: int) -> None:
    """Their tokens, and one more for the large pile."""
    s.worth[side, 0] = pile_tokens(s, side, IN_SMALL)
    s.worth[side, 1] = pile_tokens(s, side, IN_LARGE) + LARGE_PILE_TOKEN


def pile_tokens(s: State, side: int, pile: int) -> int:
    count = 0
    for slot in range(s.held[side]):
        if s.lies[side, slot] == pile:
            count += s.tokens[side, slot]
    return count


def return_tokens(s: State, side: int) -> None:
    for slot in range(MOST_ITEMS):
        s.tokens[side, slot] = 0
    s.worth[side, 0] = 0
    s.worth[side, 1] = 0


# -- you split, she chooses -------------------------------------------------------------------------------------


def most_tokens(s: State, side: int) -> int:
    """The pile with most tokens; the large one if they are equal."""
    return IN_LARGE if s.worth[side, 1] >= s.worth[side, 0] else IN_SMALL


def take_away(p: Parts, s: State, side: int, crossed: int) -> None:
    """So many tokens leave the pile that has most, but no more than there are; or (an option) one at a time, each from
    the pile that has most then."""
    pile = most_tokens(s, side)
    for _ in range(crossed):
        if p.one_by_one:
            pile = most_tokens(s, side)
        if s.worth[side, pile - 1] > 0:
            s.worth[side, pile - 1] -= 1


# -- she splits, you choose -------------------------------------------------------------------------------------


def wants_to_swap(s: State) -> bool:
    """One pile has at least three tokens more, and the other is not empty."""
    gap = s.worth[HERS, 1] - s.worth[HERS, 0]
    poorer = IN_SMALL if gap > 0 else IN_LARGE
    return bool(abs(gap) >= SWAP_FROM and lowest_in(s, poorer) >= 0)


def highest_in(s: State, pile: int) -> int:
    """The leftmost item of her pile with most tokens, or -1."""
    best = -1
    for slot in range(s.held[HERS]):
        if s.lies[HERS, slot] == pile and (best < 0 or s.tokens[HERS, slot] > s.tokens[HERS, best]):
            best = slot
    return best


def lowest_in(s: State, pile: int) -> int:
    """The leftmost item of her pile with fewest tokens, or -1."""
    best = -1
    for slot in range(s.held[HERS]):
        if s.lies[HERS, slot] == pile and (best < 0 or s.tokens[HERS, slot] < s.tokens[HERS, best]):
            best = slot
    return best


def swap_items(s: State) -> None:
    """Once, whatever comes of it."""
    richer = most_tokens(s, HERS)
    most, least = highest_in(s, richer), lowest_in(s, 3 - richer)
    s.swapped = 1
    s.swapped_most = most
    s.swapped_least = least
    s.lies[HERS, most] = 3 - richer
    s.lies[HERS, least] = richer
    value_piles(s, HERS)


# -- her mat ----------------------------------------------------------------------------------------------------


def field_of(p: Parts, s: State, item: int) -> int:
    """The one field of her mat on which an item goes."""
    if is_card(item):
        return CARD_FIELD
    if has_mark(p, item, FOREVER):
        return FOREVER_FIELD
    if has_mark(p, item, RARE):
        return RARE_FIELD
    if is_target(p, s, p.size_of[item]):
        return BOTH_FIELD if is_dear(p, item) else TARGET_FIELD
    return VALUE_FIELD if is_dear(p, item) else NEITHER_FIELD


def put_on_mat(p: Parts, s: State, item: int) -> None:
    field = field_of(p, s, item)
    s.field[field] += 1
    if field == RARE_FIELD:
        s.her_rares += p.value[item]


def mat_points(p: Parts, s: State, card: int) -> int:
    """So many points for each item on each field."""
    points = 0
    for field in range(CARD_FIELD + 1):
        points += p.field_points[card, field] * s.field[field]
    return points
