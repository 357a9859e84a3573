"""A whole game with the real pieces: Pinzetta's procedure, with a question wherever something must be entered.

Every step of hers is carried out by the room's own rules; here is only the order of the questions.
"""

from collections.abc import Generator, Sequence

from ludoteka.core.companion import Answer, EnteredItem, Question
from ludoteka.core.errors import Refused
from ludoteka.core.words import message
from ludoteka.games.stamp_swap import moves
from ludoteka.games.stamp_swap.automa import field_of
from ludoteka.games.stamp_swap.log_text import decision_words, field_words, swap_words
from ludoteka.games.stamp_swap.parts import (
    DAYS,
    FOREVER,
    HER_PLACING,
    HER_SHOW,
    HER_VALUING,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    RARE,
    RESERVE,
    SHOW_DRAW,
    SPLIT,
    TAKE,
    TAKING_AWAY,
    VALUING,
    YOUR_EVENT,
    has_mark,
    is_card,
)
from ludoteka.games.stamp_swap.pieces import listed, size_words
from ludoteka.games.stamp_swap.variants import SIZE_NAMES

from . import asking
from .asking import BACKS
from .cards import bottom_is_followed, given_items, report_event
from .checking import chosen_of, items_of, numbers_of
from .desk import ENTERED_CONTEST, ENTERED_DECISION, ENTERED_MAT, ENTERED_SHOW, Desk
from .ending import the_end
from .words import item_words, pile_words, token_lines, what_words

Asking = Generator[Question, Answer, None]


def whole_game(desk: Desk) -> Asking:
    yield asking.setup(desk)
    yield from _her_mat(desk)
    desk.started = True
    for _ in range(DAYS):
        given: tuple[list[EnteredItem], list[EnteredItem], list[EnteredItem]] = ([], [], [])
        if desk.drawn_here:
            given = yield from _events(desk)
        yield from _you_split(desk, given[0])
        yield from _she_splits(desk, given[1], given[2])
        if desk.p.full:
            yield asking.your_show(desk)
            yield from _her_items(desk)
            yield from _show(desk)
        else:
            _without_her_items(desk)
            yield asking.your_show(desk)
            moves.next_day(desk.p, desk.s)
    yield from the_end(desk)


# -- before the first day ---------------------------------------------------------------------------------------


def _her_mat(desk: Desk) -> Asking:
    """The sizes that she is after: by her mat, or by the yellow contest that finds it."""
    p, s = desk.p, desk.s
    if desk.drawn_here:
        cards = [card for card in range(1, len(p.contest_id)) if p.category[card] == p.yellow]
        yield from _contest_on_board(desk, "yellow", cards)
        s.her_mat = p.her_mat_for[s.contest[p.yellow]]
    else:
        question = asking.targets(desk)
        sizes = chosen_of(question, (yield question))
        s.her_mat = ENTERED_MAT
        p.target[ENTERED_MAT] = 0
        p.target[ENTERED_MAT, list(sizes)] = 1
    wanted = [size_words(name) for size, name in enumerate(SIZE_NAMES) if p.target[s.her_mat, size]]
    desk.report(message("sts-co-targets", sizes=listed(wanted)), by_automa=True)


def _contest_on_board(desk: Desk, kind: str, cards: Sequence[int]) -> Asking:
    question = asking.contest(desk, kind, cards)
    (number,) = chosen_of(question, (yield question))
    card = next(card for card in cards if desk.p.contest_id[card] == number)
    desk.s.contest[desk.p.category[card]] = card


# -- collect ----------------------------------------------------------------------------------------------------


def _events(
    desk: Desk,
) -> Generator[Question, Answer, tuple[list[EnteredItem], list[EnteredItem], list[EnteredItem]]]:
    """Her event card and yours, drawn here: what is to be laid out, as far as the cards say it."""
    question = asking.draw(desk, "event-hers")
    (hers,) = chosen_of(question, (yield question))
    moves.draw(desk.p, desk.s, hers)
    report_event(desk, hers, hers=True)
    desk.s.phase = YOUR_EVENT
    question = asking.draw(desk, "event-yours")
    (yours,) = chosen_of(question, (yield question))
    moves.draw(desk.p, desk.s, yours)
    report_event(desk, yours, hers=False)
    given = given_items(desk, hers, yours)
    return bottom_is_followed(desk, yours, given)


# -- you split, she chooses -------------------------------------------------------------------------------------


def _you_split(desk: Desk, given: Sequence[EnteredItem]) -> Asking:
    p, s = desk.p, desk.s
    question = asking.items(desk, "yours", given)
    desk.lay(0, items_of(question, (yield question)))
    s.phase = VALUING
    desk.her_step(*token_lines(p, s, 0))
    question = asking.reserve(desk)
    (number,) = chosen_of(question, (yield question))
    desk.act(RESERVE + (number - 1 if number else MOST_ITEMS))
    yield from _split(desk)
    desk.her_step(
        message("sts-co-large", items=pile_words(p, s, 0, IN_LARGE)),
        message("sts-co-small", items=pile_words(p, s, 0, IN_SMALL)),
    )
    yield from _decision(desk)
    desk.her_step()
    desk.her_step()


