"""How far a contest has come: what its formula counts on the page so far, in a few words."""

from collections.abc import Sequence

from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap.contests import kinds
from ludoteka.games.stamp_swap.parts import (
    EMPTY,
    F_EACH,
    F_KIND,
    F_OF,
    F_PER,
    MOST,
    OF_COLOURS,
    OF_THEMES,
    SECOND,
    SETS,
    Parts,
)
from ludoteka.games.stamp_swap.pieces import listed, size_words
from ludoteka.games.stamp_swap.variants import COLOURS, SIZE_NAMES, THEMES


def so_far_words(p: Parts, formula: int, count: int, by_kind: Sequence[int]) -> Words | None:
    """Of a formula that has come to this count; `by_kind`: how many there are of each colour, theme or size, if it
    compares those. Nothing where the points say it already."""
    kind = p.formula[formula, F_KIND]
    if kind in (SETS, SECOND, MOST):
        return _by_kind(p, formula, by_kind[: kinds(p.formula[formula, F_OF])])
    if kind == EMPTY:
        return message("sts-so-far-empty", count=count)
    if p.formula[formula, F_EACH] == p.formula[formula, F_PER] == 1:
        return None
    return message("sts-so-far", count=count) if count else message("sts-so-far-none")


def _by_kind(p: Parts, formula: int, counts: Sequence[int]) -> Words:
    """Of sets, what they lack; else the most abundant kinds, as many as matter."""
    about = int(p.formula[formula, F_OF])
    if not any(counts):
        return message("sts-so-far-none")
    if p.formula[formula, F_KIND] == SETS:
        fewest = listed([_kind_words(about, each) for each, count in enumerate(counts) if count == min(counts)])
        return message("sts-so-far-fewest" if min(counts) else "sts-so-far-missing", kinds=fewest)
    ranked = sorted((each for each, count in enumerate(counts) if count), key=lambda each: -counts[each])
    ranked_words = [
        message("sts-so-far-most", kind=_kind_words(about, each), count=counts[each]) for each in ranked[:2]
    ]
    if p.formula[formula, F_KIND] == SECOND and len(ranked_words) == 2:
        return message("sts-so-far-then", first=ranked_words[0], second=ranked_words[1])
    return ranked_words[0]


def _kind_words(about: int, kind: int) -> Words:
    if about == OF_COLOURS:
        return message(f"sts-colour-{COLOURS[kind]}")
    return message(f"sts-theme-{THEMES[kind]}") if about == OF_THEMES else size_words(SIZE_NAMES[kind])
