"""What the companion says of items, of a day, and of the points of both."""

from typing import TYPE_CHECKING

from ludoteka.core.scene import ScoreLine
from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import automa
from ludoteka.games.stamp_swap.drawing.facts import why_tokens
from ludoteka.games.stamp_swap.log_text import field_words
from ludoteka.games.stamp_swap.parts import (
    DAYS,
    DOWN,
    FIELDS,
    FINAL_DRAW,
    FOREVER,
    PILE_MASK,
    RARE,
    Parts,
    State,
    has_mark,
    is_card,
)
from ludoteka.games.stamp_swap.pieces import listed, size_words
from ludoteka.games.stamp_swap.scoring import forever_of, forever_points_of, level_points, place_of
from ludoteka.games.stamp_swap.variants import PILES, SIZE_NAMES

if TYPE_CHECKING:
    from .desk import Desk


def day_words(s: State) -> Words:
    return message("sts-co-end") if s.phase >= FINAL_DRAW else message(f"sts-day-{s.day + 1}")


# -- items ------------------------------------------------------------------------------------------------------


def item_words(p: Parts, s: State, side: int, slot: int) -> Words:
    """`item 2 (2×2, value 3)`: as it lies there, by its place from the left."""
    return message("sts-co-item", number=slot + 1, what=what_words(p, int(s.item[side, slot]), bool(s.up[side, slot])))


def what_words(p: Parts, item: int, up: bool = True) -> Words:
    """What Pinzetta knows of an item: `2×2, rare, value 5`."""
    if is_card(item):
        return message("sts-co-card")
    if has_mark(p, item, FOREVER):
        return message("sts-mark-forever")
    described = [size_words(SIZE_NAMES[p.size_of[item]])]
    if has_mark(p, item, RARE):
        described.append(message("sts-mark-rare"))
    described.append(message("sts-value", value=int(p.value[item])) if up else message("sts-co-down"))
    return listed(described)


def token_lines(p: Parts, s: State, side: int) -> list[Words]:
    """How many tokens each item gets, and what for."""
    lines = []
    for slot in range(s.held[side]):
        tokens = int(automa.item_tokens(p, s, side, slot))
        item = item_words(p, s, side, slot)
        if tokens:
            why = listed(why_tokens(p, s, side, slot))
            lines.append(message("sts-co-tokens", item=item, tokens=tokens, why=why))
        else:
            lines.append(message("sts-co-no-tokens", item=item))
    return lines


def pile_words(p: Parts, s: State, side: int, pile: int) -> Words:
    """Everything in a pile, from left to right."""
    items = [item_words(p, s, side, slot) for slot in range(s.held[side]) if s.lies[side, slot] == pile]
    return listed(items) if items else message("sts-co-nothing")


def wanted_words(wanted: int) -> Words:
    """An item on an event card."""
    pile = PILES[wanted & PILE_MASK]
    described = message("sts-co-card") if pile == "attendee" else size_words(pile)
    return message("sts-co-hidden", what=described) if wanted & DOWN else described


def list_words(p: Parts, card: int, which: int) -> Words:
    """A list on an event card, from left to right."""
    return listed([wanted_words(int(wanted)) for wanted in p.event[card, which, : p.listed[card, which]]])


# -- her side of the table --------------------------------------------------------------------------------------


def score_lines(p: Parts, s: State) -> tuple[ScoreLine, ...]:
    """Her points so far: what is sure already counts already."""
    if not p.full:
        return (ScoreLine(kind="level", points=int(level_points(p)), words=message("sts-line-introductory")),)
    lines = [
        ScoreLine(kind="show", points=int(s.her_show[day]), words=message("sts-line-show", day=day + 1))
        for day in range(DAYS)
        if s.her_show[day]
    ]
    lines.append(ScoreLine(kind="level", points=int(level_points(p)), words=message("sts-line-hers-level")))
    for which, name in ((1, "forever"), (2, "mat")):
        if s.her_final[which]:
            lines.append(ScoreLine(kind=name, points=int(s.her_final[which]), words=message(f"sts-line-hers-{name}")))
    lines.append(ScoreLine(kind="rares", points=int(s.her_rares), words=message("sts-line-hers-rares")))
    return tuple(lines)


def notes(desk: "Desk") -> tuple[Words, ...]:
    """What lies on the fields of her mat."""
    if not desk.p.full:
        return ()
    counts = [
        message("sts-field-count", field=field_words(field), count=int(desk.s.field[field])) for field in range(FIELDS)
    ]
    return (*counts, message("sts-co-fields-assumed"))


def own_lines(desk: "Desk") -> tuple[ScoreLine, ...]:
    """The owner's points, when they have been entered; those for forever stamps are counted here."""
    p, s = desk.p, desk.s
    if not desk.own_points:
        return ()
    count = int(forever_of(p, s, 0))
    forever = message("sts-line-forever", count=count, place=int(place_of(p, s, count)))
    shows, values, specialists, finale = desk.own_points
    return (
        ScoreLine(kind="shows", points=shows, words=message("sts-line-own-shows")),
        ScoreLine(kind="forever", points=int(forever_points_of(p, s, 0)), words=forever),
        ScoreLine(kind="values", points=values, words=message("sts-line-values")),
        ScoreLine(kind="specialists", points=specialists, words=message("sts-line-own-specialists")),
        ScoreLine(kind="finale", points=finale, words=message("sts-line-own-finale")),
    )