def _split(desk: Desk) -> Asking:
    """Which items make the large pile; not asked if there is but one way."""
    there = asking.left_to_split(desk)
    large: Sequence[int] = [slot + 1 for slot in there]
    if len(there) > 1:
        question = asking.split(desk)
        large = chosen_of(question, (yield question))
    desk.act(SPLIT + sum(1 << number - 1 for number in large))


def _decision(desk: Desk) -> Asking:
    p, s = desk.p, desk.s
    if desk.drawn_here:
        question = asking.draw(desk, "decision")
        (card,) = chosen_of(question, (yield question))
        moves.draw_card(p, s, card)
        desk.report(decision_words(p, card))
        return
    question = asking.crossed(desk)
    (p.crossed[ENTERED_DECISION],) = chosen_of(question, (yield question))
    s.decision, s.phase = ENTERED_DECISION, TAKING_AWAY


# -- she splits, you choose -------------------------------------------------------------------------------------


def _she_splits(desk: Desk, large: Sequence[EnteredItem], small: Sequence[EnteredItem]) -> Asking:
    p, s = desk.p, desk.s
    question = asking.items(desk, "hers-large", large, most=MOST_ITEMS // 2)
    first = items_of(question, (yield question))
    question = asking.items(desk, "hers-small", small, least=0, most=MOST_ITEMS // 2)
    second = items_of(question, (yield question))
    if len(second) >= len(first):
        raise Refused("companion-small-pile", rule="STS-4")
    desk.lay(HERS, [*first, *second], len(first))
    s.phase = HER_VALUING
    desk.her_step(*token_lines(p, s, HERS))
    desk.her_step()
    desk.her_step(words=swap_words(s, [item_words(p, s, HERS, slot) for slot in range(s.held[HERS])]))
    question = asking.take(desk, HERS)
    (pile,) = chosen_of(question, (yield question))
    kept = IN_LARGE + IN_SMALL - pile
    desk.report(message("sts-co-keeps", items=pile_words(p, s, HERS, kept)), by_automa=True)
    desk.act(TAKE + pile)


def _without_her_items(desk: Desk) -> None:
    """Introductory mode: what she got goes away."""
    moves.reveal(desk.p, desk.s)
    desk.put_away()
    desk.s.her_items[:] = 0
    desk.report(message("sts-co-discards"), by_automa=True)


def _her_items(desk: Desk) -> Asking:
    """Her hidden stamps are turned up, and all her items go onto her mat."""
    p, s = desk.p, desk.s
    yield from _turned_up(desk)
    moves.reveal(p, s)
    desk.put_away()
    s.at, s.phase = 0, HER_PLACING if s.her_items[0] else SHOW_DRAW
    while s.phase == HER_PLACING:
        item = int(s.her_items[s.at])
        lines = () if s.at else (message("sts-co-fields-assumed"),)
        field = field_words(field_of(p, s, item))
        desk.her_step(*lines, words=message("sts-log-laid", item=what_words(p, item), field=field))


def _turned_up(desk: Desk) -> Asking:
    """What she got face down must be entered now."""
    p, s = desk.p, desk.s
    hidden = [int(s.item[side, slot]) for side, slot in _hers(desk) if not s.up[side, slot]]
    stamps = [item for item in hidden if not is_card(item) and not has_mark(p, item, FOREVER)]
    if not stamps:
        return
    given = [EnteredItem(size=SIZE_NAMES[p.size_of[stamp]], rare=has_mark(p, stamp, RARE)) for stamp in stamps]
    question = asking.revealed(desk, given)
    turned = items_of(question, (yield question))
    for number, (before, item) in enumerate(zip(given, turned, strict=True), start=1):
        if BACKS.get(item.size) != BACKS[before.size]:
            raise Refused("companion-other-size", rule="STS-4", number=number)
    for stamp, item in zip(stamps, turned, strict=True):
        desk.describe(stamp, item)


def _hers(desk: Desk) -> list[tuple[int, int]]:
    """Where the items lie that she gets."""
    s = desk.s
    taken = [(0, slot) for slot in range(s.held[0]) if s.lies[0, slot] == s.her_choice]
    return taken + [(HERS, slot) for slot in range(s.held[HERS]) if s.lies[HERS, slot] != s.your_choice]


# -- the show ---------------------------------------------------------------------------------------------------


def _show(desk: Desk) -> Asking:
    p, s = desk.p, desk.s
    if desk.drawn_here:
        question = asking.draw(desk, "show")
        (card,) = chosen_of(question, (yield question))
        desk.report(message("sts-log-show-card", number=card))
        cards = asking.show_cards(p, card)
        if not s.contest[p.category[cards[0]]]:
            yield from _contest_on_board(desk, "contest", cards)
        moves.draw_card(p, s, card)
        desk.her_step()
        return
    question = asking.show_points(desk)
    (each,) = numbers_of(question, (yield question))
    p.show_lists[:] = 0
    p.show_lists[ENTERED_SHOW, ENTERED_CONTEST] = 1
    p.show_points[ENTERED_SHOW, ENTERED_CONTEST] = each
    s.contest[0], s.show_card, s.phase = ENTERED_CONTEST, ENTERED_SHOW, HER_SHOW
    points = moves.show_score(p, s)
    desk.her_step(words=message("sts-co-show", each=each, times=int(s.day) + 1, points=points))
