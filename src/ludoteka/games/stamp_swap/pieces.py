"""How stamps and cards look and what they are called, for any client that draws scenes."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Literal

from ludoteka.core.scene import Mark, Piece, Tone
from ludoteka.core.words import Words, message

from .client_types import StampFacts, StampSquare
from .notation import item_name
from .parts import (
    CANCELLED,
    CARD,
    COLLECT,
    DOUBLE,
    END,
    F_ADJACENT,
    F_EACH,
    F_KIND,
    F_LEAST,
    F_OF,
    F_PER,
    F_WHICH,
    FADED,
    FOREVER,
    NONE,
    OF_ATTENDEE,
    OF_MAT,
    RARE,
    SEEMS_RARE,
    SHOW,
    SIZE_MASK,
    TOKEN,
    VALUE,
    VARIETY,
    W_COLOUR,
    W_MARK,
    W_SIZE,
    W_THEME,
    Parts,
    is_card,
    is_stamp,
)
from .remembered import remembered
from .variants import ABOUT, CATEGORIES, COLOURS, EFFECTS, KINDS, PILES, SIZE_NAMES, THEMES

Outline = tuple[tuple[float, float], ...]

TONES = {
    "purple": Tone(fill="#E4D3F2", ink="#4A1D6E", pattern="dots"),
    "yellow": Tone(fill="#F7E3A1", ink="#6B4A00", pattern="lines"),
    "blue": Tone(fill="#CFE0F7", ink="#17386E", pattern="waves"),
    "green": Tone(fill="#CFE8CF", ink="#1B4A24", pattern="diagonals"),
    "brown": Tone(fill="#E8D3C2", ink="#54300F", pattern="hatch"),
    "rare": Tone(fill="#E6C15A", ink="#3D2C00", pattern="guilloche"),
    "forever": Tone(fill="#FFFDF7", ink="#2A2320"),
    "back": Tone(fill="#CDBB9D", ink="#3D3323", pattern="diagonals"),
    "card": Tone(fill="#FFF6DF", ink="#4A3208"),
}
# Signs that any client can draw; the room's own client has pictures.
GLYPHS = {"space": "moon", "monuments": "triangle", "animals": "heart", "flowers": "sun", "vehicles": "circle"}
SQUARE: Outline = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
ITEM: Outline = ((-1.0, -1.5), (1.0, -1.5), (1.0, 1.5), (-1.0, 1.5))
ALL = 256  # more than there are of stamps, cards, backs or formulas
MARK_NAMES = ((CANCELLED, "cancelled"), (FADED, "faded"), (RARE, "rare"), (FOREVER, "forever"))


@cache
def outlines() -> dict[str, Outline]:
    """Of a square of the page, of an item in a collection, and of stamps of every size."""
    sizes = {f"{w}x{h}": box(w / 2, h / 2) for w, h in ((1, 1), (2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3))}
    return {"square": SQUARE, "item": ITEM, **sizes}


def box(right: float, bottom: float) -> Outline:
    return (-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom)


# -- words ------------------------------------------------------------------------------------------------------


def listed(words: list[Words]) -> Words:
    """One after the other, with commas."""
    described = words[0]
    for each in words[1:]:
        described = message("sts-and", first=described, second=each)
    return described


def size_words(name: str) -> Words:
    return message(f"sts-size-{name}")


def stamp_size_words(p: Parts, stamp: int) -> Words:
    """`2×3`, `double 2×4`; stamps are never turned, so one that is wider than high is called lying."""
    size = size_words(SIZE_NAMES[p.size_of[stamp]])
    return message("sts-lying", size=size) if p.width[stamp] > p.height[stamp] else size


def kind_words(p: Parts, stamp: int, half: int) -> list[Words]:
    """`blue animals`: of a stamp, or of one half of a double; nothing of a forever stamp."""
    colour, theme = int(p.colour[stamp, half]), int(p.theme[stamp, half])
    described = [message(f"sts-colour-{COLOURS[colour]}")] if colour != NONE else []
    described += [message(f"sts-theme-{THEMES[theme]}")] if theme != NONE else []
    return [message("sts-kind", colour=described[0], theme=described[1])] if len(described) == 2 else described


@remembered(ALL)
def stamp_words(p: Parts, stamp: int) -> Words:
    """`a 2×3 stamp (blue animals, value 2)`: by what is seen on it, as a number says nothing to anybody."""
    kinds = [words for half in range(2 if p.size_of[stamp] == DOUBLE else 1) for words in kind_words(p, stamp, half)]
    described = [message("sts-halves", first=kinds[0], second=kinds[1])] if len(kinds) == 2 else kinds
    described += [message(f"sts-mark-{name}") for mark, name in MARK_NAMES if p.mark[stamp] & mark]
    if not p.mark[stamp] & FOREVER:
        described.append(message("sts-value", value=int(p.value[stamp])))
    return message("sts-stamp", size=stamp_size_words(p, stamp), what=listed(described))


@remembered(ALL)
def item_words(p: Parts, item: int) -> Words:
    """Whatever lies there: a stamp, a card, or the back of a hidden stamp."""
    if item < 0:
        return message("sts-hidden", size=back_words(-1 - item))
    if item == TOKEN:
        return message("sts-token")
    return message("sts-attendee", number=item - CARD) if is_card(item) else stamp_words(p, item)


def back_words(back: int) -> Words:
    """What is known of a stamp that lies face down: its size, and perhaps that it is rare."""
    size = size_words(SIZE_NAMES[back & SIZE_MASK])
    return message("sts-rare-of", size=size) if back & SEEMS_RARE else size


@remembered(ALL)
def card_words(p: Parts, card: int) -> Words:
    """What an attendee card does."""
    effect = int(p.effect[card])
    if effect in (SHOW, END):
        kind = "exhibitor" if effect == SHOW else "specialist"
        return message(f"sts-{kind}", number=card, score=formula_words(p, OF_ATTENDEE + card))
    what = EFFECTS[effect]
    size = size_words(PILES[p.draws[card]]) if effect == COLLECT else ""
    return message(f"sts-effect-{what}", number=card, points=int(p.bonus[card]), size=size)


@remembered(ALL)
def mat_words(p: Parts, mat: int) -> Words:
    return message("sts-own-mat", score=formula_words(p, OF_MAT + mat))


@remembered(ALL)
def contest_words(p: Parts, contest: int) -> Words:
    facts = {"number": int(p.contest_id[contest]), "category": category_words(p, contest)}
    return message("sts-contest", **facts, score=formula_words(p, contest))


def category_words(p: Parts, contest: int) -> Words:
    return message(f"sts-category-{CATEGORIES[p.category[contest]]}")


@remembered(ALL)
def formula_words(p: Parts, formula: int) -> Words:
    """What scores, and how much."""
    row = p.formula[formula]
    each, per = int(row[F_EACH]), int(row[F_PER])
    worth = message("sts-each", each=each) if per == 1 else message("sts-each-per", each=each, per=per)
    return message("sts-formula", what=counted_words(p, formula), worth=worth)


def counted_words(p: Parts, formula: int) -> Words:
    """What a formula counts: `groups of 2 or more stamps of one colour`."""
    row = p.formula[formula]
    which, adjacent = which_words(p, formula, F_WHICH), which_words(p, formula, F_ADJACENT)
    among = "-among" if row[F_KIND] in (VARIETY, VALUE) and which.id != "sts-which-any" else ""
    about = ABOUT[row[F_OF]] if row[F_OF] != NONE else ""
    kind = KINDS[row[F_KIND]] + among
    return message(f"sts-score-{kind}", about=about, least=int(row[F_LEAST]), which=which, adjacent=adjacent)


def which_words(p: Parts, formula: int, which: int) -> Words:
    """`cancelled purple 2×2 stamps showing animals`: the noun, and around it whatever is asked for."""
    size, colour, theme, mark = (int(p.formula[formula, which + at]) for at in (W_SIZE, W_COLOUR, W_THEME, W_MARK))
    described = message("sts-which-any")
    if size != NONE:
        described = message("sts-which-size", stamps=described, size=size_words(SIZE_NAMES[size]))
    kinds = [COLOURS[colour]] if colour != NONE else []
    for kind in kinds + [name for each, name in MARK_NAMES if mark & each]:
        described = message("sts-which-kind", stamps=described, kind=message(f"sts-such-{kind}"))
    return (
        message("sts-which-theme", stamps=described, theme=message(f"sts-theme-{THEMES[theme]}"))
        if theme != NONE
        else described
    )


# -- pieces -----------------------------------------------------------------------------------------------------


def tone_of(p: Parts, item: int, half: int = 0) -> str:
    if item < 0:
        return "back"
    if is_card(item) or item == TOKEN:
        return "card"
    if p.mark[item] & (RARE | FOREVER):
        return "rare" if p.mark[item] & RARE else "forever"
    return str(COLOURS[p.colour[item, half]])


def glyph_of(p: Parts, stamp: int, half: int = 0) -> str:
    if p.mark[stamp] & (RARE | FOREVER):
        return "star" if p.mark[stamp] & RARE else "diamond"
    return GLYPHS[THEMES[p.theme[stamp, half]]]


def value_text(p: Parts, stamp: int) -> str:
    """`2`, `-1`; a cross behind it if the stamp is cancelled."""
    return "∞" if p.mark[stamp] & FOREVER else f"{p.value[stamp]}{'x' if p.mark[stamp] & CANCELLED else ''}"


@remembered(ALL)
def stamp_facts(p: Parts, stamp: int) -> StampFacts:
    """All that is printed on a stamp, for the room's own client."""
    halves = range(2 if p.size_of[stamp] == DOUBLE else 1)
    return {
        "stamp": stamp,
        "width": int(p.width[stamp]),
        "height": int(p.height[stamp]),
        "size": SIZE_NAMES[p.size_of[stamp]],
        "colours": [COLOURS[p.colour[stamp, half]] if p.colour[stamp, half] != NONE else "" for half in halves],
        "themes": [THEMES[p.theme[stamp, half]] if p.theme[stamp, half] != NONE else "" for half in halves],
        "value": int(p.value[stamp]),
        "marks": [name for mark, name in MARK_NAMES if p.mark[stamp] & mark],
    }


