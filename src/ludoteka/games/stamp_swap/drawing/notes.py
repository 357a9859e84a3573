"""What else is to be known at the table, in words: for clients that draw any scene, as the terminal does."""

from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.parts import SIZES, Parts, State
from ludoteka.games.stamp_swap.pieces import card_words, listed, mat_words, size_words
from ludoteka.games.stamp_swap.remembered import remembered
from ludoteka.games.stamp_swap.variants import SIZE_NAMES


def notes(p: Parts, s: State, mat: int, cards: tuple[int, ...]) -> tuple[Words, ...]:
    """`mat` and `cards`: those of the viewer."""
    return _notes(p, int(scoring.her_score(p, s)) if p.seats == 1 else 0, int(s.her_mat), mat, cards)


@remembered(64)
def _notes(p: Parts, her_points: int, her_mat: int, mat: int, cards: tuple[int, ...]) -> tuple[Words, ...]:
    """The own mat and cards; Pinzetta's points and her aims; the signs of stamps; and whose content this is."""
    notes = [*([mat_words(p, mat)] if mat else []), *(card_words(p, card) for card in cards)]
    if p.seats == 1:
        notes.append(message("sts-note-hers", points=her_points, level=int(p.level)))
        if her_mat:
            notes.append(message("sts-note-targets", sizes=listed(target_words(p, her_mat))))
        if p.full:
            notes.append(message("sts-note-fields"))
    notes.append(message("sts-note-signs"))
    return (*notes, message("sts-note-built-in")) if p.built_in else tuple(notes)


def target_words(p: Parts, her_mat: int) -> list[Words]:
    """The sizes in the corner of her mat."""
    return [size_words(SIZE_NAMES[size]) for size in range(SIZES) if her_mat and p.target[her_mat, size]]
