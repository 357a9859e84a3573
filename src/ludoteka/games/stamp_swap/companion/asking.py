"""The questions, in the order in which a day asks them."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ludoteka.core.companion import Choice, EnteredItem, ItemKind, NumberField, Question
from ludoteka.core.kernel_api import FINE
from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import draws, rules
from ludoteka.games.stamp_swap.helping import help_lines
from ludoteka.games.stamp_swap.log_text import field_words
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
from ludoteka.games.stamp_swap.pieces import size_words
from ludoteka.games.stamp_swap.variants import SIZE_NAMES

from .desk import Desk
from .setup import setup_lines
from .words import item_words, pile_words

BACKS = {"2x2": "2x2", "2x3": "2x3", "2x4": "2x4", "3x3": "3x3", "double": "2x4"}  # what a stamp looks like face down
CLASSES = tuple(BACKS)
LEAST_VALUE, MOST_VALUE = -3, 6  # that are offered at least: faded stamps, doubles
RARE_VALUES = tuple(range(1, 10))
MOST_POINTS, MOST_MAT, MOST_CROSSED, MOST_FOREVER = 99, 999, 9, 25
BY_FIELDS, BY_HAND = 1, 2  # how her mat is counted
OWN = ("shows", "values", "specialists", "finale")  # the owner's points, apart from those for forever stamps

KINDS = (
    *(
        ItemKind(size=size, words=size_words(size), back=back, valued=True, rare=True, down=True)
        for size, back in BACKS.items()
    ),
    ItemKind(size="forever", words=size_words("forever"), down=True),
    ItemKind(size="attendee", words=message("sts-co-card")),
)


# -- before the first day ---------------------------------------------------------------------------------------


def setup(desk: Desk) -> Question:
    return _question(desk, "setup", form="do", lines=setup_lines(desk.p, drawn_here=desk.drawn_here))


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
    """Those of your collection come first: then both collections are laid out."""
    return _question(
        desk,
        kind,
        form="items",
        lines=_how_to_collect(desk) if kind == "yours" else (),
        kinds=KINDS,
        given=tuple(given),
        least=least,
        most=most,
        values=_values(desk),
        rare_values=RARE_VALUES if desk.p.full else (),
    )


def _how_to_collect(desk: Desk) -> tuple[Words, ...]:
    """The cards that were drawn here have been reported."""
    return help_lines("laying-out" if desk.drawn_here else "collect")


def _values(desk: Desk) -> tuple[int, ...]:
    return tuple(range(min(LEAST_VALUE, desk.least_value), MOST_VALUE + 1))


def revealed(desk: Desk, given: Sequence[EnteredItem]) -> Question:
    """What the stamps show that she got face down; how large they are is known."""
    backs = {BACKS[item.size] for item in given}
    kinds = tuple(replace(kind, down=False) for kind in KINDS if kind.back in backs)
    return _question(
        desk,
        "revealed",
        form="items",
        kinds=kinds,
        given=tuple(given),
        least=len(given),
        most=len(given),
        values=_values(desk),
        rare_values=RARE_VALUES,
    )


# -- your piles, and hers ---------------------------------------------------------------------------------------


def reserve(desk: Desk) -> Question:
    p, s = desk.p, desk.s
    allowed = [slot for slot in range(s.held[0]) if rules.refusal(p, s, 0, RESERVE + slot) == FINE]
    choices = tuple(_item(desk, slot) for slot in allowed)
    if not choices:
        choices = (Choice(number=0, words=message("sts-do-reserve-nothing")),)
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
    return Choice(
        number=slot + 1, words=item_words(desk.p, desk.s, 0, slot), note=message("sts-co-worth", tokens=tokens)
    )


def take(desk: Desk, side: int) -> Question:
    choices = tuple(
        Choice(number=pile, words=words, note=pile_words(desk.p, desk.s, side, pile))
        for pile, words in ((IN_LARGE, message("sts-do-take-large")), (IN_SMALL, message("sts-do-take-small")))
    )
    return _question(desk, "take", form="choose", choices=choices)


def your_show(desk: Desk) -> Question:
    return _question(desk, "your-show", form="do", lines=help_lines("your-show"))


# -- cards ------------------------------------------------------------------------------------------------------


def draw(desk: Desk, kind: str) -> Question:
    """The companion draws one of the cards that can come in this phase."""
    p, s = desk.p, desk.s
    cards = [card for card in range(1, draws.most_cards(p, s.phase) + 1) if draws.can_come(p, s, card)]
    choices = tuple(Choice(number=card, words=_number(card)) for card in cards)
    return _question(desk, kind, form="draw", choices=choices)


def crossed(desk: Desk) -> Question:
    choices = tuple(Choice(number=count, words=_number(count)) for count in range(MOST_CROSSED + 1))
    return _question(desk, "decision", form="choose", choices=choices)


def show_points(desk: Desk) -> Question:
    field = NumberField(words=message("sts-co-level", level=int(desk.p.level)), least=-MOST_POINTS, most=MOST_POINTS)
    return _question(desk, "show", form="numbers", fields=(field,))


def forever(desk: Desk) -> Question:
    """How many you have; and, unless the pack says it, what the places bring."""
    fields = [NumberField(words=message("sts-co-your-forever"), least=0, most=MOST_FOREVER)]
    if not desk.drawn_here:
        fields += [
            NumberField(words=message(f"sts-co-place-{place}"), least=0, most=MOST_POINTS) for place in (1, 2, 3)
        ]
    return _question(desk, "forever", form="numbers", fields=tuple(fields))


def field_points(desk: Desk) -> Question:
    fields = tuple(
        NumberField(words=field_words(field), least=-MOST_POINTS, most=MOST_POINTS) for field in range(FIELDS)
    )
    return _question(desk, "final", form="numbers", fields=fields)


def how_her_mat_counts(desk: Desk) -> Question:
    """Which fields are printed on it is assumed: players who see others count those. A pack has the points of each."""
    to_enter = None if desk.drawn_here else message("sts-co-numbers", count=FIELDS)
    choices = (
        Choice(number=BY_FIELDS, words=message("sts-co-mat-by-fields"), note=to_enter),
        Choice(number=BY_HAND, words=message("sts-co-mat-by-hand"), note=message("sts-co-numbers", count=1)),
    )
    return _question(desk, "mat", form="choose", choices=choices)


def mat_total(desk: Desk) -> Question:
    field = NumberField(words=message("sts-co-mat-points"), least=-MOST_MAT, most=MOST_MAT)
    question = _question(desk, "mat-total", form="numbers", fields=(field,))
    return replace(question, hint=message("sts-co-mat-drawn")) if desk.drawn_here else question


def total(desk: Desk) -> Question:
    fields = tuple(NumberField(words=message(f"sts-co-own-{name}"), least=-MOST_MAT, most=MOST_MAT) for name in OWN)
    return _question(desk, "total", form="numbers", fields=fields)


def show_cards(p: Parts, card: int) -> list[int]:
    """The contests that a show scoring card lists."""
    return [contest for contest in range(1, len(p.contest_id)) if 1 <= card <= SHOWS and p.show_lists[card, contest]]


def _number(number: int) -> Words:
    return message("sts-co-number", number=int(number))


def _question(desk: Desk, kind: str, **facts: object) -> Question:
    name = f"draw-{kind}" if facts["form"] == "draw" else kind
    words, hint = message(f"sts-ask-{name}"), message(f"sts-ask-{name}-hint")
    return Question(kind=kind, words=words, hint=hint, heading=desk.heading, **facts)  # type: ignore[arg-type]