def item_facts(p: Parts, item: int) -> Mapping[str, Any]:
    if item < 0:
        return {"hidden": True, "size": size_text(p, item), "back": back_words(-1 - item)}
    if item == TOKEN:
        return {"token": True}
    return {"card": item - CARD, "does": card_words(p, item - CARD)} if is_card(item) else stamp_facts(p, item)


def size_text(p: Parts, item: int) -> str:
    """`2x3`: width and height, also of a hidden stamp; a double is two of 2x2; cards have no size."""
    if item < 0:
        size = SIZE_NAMES[-1 - item & SIZE_MASK]
        return "2x4" if size == "double" else size
    if not is_stamp(item):
        return ""
    return "2*2x2" if p.size_of[item] == DOUBLE else f"{p.width[item]}x{p.height[item]}"


@remembered(4 * ALL)
def item_piece(p: Parts, item: int, cell: str, tokens: int, state: str = "", name: str = "") -> Piece:
    """An item of a collection or of the pool, with what Pinzetta has put next to it. `name`: what it goes by, if not by
    its number; the number of a card is then below."""
    tone = tone_of(p, item)
    number = "?" if item < 0 else "#1" if item == TOKEN else item_name(item).replace("card ", "c")
    marks = [Mark(kind="text", tone=tone, text=name or number, x=-0.4, y=-1.0, size=0.6)]
    if tokens:
        marks.append(Mark(kind="text", text=f"+{tokens}", x=0.7, y=-1.0, size=0.45))
    if is_stamp(item):
        marks.append(Mark(kind="text", tone=tone, text=value_text(p, item), x=-0.4, size=0.6))
        marks.append(Mark(kind="glyph", tone=tone, text=glyph_of(p, item), x=0.5, size=0.6))
    elif name:
        marks.append(Mark(kind="text", tone=tone, text=number, x=-0.4, size=0.6))
    size = size_text(p, item)
    if size:
        marks.append(Mark(kind="text", text=size, y=1.0, size=0.45))
    return Piece(
        id=f"item:{cell}",
        words=item_words(p, item),
        shape="item",
        cell=cell,
        marks=tuple(marks),
        state=state,
        data={**item_facts(p, item), "tokens": tokens},
    )


