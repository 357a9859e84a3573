"""What happened, in words for the log. Pinzetta's steps come with their reasons."""

from collections.abc import Callable, Sequence

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.words import Words, message, player

from . import automa
from .contests import formula_points
from .moves import final_points, show_score
from .notation import (
    DRAWS,
    FIELD_NAMES,
    FINAL_NAMES,
    PILE_NAMES,
    after_taking_away,
    cell_name,
    large_pile,
    pile_worths,
    swap_of,
    tokens_of_items,
)
from .parts import (
    CELLS,
    COLLECTING,
    CONTEST_DRAW,
    DECIDING,
    DISCARD,
    ENTER,
    FIELDS,
    FINAL_MAT,
    HER_DRAWS,
    HER_EVENT,
    HER_FINAL,
    HER_PILE_VALUING,
    HER_PLACING,
    HER_SHOW,
    HER_VALUING,
    HERS,
    IN_SMALL,
    MAT_DRAW,
    MOST_ITEMS,
    OUTCOME,
    PICK,
    PILE_VALUING,
    POOL_DRAWS,
    POOL_EVENT,
    RESERVE,
    REVEALING,
    SHE_TAKES,
    SHOW_DRAW,
    SPLIT,
    SWAPPING,
    TAKE,
    TAKE_FROM,
    TAKING_AWAY,
    TICKETED,
    TOKEN_DRAW,
    VALUING,
    YOUR_EVENT,
    Parts,
    State,
)
from .pieces import category_words, contest_words, item_words, listed, mat_words
from .pool import pick
from .swap import next_chooser, turns_up
from .variants import BOTTOMS, DAY_RULES


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words."""
    if actor == CHANCE:
        return _chance(p, s, action - OUTCOME)
    if actor == AUTOMA:
        return _STEPS[s.phase](p, s)
    if p.seats > 1 and (RESERVE <= action < ENTER or action >= OUTCOME):
        return _among_several(p, s, actor, action)
    if action < DISCARD:
        placed = item_words(p, int(s.gained[actor, action // CELLS]))
        return message("sts-log-place", stamp=placed, cell=cell_name(action % CELLS).upper())
    if action < RESERVE:
        stamp = int(s.gained[actor, action - DISCARD])
        return message("sts-log-discard", stamp=item_words(p, stamp), points=int(p.value[stamp]))
    if action < SPLIT:
        return _reserve(p, s, actor, action - RESERVE)
    if action < TAKE:
        return message("sts-log-split", items=listed([item_words(p, item) for item in large_pile(s, actor, action)]))
    if action < ENTER:
        return message(f"sts-log-take-{PILE_NAMES[action - TAKE]}")
    contest = int(s.contest[action - ENTER])
    return message("sts-log-contest", contest=contest_words(p, contest), points=formula_points(p, s, actor, contest))


def _reserve(p: Parts, s: State, seat: int, slot: int) -> Words:
    if slot == MOST_ITEMS:
        return message("sts-log-reserve-nothing")
    return message("sts-log-reserve", item=item_words(p, int(s.item[seat, slot])))


# -- several players --------------------------------------------------------------------------------------------


def _among_several(p: Parts, s: State, seat: int, action: int) -> Words:
    """Stamps that lie face down go by their backs: everybody hears this sooner or later."""
    if action == RESERVE + MOST_ITEMS:
        return message("sts-log-reserve-nothing")
    if action < SPLIT:
        return message("sts-log-reserve", item=as_it_lies(p, s, seat, action - RESERVE))
    if action < TAKE:
        slots = [slot for slot in range(MOST_ITEMS) if action - SPLIT >> slot & 1]
        return message("sts-log-split", items=listed([as_it_lies(p, s, seat, slot) for slot in slots]))
    if action < TAKE_FROM:
        then = s.copy()
        pick(p, then, seat, action - PICK)
        token = then.held[seat] > s.held[seat] + 1
        return message("sts-log-pick-token" if token else "sts-log-pick", item=in_the_pool(p, s, action - PICK))
    other, large = divmod(action - TAKE_FROM, 2)
    pile = IN_SMALL + large
    slots = [slot for slot in range(s.held[other]) if s.lies[other, slot] == pile]
    items = listed([as_it_lies(p, s, other, slot) for slot in slots])
    return message(f"sts-log-take-{PILE_NAMES[pile]}-from", player=player(other), items=items)


def in_the_pool(p: Parts, s: State, place: int) -> Words:
    """An item of the pool as everybody sees it."""
    return item_words(p, shown_in_pool(p, s, place))


def shown_in_pool(p: Parts, s: State, place: int) -> int:
    """The item itself, or the back of a stamp that lies face down."""
    item = int(s.pool[place])
    return -1 - int(p.back[item]) if s.pool_down[place] and item > 0 else item


def as_it_lies(p: Parts, s: State, side: int, slot: int) -> Words:
    """An item of a collection as everybody sees it: a stamp that is hidden goes by its back."""
    item = int(s.item[side, slot])
    return item_words(p, -1 - int(p.back[item]) if s.secret[side, slot] and item > 0 else item)


# -- chance -----------------------------------------------------------------------------------------------------


def _chance(p: Parts, s: State, outcome: int) -> Words:
    if s.phase in (POOL_DRAWS, POOL_EVENT, TOKEN_DRAW) or (p.seats > 1 and s.phase in (MAT_DRAW, COLLECTING)):
        return _chance_of_several(p, s, outcome)
    if s.phase in DRAWS:
        return message("sts-log-draw-hers" if s.phase == HER_DRAWS else "sts-log-draw", item=item_words(p, outcome))
    if s.phase == REVEALING:
        return _reveal(p, s)
    if s.phase == CONTEST_DRAW:
        return message("sts-log-on-board", contest=contest_words(p, outcome))
    if s.phase == MAT_DRAW:
        return message("sts-log-mat", mat=mat_words(p, outcome))
    if s.phase == HER_EVENT:
        return message("sts-log-event-hers", number=outcome)
    if s.phase == YOUR_EVENT:
        return event_words(p, outcome)
    if s.phase == SHOW_DRAW:
        return message("sts-log-show-card", number=outcome)
    return decision_words(p, outcome) if s.phase == DECIDING else message("sts-log-final-card", number=outcome)


def _chance_of_several(p: Parts, s: State, outcome: int) -> Words:
    if s.phase == POOL_DRAWS:
        return message("sts-log-pool", item=item_words(p, outcome))
    if s.phase == POOL_EVENT:
        return message("sts-log-pool-event", number=outcome)
    if s.phase == TOKEN_DRAW:
        return message("sts-log-first", player=player(outcome - 1))
    if s.phase == MAT_DRAW:
        return message("sts-log-mat-of", player=player(s.at), mat=mat_words(p, outcome))
    return message("sts-log-draw-for", player=player(s.turn), item=item_words(p, outcome))


def _reveal(p: Parts, s: State) -> Words:
    """Of several: what is turned up before somebody else chooses; at the end, who found no pile to take."""
    if p.seats > 1 and next_chooser(p, s, s.turn) >= 0:
        hidden = [(seat, slot) for seat in range(p.seats) for slot in range(s.held[seat]) if turns_up(s, seat, slot)]
        return message("sts-log-turn-up", items=listed([item_words(p, int(s.item[each])) for each in hidden]))
    left = [seat for seat in range(p.seats) if p.seats > 1 and not s.chosen[seat]]
    return (
        message("sts-log-reveal-keeps", players=listed([player(seat) for seat in left]))
        if left
        else message("sts-log-reveal")
    )


def day_rule_words(p: Parts, card: int) -> Words:
    """The text of the event card on top."""
    return message(f"sts-rule-{DAY_RULES[p.day_rule[card]]}")


def event_words(p: Parts, card: int) -> Words:
    """Your event card, and what its bottom does, if anything."""
    bottom = BOTTOMS[p.bottom[card]]
    if bottom == "nothing":
        return message("sts-log-event", number=card)
    return message("sts-log-event-then", number=card, bottom=message(f"sts-bottom-{bottom}"))


def decision_words(p: Parts, card: int) -> Words:
    return message("sts-log-decision", number=card, crossed=int(p.crossed[card]))


# -- Pinzetta ---------------------------------------------------------------------------------------------------


def _tokens(p: Parts, s: State) -> Words:
    side = HERS if s.phase == HER_VALUING else 0
    tokens = " ".join(map(str, tokens_of_items(p, s, side)))
    return message("sts-log-tokens-hers" if side else "sts-log-tokens", tokens=tokens)


def _piles(p: Parts, s: State) -> Words:
    small, large = pile_worths(s, HERS if s.phase == HER_PILE_VALUING else 0)
    return message("sts-log-piles", large=large, small=small)


def _taken_away(p: Parts, s: State) -> Words:
    small, large = after_taking_away(p, s)
    if not p.crossed[s.decision]:
        return message("sts-log-none-away", large=large, small=small)
    if p.one_by_one:
        gone = message("sts-away-one-by-one", large=int(s.worth[0, 1]) - large, small=int(s.worth[0, 0]) - small)
    else:
        gone = _from_one_pile(p, s, int(s.worth[0].sum()) - small - large)
    return message("sts-log-away", gone=gone, large=large, small=small)


def _from_one_pile(p: Parts, s: State, taken: int) -> Words:
    """Which pile loses its tokens, and why that one; it may have fewer than are crossed out."""
    crossed, (small, large) = int(p.crossed[s.decision]), s.worth[0]
    lost = (
        message("sts-lost", taken=taken) if taken == crossed else message("sts-lost-all", taken=taken, crossed=crossed)
    )
    if small == large:
        return message("sts-away-equal", tokens=int(large), lost=lost)
    return message("sts-away-large" if large > small else "sts-away-small", lost=lost)


def _takes(p: Parts, s: State) -> Words:
    equal = s.worth[0, 0] == s.worth[0, 1]
    pile = message(f"sts-pile-{PILE_NAMES[automa.most_tokens(s, 0)]}")
    return message("sts-log-she-takes-equal" if equal else "sts-log-she-takes", pile=pile)


def _swap(p: Parts, s: State) -> Words:
    return swap_words(s, [as_it_lies(p, s, HERS, slot) for slot in range(s.held[HERS])])


def swap_words(s: State, items: Sequence[Words]) -> Words:
    """Whether two of her items change places, and why these two; `items`: what they are called, from left to right."""
    gap, enough = abs(int(s.worth[HERS, 1] - s.worth[HERS, 0])), automa.SWAP_FROM
    swapped = swap_of(s)
    if not swapped:
        return message("sts-log-no-swap" if gap < enough else "sts-log-no-swap-empty", gap=gap, enough=enough)
    most, least = swapped[0] - 1, swapped[1] - 1
    then = s.copy()
    automa.swap_items(then)
    return message(
        "sts-log-swap",
        gap=gap,
        enough=enough,
        richer=PILE_NAMES[automa.most_tokens(s, HERS)],
        most=message("sts-most-leftmost" if _has_equals(s, most) else "sts-most", item=items[most]),
        least=message("sts-fewest-leftmost" if _has_equals(s, least) else "sts-fewest", item=items[least]),
        large=int(then.worth[HERS, 1]),
        small=int(then.worth[HERS, 0]),
    )


def _has_equals(s: State, slot: int) -> bool:
    """Are there others in its pile with as many tokens?"""
    alike = (s.lies[HERS] == s.lies[HERS, slot]) & (s.tokens[HERS] == s.tokens[HERS, slot])
    return int(alike[: s.held[HERS]].sum()) > 1


def _laid(p: Parts, s: State) -> Words:
    item = int(s.her_items[s.at])
    return message("sts-log-laid", item=item_words(p, item), field=field_words(automa.field_of(p, s, item)))


def field_words(field: int) -> Words:
    return message(f"sts-field-{FIELD_NAMES[field]}")


def _show(p: Parts, s: State) -> Words:
    contest = next(int(card) for card in s.contest[:TICKETED] if p.show_lists[s.show_card, card])
    points, times = show_score(p, s), s.day + 1
    return message(
        "sts-log-show",
        card=int(s.show_card),
        number=int(p.contest_id[contest]),
        category=category_words(p, contest),
        level=int(p.level),
        each=points // times,
        times=times,
        points=points,
    )


def _final(p: Parts, s: State) -> Words:
    if not p.full:
        return message("sts-log-introductory", points=int(final_points(p, s, s.at)), level=int(p.level))
    products = [words for words in field_products(p, s) if words.args["points"]] if s.at == FINAL_MAT else []
    if not products:
        return final_words(p, s)
    return message("sts-log-final-mat-sum", sum=listed(products), points=int(final_points(p, s, s.at)))


def final_words(p: Parts, s: State) -> Words:
    """What a step at the end brings her, without how it adds up."""
    return message(f"sts-log-final-{FINAL_NAMES[s.at]}", points=int(final_points(p, s, s.at)))


def field_products(p: Parts, s: State) -> list[Words]:
    """What each field of her mat brings: so many items times so many points."""
    return [
        message(
            "sts-field-points",
            field=field_words(field),
            count=int(s.field[field]),
            each=int(p.field_points[s.final_card, field]),
            points=_field_points(p, s, field),
        )
        for field in range(FIELDS)
    ]


def _field_points(p: Parts, s: State, field: int) -> int:
    """Counted alone, by the rule for all of them."""
    alone = s.copy()
    alone.field[:] = 0
    alone.field[field] = s.field[field]
    return int(automa.mat_points(p, alone, s.final_card))


_STEPS: dict[int, Callable[[Parts, State], Words]] = {
    VALUING: _tokens,
    HER_VALUING: _tokens,
    PILE_VALUING: _piles,
    HER_PILE_VALUING: _piles,
    TAKING_AWAY: _taken_away,
    SHE_TAKES: _takes,
    SWAPPING: _swap,
    HER_PLACING: _laid,
    HER_SHOW: _show,
    HER_FINAL: _final,
}
