"""What happened, in words for the log. Pinzetta's steps come with their reasons."""

from collections.abc import Callable

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.words import Words, say

from . import automa
from .contests import formula_points
from .faces import contest_words, item_words, listed, mat_words
from .moves import final_points, show_score
from .notation import (
    CARD_NAMES,
    DRAWS,
    FIELD_NAMES,
    FINAL_NAMES,
    PILE_NAMES,
    after_taking_away,
    cell_name,
    large_pile,
    pile_worths,
    swap_of,
    tokens_beside,
)
from .parts import (
    CELLS,
    CONTEST_DRAW,
    DISCARD,
    ENTER,
    HER_DRAWS,
    HER_EVENT,
    HER_FINAL,
    HER_PILE_VALUING,
    HER_PLACING,
    HER_SHOW,
    HER_VALUING,
    HERS,
    MAT_DRAW,
    MOST_ITEMS,
    OUTCOME,
    PILE_VALUING,
    RESERVE,
    REVEALING,
    SHE_TAKES,
    SPLIT,
    SWAPPING,
    TAKE,
    TAKING_AWAY,
    TICKETED,
    VALUING,
    YOUR_EVENT,
    Parts,
    State,
)
from .variants import BOTTOMS


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words."""
    if actor == CHANCE:
        return _chance(p, s, action - OUTCOME)
    if actor == AUTOMA:
        return _STEPS[s.phase](p, s)
    if action < DISCARD:
        placed = item_words(p, int(s.gained[actor, action // CELLS]))
        return say("sts-told-place", stamp=placed, cell=cell_name(action % CELLS).upper())
    if action < RESERVE:
        stamp = int(s.gained[actor, action - DISCARD])
        return say("sts-told-discard", stamp=item_words(p, stamp), points=int(p.value[stamp]))
    if action < SPLIT:
        return _reserve(p, s, actor, action - RESERVE)
    if action < TAKE:
        return say("sts-told-split", items=listed([item_words(p, item) for item in large_pile(s, actor, action)]))
    if action < ENTER:
        return say(f"sts-told-take-{PILE_NAMES[action - TAKE]}")
    contest = int(s.contest[action - ENTER])
    return say("sts-told-contest", contest=contest_words(p, contest), points=formula_points(p, s, actor, contest))


def _reserve(p: Parts, s: State, seat: int, slot: int) -> Words:
    if slot == MOST_ITEMS:
        return say("sts-told-reserve-nothing")
    return say("sts-told-reserve", item=item_words(p, int(s.item[seat, slot])))


# -- chance -----------------------------------------------------------------------------------------------------


def _chance(p: Parts, s: State, outcome: int) -> Words:
    if s.phase in DRAWS:
        return say("sts-told-draw-hers" if s.phase == HER_DRAWS else "sts-told-draw", item=item_words(p, outcome))
    if s.phase == REVEALING:
        return say("sts-told-reveal")
    if s.phase == CONTEST_DRAW:
        return say("sts-told-on-board", contest=contest_words(p, outcome))
    if s.phase == MAT_DRAW:
        return say("sts-told-mat", mat=mat_words(p, outcome))
    if s.phase == HER_EVENT:
        return say("sts-told-event-hers", number=outcome)
    if s.phase == YOUR_EVENT:
        return say("sts-told-event", number=outcome, bottom=say(f"sts-bottom-{BOTTOMS[p.bottom[outcome]]}"))
    if CARD_NAMES[s.phase] == "show":
        return say("sts-told-show-card", number=outcome)
    return say("sts-told-decision", number=outcome)


# -- Pinzetta ---------------------------------------------------------------------------------------------------


def _tokens(p: Parts, s: State) -> Words:
    side = HERS if s.phase == HER_VALUING else 0
    tokens = " ".join(map(str, tokens_beside(p, s, side)))
    return say("sts-told-tokens-hers" if side else "sts-told-tokens", tokens=tokens)


def _piles(p: Parts, s: State) -> Words:
    small, large = pile_worths(s, HERS if s.phase == HER_PILE_VALUING else 0)
    return say("sts-told-piles", large=large, small=small)


def _taken_away(p: Parts, s: State) -> Words:
    small, large = after_taking_away(p, s)
    crossed = int(p.crossed[s.decision])
    pile = say(f"sts-pile-{PILE_NAMES[automa.most_tokens(s, 0)]}")
    if not crossed:
        return say("sts-told-none-away", large=large, small=small)
    return say("sts-told-away", crossed=crossed, pile=pile, large=large, small=small)


def _takes(p: Parts, s: State) -> Words:
    equal = s.worth[0, 0] == s.worth[0, 1]
    pile = say(f"sts-pile-{PILE_NAMES[automa.most_tokens(s, 0)]}")
    return say("sts-told-she-takes-equal" if equal else "sts-told-she-takes", pile=pile)


def _swap(p: Parts, s: State) -> Words:
    gap = abs(int(s.worth[HERS, 1] - s.worth[HERS, 0]))
    swapped = swap_of(s)
    if not swapped:
        return say("sts-told-no-swap", gap=gap)
    return say("sts-told-swap", gap=gap, most=swapped[0], least=swapped[1])


def _laid(p: Parts, s: State) -> Words:
    item = int(s.her_items[s.at])
    return say("sts-told-laid", item=item_words(p, item), field=field_words(automa.field_of(p, s, item)))


def field_words(field: int) -> Words:
    return say(f"sts-field-{FIELD_NAMES[field]}")


def _show(p: Parts, s: State) -> Words:
    listed_here = [int(card) for card in s.contest[:TICKETED] if p.show_lists[s.show_card, card]]
    points, times = show_score(p, s), s.day + 1
    return say(
        "sts-told-show", number=int(p.contest_id[listed_here[0]]), each=points // times, times=times, points=points
    )


def _final(p: Parts, s: State) -> Words:
    if not p.full:
        return say("sts-told-introductory", points=int(final_points(p, s, s.at)), level=int(p.level))
    return say(f"sts-told-final-{FINAL_NAMES[s.at]}", points=int(final_points(p, s, s.at)))


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