@lru_cache(ALL)
def held_id(stamp: int) -> str:
    return f"stamp:{stamp}"


@remembered(ALL)
def held_stamp(p: Parts, stamp: int) -> Piece:
    """A stamp that waits to be placed, in its own size."""
    tone, bottom = tone_of(p, stamp), float(p.height[stamp]) / 2 - 0.5
    marks = [Mark(kind="text", tone=tone, text=str(stamp), y=-bottom, size=0.5)]
    if not p.mark[stamp] & FOREVER:
        marks.append(Mark(kind="text", tone=tone, text=value_text(p, stamp), x=-0.5, y=bottom, size=0.5))
        marks.append(Mark(kind="glyph", tone=tone, text=glyph_of(p, stamp), x=0.5, y=bottom, size=0.5))
    return Piece(
        id=held_id(stamp),
        words=stamp_words(p, stamp),
        shape=f"{p.width[stamp]}x{p.height[stamp]}",
        marks=tuple(marks),
        data=stamp_facts(p, stamp),
    )


def square_piece(p: Parts, stamp: int, half: int, index: int, cell: str, state: str) -> Piece:
    """One square of a stamp on the page: the first shows its number, the second its value, the others its theme."""
    tone = tone_of(p, stamp, half)
    text = str(stamp) if index == 0 else value_text(p, stamp) if index == 1 and half == 0 else ""
    mark = _mark("text", tone, text) if text else _mark("glyph", tone, glyph_of(p, stamp, half))
    return Piece(
        id=f"{stamp}.{half}.{index}",
        words=stamp_words(p, stamp),
        shape="square",
        cell=cell,
        marks=mark,
        state=state,
        data=stamp_facts(p, stamp) if index == 0 and half == 0 else _square(stamp),
    )


@lru_cache(512)
def _mark(kind: Literal["text", "glyph"], tone: str, text: str) -> tuple[Mark, ...]:
    """On a square of the page; shared by all that look alike, as these are most of what a table holds in memory."""
    return (Mark(kind=kind, tone=tone, text=text, size=0.45),)


@lru_cache(ALL)
def _square(stamp: int) -> StampSquare:
    return {"stamp": stamp}
