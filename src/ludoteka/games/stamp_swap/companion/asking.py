"""The questions, in the order in which a day asks them."""

from collections.abc import Iterable, Sequence

from ludoteka.core.companion import Choice, EnteredItem, ItemKind, NumberField, Question
from ludoteka.core.doors import FINE
from ludoteka.core.words import Words, say
from ludoteka.games.stamp_swap import draws, rules
from ludoteka.games.stamp_swap.faces import size_words
from ludoteka.games.stamp_swap.parts import (
    FIELDS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    RESERVE,
    RESERVED,
    SHOWS,
    Parts,
)
from ludoteka.games.stamp_swap.telling import field_words
from ludoteka.games.stamp_swap.variants import SIZE_NAMES

from .desk import Desk
from .words import item_words, pile_words

CLASSES = ("2x2", "2x3", "2x4", "3x3", "double")
VALUES, RARE_VALUES = tuple(range(-3, 5)), tuple(range(1, 10))
MOST_POINTS, MOST_CROSSED, MOST_FOREVER = 99, 9, 25

KINDS = (
    *(ItemKind(size=size, words=size_words(size), valued=True, rare=True, down=True) for size in CLASSES),
    ItemKind(size="forever", words=size_words("forever"), down=True),
    ItemKind(size="attendee", words=say("sts-co-card")),
)


# -- before the first day ---------------------------------------------------------------------------------------


def targets(desk: Desk) -> Question:
    choices = tuple(Choice(number=SIZE_NAMES.index(size), words=size_words(size)) for size in CLASSES)
    return _question(desk, "targets", form="choose", choices=choices, most=len(choices))


def contest(desk: Desk, kind: str, cards: Iterable[int]) -> Question:
    """Which of these contests lies on the board, by its ID?"""
    ids = [int(desk.p.contest_id[card]) for card in cards]
    choices = tuple(Choice(number=number, words=_number(number)) for number in ids)
    return _question(desk, kind, form="choose", choices=choices)


# -- items ------------------------------------------------------------------------------------------------------


def items(desk: Desk, kind: str, given: Sequence[EnteredItem], *, least: int = 1, most: int = MOST_ITEMS) -> Question:
    rare_values = RARE_VALUES if desk.p.full else ()
    return _question(
        desk,
        kind,
        form="items",
        kinds=KINDS,
        given=tuple(given),
        least=least,
        most=most,
        values=VALUES,
        rare_values=rare_values,
    )


def revealed(desk: Desk, given: Sequence[EnteredItem]) -> Question:
    """What the stamps show that she got face down; their sizes are known."""
    sizes = {item.size for item in given}
    kinds = tuple(
        ItemKind(size=kind.size, words=kind.words, valued=True, rare=True) for kind in KINDS if kind.size in sizes
    )
    return _question(
        desk,
        "revealed",
        form="items",
        kinds=kinds,
        given=tuple(given),
        least=len(given),
        most=len(given),
        values=VALUES,
        rare_values=RARE_VALUES,
    )


# -- your piles, and hers ---------------------------------------------------------------------------------------


def reserve(desk: Desk) -> Question:
    p, s = desk.p, desk.s
    allowed = [slot for slot in range(s.held[0]) if rules.refusal(p, s, 0, RESERVE + slot) == FINE]
    choices = tuple(_item(desk, slot) for slot in allowed)
    if not choices:
        choices = (Choice(number=0, words=say("sts-do-reserve-nothing")),)
    return _question(desk, "reserve", form="choose", choices=choices)


def split(desk: Desk) -> Question:
    there = left_to_split(desk)
    large = (len(there) + 1) // 2
    choices = tuple(_item(desk, slot) for slot in there)
    return _question(desk, "split", form="choose", choices=choices, least=large, most=large)


def left_to_split(desk: Desk) -> list[int]:
    return [slot for slot in range(desk.s.held[0]) if desk.s.lies[0, slot] != RESERVED]


def _item(desk: Desk, slot: int) -> Choice:
    tokens = int(desk.s.tokens[0, slot])
    return Choice(number=slot + 1, words=item_words(desk.p, desk.s, 0, slot), note=say("sts-co-worth", tokens=tokens))


def take(desk: Desk, side: int) -> Question:
    choices = tuple(
        Choice(number=pile, words=words, note=pile_words(desk.p, desk.s, side, pile))
        for pile, words in ((IN_LARGE, say("sts-do-take-large")), (IN_SMALL, say("sts-do-take-small")))
    )
    return _question(desk, "take", form="choose", choices=choices)


# -- cards ------------------------------------------------------------------------------------------------------


def draw(desk: Desk, kind: str) -> Question:
    """The house draws: one of the cards that can come in this phase."""
    p, s = desk.p, desk.s
    cards = [card for card in range(1, draws.most_cards(p, s.phase) + 1) if draws.can_come(p, s, card)]
    choices = tuple(Choice(number=card, words=_number(card)) for card in cards)
    return _question(desk, kind, form="draw", choices=choices)


def crossed(desk: Desk) -> Question:
    choices = tuple(Choice(number=count, words=_number(count)) for count in range(MOST_CROSSED + 1))
    return _question(desk, "decision", form="choose", choices=choices)


def show_points(desk: Desk) -> Question:
    field = NumberField(words=say("sts-co-level", level=int(desk.p.level)), least=-MOST_POINTS, most=MOST_POINTS)
    return _question(desk, "show", form="numbers", fields=(field,))


def forever(desk: Desk) -> Question:
    """How many you have; and, unless the pack says it, what the places bring."""
    fields = [NumberField(words=say("sts-co-your-forever"), least=0, most=MOST_FOREVER)]
    if not desk.drawn_here:
        fields += [NumberField(words=say(f"sts-co-place-{place}"), least=0, most=MOST_POINTS) for place in (1, 2, 3)]
    return _question(desk, "forever", form="numbers", fields=tuple(fields))


def field_points(desk: Desk) -> Question:
    fields = tuple(
        NumberField(words=field_words(field), least=-MOST_POINTS, most=MOST_POINTS) for field in range(FIELDS)
    )
    return _question(desk, "final", form="numbers", fields=fields)


def total(desk: Desk) -> Question:
    field = NumberField(words=say("sts-co-your-points"), least=-999, most=999)
    return _question(desk, "total", form="numbers", fields=(field,))


def show_cards(p: Parts, card: int) -> list[int]:
    """The contests that a show scoring card lists."""
    return [contest for contest in range(1, len(p.contest_id)) if 1 <= card <= SHOWS and p.show_lists[card, contest]]


def _number(number: int) -> Words:
    return say("sts-co-number", number=int(number))


def _question(desk: Desk, kind: str, **facts: object) -> Question:
    name = f"draw-{kind}" if facts["form"] == "draw" else kind
    words, hint = say(f"sts-ask-{name}"), say(f"sts-ask-{name}-hint")
    return Question(kind=kind, words=words, hint=hint, heading=desk.heading, **facts)  # type: ignore[arg-type]
