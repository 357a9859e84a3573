"""Her cards, where the companion draws them: what is to be laid out."""

from collections.abc import Sequence

from ludoteka.core.companion import EnteredItem
from ludoteka.core.words import message
from ludoteka.games.stamp_swap import moves
from ludoteka.games.stamp_swap.log_text import event_words
from ludoteka.games.stamp_swap.parts import A_FOREVER, DOWN, HERS, ON_LARGE, ON_MIDDLE, ON_SMALL, PILE_MASK, Parts
from ludoteka.games.stamp_swap.variants import PILES

from .desk import Desk
from .words import list_words

Given = tuple[list[EnteredItem], list[EnteredItem], list[EnteredItem]]  # yours, her large pile, her small one


def report_event(desk: Desk, card: int, *, hers: bool) -> None:
    """An event card that was drawn: the top for her, the middle and the bottom for you."""
    p = desk.p
    if hers:
        large, small = list_words(p, card, ON_LARGE), list_words(p, card, ON_SMALL)
        lines = (message("sts-co-large", items=large), message("sts-co-small", items=small))
        desk.report(message("sts-log-event-hers", number=card), *lines)
        return
    line = message("sts-co-yours", items=list_words(p, card, ON_MIDDLE))
    desk.report(event_words(p, card), line)


def given_items(desk: Desk, hers: int, yours: int) -> Given:
    """As the cards have them."""
    p = desk.p
    return _list(p, yours, ON_MIDDLE), _list(p, hers, ON_LARGE), _list(p, hers, ON_SMALL)


def bottom_is_followed(desk: Desk, yours: int, given: Given) -> Given:
    """The same after the bottom of your card, which may turn stamps over: the room's own rule turns them."""
    middle, large, small = given
    s = desk.s
    if desk.p.bottom[yours] == A_FOREVER:  # you take it from the supply yourself
        return given
    desk.lay(0, [_sized(item) for item in middle])
    desk.lay(HERS, [_sized(item) for item in (*large, *small)], len(large))
    s.card = yours
    moves.follow_bottom(desk.p, s)
    hers = _turned(large + small, s.up[HERS])
    return _turned(middle, s.up[0]), hers[: len(large)], hers[len(large) :]


def _list(p: Parts, card: int, which: int) -> list[EnteredItem]:
    return [_item(int(wanted)) for wanted in p.event[card, which, : p.listed[card, which]]]


def _item(wanted: int) -> EnteredItem:
    """A card does not say of which size a rare is."""
    pile = PILES[wanted & PILE_MASK]
    rare = pile == "rare"
    return EnteredItem(size="" if rare else pile, rare=rare, down=bool(wanted & DOWN))


def _sized(item: EnteredItem) -> EnteredItem:
    """With a size, so that it can lie there."""
    return item if item.size else EnteredItem(size="2x2", rare=True, down=item.down)


def _turned(items: Sequence[EnteredItem], up: Sequence[int]) -> list[EnteredItem]:
    return [
        EnteredItem(size=item.size, rare=item.rare, down=not face)
        for item, face in zip(items, up[: len(items)], strict=True)
    ]
