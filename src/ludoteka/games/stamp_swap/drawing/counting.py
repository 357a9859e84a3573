"""How far a contest has come: what its formula counts on the page so far, in a few words."""

from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap.album import members_of
from ludoteka.games.stamp_swap.contests import formula_count, kinds, those_of_kind
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
    State,
)
from ludoteka.games.stamp_swap.pieces import listed, size_words
from ludoteka.games.stamp_swap.variants import COLOURS, SIZE_NAMES, THEMES


def so_far_words(p: Parts, s: State, seat: int, formula: int) -> Words | None:
    """Nothing where the points say it already."""
    kind = p.formula[formula, F_KIND]
    if kind in (SETS, SECOND, MOST):
        return _by_kind(p, s, seat, formula)
    count = int(formula_count(p, s, seat, formula))
    if kind == EMPTY:
        return message("sts-so-far-empty", count=count)
    if p.formula[formula, F_EACH] == p.formula[formula, F_PER] == 1:
        return None
    return message("sts-so-far", count=count) if count else message("sts-so-far-none")


def _by_kind(p: Parts, s: State, seat: int, formula: int) -> Words:
    """Of sets, what they lack; else the most abundant kinds, as many as matter."""
    about = int(p.formula[formula, F_OF])
    counts = [members_of(those_of_kind(p, s, seat, formula, each)) for each in range(kinds(about))]
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
